// One player's cards in one round as the phone keeps them, and what happens when the server says something about them.
import { counts, fromCounts } from "./belt.js";

/**
 * @typedef {Object<string, number>} Counts of a tableau, zeros left out
 * @typedef {Object} Seat
 * @property {string[]} belt the cards in the order laid
 * @property {string[][]} history earlier belts, for undo
 * @property {boolean} done whether the player's cards are all entered; only then are they sent
 * @property {number} revision the server's state that the cards were entered from, 0 for none
 * @property {Counts?} known the cards of that state
 * @property {Counts[]} sent what was sent since; the answer may have been lost
 * @property {{cards: Counts, revision: number}?} conflict what somebody else has entered in the meantime
 * @property {{belt: string[], history: string[][], from: Counts}?} draft a correction of finished cards that is not
 *   saved: it counts nowhere and is never sent. from: the cards that it corrects
 */

/** Steps that can be undone; more are not worth their place on the phone. */
const STEPS = 100;

/** @returns {Seat} */
export const emptySeat = () => ({
  belt: [],
  history: [],
  done: false,
  revision: 0,
  known: null,
  sent: [],
  conflict: null,
  draft: null,
});

/** @param {Counts?} one @param {Counts?} other @returns {boolean} */
export function same(one, other) {
  if (!one || !other) return one === other;
  return [...Object.keys(one), ...Object.keys(other)].every((name) => (one[name] ?? 0) === (other[name] ?? 0));
}

/** @param {Seat} seat @returns {boolean} whether the server does not have these cards, as far as the phone knows */
export const isDirty = ({ belt, done, known, sent }) => done && (sent.length > 0 || !same(counts(belt), known));

/** @param {Seat} seat @returns {boolean} whether there is something here that nobody else has */
export const isOwn = (seat) => isDirty(seat) || (!seat.done && seat.belt.length > 0);

/** @param {Seat} seat @param {{belt: string[], history: string[][], done: boolean}} entry @returns {Seat} */
export const entered = (seat, { belt, history, done }) => ({ ...seat, belt, history: history.slice(-STEPS), done });

/** Corrects finished cards without touching them. @param {Seat} seat @param {{belt: string[], history: string[][]}} entry */
export function drafted(seat, { belt, history }) {
  const from = seat.draft?.from ?? counts(seat.belt);
  const draft = String(belt) === String(seat.belt) ? null : { belt, history: history.slice(-STEPS), from };
  return { ...seat, draft };
}

/** @param {Seat} seat @returns {Seat} without its draft */
export const discarded = (seat) => ({ ...seat, draft: null });

/** The draft becomes the cards; where these have changed since it was begun, a person has to choose. @param {Seat} seat */
export function corrected(seat) {
  if (!seat.draft) return seat;
  const { belt, history, from } = seat.draft;
  const after = { ...seat, belt, history, draft: null };
  const other = counts(seat.belt);
  return same(from, other) ? after : { ...after, known: null, conflict: { cards: other, revision: seat.revision } };
}

/** The cards are on their way. @param {Seat} seat @returns {Seat} */
export function sending(seat) {
  const cards = counts(seat.belt);
  return { ...seat, sent: [...seat.sent.filter((other) => !same(other, cards)), cards] };
}

/** The server has never heard of these cards, or not any more. @param {Seat} seat @returns {Seat} */
export const unknown = (seat) => ({ ...seat, revision: 0, known: null, sent: [], conflict: null });

/** The server has the cards that are here. @param {Seat} seat @returns {Seat} */
function agreed(seat, { cards, revision }) {
  const draft = seat.draft && same(counts(seat.draft.belt), cards) ? null : seat.draft;
  return { ...seat, done: true, revision, known: cards, sent: [], conflict: null, draft };
}

/** The server's cards take the place of those here; undo brings these back. @param {Seat} seat @returns {Seat} */
export function replaced(seat, remote) {
  const history = seat.belt.length ? [...seat.history, seat.belt] : seat.history;
  return agreed({ ...seat, history, belt: fromCounts(remote.cards) }, remote);
}

/** What is entered here goes on from the server's state. @param {Seat} seat @returns {Seat} */
export const continued = (seat, { cards, revision }) => ({ ...seat, revision, known: cards, sent: [], conflict: null });

/**
 * Takes in what the server has. What nobody else has stays; against other cards it becomes a conflict.
 * @param {Seat} seat
 * @param {{cards: Counts, revision: number}?} remote null where the server has nothing
 * @param {boolean} fresh whether the server has just said so; a page may have been made long ago
 * @returns {Seat}
 */
export function merged(seat, remote, fresh) {
  if (!remote) return fresh && seat.known ? unknown(seat) : seat;
  const older = remote.revision < seat.revision;
  if (older && !fresh) return seat;
  if (same(counts(seat.belt), remote.cards) && (seat.done || seat.belt.length)) return agreed(seat, remote);
  if (!isOwn(seat) && !older) return replaced(seat, remote);
  if (same(remote.cards, seat.known)) return { ...seat, revision: remote.revision, conflict: null };
  if (seat.sent.some((cards) => same(cards, remote.cards))) return continued(seat, remote);
  return { ...seat, conflict: remote };
}
