/**
 * What lies in front of one player, in the order laid: a list of names of counts, as in a tableau. A nigiri on its
 * wasabi is one item of the two cards ("egg_on_wasabi"). Every function gives a new belt and leaves the old one alone.
 *
 * @typedef {string[]} Belt
 */

const ON_WASABI = "_on_wasabi";
const NIGIRI = ["egg", "salmon", "squid"];

/** Names of the counts of a tableau, in its order. */
export const COUNTS = [
  "tempura",
  "sashimi",
  "dumpling",
  "maki_1",
  "maki_2",
  "maki_3",
  ...NIGIRI,
  ...NIGIRI.map((nigiri) => nigiri + ON_WASABI),
  "wasabi",
  "pudding",
  "chopsticks",
];

/** @param {string} item @returns {boolean} whether the item is a nigiri on a wasabi */
export const isPair = (item) => item.endsWith(ON_WASABI);

/** @param {string} item @returns {boolean} whether the item is a nigiri, on a wasabi or not */
export const isNigiri = (item) => NIGIRI.includes(cardOf(item));

/** @param {string} item @returns {string} the card on top: "egg" of "egg_on_wasabi" */
export const cardOf = (item) => item.replace(ON_WASABI, "");

/** Other items, or none, in the place of one; browsers of 2022 have no belt.with() and no belt.toSpliced(). */
const put = (belt, at, ...items) => [...belt.slice(0, at), ...items, ...belt.slice(at + 1)];

const uses = (item, card) => cardOf(item) === card || (card === "wasabi" && isPair(item));

/** @param {Belt} belt @param {string} card @returns {number} physical cards of one kind, those under a nigiri too */
export const countOf = (belt, card) => belt.filter((item) => uses(item, card)).length;

/** @param {Belt} belt @returns {number} physical cards */
export const cardsIn = (belt) => belt.length + belt.filter(isPair).length;

/** @param {Belt} belt @returns {boolean} whether a wasabi waits for a nigiri */
export const hasFreeWasabi = (belt) => belt.includes("wasabi");

/**
 * Lays one card. A nigiri goes on the oldest wasabi without one, as the rules demand.
 * @param {Belt} belt @param {string} card @returns {Belt}
 */
export function tap(belt, card) {
  return NIGIRI.includes(card) && hasFreeWasabi(belt)
    ? put(belt, belt.indexOf("wasabi"), card + ON_WASABI)
    : [...belt, card];
}

/**
 * Takes away the card of a kind that was laid last. A nigiri leaves its wasabi; a wasabi without a nigiri goes first.
 * @param {Belt} belt @param {string} card @returns {Belt}
 */
export function removeLast(belt, card) {
  const alone = belt.lastIndexOf(card);
  const at = card === "wasabi" && alone >= 0 ? alone : belt.findLastIndex((item) => uses(item, card));
  if (at < 0) return belt;
  return card === "wasabi" && isPair(belt[at]) ? put(belt, at, cardOf(belt[at])) : removeAt(belt, at);
}

/** Takes away one item; a nigiri leaves its wasabi. @param {Belt} belt @param {number} at @returns {Belt} */
export function removeAt(belt, at) {
  return isPair(belt[at]) ? put(belt, at, "wasabi") : put(belt, at);
}

/** Puts a nigiri on the oldest wasabi without one. @param {Belt} belt @param {number} at @returns {Belt} */
export function pair(belt, at) {
  const wasabi = belt.indexOf("wasabi");
  if (wasabi < 0 || !NIGIRI.includes(belt[at])) return belt;
  return put(put(belt, wasabi, belt[at] + ON_WASABI), at);
}

/**
 * Takes a nigiri off its wasabi. It comes before the wasabi, as laid in that order it would not be on it.
 * @param {Belt} belt @param {number} at @returns {Belt}
 */
export function unpair(belt, at) {
  return isPair(belt[at]) ? put(belt, at, cardOf(belt[at]), "wasabi") : belt;
}

/** Lays or takes away cards of a kind until there are `n`. @param {Belt} belt @param {string} card @param {number} n */
export function setCount(belt, card, n) {
  let changed = belt;
  while (countOf(changed, card) < n) changed = tap(changed, card);
  while (countOf(changed, card) > n) changed = removeLast(changed, card);
  return changed;
}

/** @param {Belt} belt @returns {Object<string, number>} the counts of the tableau that are above 0 */
export function counts(belt) {
  const found = {};
  for (const item of belt) found[item] = (found[item] ?? 0) + 1;
  return found;
}

/** A belt of these counts, where the order laid is not known. @param {Object<string, number>} counts @returns {Belt} */
export const fromCounts = (counts) => COUNTS.flatMap((name) => Array(counts[name] ?? 0).fill(name));
