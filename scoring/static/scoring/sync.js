// Sends what the phone has and takes over what others have entered: in the background, in order, as often as it takes.
import { homePath, place } from "./paths.js";
import { changes, gameOf, games, isAhead, isFull, nextOpen, obstacle, outgoing, takeOver, waits } from "./store.js";

const ANSWER_WITHIN = 10_000;
const PAUSE_AFTER_TAP = 700;
const RETRY_AFTER = [2_000, 5_000, 15_000, 30_000, 60_000];
const LOOK_EVERY = 10_000;
const OPEN_WITHIN = 1_500;
const MESSAGES_IN_A_ROW = 5;

const running = new Map();
const failures = new Map();
const timers = new Map();
const answered = new Set();

/** Says "change" when the state of a game that `savedState` gives may have changed. */
export const states = new EventTarget();

/**
 * Sends what waits of a game and takes over the rest.
 * @param {string} token
 * @returns {Promise<boolean>} whether the server now has everything that is entered here
 */
export function send(token) {
  if (!running.has(token)) {
    const sent = exchange(token).finally(() => {
      running.delete(token);
      states.dispatchEvent(new Event("change"));
    });
    running.set(token, sent);
    states.dispatchEvent(new Event("change"));
  }
  return running.get(token);
}

async function exchange(token) {
  clearTimeout(timers.get(token));
  let tries = MESSAGES_IN_A_ROW; // the player may go on entering cards while a message is under way
  do {
    if (!(await post(token))) return retry(token);
  } while (waits(gameOf(token)) && --tries);
  failures.delete(token);
  return !isAhead(gameOf(token));
}

async function post(token, keepalive = false) {
  const message = outgoing(token);
  if (!message) return false;
  try {
    const response = await fetch(`${homePath()}game/${token}/sync/`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(message),
      keepalive, // the page may be gone before the message is
      signal: AbortSignal.timeout?.(ANSWER_WITHIN), // browsers before 2022 wait as long as they like
    });
    if (!response.ok) return false;
    takeOver(await response.json(), true);
    answered.add(token);
    return true;
  } catch {
    return false; // no network, or an answer that is none
  }
}

function retry(token) {
  const failed = failures.get(token) ?? 0;
  failures.set(token, failed + 1);
  if (gameOf(token)) soon(token, RETRY_AFTER[Math.min(failed, RETRY_AFTER.length - 1)]);
  return false;
}

function soon(token, pause) {
  clearTimeout(timers.get(token));
  timers.set(token, setTimeout(send, pause, token));
}

const waiting = () => games().filter(waits);

function sendAll() {
  for (const { token } of waiting()) send(token);
}

/** The page may never see an answer: then the next one sends the same again, which changes nothing. */
function sendLast() {
  for (const { token } of waiting()) post(token, true);
}

function look() {
  const { token } = place();
  const game = token && gameOf(token);
  if (game && nextOpen(game) && document.visibilityState === "visible" && navigator.onLine) send(token);
}

/** Sends by itself from now on. */
export function start() {
  changes.addEventListener("change", ({ detail: { token, elsewhere } }) => {
    const game = gameOf(token);
    if (!elsewhere && game && waits(game)) soon(token, PAUSE_AFTER_TAP);
  });
  addEventListener("online", sendAll);
  document.addEventListener("visibilitychange", () => (document.visibilityState === "visible" ? look() : sendLast()));
  setInterval(look, LOOK_EVERY);
  sendAll();
}

/** @param {string} token @returns {boolean} whether the server has said on this page what it has of a game */
export const hasAnswered = (token) => answered.has(token);

/** @param {string} token @returns {"saved"|"saving"|"phone"|"full"|"quota"|"blocked"} where what is entered is kept */
export function savedState(token) {
  const game = gameOf(token);
  if (isFull()) return obstacle();
  if (!game || !isAhead(game)) return "saved";
  return running.has(token) && waits(game) ? "saving" : "phone";
}

/**
 * Goes to a page of a game. What the server does not have yet is sent first; where that fails, the phone makes the page.
 * Where nothing can be kept, the next page would know nothing of it: then this one stays until it is sent.
 * @param {string} path
 * @returns {Promise<boolean>} whether it goes there
 */
export async function open(path) {
  const sending = send(place(path).token);
  const late = new Promise((resolve) => setTimeout(resolve, OPEN_WITHIN, false));
  const sent = await (isFull() ? sending : Promise.race([sending, late]));
  if (isFull() && !sent) return false;
  location.assign(sent ? path : `${path}?phone`);
  return true;
}
