// node tests/js/phones.mjs: two phones enter cards for one player through a network that loses, delays and repeats messages.
// Whatever happens, no cards that somebody has entered are replaced unless a person has seen the others first.
import assert from "node:assert/strict";

import { fromCounts } from "../../scoring/static/scoring/belt.js";
import * as seats from "../../scoring/static/scoring/seat.js";

const { continued, corrected, discarded, drafted, emptySeat, entered, isDirty, merged, replaced, same, sending } = seats;

const GAMES = 4_000;
const STEPS = 60;
const CARDS = ["egg", "squid", "tempura"];

/** The same numbers in every run. */
function dice(seed) {
  let state = seed;
  return (sides) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % sides;
  };
}

class Server {
  revision = 0;
  belt = [];
  done = false;
  pages = [];

  /** Player.lay of scoring/models.py. */
  lay({ revision, cards, laid, done, from }) {
    const belt = fromCounts(cards);
    if (revision !== this.revision && !(this.revision && same(this.belt, belt))) return;
    const after = [revision === this.revision ? laid : this.belt, this.done || done];
    if (this.revision && String(after) === String([this.belt, this.done])) return;
    if (!same(this.belt, belt)) this.from = from;
    [this.belt, this.done] = after;
    this.revision += 1;
    this.pages.push(this.says());
  }

  says() {
    return this.revision ? { revision: this.revision, cards: seats.message(this).cards, done: this.done, laid: this.belt } : null;
  }
}

class Phone {
  seat = emptySeat();
  heard = null; // the cards that the server had when it was heard last
  open = 0; // messages without an answer

  constructor(number) {
    this.number = number;
  }

  /** Whether somebody has entered cards here that the server may not have. */
  get hasOwn() {
    return this.open > 0 || !same(this.seat.belt, this.heard ?? []);
  }

  enter(belt, done) {
    if (this.seat.done) {
      this.draft(belt);
      this.save();
    } else {
      this.seat = entered(this.seat, { belt, history: [], done });
    }
  }

  /** A correction that is not saved changes nothing that counts. */
  draft(belt) {
    if (!this.seat.done) return;
    const before = this.seat;
    this.seat = drafted(before, { belt, history: [] });
    assert.deepEqual({ ...this.seat, draft: null }, { ...before, draft: null }, "a draft counts");
  }

  save() {
    const { draft, belt } = this.seat;
    this.seat = corrected(this.seat);
    if (!draft) return;
    assert.deepEqual([this.seat.belt, this.seat.draft], [draft.belt, null], "a draft is lost when it is saved");
    assert.ok(this.seat.conflict || same(draft.from, belt), "a draft replaces what nobody has seen");
  }

  message() {
    const said = { ...seats.message(this.seat), from: this.number };
    this.seat = sending(this.seat);
    this.open += 1;
    return said;
  }

  hear(server, late) {
    const before = this.seat;
    const own = this.hasOwn;
    this.seat = merged(before, server.says(), true);
    if (!same(before.belt, this.seat.belt)) assert.ok(!own, "cards entered here were replaced");
    if (before.done) assert.ok(this.seat.done || !own, "finished cards are open again");
    if (before.draft && !this.seat.draft) assert.ok(same(before.draft.belt, this.seat.known.belt), "a draft was lost");
    if (this.seat.conflict && !before.conflict) {
      assert.ok(!this.heard || !same(this.seat.conflict.belt, this.heard), "a conflict with what was known");
      assert.ok(!same(this.seat.conflict.belt, this.seat.belt), "a conflict between the same cards");
      assert.ok(late || server.from !== this.number, "a conflict with oneself");
    }
    if (!this.seat.conflict) [this.heard, this.open] = [server.revision ? server.belt : null, this.seat.sent.length];
  }

  /** A page that was made long ago. */
  read(page) {
    const before = this.seat;
    if (page.revision < before.revision) assert.equal(merged(before, page, false), before, "an old page was believed");
  }

  choose(take) {
    const { conflict } = this.seat;
    if (!conflict) return;
    this.seat = take(this.seat, conflict);
    [this.heard, this.open] = [conflict.belt, 0];
  }
}

function play(roll, late) {
  const server = new Server();
  const phones = [new Phone(0), new Phone(1)];
  const delayed = [];
  const arrive = () => delayed.length && server.lay(delayed.splice(roll(delayed.length), 1)[0]);
  const steps = [
    (phone) => phone.enter(Array.from({ length: 1 + roll(3) }, () => CARDS[roll(3)]), roll(4) > 0),
    (phone) => phone.draft(Array.from({ length: 1 + roll(3) }, () => CARDS[roll(3)])),
    (phone) => phone.save(),
    (phone) => roll(4) === 0 && (phone.seat = discarded(phone.seat)),
    (phone) => phone.heard && phone.enter([...phone.heard], false), // back to what it was
    (phone) => phone.enter(phone.seat.belt.toReversed(), false), // the same cards in another order
    (phone) => phone.hear(server, late),
    (phone) => server.pages.length && phone.read(server.pages[roll(server.pages.length)]),
    (phone) => phone.choose(roll(2) ? continued : replaced),
    (phone) => send(phone, roll(4)),
    (phone) => send(phone, roll(4)),
    arrive,
  ];

  function send(phone, fate) {
    if (!seats.waits(phone.seat)) return phone.hear(server, late);
    const message = phone.message();
    if (late && fate === 0) return delayed.push(message);
    server.lay(message);
    return fate === 1 ? undefined : phone.hear(server, late); // the answer is lost, or not
  }

  for (let step = 0; step < STEPS; step++) steps[roll(steps.length)](phones[roll(2)]);
  while (delayed.length) arrive();
  for (let step = 0; step < 8; step++) {
    const phone = phones[step % 2];
    phone.choose(continued);
    phone.enter(phone.seat.belt, true);
    send(phone, 2);
  }
  for (const { seat } of phones) {
    assert.equal(seat.conflict, null, "a conflict stays");
    assert.ok(!isDirty(seat) && seat.done && server.done, "a phone or the server has not finished");
    assert.deepEqual(seat.belt, server.belt, "a phone and the server differ in the end");
  }
}

for (let seed = 1; seed <= GAMES; seed++) play(dice(seed), seed % 2 === 0);
console.log(`${GAMES} games`);
