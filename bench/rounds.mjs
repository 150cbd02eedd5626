// node rounds.mjs FILE: rounds that the JavaScript engine scores in a second, for the values and tables in the file.
import { readFileSync } from "node:fs";

import { makeEngine } from "../scoring/static/scoring/engine.js";

const TIMES = 20;
const { values, tables } = JSON.parse(readFileSync(process.argv[2]));
const engine = makeEngine(values);

function seconds() {
  const start = performance.now();
  for (let time = 0; time < TIMES; time += 1) tables.forEach(engine.scoreRound);
  return (performance.now() - start) / 1000;
}

seconds(); // once to warm up
console.log((TIMES * tables.length) / seconds());
