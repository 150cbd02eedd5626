// What people type, cleaned as the server does it.

const WRITING_DIRECTION = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;
const INVISIBLE = /^[\p{Cf}\p{Cc}\p{Zs}\p{Mn}]*$/u;
const OTHER_MINUS = /\u2212/g;
const ZEROS = [0x06f0, 0x0660];
const LONGEST_NAME = 40;
const LONGEST_TYPED = 10 * LONGEST_NAME;
const LONGEST_NUMBER = 40;

/** Whether a text has more characters, without looking at all of it. */
const isLonger = (text, most) => text.length > most && [...text.slice(0, 2 * most + 1)].length > most;

/**
 * A name without what would disturb a page. A text that is far too long for a name stays as it is: too long.
 * @param {string} text
 * @returns {string} "" for a blank one
 */
export function cleanName(text) {
  if (isLonger(text, LONGEST_TYPED)) return text;
  const name = text.normalize("NFC").replace(WRITING_DIRECTION, "").split(/\s+/).filter(Boolean).join(" ");
  return INVISIBLE.test(name) ? "" : name;
}

/** @param {string} name */
export const isLong = (name) => isLonger(name, LONGEST_NAME);

/** @param {string} name */
export const shortened = (name) => [...name.slice(0, 2 * LONGEST_NAME)].slice(0, LONGEST_NAME).join("");

/** A whole number in digits of any of the three kinds. @param {string} text @returns {number?} null for other text */
export function wholeNumber(text) {
  if (isLonger(text, LONGEST_NUMBER)) return null;
  const [, sign, digits] = /^([+-]?)(\d+)$/.exec(asciiDigits(text)) ?? [];
  return digits === undefined ? null : Number(sign + digits.replace(/^0+/, "").slice(0, 9)) || 0; // never -0
}

function asciiDigits(text) {
  const plain = text.replace(/[\u200e\u200f\u061c]/g, "").replace(OTHER_MINUS, "-").trim();
  return plain.replace(/[\u06f0-\u06f9\u0660-\u0669]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return code - ZEROS.find((zero) => code >= zero);
  });
}
