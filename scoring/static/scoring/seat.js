// One player's cards in one round as the phone keeps them, and what happens when the server says something about them.
import { COUNTS, counts, fromCounts } from "./belt.js";

/**
 * @typedef {Object<string, number>} Counts of a tableau, zeros left out
 * @typedef {{belt: string[], done: boolean, revision: number}} Said what the server has of a seat
 * @typedef {Object} Seat
 * @property {string[]} belt the cards in the order laid
 * @property {string[][]} history earlier belts, for undo
 * @property {boolean} done whether the player's cards are all entered; only then do they count
 * @property {number} revision the server's state that the cards were entered from, 0 for none
 * @property {Said?} known that state
 * @property {string[][]} sent what was sent since; the answer may have been lost
 * @property {Said?} conflict what somebody else has entered in the meantime
 * @property {boolean} refused whether the server takes no such cards: they wait until they are changed
 * @property {{belt: string[], history: string[][], from: string[]}?} draft a correction of finished cards that is not
 *   saved: it counts nowhere and is never sent. from: the cards that it corrects
 */

/** Steps that can be undone; more are not worth their place on the phone. */
const STEPS = 100;

/** The server keeps no longer order than this: twice the cards of the largest hand. */
const LONGEST_ORDER = 20;

/** @returns {Seat} */
export const emptySeat = () => ({
  belt: [],
  history: [],
  done: false,
  revision: 0,
  known: null,
  sent: [],
  conflict: null,
  refused: false,
  draft: null,
});

/** @param {string[]} one @param {string[]} other @returns {boolean} whether these are the same cards, in any order */
export function same(one, other) {
  const [ours, theirs] = [counts(one), counts(other)];
  return [...Object.keys(ours), ...Object.keys(theirs)].every((name) => ours[name] === theirs[name]);
}

const isExactly = (one, other) => String(one) === String(other);

/** @param {Seat} seat @returns {boolean} whether the server does not have this, as far as the phone knows */
export function isDirty({ belt, done, known, sent }) {
  const there = known ?? { belt: [], done: false };
  return sent.length > 0 || done !== there.done || !isExactly(belt, there.belt);
}

/** @param {Seat} seat @returns {boolean} whether it is to be sent now */
export const waits = (seat) => isDirty(seat) && !seat.conflict && !seat.refused;

/** @param {Seat} seat @param {{belt: string[], history: string[][], done: boolean}} entry @returns {Seat} */
export const entered = (seat, { belt, history, done }) => ({
  ...seat,
  belt,
  history: history.slice(-STEPS),
  done,
  refused: false,
});

/** Corrects finished cards without touching them. @param {Seat} seat @param {{belt: string[], history: string[][]}} entry */
export function drafted(seat, { belt, history }) {
  const from = seat.draft?.from ?? seat.belt;
  return { ...seat, draft: isExactly(belt, seat.belt) ? null : { belt, history: history.slice(-STEPS), from } };
}

/** @param {Seat} seat @returns {Seat} without its draft */
export const discarded = (seat) => ({ ...seat, draft: null });

/** The draft becomes the cards; where these have changed since it was begun, a person has to choose. @param {Seat} seat */
export function corrected(seat) {
  if (!seat.draft) return seat;
  const { belt, history, from } = seat.draft;
  const after = { ...seat, belt, history, draft: null, refused: false };
  const other = { belt: seat.belt, done: seat.done, revision: seat.revision };
  return same(from, seat.belt) ? after : { ...after, known: null, conflict: other };
}

/** What is said to the server about a seat. @param {Seat} seat */
export function message({ revision, belt, done }) {
  const laid = belt.length > LONGEST_ORDER ? [] : belt;
  return { revision, done, cards: counts(belt), laid };
}

/** The cards are on their way. @param {Seat} seat @returns {Seat} */
export const sending = (seat) => ({
  ...seat,
  sent: [...seat.sent.filter((other) => !isExactly(other, seat.belt)), seat.belt],
});

