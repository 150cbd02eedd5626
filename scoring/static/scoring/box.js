// localStorage that never throws. Where it is full, broken or forbidden, things are kept until the page is left.
// What is in the box is never changed, only replaced: it is read from its text anew only when the text is another one.
const memory = new Map();
const texts = new Map();
const DELETED = null;

/** More signs than this are ours: Safari gives a site 2.5 million, other browsers twice as many. */
const OURS = 2_000_000;

let fault = null;

globalThis.addEventListener?.("storage", ({ key, newValue }) => {
  if (key !== null && newValue === null) texts.delete(key); // another page has removed it, and means it
});

/** @param {string} key @returns {*} what was put in, or null for nothing and for what cannot be read */
export function get(key) {
  if (memory.has(key)) return memory.get(key);
  try {
    return read(key, stored(key) ?? putBack(key));
  } catch {
    return null;
  }
}

function read(key, text) {
  if (texts.get(key)?.text !== text) texts.set(key, { text, value: JSON.parse(text) });
  return texts.get(key).value;
}

function stored(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // no storage at all
  }
}

/** What this page knows comes back when the site's data are cleared while it is open. */
function putBack(key) {
  const { text = null, value } = texts.get(key) ?? {};
  if (text !== null) put(key, value);
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
      const text = JSON.stringify(value);
      localStorage.setItem(key, text);
      texts.set(key, { text, value });
      memory.delete(key);
      return;
    } catch (error) {
      fault = error; // no space; or no storage at all, where nothing can be made room of
    }
  } while (makeRoom());
  memory.set(key, value);
}

/** @param {string} key */
export function remove(key) {
  texts.delete(key);
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

/** @returns {string[]} keys of what is kept for this page only */
export const unsaved = () => [...memory.keys()];

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
