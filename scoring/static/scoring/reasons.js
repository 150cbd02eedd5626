// What stands behind every line: scoring/reasons.py on the phone, from the same tables.

/** @param {Object} values as in words.json */
export function makeReasons({ passages, ties, rulings: all, final }) {
  /** The anchor on the rules page of what a line follows. @param {import("./engine.js").Line} line */
  const passage = ({ rule, sharing }) => (sharing > 1 ? ties : passages)[rule];

  /** Slugs of the rulings on a line. @param {Object} line @param {Object[]} seats lines it was compared with, if any */
  function rulings(line, seats) {
    const leaders = seats.filter(({ rule }) => rule === "maki_most" || rule === "pudding_most").length;
    const facts = { ...line, players: seats.length, leaders };
    return all.filter(([, rules, when]) => rules.includes(line.rule) && holds(when, facts)).map(([slug]) => slug);
  }

  /** The rulings on the lines of all seats, each once. @param {Object[]} seats */
  const allRulings = (seats) => [...new Set(seats.flatMap((line) => rulings(line, seats)))];

  /** The rulings on how a finished game ends. @param {import("./engine.js").GameResult} result */
  function finalRulings({ totals, ranks }) {
    const most = Math.max(...totals);
    const [best, winners] = [times(totals, most), times(ranks, 1)];
    return [
      winners < best && final.tie_break,
      winners > 1 && final.shared_win,
      totals.some((total) => total < most && times(totals, total) > 1) && final.lower_places,
      Math.min(...totals) < 0 && final.below_zero,
    ].filter(Boolean);
  }

  const finalPassage = ({ totals }) => (times(totals, Math.max(...totals)) > 1 ? final.by_puddings : final.win);

  return { passage, rulings, allRulings, finalRulings, finalPassage };
}

const times = (numbers, wanted) => numbers.filter((n) => n === wanted).length;

function holds(when, facts) {
  return Object.entries(when).every(([name, [low, high]]) => facts[name] >= low && (high === null || facts[name] <= high));
}
