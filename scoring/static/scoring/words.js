// The one way to what the server knows: values of the rules and sentences of the page's language.
import { makeCatalog } from "./catalog.js";
import { makeEngine } from "./engine.js";
import { makeWording } from "./wording.js";

let loading;

/** What is made of a words.json. @param {Object} words */
export function makeWords(words) {
  const catalog = makeCatalog(words);
  return {
    language: words.language,
    values: words.values,
    catalog,
    wording: makeWording(catalog, words.values),
    engine: makeEngine(words.values),
  };
}

/**
 * The words of this page, fetched once. After a failure the next call tries again.
 * @returns {Promise<ReturnType<typeof makeWords>>}
 */
export function loadWords() {
  loading ??= fetchWords(document.body.dataset.words).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchWords(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return makeWords(await response.json());
}
