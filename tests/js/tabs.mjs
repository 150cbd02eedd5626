// node tests/js/tabs.mjs: two pages of one phone lay cards for one player in any order, and hear of each other late, as
// browsers let them: a page reads what it wrote last itself until that is stored. No card is lost and none is laid twice.
import assert from "node:assert/strict";

import { countOf, tap } from "../../scoring/static/scoring/belt.js";
import { emptySeat, entered, sending } from "../../scoring/static/scoring/seat.js";

const GAMES = 4_000;
const KEY = "seat";
const pages = await Promise.all([1, 2].map((n) => import(`../../scoring/static/scoring/turns.js?page=${n}`)));

function dice(seed) {
  let state = seed;
  return (sides) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % sides;
  };
}

function play(roll, key) {
  const views = pages.map((turns) => ({ turns, shown: emptySeat(), writes: [], news: [], open: 0 }));
  const laid = { egg: 0, squid: 0, wasabi: 0 };
  const written = [];

  function write(view, seat) {
    view.shown = seat;
    view.open += 1;
    view.writes.push(seat);
  }

  function lay(view) {
    const card = Object.keys(laid)[roll(3)];
    const { shown } = view;
    laid[card] += 1;
    write(view, view.turns.signed(key, shown, entered(shown, { belt: tap(shown.belt, card), history: [], done: false })));
  }

  function send(view) {
    written.push(String(view.shown.belt));
    write(view, view.turns.signed(key, view.shown, sending(view.shown)));
  }

  function store(view) {
    if (!view.writes.length) return;
    const seat = view.writes.shift();
    for (const other of views) other.news.push({ seat, own: other === view });
  }

  function hear(view) {
    if (!view.news.length) return;
    const { seat, own } = view.news.shift();
    if (own) return void (view.open -= 1);
    if (!view.open) view.shown = seat;
    const again = view.turns.redone(key, view.shown);
    if (again !== view.shown) write(view, again);
  }

  for (let step = 0; step < 30; step++) [lay, send, store, store, hear, hear][roll(6)](views[roll(2)]);
  for (let step = 0; step < 200; step++) [store, hear][roll(2)](views[roll(2)]);
  for (const view of views) assert.ok(!view.writes.length && !view.news.length, "they never come to an end");
  for (const { shown } of views) {
    assert.deepEqual(shown.belt, views[0].shown.belt, "two pages show different cards");
    for (const [card, count] of Object.entries(laid)) assert.equal(countOf(shown.belt, card), count, `${card}: ${count} laid`);
    assert.ok(written.every((belt) => shown.sent.some((sent) => String(sent) === belt)), "what was sent was forgotten");
  }
}

for (let seed = 1; seed <= GAMES; seed++) play(dice(seed), `${KEY}${seed}`);
console.log(`${GAMES} games`);
