// node tests/js/run.mjs FOLDER checks the modules against tests/vectors; FOLDER holds fa.json, sl.json and en.json,
// the words of the site in each language. The exit status is 1 when any answer differs.
import { readFileSync } from "node:fs";

import { makeWords } from "../../scoring/static/scoring/words.js";
import { differences } from "./vectors.mjs";

const [folder] = process.argv.slice(2);
const words = Object.fromEntries(
  ["fa", "sl", "en"].map((language) => [language, makeWords(JSON.parse(readFileSync(`${folder}/${language}.json`)))]),
);

let vectors = 0;
for (const name of ["games", "sentences"]) {
  const file = readFileSync(new URL(`../vectors/${name}.jsonl`, import.meta.url), "utf-8");
  const found = differences(file, words);
  for (const { python, javascript } of found) console.log(`python      ${python}\njavascript  ${javascript}`);
  if (found.length) process.exitCode = 1;
  vectors += file.trimEnd().split("\n").length - 1;
}
console.log(`${vectors} vectors`);
