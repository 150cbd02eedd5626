// Sends what the phone has and takes over what others have entered: in the background, in order, as often as it takes.
import { homePath, place } from "./paths.js";
import {
  changes, gameOf, games, hasDraft, isAhead, isFull, isOnlyHere, isRefused, obstacle, outgoing, refuse, takeOver, waits,
} from "./store.js";

const ANSWER_WITHIN = 10_000;
const PAUSE_AFTER_TAP = 1_000;
const RETRY_AFTER = [2_000, 5_000, 15_000, 30_000, 60_000];
const OPEN_WITHIN = 1_500;
const MESSAGES_IN_A_ROW = 5;
const TRY_AGAIN = [408, 425, 429];

/** How long after the last change how often a game that is in sight looks for those of others, all in ms. */
const LOOKS = [
  { until: 60_000, every: 2_000 },
  { until: 300_000, every: 5_000 },
  { until: Infinity, every: 30_000 },
];

const running = new Map();
const failures = new Map();
const timers = new Map();
const answered = new Set();
const refusals = new Map();
let busyUntil = 0;
let changed = Date.now();
let looking;

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
  cancel(token);
  let tries = MESSAGES_IN_A_ROW; // the player may go on entering cards while a message is under way
  let answer;
  do answer = await post(token);
  while (answer === "taken" && isWaiting(token) && --tries);
  if (answer === "later") return retry(token);
  failures.delete(token);
  const game = gameOf(token);
  return game !== null && !isAhead(game);
}

function isWaiting(token) {
  const game = gameOf(token);
  return game !== null && waits(game);
}

/** @returns {Promise<"taken"|"refused"|"later">} what has become of one message */
async function post(token, keepalive = false) {
  if (Date.now() < busyUntil) return "later";
  const message = outgoing(token);
  if (!message) return "later";
  const body = JSON.stringify(message);
  if (refusals.get(token) === body) return "refused";
  try {
    const response = await fetch(`${homePath()}game/${token}/sync/`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
      keepalive, // the page may be gone before the message is
      signal: AbortSignal.timeout?.(ANSWER_WITHIN), // browsers before 2022 wait as long as they like
    });
    if (isFinal(response)) return await putAside(token, message, body, response);
    if (!response.ok) return wait(response);
    const state = await response.json();
    if (gameOf(token)) takeOver(state, true); // put away in the meantime, it does not come back
    answered.add(token);
    refusals.delete(token);
    return "taken";
  } catch {
    return "later"; // no network, or an answer that is none
  }
}

const isFinal = ({ status }) => status >= 400 && status < 500 && !TRY_AGAIN.includes(status);

/** The server says itself for how long it has no time. */
function wait(response) {
  const seconds = Number(response.headers.get("Retry-After"));
  if (seconds > 0) busyUntil = Date.now() + seconds * 1000;
  return "later";
}

/** Tableaus with faults stay here, and the others go on; a message that is wrong as a whole is not sent once more. */
async function putAside(token, message, body, response) {
  const { errors = [] } = await response.json().catch(() => ({}));
  const wrong = new Set(errors.map(({ path }) => message.tableaus[/^tableaus\/(\d+)/.exec(path)?.[1]]));
  if (!wrong.size || wrong.has(undefined)) {
    refusals.set(token, body);
    return "refused";
  }
  for (const tableau of wrong) refuse(token, tableau);
  return "taken";
}

function retry(token) {
  const failed = failures.get(token) ?? 0;
  const busy = busyUntil - Date.now();
  failures.set(token, busy > 0 ? failed : failed + 1);
  const pause = busy > 0 ? busy : RETRY_AFTER[Math.min(failed, RETRY_AFTER.length - 1)];
  if (gameOf(token)) soon(token, pause);
  return false;
}

function soon(token, pause) {
  cancel(token);
  timers.set(token, setTimeout(send, pause, token));
}

function cancel(token) {
  clearTimeout(timers.get(token));
  timers.delete(token);
}

const waiting = () => games().filter(waits);

/** The network is back: perhaps what was in the way is no more. */
function sendAll() {
  refusals.clear();
  for (const { token } of waiting()) send(token);
}

/** The page may never see an answer: then the next one sends the same again, which changes nothing. */
function sendLast() {
  for (const { token } of waiting()) post(token, true);
}

/** Takes over what others have done to the game of this page, one that is over included: it may have been corrected. */
function look() {
  const { token } = place();
  if (token && gameOf(token) && document.visibilityState === "visible" && navigator.onLine) send(token);
}

/** Looks again and again, seldom where nothing happens; while the server does not answer, what failed is repeated. */
function keepLooking() {
  const quiet = Date.now() - changed;
  clearTimeout(looking);
  looking = setTimeout(() => {
    if (!failures.has(place().token)) look();
    keepLooking();
  }, LOOKS.find(({ until }) => quiet < until).every);
}

function lookNow() {
  changed = Date.now();
  look();
  keepLooking();
}

/** What is on this page only goes with it. */
function askToStay(event) {
  if (games().some(isOnlyHere)) event.preventDefault();
}

/** Sends by itself from now on. */
export function start() {
  changes.addEventListener("change", ({ detail: { token, elsewhere } }) => {
    changed = Date.now();
    keepLooking();
    if (!elsewhere && isWaiting(token)) soon(token, PAUSE_AFTER_TAP);
    if (isFull()) addEventListener("beforeunload", askToStay);
  });
  addEventListener("online", () => {
    sendAll();
    lookNow();
  });
  addEventListener("pageshow", ({ persisted }) => persisted && lookNow());
  document.addEventListener("visibilitychange", () => (document.visibilityState === "visible" ? lookNow() : sendLast()));
  keepLooking();
  sendAll();
}

/** @param {string} token @returns {boolean} whether the server has said on this page what it has of a game */
export const hasAnswered = (token) => answered.has(token);

/**
 * @param {string} token
 * @returns {"saved"|"draft"|"saving"|"phone"|"refused"|"full"|"quota"|"blocked"} where what is entered is kept
 */
export function savedState(token) {
  const game = gameOf(token);
  if (isFull()) return obstacle();
  if (!game || !isAhead(game)) return game && hasDraft(game) ? "draft" : "saved";
  if (isRefused(game) || refusals.has(token)) return "refused";
  const underWay = running.has(token) || (timers.has(token) && !failures.has(token) && navigator.onLine);
  return underWay && waits(game) ? "saving" : "phone";
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
