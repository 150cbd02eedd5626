// The engine of scoring/engine in the browser. It holds no value of a rule: Python writes them all into words.json.
// tests/vectors holds Python's answers; one difference fails the build.

/**
 * Counts of what lies in front of one player, by the names in values.counts; absent ones are 0.
 * @typedef {Object<string, number>} Tableau
 *
 * One reason for points, as scoring/engine/breakdown.py describes it.
 * @typedef {{rule: string, points: number, count: number, sets: number, left: number, sharing: number,
 *   prize: number}} Line
 *
 * @typedef {{lines: Line[], points: Object<string, number>, total: number}} SeatResult  points by source
 * @typedef {{seats: SeatResult[]}} RoundResult
 * @typedef {{finished: boolean, rounds: RoundResult[], puddings: number[], pudding: Line[]|null, totals: number[],
 *   ranks: number[]}} GameResult
 *
 * code "hand_size" (with round from 1 and seat from 0) or "deck" (with card).
 * @typedef {{code: string, limit: number, found: number, round: number, seat: number, card: string}} GameWarning
 */

const sum = (numbers) => numbers.reduce((total, n) => total + n, 0);
const times = (numbers, n) => numbers.filter((other) => other === n).length;

function line(rule, points, count, more = {}) {
  return { rule, points, count, sets: 0, left: 0, sharing: 0, prize: 0, ...more };
}

function sets(rule, cards, size, points) {
  const complete = Math.floor(cards / size);
  return line(rule, complete * points, cards, { sets: complete, left: cards % size });
}

function dumpling(cards, points) {
  const scoring = Math.min(cards, points.length - 1);
  return line("dumpling", points[scoring], cards, { left: cards - scoring });
}

function share(rule, prize, count, sharing) {
  return line(rule, Math.floor(prize / sharing), count, { left: prize % sharing, sharing, prize });
}

function shareLoss(rule, loss, count, sharing) {
  const shared = share(rule, loss, count, sharing);
  return { ...shared, points: -shared.points };
}

/** Lines by seat from the rolls by seat: those who tie for the most leave no second place. */
function maki(rolls, values) {
  const [most, second] = [...rolls].sort((a, b) => b - a);
  return rolls.map((own) => {
    if (own === 0) return line("maki_none", 0, 0);
    if (own === most) return share("maki_most", values.maki_most_points, own, times(rolls, own));
    if (own === second) return share("maki_second", values.maki_second_points, own, times(rolls, own));
    return line("maki_too_few", 0, own);
  });
}

/** Lines by seat from the puddings by seat. With two players nobody loses. */
function finalPuddings(puddings, values) {
  const [most, fewest] = [Math.max(...puddings), Math.min(...puddings)];
  return puddings.map((own) => {
    if (most === fewest) return line("pudding_all_equal", 0, own);
    if (own === most) return share("pudding_most", values.pudding_points, own, times(puddings, own));
    if (own > fewest) return line("pudding_middle", 0, own);
    if (puddings.length === 2) return line("pudding_fewer_of_two", 0, own);
    return shareLoss("pudding_fewest", values.pudding_points, own, times(puddings, own));
  });
}

/** Places by seat: 1 + number of players with more points, or with as many and more puddings. */
export function ranks(totals, puddings) {
  const better = (seat, other) => totals[other] - totals[seat] || puddings[other] - puddings[seat];
  return totals.map((_, seat) => 1 + totals.filter((_, other) => better(seat, other) > 0).length);
}

/** A function for each count that makes its line, in the order of the lines. */
function countRules(values) {
  const nothing = (name) => [name, (n) => line(name, 0, n)];
  const each = (points) => Object.keys(points).map((name) => [name, (n) => line(name, n * points[name], n)]);
  return [
    ["tempura", (n) => sets("tempura", n, values.tempura_set, values.tempura_points)],
    ["sashimi", (n) => sets("sashimi", n, values.sashimi_set, values.sashimi_points)],
    ["dumpling", (n) => dumpling(n, values.dumpling_points)],
    ...each(values.nigiri_points),
    ...each(values.on_wasabi_points),
    ...["wasabi", "chopsticks", "pudding"].map(nothing),
  ];
}

/**
 * The engine for the values of words.json. Its functions throw RangeError where Python's raise ValueError.
 * @param {Object} values
 */
