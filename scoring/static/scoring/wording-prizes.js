// The shared prizes in sentences: who gets the maki of a round, who gains and loses by puddings.

/** @param {ReturnType<import("./catalog.js").makeCatalog>} catalog @param {Object} phrases */
export function makePrizeSentences(catalog, phrases) {
  const left = makeLeftSentences(catalog);
  const maki = makeMakiSentences(catalog, phrases, left);
  const pudding = makePuddingSentences(catalog, phrases, left);

  /** Who gets the two maki prizes and why, from the maki line of each seat. @returns {string[]} */
  function makiSentences(lines, names) {
    const { line, holders } = held("maki_most", lines, names);
    if (!line) return [maki.nobody()];
    if (line.sharing > 1) return [maki.firstTie(line, holders), ...left.lost(line)];
    return [maki.first(line, holders), ...maki.second(held("maki_second", lines, names))];
  }

  /** Who gains and who loses by puddings and why, from the pudding line of each seat. @returns {string[]} */
  function puddingSentences(lines, names) {
    const { line, holders } = held("pudding_most", lines, names);
    if (!line) return [pudding.allEqual(lines[0])];
    const most = [pudding.most(line, holders), ...left.lost(line)];
    return [...most, ...pudding.fewest(held("pudding_fewest", lines, names))];
  }

  return { makiSentences, puddingSentences, splitSum: makeSplitSum(catalog) };
}

/** The line that the players under one rule have in common, and their names. */
function held(rule, lines, names) {
  const seats = [...lines.keys()].filter((seat) => lines[seat].rule === rule);
  return { line: lines[seats[0]], holders: seats.map((seat) => names[seat]) };
}

function makeSplitSum({ pgettext, fill, number }) {
  /** How a prize or a loss is shared, as a sum. @param {import("./engine.js").Line} line */
  return function splitSum({ prize, sharing, points, left }) {
    const shares = { total: number(prize), count: number(sharing), each: number(Math.abs(points)) };
    if (left === 0) return fill(pgettext("split.formula", "{total} ÷ {count} = {each}"), shares);
    const text = pgettext("split.formula_left", "{total} ÷ {count} = {each}, remainder {left}");
    return fill(text, { ...shares, left: number(left) });
  };
}

function makeLeftSentences({ npgettext, fill, number }) {
  /** The points of a shared prize that nobody gets, when there are any. */
  function lost({ left }) {
    if (left === 0) return [];
    const text = npgettext(
      "split.left",
      "{left} point is left over and lost.",
      "{left} points are left over and lost.",
      left,
    );
    return [fill(text, { left: number(left) })];
  }

  /** The points of a shared loss that nobody loses, when there are any. */
  function dropped({ left }) {
    if (left === 0) return [];
    const text = npgettext(
      "split.left_loss",
      "{left} point of the loss is dropped.",
      "{left} points of the loss are dropped.",
      left,
    );
    return [fill(text, { left: number(left) })];
  }

  return { lost, dropped };
}

function makeMakiSentences({ pgettext, npgettext, fill, number, isolate }, phrases, { lost }) {
  const alone = ({ count, points }, [name]) => ({
    name: isolate(name),
    rolls: number(count),
    points: phrases.objectPoints(points),
  });
  const shared = ({ count, points, prize }, names) => ({
    names: phrases.joinNames(names),
    rolls: number(count),
    total: phrases.objectPoints(prize),
    each_points: phrases.objectPoints(points),
  });

  function nobody() {
    return pgettext("maki.nobody", "Nobody has any maki in this round, so there are no maki points.");
  }

  function first(line, names) {
    return fill(pgettext("maki.first", "{name} has the most maki ({rolls}) and gets {points}."), alone(line, names));
  }

  function firstTie(line, names) {
    const text = npgettext(
      "maki.first_tie",
      "{names} tie for the most maki ({rolls} each): they split {total}, {each_points} each. Second place is not scored.",
      "{names} tie for the most maki ({rolls} each): they split {total}, {each_points} each. Second place is not scored.",
      names.length,
    );
    return fill(text, shared(line, names));
  }

  function second({ line, holders }) {
    if (!line) return [pgettext("maki.second_nobody", "Nobody else has any maki, so second place is not scored.")];
    if (line.sharing > 1) return line.points === 0 ? [secondTieZero(line, holders)] : secondTie(line, holders);
    const text = pgettext("maki.second", "{name} has the second most maki ({rolls}) and gets {points}.");
    return [fill(text, alone(line, holders))];
  }

  function secondTie(line, names) {
    const text = npgettext(
      "maki.second_tie",
      "{names} tie for second ({rolls} each): they split {total}, {each_points} each.",
      "{names} tie for second ({rolls} each): they split {total}, {each_points} each.",
      names.length,
    );
    return [fill(text, shared(line, names)), ...lost(line)];
  }

  function secondTieZero(line, names) {
    const text = pgettext(
      "maki.second_tie_zero",
      "{names} tie for second ({rolls} each), but {total} split {count} ways is less than one point each, so nobody scores.",
    );
    return fill(text, { ...shared(line, names), count: number(line.sharing) });
  }

  return { nobody, first, firstTie, second };
}

