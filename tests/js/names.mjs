// node tests/js/names.mjs: names for narrow lines are cut between letters as readers see them, as Intl.Segmenter would.
import assert from "node:assert/strict";

import { short } from "../../scoring/static/scoring/short.js";

const NAMES = [
  ["Ana", "Ana"],
  ["Maksimiljana", "Maksimiljana"],
  ["Maksimilijana", "Maksimilija…"],
  ["👩🏽‍🚀👨‍👩‍👧‍👦 Ana in Marija", "👩🏽‍🚀👨‍👩‍👧‍👦 Ana in M…"],
  ["č".normalize("NFD").repeat(12), "č".normalize("NFD").repeat(12)],
  ["č".normalize("NFD").repeat(13), `${"č".normalize("NFD").repeat(11)}…`],
  ["نرگس‌خاتون محمدی", "نرگس‌خاتون م…"],
];
for (const [name, shown] of NAMES) assert.equal(short(name, [name], 12), shown);
console.log(`${NAMES.length} names`);
