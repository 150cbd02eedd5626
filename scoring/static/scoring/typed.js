// What people type, cleaned as the server does it.

const OTHER_MINUS = /\u2212/g;
const ZEROS = [0x06f0, 0x0660];
const LONGEST_NAME = 40;
const LONGEST_NUMBER = 40;

/** How many characters a name is looked for in. */
export const LONGEST_TYPED = 10 * LONGEST_NAME;

/** Whether a text has more characters, without looking at all of it. */
export const isLonger = (text, most) => text.length > most && [...text.slice(0, 2 * most + 1)].length > most;

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
