// localStorage that never throws. Where it is full, broken or forbidden, things are kept until the page is left.
const memory = new Map();
const DELETED = null;

/** What this page has read or written, by key: when the site's data are cleared while it is open, it puts them back. */
const seen = new Map();

/** More signs than this are ours: Safari gives a site 2.5 million, other browsers twice as many. */
const OURS = 2_000_000;

let fault = null;

globalThis.addEventListener?.("storage", ({ key, newValue }) => {
  if (key !== null && newValue === null) seen.delete(key); // another page has removed it, and means it
});

/** @param {string} key @returns {*} what was put in, or null for nothing and for what cannot be read */
export function get(key) {
  if (memory.has(key)) return structuredClone(memory.get(key));
  try {
    return JSON.parse(stored(key) ?? putBack(key));
  } catch {
    return null;
  }
}

function stored(key) {
  try {
    const text = localStorage.getItem(key);
    if (text !== null) seen.set(key, text);
    return text;
  } catch {
    return null; // no storage at all
  }
}

function putBack(key) {
  const text = seen.get(key) ?? null;
  if (text !== null) put(key, JSON.parse(text));
  return text;
}

/**
 * @param {string} key
 * @param {*} value
 * @param {() => boolean} [makeRoom] called as long as there is no space; false when it has found none
 */
export function put(key, value, makeRoom = () => false) {
  do {
    try {
      localStorage.setItem(key, JSON.stringify(value));
      seen.set(key, JSON.stringify(value));
      memory.delete(key);
      return;
    } catch (error) {
      fault = error; // no space; or no storage at all, where nothing can be made room of
    }
  } while (makeRoom());
  memory.set(key, structuredClone(value));
}

/** @param {string} key */
export function remove(key) {
  seen.delete(key);
  try {
    localStorage.removeItem(key);
    memory.delete(key);
  } catch {
    memory.set(key, DELETED);
  }
}

/** @param {string} prefix @returns {string[]} the keys that begin with it */
export function keys(prefix) {
  const all = new Set(memory.keys());
  try {
    for (let n = 0; n < localStorage.length; n++) all.add(localStorage.key(n));
  } catch {
    // no storage at all
  }
  return [...all].filter((key) => key.startsWith(prefix));
}

/** @returns {boolean} whether something is kept for this page only */
export const isFull = () => memory.size > 0;

/**
 * Why: the browser lets nothing be kept ("blocked"), our own things fill what a site may have ("quota"), or there is no
 * space on the phone ("full").
 * @returns {"blocked"|"quota"|"full"|null} null where everything is kept
 */
export function obstacle() {
  if (!isFull()) return null;
  if (fault?.name !== "QuotaExceededError") return "blocked";
  return size() > OURS ? "quota" : "full";
}

function size() {
  const lengths = Object.entries(localStorage).map(([key, text]) => key.length + text.length);
  return lengths.reduce((sum, length) => sum + length, 0);
}
