// Answers the vectors with the JavaScript modules, in the short form of tests/vectors/encode.py; in Node and in browsers.

/**
 * Every vector that the modules answer in another way than Python: the two lines of each.
 * @param {string} file  the text of a .jsonl file
 * @param {Object} words  what makeWords made for each language
 */
export function differences(file, words) {
  const [key, ...vectors] = file.trimEnd().split("\n");
  const code = makeCode(JSON.parse(key));
  const [{ engine }] = Object.values(words);
  const answer = (vector) => ("call" in vector ? say(vector, words, code) : score(vector, engine, code));
  return vectors
    .map((line) => ({ python: line, javascript: JSON.stringify(attempt(answer, JSON.parse(line))) }))
    .filter(({ python, javascript }) => python !== javascript);
}

function attempt(answer, vector) {
  try {
    return answer(vector);
  } catch (error) {
    return String(error);
  }
}

function score(vector, engine, code) {
  if ("t" in vector && !("n" in vector)) {
    const { seats } = engine.scoreRound(code.tableaus(vector.t));
    return { t: vector.t, l: seats.map(({ lines }) => code.lines(lines)).join("|") };
  }
  const { n, r } = vector;
  const rounds = r.map(code.tableaus);
  return "w" in vector
    ? { n, r, w: engine.checkGame(rounds, n).map(code.warning).join(" ") }
    : { n, r, ...code.game(engine.scoreGame(rounds, n)) };
}

/** Calls a function of the catalog or of the wording in each language. */
function say({ call, with: given }, words, code) {
  const values = given.map((value) => code.argument(value));
  const answers = Object.entries(words).map(([language, { catalog, wording }]) => [
    language,
    (catalog[call] ?? wording[call])(...values),
  ]);
  return { call, with: given, ...Object.fromEntries(answers) };
}

function makeCode({ counts, sources, rules, fields }) {
  const letter = (place) => String.fromCharCode("a".charCodeAt(0) + place);
  const place = (text) => text.charCodeAt(0) - "a".charCodeAt(0);
  const numbers = (values) => values.map((value) => value || "").join(",").replace(/,+$/, "");

  function tableaus(text) {
    return text.split("|").map((counted) => (counted === "-" ? null : tableau(counted)));
  }

  function tableau(text) {
    const counted = [...text.matchAll(/([a-z])(\d+)/g)];
    return Object.fromEntries(counted.map(([, name, n]) => [counts[place(name)], Number(n)]));
  }

  function line(given) {
    same(Object.keys(given), fields);
    const { rule, ...rest } = given;
    return letter(rules.indexOf(rule)) + numbers(Object.values(rest));
  }

  const lines = (given) => given.map(line).join(" ");

  function seat({ lines: given, points, total }) {
    same(Object.keys(points), sources);
    same([total], [Object.values(points).reduce((a, b) => a + b)]);
    const some = sources.map((source, index) => (points[source] ? letter(index) + points[source] : ""));
    return `${lines(given)}=${some.join("")}`;
  }

  function game({ finished, rounds, puddings, pudding, totals, ranks }) {
    same([finished], [pudding !== null]);
    return {
      s: rounds.map(({ seats }) => seats.map(seat).join("|")),
      p: numbers(puddings),
      f: pudding && lines(pudding),
      t: numbers(totals),
      k: numbers(ranks),
    };
  }

  function warning({ code, limit, found, round, seat, card }) {
    return `${code}:${numbers([limit, found, round, seat])}${card}`;
  }

  /** Lines are short in an argument too. */
  function argument(value) {
    if (Array.isArray(value)) return value.map(argument);
    return value?.line ? fullLine(value.line) : value;
  }

  function fullLine(text) {
    const given = [rules[place(text)], ...text.slice(1).split(",").map(Number)];
    return Object.fromEntries(fields.map((name, index) => [name, given[index] ?? 0]));
  }

  return { tableaus, lines, game, warning, argument };
}

function same(found, expected) {
  if (String(found) !== String(expected)) throw new Error(`${found} instead of ${expected}`);
}
