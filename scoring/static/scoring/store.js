// Every game this phone knows, kept in it at once and for as long as there is space. Nothing here throws.
import * as box from "./box.js";
import { counts } from "./belt.js";
import {
  continued, corrected, discarded, drafted, emptySeat, entered, isDirty, merged, message, refused, replaced, restored,
  sending, unknown, waits as seatWaits,
} from "./seat.js";
import { redone, signed } from "./turns.js";
import { copies, isMissing, keepCopy, removeCopy } from "./vault.js";

/**
 * @typedef {import("./seat.js").Seat} Seat
 * @typedef {Object} Game
 * @property {string} token
 * @property {string[]} players names as they were given, "" for a blank one
 * @property {(Seat?)[][]} rounds by round and seat
 * @property {boolean} known whether the server has the game
 * @property {number} at when it was begun, or first seen on this phone, in milliseconds
 * @property {number} touched when it was last changed, in milliseconds
 * @property {number} step how often it was changed: of two copies the one with more steps is newer; seats have their own
 */

const GAME = "sushigo:game:";
const SEAT = "sushigo:seat:";
const SETTINGS = "sushigo:settings";
const ROUNDS = 3;
const TOKEN_BYTES = 12;

/** Says "change" with {token, elsewhere}: elsewhere is another phone, or another page of this one. */
export const changes = new EventTarget();

const announce = (token, elsewhere) => changes.dispatchEvent(new CustomEvent("change", { detail: { token, elsewhere } }));

globalThis.addEventListener?.("storage", ({ key }) => {
  const [, token, round, seat] = key?.match(/^sushigo:(?:game|seat):([^:]+)(?::(\d):(\d))?$/) ?? [];
  if (seat) layAgain(token, round, seat);
  if (token) announce(token, true);
});

/** Another page may have written over what this one had just laid. */
function layAgain(token, round, seat) {
  const stored = seatOf(token, round, seat);
  const again = redone(seatKey(token, round, seat), stored);
  if (again !== stored) putSeat(token, round, seat, again);
}

// A page that comes back as it was has not heard of anything in the meantime.
globalThis.addEventListener?.("pageshow", ({ persisted }) => {
  if (persisted) for (const { token } of games()) announce(token, true);
});

const isText = (name) => typeof name === "string";

const isGame = (game) =>
  Array.isArray(game?.players) &&
  game.players.every(isText) &&
  game.rounds?.length === ROUNDS &&
  game.rounds.every((seats) => Array.isArray(seats));

const seatKey = (token, round, seat) => `${SEAT}${token}:${round}:${seat}`;

/**
 * Each seat has a key of its own, so that two pages of a phone do not write over each other's taps. The first release
 * kept the seats in the game; a page of it may still be open, so they stay there and are read where there is no key.
 * @param {string} token @returns {Game?} null when this phone does not know the game, or cannot read it
 */
export function gameOf(token) {
  const game = box.get(GAME + token);
  if (!isGame(game)) return null;
  const rounds = game.rounds.map((seats, n) =>
    game.players.map((_, seat) => seatIn(box.get(seatKey(token, n + 1, seat))) ?? seatIn(seats[seat])),
  );
  const touched = Math.max(...[game, ...rounds.flat()].map((part) => part?.touched ?? 0));
  return { ...game, token, rounds, touched };
}

const read = new WeakMap();

/** A stored seat, looked through only once. */
function seatIn(stored) {
  if (typeof stored !== "object" || stored === null) return null;
  if (!read.has(stored)) read.set(stored, restored(stored));
  return read.get(stored);
}

/** @returns {Game[]} all games of this phone, the one changed last comes first */
export function games() {
  const all = box.keys(GAME).map((key) => gameOf(key.slice(GAME.length)));
  return all.filter(Boolean).sort((one, other) => other.touched - one.touched);
}

function put(token, key, value) {
  const next = { ...value, touched: Date.now(), step: (value.step ?? 0) + 1 };
  box.put(key, next, () => removeOldest(token));
  keepCopy(key, next);
}

