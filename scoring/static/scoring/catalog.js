// Sentences, numbers and lists of one language, as django.utils.translation and sushigo_site/numbers.py make them.

// The rules of the catalogs' headers. The content security policy forbids to evaluate them as text.
const PLURALS = {
  "(n != 1)": (n) => (n !== 1 ? 1 : 0),
  "(n > 1)": (n) => (n > 1 ? 1 : 0),
  "(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3)": (n) => [3, 0, 1, 2, 2][n % 100] ?? 3,
};

const LEFT_ISOLATE = "\u2068";
const END_OF_ISOLATE = "\u2069";

/** A name for the middle of a sentence, whatever its direction. @param {string} name */
export const isolate = (name) => LEFT_ISOLATE + name + END_OF_ISOLATE;

/** Puts values into the {placeholders} of a text. @param {string} text @param {Object} values */
export function fill(text, values) {
  return text.replace(/\{(\w+)\}/g, (placeholder, name) => {
    if (values[name] === undefined) throw new RangeError(`no value for ${placeholder} in "${text}"`);
    return values[name];
  });
}

/**
 * The catalog of a language. A sentence that it does not hold is shown in English.
 * @param {{messages: Object<string, string|string[]>, plural: string, digits: string,
 *   signs: {minus: string, plus: string, group: string, grouped_from: number}}} words  as in words.json
 */
export function makeCatalog({ messages, plural, digits, signs }) {
  const form = PLURALS[plural];
  if (!form) throw new RangeError(`unknown plural rule ${plural}`);
  const found = (context, english) => messages[`${context}\u0004${english}`];

  /** @param {string} context @param {string} english @returns {string} */
  function pgettext(context, english) {
    return found(context, english) ?? english;
  }

  /** The form for a count. @param {string} context @param {string} one @param {string} other @param {number} n */
  function npgettext(context, one, other, n) {
    const forms = found(context, one) ?? [];
    return forms[form(Math.abs(n))] || (n === 1 ? one : other);
  }

  /** A whole number as the reader writes it. @param {number} n @returns {string} */
  function number(n) {
    const size = Math.abs(n);
    const text = size < signs.grouped_from ? String(size) : String(size).replace(/\B(?=(\d{3})+$)/g, signs.group);
    return (n < 0 ? signs.minus : "") + text.replace(/\d/g, (digit) => digits[digit]);
  }

  /** The same with a plus sign before what is more than 0. @param {number} n @returns {string} */
  function signed(n) {
    return n > 0 ? signs.plus + number(n) : number(n);
  }

  /** Place or round n, 1 to 5. @param {number} n @returns {string} */
  function ordinal(n) {
    return [
      pgettext("ordinal", "1"),
      pgettext("ordinal", "2"),
      pgettext("ordinal", "3"),
      pgettext("ordinal", "4"),
      pgettext("ordinal", "5"),
    ][n - 1];
  }

  /** A list as in a sentence. @param {string[]} items @returns {string} */
  function join(items) {
    if (items.length < 2) return items.join("");
    const [start, last] = [items.slice(0, -1), items.at(-1)];
    if (start.length === 1) return fill(pgettext("joiner.two", "{0} and {1}"), [start[0], last]);
    const text = start.reduce((before, item) => fill(pgettext("joiner.middle", "{0}, {1}"), [before, item]));
    return fill(pgettext("joiner.end", "{0} and {1}"), [text, last]);
  }

  return { pgettext, npgettext, fill, number, signed, ordinal, join, isolate, signs };
}
