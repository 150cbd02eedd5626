// A second copy of everything in IndexedDB. Browsers write localStorage to the disk only some seconds later: a browser that
// is killed, or an empty battery, would take the last taps along. This copy is on the disk at once.

const GAMES = "games";
const OPEN_WITHIN = 500;
const missing = new Set();
let opening;

function database() {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open("sushigo", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: "token" });
    request.onsuccess = () => resolve(watched(request.result));
    request.onerror = () => reject(request.error);
  });
  opening.catch(forget);
  return opening;
}

/** What cannot be used any more is opened anew for the next copy. */
function forget() {
  opening = undefined;
}

/** The browser may take a database away, and another page may ask for its end. */
function watched(database) {
  database.onclose = forget;
  database.onversionchange = () => {
    database.close();
    forget();
  };
  return database;
}

async function act(mode, work) {
  const games = (await database()).transaction(GAMES, mode, { durability: "strict" }).objectStore(GAMES);
  const request = work(games);
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

// Where there is no such database, or no space for it, there is still localStorage.
const quietly = (done) => done.catch(() => {});

/** @param {string} key @param {Object} value */
export function keepCopy(key, value) {
  missing.add(key);
  quietly(act("readwrite", (games) => games.put({ token: key, value })).then(() => missing.delete(key)));
}

/** @param {string} key */
export const removeCopy = (key) => quietly(act("readwrite", (games) => games.delete(key)));

/** @param {string} key @returns {boolean} whether its last copy is not there, or not there yet */
export const isMissing = (key) => missing.has(key);

/** @returns {Promise<{token: string, value: Object}[]>} all copies; none when the database does not answer in time */
export async function copies() {
  const late = new Promise((resolve) => setTimeout(resolve, OPEN_WITHIN));
  return (await Promise.race([quietly(act("readonly", (games) => games.getAll())), late])) ?? [];
}
