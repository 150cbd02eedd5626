// Points as bars: scoring/charts.py on the phone.

const FULL = 1000;
const sum = (numbers) => numbers.reduce((total, n) => total + n, 0);
const isGain = (n) => n > 0;
const gainOf = (points) => sum(Object.values(points).filter(isGain));
const totalOf = (points) => sum(Object.values(points));

/** @param {{catalog: Object, wording: Object, values: Object}} words */
export function makeCharts({ catalog: { pgettext, fill, isolate, join }, wording, values: { sources } }) {
  /** A bar for each player; what was lost is taken away from its end. @param {Object<string, number>[]} points by source and seat @param {string[]} names */
  function sourceBars(points, names) {
    const longest = Math.max(1, ...points.map(gainOf));
    const lowest = Math.min(0, ...points.map(totalOf));
    const scale = (n) => Math.floor(((n - lowest) * FULL) / (longest - lowest));
    return points.map((own, seat) => ({
      name: names[seat],
      total: totalOf(own),
      label: inWords(names[seat], own),
      zero: scale(0),
      parts: parts(own, scale),
      lost: lost(own, scale),
    }));
  }

  function inWords(name, points) {
    const part = pgettext("chart.part", "{source}: {points}");
    const given = Object.entries(points).filter(([, gained]) => gained);
    const all = given.map(([source, gained]) =>
      fill(part, { source: wording.sourceName(source), points: wording.signedPoints(gained) }),
    );
    return all.length
      ? fill(pgettext("chart.player", "{name} – {parts}"), { name: isolate(name), parts: join(all) })
      : fill(pgettext("chart.nothing", "{name}: no points"), { name: isolate(name) });
  }

  /** What each source gave one player so far. @param {Object} result of the game @param {number} seat */
  function gamePoints({ rounds, pudding }, seat) {
    const points = sources.map((source) => [source, sum(rounds.map(({ seats }) => seats[seat].points[source]))]);
    return Object.fromEntries(pudding ? [...points, ["pudding", pudding[seat].points]] : points);
  }

  return { sourceBars, gamePoints, growth };
}

function parts(points, scale) {
  let sumSoFar = 0;
  return Object.entries(points)
    .filter(([, gained]) => isGain(gained))
    .map(([source, gained]) => {
      const x = scale(sumSoFar);
      sumSoFar += gained;
      return { source, x, width: scale(sumSoFar) - x };
    });
}

/** From the total to all that was gained; null for a player who lost nothing. */
function lost(points, scale) {
  const [start, end] = [totalOf(points), gainOf(points)];
  return start < end ? { x: scale(start), width: scale(end) - scale(start) } : null;
}

/** A bar whose end is the best total. @param {number} before @param {number} total @param {number} best */
function growth(before, total, best) {
  const [start, end] = [before, total].map((n) => Math.floor((Math.max(n, 0) * FULL) / Math.max(best, 1)));
  return { before: start, gained: Math.max(end - start, 0) };
}
