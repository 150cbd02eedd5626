// localStorage that never throws. Where it is full, broken or forbidden, things are kept until the page is left.
const memory = new Map();
const DELETED = null;

/** @param {string} key @returns {*} what was put in, or null for nothing and for what cannot be read */
export function get(key) {
  if (memory.has(key)) return structuredClone(memory.get(key));
  try {
    return JSON.parse(localStorage.getItem(key));
  } catch {
    return null;
  }
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
  memory.set(key, structuredClone(value));
}

/** @param {string} key */
export function remove(key) {
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
