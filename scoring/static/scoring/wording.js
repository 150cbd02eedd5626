// Lines, warnings and standings as sentences: scoring/wording in the browser, from the same entries of the catalogs.
// `names` are display names by seat (displayNames); every sentence isolates them itself.
import { makeLineSentences } from "./wording-lines.js";
import { makePhrases } from "./wording-phrases.js";
import { makePrizeSentences } from "./wording-prizes.js";
import { makeStandingSentences } from "./wording-standings.js";
import { makeSums } from "./wording-sums.js";

/**
 * All functions of scoring.wording, in camel case.
 * @param {ReturnType<import("./catalog.js").makeCatalog>} catalog @param {Object} values of the rules, for sums
 */
export function makeWording(catalog, values) {
  const phrases = makePhrases(catalog);
  const prizes = makePrizeSentences(catalog, phrases);
  return {
    ...phrases,
    ...makeLineSentences(catalog, phrases),
    ...prizes,
    ...makeStandingSentences(catalog, phrases),
    ...makeSums(catalog, values, prizes.splitSum),
  };
}