/** What the first release kept in it stays there. */
function putGame(token, change) {
  const stored = box.get(GAME + token);
  put(token, GAME + token, { ...(isGame(stored) ? stored : newGame(token, change.players)), ...change });
}

const putSeat = (token, round, seat, state) => put(token, seatKey(token, round, seat), state);

/** Makes room with the oldest game that is over and that the server has; false when there is none. */
function removeOldest(except) {
  const spare = games().findLast((game) => game.token !== except && !nextOpen(game) && !waits(game) && !hasDraft(game));
  if (spare) removeGame(spare.token);
  return Boolean(spare);
}

function removeGame(token) {
  for (const key of [GAME + token, ...box.keys(`${SEAT}${token}:`)]) {
    box.remove(key);
    removeCopy(key);
  }
  removeCopy(token); // as the first release called it
}

/** Takes a game away from this phone; the server keeps what it has of it. @param {string} token */
export function putAway(token) {
  removeGame(token);
  announce(token, false);
}

/** Starts a game with no network. @param {string[]} players names by seat @returns {Game} */
export function begin(players) {
  const token = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(TOKEN_BYTES))));
  const game = newGame(token.replaceAll("+", "-").replaceAll("/", "_"), players);
  putGame(game.token, { players });
  announce(game.token, false);
  return game;
}

const newGame = (token, players) => ({
  token,
  players,
  rounds: Array.from({ length: ROUNDS }, () => players.map(() => null)),
  known: false,
  at: Date.now(),
});

/** @param {string} token @param {number} round from 1 @param {number} seat from 0 @returns {Seat} */
export const seatOf = (token, round, seat) => gameOf(token)?.rounds[round - 1]?.[seat] ?? emptySeat();

function change(token, round, seat, next) {
  if (!gameOf(token)) return;
  putSeat(token, round, seat, next(seatOf(token, round, seat)));
  announce(token, false);
}

/** Keeps what is entered, at every tap. `done`: the player has no more cards. */
export const keep = (token, round, seat, entry) =>
  change(token, round, seat, (was) => signed(seatKey(token, round, seat), was, entered(was, entry)));

/** Keeps a correction of finished cards, at every tap: it counts only once it is saved. */
export const draft = (token, round, seat, entry) => change(token, round, seat, (was) => drafted(was, entry));

/** The correction becomes the cards. @param {string} token @param {number} round @param {number} seat */
export const saveDraft = (token, round, seat) => change(token, round, seat, corrected);

/** @param {string} token @param {number} round @param {number} seat */
export const discardDraft = (token, round, seat) => change(token, round, seat, discarded);

/** Ends a conflict. @param {string} token @param {number} round @param {number} seat @param {"mine"|"other"} whose */
export function settle(token, round, seat, whose) {
  const end = whose === "mine" ? continued : replaced;
  change(token, round, seat, (was) => (was.conflict ? end(was, was.conflict) : was));
}

/** @param {Game} game @returns {(import("./seat.js").Counts?)[][]} what is entered, by round and seat; null: not yet */
export const countsOf = (game) => game.rounds.map((seats) => seats.map((seat) => (seat?.done ? counts(seat.belt) : null)));

/** @param {Game} game @returns {{round: number, seat: number}?} what is entered next; null when the game is over */
export function nextOpen(game) {
  const round = game.rounds.findIndex((seats) => seats.some((seat) => !seat?.done));
  return round < 0 ? null : { round: round + 1, seat: game.rounds[round].findIndex((seat) => !seat?.done) };
}

const seatsOf = (game) =>
  game.rounds.flatMap((seats, n) => seats.map((state, seat) => ({ round: n + 1, seat, state: state ?? emptySeat() })));

/** @param {Game} game @returns {{round: number, seat: number, state: Seat}[]} where others have entered other cards */
export const conflictsOf = (game) => seatsOf(game).filter(({ state }) => state.conflict);

/** @param {Game} game @returns {boolean} whether something is to be sent */
export const waits = (game) => !game.known || seatsOf(game).some(({ state }) => seatWaits(state));

