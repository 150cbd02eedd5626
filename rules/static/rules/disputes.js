// What a link or a form of the tie resolver asks, and the answer: rules/disputes.py and the answers of rules/resolver.py
// in the browser. What a page knows by itself (columns, limits, sentences of faults, reasons, rules) is its data.
import { ranks } from "../scoring/engine.js";
import { cleanName } from "../scoring/names.js";
import { isLong, wholeNumber } from "../scoring/typed.js";

const SEPARATOR = /[,،]/;
const ROWS_SHOWN = 10;
const ROWS = 3;

/**
 * @param {Object} data of the page
 * @param {{catalog: Object, wording: Object, engine: Object, values: Object}} words
 */
export function makeResolver(data, { catalog, wording, engine, values }) {
  const { number, signed, ordinal } = catalog;
  const choices = Object.keys(values.hand_size).map(Number);
  const columns = ["names", ...data.columns];
  const blank = Object.fromEntries(columns.map((column) => [column, ""]));

  /** Rows as typed, how many play, faults by field, and the counts by column when there are none. @param {URLSearchParams} query */
  function read(query) {
    const typed = columns.map((column) => items(query.getAll(column)));
    const rows = rowsOf(typed);
    const asked = query.has("players") || rows.length > 0;
    const players = query.has("players") ? wholeNumber(query.getAll("players").at(-1)) : rows.length;
    if (!asked || !choices.includes(players)) {
      return { rows: rows.slice(0, ROWS_SHOWN), players: null, faults: asked ? { players: data.faults.players.player_count } : {} };
    }
    const seats = [...rows, ...Array(players).fill(blank)].slice(0, players);
    const faults = Object.fromEntries(seats.flatMap(faultsOf));
    return { rows: seats, players, faults, dispute: Object.keys(faults).length ? null : disputeOf(seats) };
  }

  function rowsOf(typed) {
    const length = Math.max(0, ...typed.map((own) => own.findLastIndex(Boolean) + 1));
    return Array.from({ length }, (_, seat) => Object.fromEntries(columns.map((column, n) => [column, typed[n][seat] ?? ""])));
  }

  function faultsOf(row, seat) {
    return columns
      .map((column) => [column, column === "names" ? nameFault(row.names) : numberFault(column, row[column])])
      .filter(([, code]) => code)
      .map(([column, code]) => [`${column}_${seat + 1}`, data.faults[column][code]]);
  }

  function numberFault(column, text) {
    const typed = wholeNumber(text);
    const [lowest, highest] = data.limits[column];
    if (typed === null) return "not_number";
    if (typed < lowest) return "too_low";
    return typed > highest ? "too_high" : "";
  }

  function disputeOf(rows) {
    return { names: rows.map((row) => cleanName(row.names)), counts: data.columns.map((column) => rows.map((row) => wholeNumber(row[column]))) };
  }

  /** The shortest query that asks this again. */
  function linkOf({ names, counts }) {
    return [...counts.map((own, n) => `${data.columns[n]}=${own.join(",")}`), ...namesInLink(names)].join("&");
  }

  /** What the template shows for a query. @param {URLSearchParams} query */
  function page(query) {
    const { rows, players, faults, dispute } = read(query);
    const chosen = players ?? (Object.keys(faults).length ? null : ROWS);
    const all = [...(dispute ? answeredRows(rows, dispute) : rows), ...Array(Math.max(0, Math.max(...choices) - rows.length)).fill(blank)];
    return {
      ...data,
      players: choices.map((value) => ({ value, checked: value === chosen })),
      players_fault: faults.players ?? "",
      rows: all.map((row, seat) => formRow(row, seat, faults)),
      answer: dispute ? answer(dispute) : null,
      query: dispute ? linkOf(dispute) : null,
    };
  }

  /** Numbers that were understood stand in the reader's digits. */
  function answeredRows(rows, { counts }) {
    const numbers = (seat) => Object.fromEntries(data.columns.map((column, n) => [column, number(counts[n][seat])]));
    return rows.map((row, seat) => ({ ...row, ...numbers(seat) }));
  }

  function formRow(row, seat, faults) {
    const [name, ...numbers] = columns.map((column) => {
      const id = `${column}_${seat + 1}`;
      return { id, name: column, value: row[column], fault: faults[id] ?? "" };
    });
    const wrong = [name, ...numbers].filter(({ fault }) => fault).map(({ id, fault }) => ({ id, text: fault }));
    return { seat: seat + 1, label: wording.defaultName(seat), name, numbers, faults: wrong };
  }

  function answer(dispute) {
    const names = wording.displayNames(dispute.names);
    const { sentences, sums = [], results, found, order = names.keys() } = answers[data.kind](...dispute.counts, names);
    const basis = basisOf(data, found, names.length);
    const query = linkOf(dispute);
    return {
      sentences,
      sums,
      rows: [...order].map((seat) => ({ name: names[seat], counts: dispute.counts.map((own) => number(own[seat])), result: results[seat] })),
      passages: basis.passages.map((code) => data.passages[code]).filter(Boolean),
      rulings: basis.rulings.map((slug) => data.rulings[slug]).filter(Boolean),
      link: `${data.link}?${query}`,
      address: `${data.link}?${decodeURIComponent(query)}`,
    };
  }

  const answers = {
    maki: (rolls, names) => prize(engine.maki(rolls), wording.makiSentences, names),
    pudding: (puddings, names) => prize(engine.finalPuddings(puddings), wording.puddingSentences, names),
    winner(totals, puddings, names) {
      const places = ranks(totals, puddings);
      return {
        sentences: wording.finalSentences({ totals, puddings, ranks: places }, names),
        results: places.map(ordinal),
        found: winnerShapes(totals, places),
        order: [...places.keys()].sort((one, other) => places[one] - places[other]),
      };
    },
  };

  function prize(lines, say, names) {
    return {
      sentences: say(lines, names),
      sums: [...new Set(lines.filter(({ sharing }) => sharing > 1).map(wording.splitSum))],
      results: lines.map(({ points }) => signed(points)),
      found: Object.fromEntries(lines.map((line) => [line.rule, line])),
    };
  }

  return { page };
}

