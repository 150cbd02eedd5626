// Two pages of one phone may lay cards for one player within the milliseconds that a browser takes to tell one what the
// other has written. Each page signs what it writes and remembers it; where it was written over, it is done once more.
import { countOf, setCount } from "./belt.js";

/** @typedef {import("./seat.js").Seat} Seat */

/** Changes that are remembered, and pages whose signatures are kept with a seat. */
const RECENT = 20;
const CARDS = [
  "tempura", "sashimi", "dumpling", "maki_1", "maki_2", "maki_3", "egg", "salmon", "squid", "wasabi", "pudding", "chopsticks",
];

const me = `p${Math.random().toString(36).slice(2, 8)}`;
const mine = new Map();
let last = 0;

/** Signs a change of this page. @param {string} key of the seat @param {Seat} before @param {Seat} after @returns {Seat} */
export function signed(key, before, after) {
  last += 1;
  mine.set(key, [...(mine.get(key) ?? []), { number: last, before, after }].slice(-RECENT));
  return sign(after, before.pages, last);
}

function sign(seat, pages = {}, number) {
  const others = Object.entries(pages).filter(([page]) => page !== me);
  return { ...seat, pages: Object.fromEntries([...others.slice(1 - RECENT), [me, number]]) };
}

/** Does again what another page has written over. @param {string} key @param {Seat} stored @returns {Seat} the same if nothing was */
export function redone(key, stored) {
  const lost = (mine.get(key) ?? []).filter(({ number }) => number > (stored.pages?.[me] ?? 0));
  if (!lost.length) return stored;
  return sign(lost.reduce(redo, stored), stored.pages, lost.at(-1).number);
}

/** The same cards come and go as the first time, whatever lies there now. */
function redo(seat, { before, after }) {
  const belt = CARDS.reduce((belt, card) => {
    const more = countOf(after.belt, card) - countOf(before.belt, card);
    return setCount(belt, card, Math.max(0, countOf(belt, card) + more));
  }, seat.belt);
  const history = belt === seat.belt ? seat.history : [...seat.history, seat.belt];
  const done = after.done === before.done ? seat.done : after.done;
  const sent = [...seat.sent, ...after.sent.filter((sent) => !seat.sent.some((other) => String(other) === String(sent)))];
  return { ...seat, belt, history, done, sent };
}