/** @param {Game} game @returns {boolean} whether something is on this phone only */
export const isAhead = (game) => !game.known || seatsOf(game).some(({ state }) => isDirty(state));

/** @param {Game} game @returns {boolean} whether the server takes some of its cards for none */
export const isRefused = (game) => seatsOf(game).some(({ state }) => state.refused);

/** @param {Game} game @returns {boolean} whether something of it would go with this page */
export function isOnlyHere(game) {
  const isMine = (key) => key === GAME + game.token || key.startsWith(`${SEAT}${game.token}:`);
  return isAhead(game) && box.unsaved().some((key) => isMine(key) && isMissing(key));
}

/** @param {Game} game @returns {boolean} whether a correction waits to be saved */
export const hasDraft = (game) => seatsOf(game).some(({ state }) => state.draft);

/** What is to be sent now. @param {string} token @returns {Object?} null for a game this phone does not know */
export function outgoing(token) {
  const game = gameOf(token);
  if (!game) return null;
  const waiting = seatsOf(game).filter(({ state }) => seatWaits(state));
  for (const { round, seat, state } of waiting) {
    putSeat(token, round, seat, signed(seatKey(token, round, seat), state, sending(state)));
  }
  return { players: game.players, tableaus: waiting.map(({ round, seat, state }) => ({ round, seat, ...message(state) })) };
}

/** The server does not take a tableau that was sent. @param {string} token @param {Object} tableau */
export const refuse = (token, { round, seat, cards }) => change(token, round, seat, (was) => refused(was, cards));

/** What people see of a game; without it an answer of the server is nothing new to them. */
const seen = ({ players, rounds }) =>
  JSON.stringify([players, rounds.map((seats) => seats.map((seat) => seat && [seat.belt, seat.done, seat.conflict]))]);

/**
 * Takes in what the server has of a game.
 * @param {{token: string, players: string[], rounds: Object[][]}} state
 * @param {boolean} [fresh] whether the server has just said so, and not in a page
 */
export function takeOver({ token, players, rounds }, fresh = false) {
  const before = gameOf(token) ?? newGame(token, players);
  const isNews = !before.known || String(before.players) !== String(players);
  if (isNews) putGame(token, { players, known: true });
  const taken = rounds.flatMap((seats, n) => seats.map((remote, seat) => takeSeat(token, n + 1, seat, remote, fresh)));
  if (isNews || taken.some(Boolean)) announce(token, seen(gameOf(token)) !== seen(before));
}

/** @returns {boolean} whether there was anything new */
function takeSeat(token, round, seat, remote, fresh) {
  const was = seatOf(token, round, seat);
  const now = merged(was, remote, fresh);
  const isNews = JSON.stringify(now) !== JSON.stringify(was);
  if (isNews) putSeat(token, round, seat, now);
  return isNews;
}

/** The server does not know the game any more: everything is to be sent again. @param {string} token */
export function forget(token) {
  const game = gameOf(token);
  if (!game) return;
  putGame(token, { known: false });
  for (const { round, seat, state } of seatsOf(game)) if (state.revision || state.sent.length) putSeat(token, round, seat, unknown(state));
  announce(token, false);
}

/** @returns {{advance: boolean}} what was set on this phone */
export const settings = () => ({ advance: false, ...box.get(SETTINGS) });

/** @param {string} name @param {*} value */
export const set = (name, value) => box.put(SETTINGS, { ...settings(), [name]: value });

/** @returns {boolean} whether the phone has no space left: what is entered is kept for this page only */
export const isFull = box.isFull;

/** Why nothing more can be kept, as box.js says it. */
export const obstacle = box.obstacle;

/** After a browser was killed, the copy knows more. The first release copied whole games under their tokens. */
for (const { token, value, ...game } of await copies()) {
  const [key, copy] = value ? [token, value] : [GAME + token, { token, ...game }];
  if ((isGame(copy) || seatIn(copy)) && !(box.get(key)?.step >= copy.step)) box.put(key, copy);
}