const items = (values) => (values.length === 1 ? values[0].split(SEPARATOR) : values).map((item) => item.trim());

const nameFault = (text) => (isLong(cleanName(text)) ? "long_name" : "");

function namesInLink(names) {
  if (!names.some(Boolean)) return [];
  const encoded = names.map((name) => encodeURIComponent(name).replaceAll("'", "%27"));
  if (names.some((name) => SEPARATOR.test(name))) return encoded.map((name) => `names=${name}`);
  return [`names=${encoded.join(",").replace(/,+$/, "")}`];
}

function winnerShapes(totals, places) {
  const best = Math.max(...totals);
  const found = new Set();
  for (const total of new Set(totals)) {
    const level = places.filter((_, seat) => totals[seat] === total);
    const parted = new Set(level).size;
    if (parted > 1) found.add(total === best ? "level_first" : "level_lower");
    else if (total === best && level.length === 1) found.add("alone");
    if (parted < level.length) found.add("shared");
  }
  return Object.fromEntries([...found].map((shape) => [shape, { sharing: 0, count: 0, left: 0 }]));
}

/** Codes of the passages and slugs of the rulings that an answer rests on: rules/reasons.py. */
function basisOf({ reasons, remainder }, found, players) {
  const fits = reasons.filter((reason) => fitsShape(reason, found, players));
  const first = fits.filter((reason, n) => fits.findIndex(({ rule }) => rule === reason.rule) === n);
  const all = Object.values(found).some(({ left }) => left) ? [...first, remainder] : first;
  const each = (texts) => [...new Set(texts.filter(Boolean))];
  return { passages: each(all.map(({ passage }) => passage)), rulings: each(all.map(({ ruling }) => ruling)) };
}

function fitsShape({ rule, sharing, players: only, none, without }, found, players) {
  const shape = found[rule];
  if (!shape || shape.sharing < sharing || (none && shape.count)) return false;
  return (only === 0 || only === players) && !(without in found);
}
