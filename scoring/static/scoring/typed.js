// What people type, cleaned as the server does it.

const OTHER_MINUS = /\u2212/g;
const ZEROS = [0x06f0, 0x0660];
const LONGEST_NAME = 40;

/** @param {string} name */
export const isLong = (name) => [...name].length > LONGEST_NAME;

/** @param {string} name */
export const shortened = (name) => [...name].slice(0, LONGEST_NAME).join("");

/** A whole number in digits of any of the three kinds. @param {string} text @returns {number?} null for other text */
export function wholeNumber(text) {
  const [, sign, digits] = /^([+-]?)0*(\d+)$/.exec(asciiDigits(text)) ?? [];
  return digits === undefined ? null : Number(sign + digits.slice(0, 9)) || 0; // never -0
}

function asciiDigits(text) {
  const plain = text.replace(/[\u200e\u200f\u061c]/g, "").replace(OTHER_MINUS, "-").trim();
  return plain.replace(/[\u06f0-\u06f9\u0660-\u0669]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return code - ZEROS.find((zero) => code >= zero);
  });
}
