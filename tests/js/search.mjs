// node tests/js/search.mjs FOLDER checks the search module against tests/vectors/search.jsonl; FOLDER holds fa.json, sl.json
// and en.json, what is searched in each language. The exit status is 1 when any answer differs.
import { readFileSync } from "node:fs";

import { fold, makeSearch } from "../../rules/static/rules/search.js";

const [folder] = process.argv.slice(2);
const read = (language) => JSON.parse(readFileSync(`${folder}/${language}.json`, "utf-8"));
const search = Object.fromEntries(["fa", "sl", "en"].map((language) => [language, makeSearch(read(language))]));

const lines = readFileSync(new URL("../vectors/search.jsonl", import.meta.url), "utf-8").trimEnd().split("\n");
for (const python of lines) {
  const vector = JSON.parse(python);
  const answer = "fold" in vector ? { is: fold(vector.fold) } : { found: search[vector.in](vector.query) };
  const javascript = JSON.stringify({ ...vector, ...answer });
  if (javascript === python) continue;
  console.log(`python      ${python}\njavascript  ${javascript}`);
  process.exitCode = 1;
}
console.log(`${lines.length} vectors`);