/** The server does not take these cards. @param {Seat} seat @param {Counts} cards what was sent @returns {Seat} */
export const refused = (seat, cards) => ({ ...seat, refused: same(seat.belt, fromCounts(cards)) });

/** The server has never heard of these cards, or not any more. @param {Seat} seat @returns {Seat} */
export const unknown = (seat) => ({ ...seat, revision: 0, known: null, sent: [], conflict: null });

/** What is entered here goes on from the server's state. @param {Seat} seat @param {Said} said @returns {Seat} */
export function continued(seat, said) {
  const draft = seat.draft && same(seat.draft.belt, said.belt) ? null : seat.draft;
  return { ...seat, revision: said.revision, known: said, sent: [], conflict: null, draft };
}

/** The server's cards take the place of those here; undo brings these back. @param {Seat} seat @param {Said} said */
export function replaced(seat, said) {
  const history = seat.belt.length ? [...seat.history, seat.belt] : seat.history;
  return continued({ ...seat, history, belt: said.belt, done: said.done }, said);
}

/** The same cards here and there. The order of the server holds, unless it is one that was changed here since. */
function agreed(seat, said) {
  const isOld = [...seat.sent, seat.known?.belt].some((belt) => belt && isExactly(belt, said.belt));
  return continued({ ...seat, belt: isOld ? seat.belt : said.belt, done: seat.done || said.done }, said);
}

/** Whether the server still has what the cards were entered from; nothing at all, or none yet, is the same. */
const isUnchanged = ({ known }, said) => (known ? same(known.belt, said.belt) : !said.done && !said.belt.length);

/** What the server says; where it knows no order, the one here is as good as any. */
function read({ cards, revision, done, laid }, belt) {
  const order = [laid, belt, fromCounts(cards)].find((order) => same(order, fromCounts(cards)));
  return { belt: order, done, revision };
}

/**
 * Takes in what the server has. What nobody else has stays; against other cards it becomes a conflict.
 * @param {Seat} seat
 * @param {{cards: Counts, revision: number, done: boolean, laid: string[]}?} remote null where the server has nothing
 * @param {boolean} fresh whether the server has just said so; a page may have been made long ago
 * @returns {Seat}
 */
export function merged(seat, remote, fresh) {
  if (!remote) return fresh && seat.known ? unknown(seat) : seat;
  const older = remote.revision < seat.revision;
  if (older && !fresh) return seat;
  const said = read(remote, seat.belt);
  if (same(seat.belt, said.belt)) return agreed(seat, said);
  if (!isDirty(seat) && !older) return replaced(seat, said);
  if (isUnchanged(seat, said)) return { ...seat, revision: said.revision, known: said, conflict: null };
  if (seat.sent.some((belt) => same(belt, said.belt))) return continued(seat, said);
  return { ...seat, conflict: said };
}

const isBelt = (belt) => Array.isArray(belt) && belt.every((item) => COUNTS.includes(item));

/** What the first release kept: only cards that were all entered, as counts. */
const beltOf = (cards) => (isBelt(cards) ? cards : fromCounts(cards));
const saidOf = (said) =>
  said && { belt: beltOf(said.belt ?? said.cards ?? said), done: said.done ?? true, revision: said.revision ?? 0 };

/** @param {*} stored @returns {Seat?} null for what is none */
export function restored(stored) {
  try {
    const seat = { ...emptySeat(), ...stored };
    const draft = seat.draft ? [seat.draft.belt, seat.draft.from, ...seat.draft.history] : [];
    const belts = [stored.belt, ...seat.history, ...seat.sent.map(beltOf), ...draft];
    if (!belts.every(isBelt) || typeof seat.done !== "boolean" || !Number.isInteger(seat.revision)) return null;
    return { ...seat, known: saidOf(seat.known), sent: seat.sent.map(beltOf), conflict: saidOf(seat.conflict) };
  } catch {
    return null;
  }
}
