// node tests/js/typed.mjs: what is too long to be a number or a name is told so by its length, as on the server.
import assert from "node:assert/strict";

import { cleanName } from "../../scoring/static/scoring/names.js";
import { isLong, shortened, wholeNumber } from "../../scoring/static/scoring/typed.js";

assert.equal(wholeNumber("0".repeat(39) + "7"), 7);
assert.equal(wholeNumber("-" + "۰".repeat(38) + "۷"), -7);
assert.equal(wholeNumber("9".repeat(40)), 999_999_999);
assert.equal(wholeNumber("000"), 0);
for (const text of ["0".repeat(40) + "7", "0".repeat(1_000_000) + "x", " ".repeat(41), "9".repeat(5_000)]) {
  assert.equal(wholeNumber(text), null);
}

const marks = "a" + "\u0301\u0316".repeat(500_000);
assert.equal(cleanName(marks), marks);
assert.ok(isLong(marks));
assert.equal(cleanName(" ".repeat(100) + "o\u0302\u0323".repeat(40) + " ".repeat(100)), "ộ".repeat(40));
assert.equal(cleanName("🍣".repeat(400)), "🍣".repeat(400));
assert.ok(!isLong("🍣".repeat(40)) && isLong("🍣".repeat(41)));
assert.equal(shortened("🍣".repeat(100_000)), "🍣".repeat(40));
console.log("typed");
