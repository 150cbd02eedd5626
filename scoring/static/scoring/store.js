// Every game this phone knows, kept in it at once and for as long as there is space. Nothing here throws.
import * as box from "./box.js";
import { counts } from "./belt.js";
import { continued, emptySeat, entered, isDirty, isOwn, merged, replaced, sending, unknown } from "./seat.js";
import { copies, keepCopy, removeCopy } from "./vault.js";

/**
 * @typedef {import("./seat.js").Seat} Seat
 * @typedef {Object} Game
 * @property {string} token
 * @property {string[]} players names as they were given, "" for a blank one
 * @property {(Seat?)[][]} rounds by round and seat
 * @property {boolean} known whether the server has the game
 * @property {number} touched when it was last changed, in milliseconds
 * @property {number} step how often it was changed: of two copies the one with more steps is newer
 */

const GAME = "sushigo:game:";
const SETTINGS = "sushigo:settings";
const ROUNDS = 3;
const TOKEN_BYTES = 12;

/** Says "change" with {token, elsewhere}: elsewhere is another phone, or another page of this one. */
export const changes = new EventTarget();

const announce = (token, elsewhere) => changes.dispatchEvent(new CustomEvent("change", { detail: { token, elsewhere } }));

globalThis.addEventListener?.("storage", ({ key }) => {
  if (key?.startsWith(GAME)) announce(key.slice(GAME.length), true);
});

const isGame = (game) =>
  Array.isArray(game?.players) && game.rounds?.length === ROUNDS && game.rounds.every((seats) => Array.isArray(seats));

/** @param {string} token @returns {Game?} null when this phone does not know the game */
export function gameOf(token) {
  const game = box.get(GAME + token);
  return isGame(game) ? game : null;
}

/** @returns {Game[]} all games of this phone, the one changed last comes first */
export function games() {
  const all = box.keys(GAME).map((key) => gameOf(key.slice(GAME.length)));
  return all.filter(Boolean).sort((one, other) => other.touched - one.touched);
}

function save(game) {
  const next = { ...game, touched: Date.now(), step: (game.step ?? 0) + 1 };
  box.put(GAME + game.token, next, () => removeOldest(game.token));
  keepCopy(next);
}

function write(game, elsewhere = false) {
  save(game);
  announce(game.token, elsewhere);
}

/** Makes room with the oldest game that is over and that the server has; false when there is none. */
function removeOldest(except) {
  const spare = games().findLast((game) => game.token !== except && !nextOpen(game) && !waits(game));
  if (spare) {
    box.remove(GAME + spare.token);
    removeCopy(spare.token);
  }
  return Boolean(spare);
}

/** Starts a game with no network. @param {string[]} players names by seat @returns {Game} */
export function begin(players) {
  const token = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(TOKEN_BYTES))));
  const game = newGame(token.replaceAll("+", "-").replaceAll("/", "_"), players);
  write(game);
  return game;
}

const newGame = (token, players) => ({
  token,
  players,
  rounds: Array.from({ length: ROUNDS }, () => players.map(() => null)),
  known: false,
});

/** @param {string} token @param {number} round from 1 @param {number} seat from 0 @returns {Seat} */
export const seatOf = (token, round, seat) => gameOf(token)?.rounds[round - 1]?.[seat] ?? emptySeat();

function change(token, round, seat, next) {
  const game = gameOf(token);
  if (!game) return;
  game.rounds[round - 1][seat] = next(game.rounds[round - 1][seat] ?? emptySeat());
  write(game);
}

/** Keeps what is entered, at every tap. `done`: the player has no more cards; stays true while they are corrected. */
export const keep = (token, round, seat, entry) => change(token, round, seat, (was) => entered(was, entry));

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
export const waits = (game) =>
  !game.known || seatsOf(game).some(({ state }) => isDirty(state) && !state.conflict);

/** @param {Game} game @returns {boolean} whether something is on this phone only */
export const isAhead = (game) => !game.known || seatsOf(game).some(({ state }) => isOwn(state));

/** What is to be sent now. @param {string} token @returns {Object?} null for a game this phone does not know */
export function outgoing(token) {
  const game = gameOf(token);
  if (!game) return null;
  const dirty = seatsOf(game).filter(({ state }) => isDirty(state) && !state.conflict);
  for (const { round, seat, state } of dirty) game.rounds[round - 1][seat] = sending(state);
  if (dirty.length) save(game);
  const tableaus = dirty.map(({ round, seat, state: { revision, belt } }) => ({ round, seat, revision, cards: counts(belt) }));
  return { players: game.players, tableaus };
}

/** What people see of a game; without it an answer of the server is nothing new to them. */
const seen = ({ players, rounds }) =>
  JSON.stringify([players, rounds.map((seats) => seats.map((seat) => seat && [seat.belt, seat.done, seat.conflict]))]);

/**
 * Takes in what the server has of a game.
 * @param {{token: string, players: string[], rounds: ({cards: Object, revision: number}?)[][]}} state
 * @param {boolean} [fresh] whether the server has just said so, and not in a page
 */
export function takeOver(state, fresh = false) {
  const game = gameOf(state.token) ?? newGame(state.token, state.players);
  const rounds = state.rounds.map((seats, n) =>
    seats.map((remote, seat) => {
      const was = game.rounds[n][seat];
      return remote || was ? merged(was ?? emptySeat(), remote, fresh) : null;
    }),
  );
  const after = { ...game, players: state.players, known: true, rounds };
  if (JSON.stringify(after) !== JSON.stringify(game)) write(after, seen(after) !== seen(game));
}

/** The server does not know the game any more: everything is to be sent again. @param {string} token */
export function forget(token) {
  const game = gameOf(token);
  if (!game) return;
  const rounds = game.rounds.map((seats) => seats.map((seat) => seat && unknown(seat)));
  write({ ...game, known: false, rounds });
}

/** @returns {{advance: boolean}} what was set on this phone */
export const settings = () => ({ advance: false, ...box.get(SETTINGS) });

/** @param {string} name @param {*} value */
export const set = (name, value) => box.put(SETTINGS, { ...settings(), [name]: value });

/** @returns {boolean} whether the phone has no space left: what is entered is kept for this page only */
export const isFull = box.isFull;

/** Why nothing more can be kept, as box.js says it. */
export const obstacle = box.obstacle;

/** After a browser was killed, the copy knows more. */
for (const copy of await copies()) {
  if (isGame(copy) && (gameOf(copy.token)?.step ?? 0) < copy.step) box.put(GAME + copy.token, copy);
}