export function makeEngine(values) {
  const rules = countRules(values);
  const covered = (tableau) => sum(values.nigiri.map((name) => tableau[`${name}_on_wasabi`] ?? 0));

  /** Physical cards on the table: a nigiri on a wasabi is two. @param {Tableau} tableau @returns {number} */
  function cards(tableau) {
    return sum(values.counts.map((name) => tableau[name] ?? 0)) + covered(tableau);
  }

  /** Maki rolls, the icons and not the cards. @param {Tableau} tableau @returns {number} */
  function rolls(tableau) {
    return sum(Object.entries(values.rolls).map(([card, icons]) => icons * (tableau[card] ?? 0)));
  }

  /** Lines of one tableau by itself, without maki. @param {Tableau} tableau @returns {Line[]} */
  function scoreTableau(tableau) {
    return rules.filter(([name]) => tableau[name]).map(([name, rule]) => rule(tableau[name]));
  }

  /** A round from the tableaus by seat, the maki line last. @param {Tableau[]} tableaus @returns {RoundResult} */
  function scoreRound(tableaus) {
    handSize(tableaus.length);
    const makiLines = maki(tableaus.map(rolls), values);
    return { seats: tableaus.map((tableau, seat) => seatResult([...scoreTableau(tableau), makiLines[seat]])) };
  }

  function seatResult(lines) {
    const points = Object.fromEntries(values.sources.map((source) => [source, 0]));
    for (const { rule, points: more } of lines) {
      if (rule in values.source_of) points[values.source_of[rule]] += more;
    }
    return { lines, points, total: sum(lines.map((each) => each.points)) };
  }

  /**
   * A game from its complete rounds; puddings count once the last one is in.
   * @param {Tableau[][]} rounds @param {number} players @returns {GameResult}
   */
  function scoreGame(rounds, players) {
    handSize(players);
    if (rounds.length > values.rounds) throw new RangeError(`expected at most ${values.rounds} rounds`);
    if (rounds.some((tableaus) => tableaus.length !== players)) throw new RangeError(`expected ${players} tableaus`);
    const scored = rounds.map(scoreRound);
    const seats = [...Array(players).keys()];
    const puddings = seats.map((seat) => sum(rounds.map((tableaus) => tableaus[seat].pudding ?? 0)));
    const finished = rounds.length === values.rounds;
    const pudding = finished ? finalPuddings(puddings, values) : null;
    const played = seats.map((seat) => sum(scored.map((round) => round.seats[seat].total)));
    const totals = seats.map((seat) => played[seat] + (finished ? pudding[seat].points : 0));
    const places = ranks(totals, finished ? puddings : seats.map(() => 0));
    return { finished, rounds: scored, puddings, pudding, totals, ranks: places };
  }

  /**
   * What is unlikely: wrong hand sizes first, then more cards than the box holds.
   * @param {(Tableau|null)[][]} rounds  null is a tableau that is not there yet
   * @param {number} players @returns {GameWarning[]}
   */
  function checkGame(rounds, players) {
    const laid = rounds.flatMap((tableaus, index) =>
      tableaus.map((tableau, seat) => ({ tableau, round: index + 1, seat })).filter(({ tableau }) => tableau),
    );
    return [...handWarnings(laid, handSize(players)), ...deckWarnings(laid.map(({ tableau }) => tableau))];
  }

  function handWarnings(laid, limit) {
    return laid
      .map(({ tableau, round, seat }) => ({ code: "hand_size", limit, found: cards(tableau), round, seat, card: "" }))
      .filter(({ found }) => found !== limit);
  }

  function deckWarnings(tableaus) {
    return Object.entries(values.deck)
      .map(([card, limit]) => ({ card, limit, found: sum(tableaus.map((tableau) => count(tableau, card))) }))
      .filter(({ limit, found }) => found > limit)
      .map(({ card, limit, found }) => ({ code: "deck", limit, found, round: 0, seat: 0, card }));
  }

  /** Physical cards of one kind, wherever they lie. */
  function count(tableau, card) {
    const alone = tableau[card] ?? 0;
    if (card === "wasabi") return alone + covered(tableau);
    return alone + (tableau[`${card}_on_wasabi`] ?? 0);
  }

  /** Cards dealt to each of so many players. @param {number} players @returns {number} */
  function handSize(players) {
    if (!(players in values.hand_size)) throw new RangeError(`no game has ${players} players`);
    return values.hand_size[players];
  }

  return {
    cards,
    rolls,
    handSize,
    scoreTableau,
    scoreRound,
    scoreGame,
    checkGame,
    maki: (counts) => maki(counts, values),
    finalPuddings: (puddings) => finalPuddings(puddings, values),
  };
}
