// Names of players as scoring/wording/names.py cleans and compares them.
import { isLonger, LONGEST_TYPED } from "./typed.js";

const DISTURBING = /[\0-\x08\x0e-\x1b\x7f-\x84\x86-\x9f\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;
const UNSEEN = new RegExp(
  "[\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164" +
    "\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufff8\\u{1bca0}-\\u{1bca3}\\u{1d159}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}]",
  "gu",
);
const ALONE_NOTHING = /^[\p{Cc}\p{Cf}\p{Z}\p{M}]*$/u;
/** What Python takes for spaces. */
const SPACES = /[\t-\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;
const [ARABIC, PERSIAN] = ["\u064a\u0649\u0643\u06d5٠١٢٣٤٥٦٧٨٩", "\u06cc\u06cc\u06a9\u0647۰۱۲۳۴۵۶۷۸۹"];
const LOOK_ALIKE = new RegExp(`[${ARABIC}]`, "g");

const oneSpace = (text) => text.split(SPACES).filter(Boolean).join(" ");

/**
 * A name without what would disturb a page. A text that is far too long for a name stays as it is: too long.
 * @param {string} text
 * @returns {string} "" for one that shows nothing
 */
export function cleanName(text) {
  if (isLonger(text, LONGEST_TYPED)) return text;
  const name = oneSpace(text.normalize("NFC").replace(DISTURBING, ""));
  return ALONE_NOTHING.test(name.replace(UNSEEN, "")) ? "" : name;
}

/** The form of a name that is equal for names nobody tells apart. @param {string} name @returns {string} */
export function same(name) {
  const seen = name.normalize("NFKC").replace(UNSEEN, "");
  const letters = [...seen.replace(LOOK_ALIKE, (letter) => PERSIAN[ARABIC.indexOf(letter)])];
  return oneSpace(letters.map(folded).join("").normalize("NFKC"));
}

// Unicode's case folding, which JavaScript lacks: ß is ss, the three sigmas are one; only ı is not i.
function folded(letter) {
  return letter === "ı" ? letter : letter.toLowerCase().toUpperCase().toLowerCase();
}
