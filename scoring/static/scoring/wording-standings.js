// Who wins, and how ties fall, in sentences.

/** @param {ReturnType<import("./catalog.js").makeCatalog>} catalog @param {Object} phrases */
export function makeStandingSentences(catalog, phrases) {
  const win = makeWinSentence(catalog, phrases);
  const ties = makeTieSentences(catalog, phrases);

  /** Who wins and how the ties fall, the win first; only for a finished game. @returns {string[]} */
  function finalSentences(result, names) {
    const [, ...lowerTotals] = descending(new Set(result.totals));
    const places = descending(new Set(result.ranks)).reverse();
    const sharedRanks = places.filter((rank) => holders(result.ranks, rank).length > 1);
    return [
      win(result, names),
      ...lowerTotals.flatMap((total) => ties.orderByPuddings(total, result, names)),
      ...sharedRanks.filter((rank) => rank > 1).map((rank) => ties.sharedPlace(rank, result, names)),
      ...(sharedRanks.length ? [ties.customTie()] : []),
    ];
  }

  return { finalSentences };
}

const descending = (numbers) => [...numbers].sort((a, b) => b - a);

/** The seats that have this value. */
const holders = (values, wanted) => [...values.keys()].filter((seat) => values[seat] === wanted);

function makeWinSentence({ pgettext, npgettext, fill, number, isolate }, phrases) {
  return function win({ totals, ranks, puddings }, names) {
    const best = Math.max(...totals);
    const level = holders(totals, best).map((seat) => names[seat]);
    const seats = holders(ranks, 1);
    const winners = seats.map((seat) => names[seat]);
    if (level.length === 1) {
      const points = phrases.signedPoints(best);
      return fill(pgettext("fin.winner", "{name} wins: {points}."), { name: isolate(winners[0]), points });
    }
    return fill(text(level.length, winners.length), {
      names: phrases.joinNames(level),
      winner: isolate(winners[0]),
      winners: phrases.joinNames(winners),
      points: number(best),
      puddings: number(puddings[seats[0]]),
    });
  };

  function text(level, winners) {
    if (winners === 1) return byPuddings(level);
    return winners < level ? sharedByPuddings(winners) : shared(winners);
  }

  function byPuddings(level) {
    return npgettext(
      "fin.winner_puddings",
      "{names} tie on points ({points}). {winner} wins with more puddings ({puddings}).",
      "{names} tie on points ({points}). {winner} wins with more puddings ({puddings}).",
      level,
    );
  }

  function sharedByPuddings(winners) {
    return npgettext(
      "fin.shared_puddings",
      "{names} tie on points ({points}). Among them, {winners} have the most puddings ({puddings}) and share first place.",
      "{names} tie on points ({points}). Among them, {winners} have the most puddings ({puddings}) and share first place.",
      winners,
    );
  }

  function shared(winners) {
    return npgettext(
      "fin.shared",
      "{names} are level on points ({points}) and puddings ({puddings}) and share first place.",
      "{names} are level on points ({points}) and puddings ({puddings}) and share first place.",
      winners,
    );
  }
}

function makeTieSentences({ pgettext, npgettext, fill, number, ordinal }, phrases) {
  /** For places below the first: who is level on points and parted by puddings. */
  function orderByPuddings(total, { totals, ranks }, names) {
    const seats = holders(totals, total);
    if (new Set(seats.map((seat) => ranks[seat])).size < 2) return [];
    const text = npgettext(
      "fin.order_puddings",
      "{names} tie on points ({points}). Whoever has more puddings ranks higher.",
      "{names} tie on points ({points}). Whoever has more puddings ranks higher.",
      seats.length,
    );
    return [fill(text, { names: phrases.joinNames(seats.map((seat) => names[seat])), points: number(total) })];
  }

  function sharedPlace(rank, { ranks }, names) {
    const sharing = holders(ranks, rank).map((seat) => names[seat]);
    const text = npgettext(
      "fin.shared_place",
      "{names} share place {place}.",
      "{names} share place {place}.",
      sharing.length,
    );
    return fill(text, { names: phrases.joinNames(sharing), place: ordinal(rank) });
  }

  function customTie() {
    return pgettext(
      "sheet.custom_tie",
      "The rulebooks say nothing about this tie; sharing the place is the custom.",
    );
  }

  return { orderByPuddings, sharedPlace, customTie };
}
