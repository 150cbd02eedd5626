// Points and counts as sums in figures: scoring/wording/sums.py in the browser.

const NIGIRI_UNDER = { egg_on_wasabi: "egg", salmon_on_wasabi: "salmon", squid_on_wasabi: "squid" };

/**
 * @param {ReturnType<import("./catalog.js").makeCatalog>} catalog @param {Object} values of the rules
 * @param {(line: Object) => string} splitSum how a shared prize is divided
 */
export function makeSums({ pgettext, fill, number, signs }, values, splitSum) {
  /** How the points of a line come about; "" where there is nothing to multiply or to share. */
  function lineSum(line) {
    const { rule, points, count, sets } = line;
    if (line.sharing > 1) return splitSum(line);
    if (points === 0) return "";
    if (rule === "tempura") return times(sets, values.tempura_points, points);
    if (rule === "sashimi") return times(sets, values.sashimi_points, points);
    if (rule in values.nigiri_points) return times(count, values.nigiri_points[rule], points);
    const under = NIGIRI_UNDER[rule];
    return under ? timesOnWasabi(count, values.nigiri_points[under], points) : "";
  }

  /** Parts and what they add up to; "" for a single part. @param {number[]} parts @param {number} total */
  function added(parts, total) {
    if (parts.length < 2) return "";
    const [first, ...rest] = parts;
    const terms = rest.map((part) => `${part < 0 ? signs.minus : signs.plus} ${number(Math.abs(part))}`);
    return [number(first), ...terms, "=", number(total)].join(" ");
  }

  function times(count, each, points) {
    const text = pgettext("sum.times", "{count} × {each} = {points}");
    return fill(text, { count: number(count), each: number(each), points: number(points) });
  }

  function timesOnWasabi(count, each, points) {
    const text = pgettext("sum.times_wasabi", "{count} × {each} × {times} = {points}");
    const numbers = { count, each, times: values.wasabi_times, points };
    return fill(text, Object.fromEntries(Object.entries(numbers).map(([name, n]) => [name, number(n)])));
  }

  return { lineSum, added };
}