function makePuddingSentences({ pgettext, npgettext, fill, number, isolate }, phrases, { dropped }) {
  function allEqual({ count }) {
    if (count === 0) {
      return pgettext("why.pudding_all_none", "Nobody has any puddings, so nobody gains or loses points.");
    }
    const text = pgettext(
      "pud.all_equal",
      "Everyone has the same number of puddings ({puddings}), so nobody gains or loses points.",
    );
    return fill(text, { puddings: number(count) });
  }

  function most(line, names) {
    return line.sharing === 1 ? mostAlone(line, names[0]) : mostTie(line, names);
  }

  function mostAlone({ count, points }, name) {
    const text = pgettext("pud.most", "{name} has the most puddings ({puddings}) and gets {points}.");
    return fill(text, { name: isolate(name), puddings: number(count), points: phrases.objectPoints(points) });
  }

  function mostTie({ count, points, prize }, names) {
    const text = npgettext(
      "pud.most_tie",
      "{names} tie for the most puddings ({puddings} each): they split {total}, {each_points} each.",
      "{names} tie for the most puddings ({puddings} each): they split {total}, {each_points} each.",
      names.length,
    );
    return fill(text, {
      names: phrases.joinNames(names),
      puddings: number(count),
      total: phrases.objectPoints(prize),
      each_points: phrases.objectPoints(points),
    });
  }

  function fewest({ line, holders }) {
    if (!line) return [pgettext("pud.two_players", "With two players, having fewer puddings costs nothing.")];
    return line.sharing > 1 ? [fewestTie(line, holders), ...dropped(line)] : [fewestAlone(line, holders[0])];
  }

  function fewestAlone({ count, points }, name) {
    const text =
      count === 0
        ? pgettext("pud.fewest_none", "{name} has no puddings and loses {points}.")
        : pgettext("pud.fewest", "{name} has the fewest puddings ({puddings}) and loses {points}.");
    return fill(text, { name: isolate(name), puddings: number(count), points: phrases.objectPoints(-points) });
  }

  function fewestTie({ count, points, prize }, names) {
    const text = count === 0 ? fewestTieNone(names.length) : fewestTieSome(names.length);
    return fill(text, {
      names: phrases.joinNames(names),
      puddings: number(count),
      total: phrases.genitivePoints(prize),
      each_points: phrases.objectPoints(-points),
    });
  }

  function fewestTieNone(players) {
    return npgettext(
      "pud.fewest_tie_none",
      "{names} have no puddings: they split the loss of {total}, {each_points} each.",
      "{names} have no puddings: they split the loss of {total}, {each_points} each.",
      players,
    );
  }

  function fewestTieSome(players) {
    return npgettext(
      "pud.fewest_tie",
      "{names} tie for the fewest puddings ({puddings} each): they split the loss of {total}, {each_points} each.",
      "{names} tie for the fewest puddings ({puddings} each): they split the loss of {total}, {each_points} each.",
      players,
    );
  }

  return { allEqual, most, fewest };
}
