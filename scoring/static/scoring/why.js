// The reasons that stand under the numbers of a page: scoring/why.py on the phone.
import { makeReasons } from "./reasons.js";

/** @param {{wording: Object, values: Object}} words */
export function makeWhy({ wording: { added, lineSum }, values }) {
  const { passage, rulings, allRulings, finalPassage, finalRulings } = makeReasons(values.reasons);

  /** Why a line has its points. @param {Object} line @param {Object[]} [seats] @param {string[]} [sums] */
  const ofLine = (line, seats = [], sums = []) => ({
    sums: [...sums, lineSum(line)].filter(Boolean),
    rule: passage(line),
    rulings: rulings(line, seats),
  });

  /** Why a prize went to some and not to others. @param {Object[]} seats the lines by seat */
  const ofPrizes = (seats) => ({ sums: [], rule: passage(decisive(seats)), rulings: allRulings(seats) });

  /** Why a finished game is won by those who win it. @param {import("./engine.js").GameResult} result */
  const ofEnd = (result) => ({ sums: [], rule: finalPassage(result), rulings: finalRulings(result) });

  /** The rolls of every maki card, added up. @param {Object<string, number>} tableau */
  function rollsSum(tableau) {
    const rolls = Object.entries(values.rolls).flatMap(([card, icons]) => Array(tableau[card] ?? 0).fill(icons));
    return added(rolls, rolls.reduce((sum, icons) => sum + icons, 0));
  }

  /** A row for each player: what makes the total, and puddings by round. @param {string[]} names */
  const totals = (result, names) => names.map((name, seat) => total(result, seat, name));

  function total(result, seat, name) {
    const parts = result.rounds.map(({ seats }) => seats[seat].total);
    if (result.pudding) parts.push(result.pudding[seat].points);
    return {
      name,
      sum: added(parts, result.totals[seat]),
      total: result.totals[seat],
      puddings: result.puddings[seat],
      kept: added(result.rounds.map(({ seats }) => puddings(seats[seat].lines)), result.puddings[seat]),
    };
  }

  return { ofLine, ofPrizes, ofEnd, rollsSum, totals };
}

/** The line that most share, of these the one with most points: it says which rule was needed. */
const decisive = (seats) =>
  seats.reduce((best, line) =>
    line.sharing > best.sharing || (line.sharing === best.sharing && line.points > best.points) ? line : best,
  );

const puddings = (lines) => lines.find(({ rule }) => rule === "pudding")?.count ?? 0;
