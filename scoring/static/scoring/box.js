// localStorage that never throws. Where it is full, broken or forbidden, things are kept until the page is left.
// What is in the box is never changed, only replaced: it is read from its text anew only when the text is another one.
const memory = new Map();
const texts = new Map();
const DELETED = null;

/** @param {string} key @returns {*} what was put in, or null for nothing and for what cannot be read */
export function get(key) {
  if (memory.has(key)) return memory.get(key);
  try {
    return read(key, localStorage.getItem(key));
  } catch {
    return null;
  }
}

function read(key, text) {
  if (texts.get(key)?.text !== text) texts.set(key, { text, value: JSON.parse(text) });
  return texts.get(key).value;
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
      memory.delete(key);
      return;
    } catch {
      // no space; or no storage at all, where nothing can be made room of
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
