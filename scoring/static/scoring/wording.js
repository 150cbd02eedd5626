// Lines, warnings and standings as sentences: scoring/wording in the browser, from the same entries of the catalogs.
// `names` are display names by seat (displayNames); every sentence isolates them itself.
import { makeLineSentences } from "./wording-lines.js";
import { makePhrases } from "./wording-phrases.js";
import { makePrizeSentences } from "./wording-prizes.js";
import { makeStandingSentences } from "./wording-standings.js";

/** All functions of scoring.wording, in camel case. @param {ReturnType<import("./catalog.js").makeCatalog>} catalog */
export function makeWording(catalog) {
  const phrases = makePhrases(catalog);
  return {
    ...phrases,
    ...makeLineSentences(catalog, phrases),
    ...makePrizeSentences(catalog, phrases),
    ...makeStandingSentences(catalog, phrases),
  };
}
