// node tests/js/store.mjs: what the phone keeps under which key, what it makes of what it finds there, and what it sends.
import assert from "node:assert/strict";

const shelf = new Map();
let isFull = false;
globalThis.localStorage = {
  getItem: (key) => shelf.get(key) ?? null,
  removeItem: (key) => shelf.delete(key),
  key: (n) => [...shelf.keys()][n],
  get length() {
    return shelf.size;
  },
  setItem(key, text) {
    if (isFull) throw new Error("full");
    shelf.set(key, text);
  },
};

const TOKEN = "aB3-_fghijklmnop";
const OLD = {
  token: TOKEN,
  players: ["Ana", "Bor"],
  known: true,
  touched: 7,
  step: 40,
  rounds: [
    [
      { belt: ["squid", "egg"], history: [["squid"]], done: true, revision: 2, known: { egg: 1, squid: 1 }, sent: [], conflict: null },
      {
        belt: ["egg"], history: [], done: true, revision: 1, known: { tempura: 1 }, sent: [{ egg: 2 }],
        conflict: { cards: { salmon: 1 }, revision: 3 },
      },
    ],
    [{ belt: ["tempura"], history: [[]], done: false, revision: 0, known: null, sent: [], conflict: null }, null],
    [null, null],
  ],
};

const put = (key, value) => shelf.set(key, typeof value === "string" ? value : JSON.stringify(value));
put(`sushigo:game:${TOKEN}`, OLD);

const store = await import("../../scoring/static/scoring/store.js");
const game = () => store.gameOf(TOKEN);
const belts = () => game().rounds.map((seats) => seats.map((seat) => seat && seat.belt));
const lay = (round, seat, belt, done = false) => store.keep(TOKEN, round, seat, { belt, history: [], done });
const check = (name, work) => {
  work();
  console.log(name);
};

check("a game of the first release is read whole", () => {
  assert.deepEqual(belts(), [[["squid", "egg"], ["egg"]], [["tempura"], null], [null, null]]);
  assert.deepEqual(game().rounds[0][0].history, [["squid"]]);
  assert.deepEqual(game().rounds[0][1].sent, [["egg", "egg"]]);
  assert.deepEqual(game().rounds[0][1].conflict, { belt: ["salmon"], done: true, revision: 3 });
  assert.deepEqual(store.nextOpen(game()), { round: 2, seat: 0 });
  assert.equal(game().touched, 7);
});

check("one tap writes one seat and leaves the rest where it was", () => {
  const before = new Map(shelf);
  lay(2, 0, ["tempura", "egg"]);
  const written = [...shelf].filter(([key, text]) => before.get(key) !== text).map(([key]) => key);
  assert.deepEqual(written, [`sushigo:seat:${TOKEN}:2:0`]);
  assert.deepEqual(belts()[1], [["tempura", "egg"], null]);
  assert.ok(game().touched > 7);
});

check("what another page of the phone has written is seen at once, and nothing of it is written over", () => {
  const other = { ...JSON.parse(shelf.get(`sushigo:seat:${TOKEN}:2:0`)), belt: ["squid"] };
  put(`sushigo:seat:${TOKEN}:2:1`, other);
  lay(2, 0, ["tempura", "egg", "egg"]);
  assert.deepEqual(belts()[1], [["tempura", "egg", "egg"], ["squid"]]);
  put(`sushigo:game:${TOKEN}`, { ...OLD, rounds: [OLD.rounds[0], OLD.rounds[1], [OLD.rounds[1][0], null]] });
  assert.deepEqual(belts()[2], [["tempura"], null]); // a page of the first release is still open
});

check("unfinished cards are sent as such, with their order", () => {
  const { tableaus } = store.outgoing(TOKEN);
  assert.deepEqual(tableaus.find(({ round, seat }) => round === 2 && seat === 0), {
    round: 2, seat: 0, revision: 0, done: false, cards: { tempura: 1, egg: 2 }, laid: ["tempura", "egg", "egg"],
  });
  assert.ok(!tableaus.some(({ round, seat }) => round === 1 && seat === 1), "a conflict was sent");
});

check("a tableau that the server refuses waits until it is changed, and the others go on", () => {
  lay(3, 1, Array(109).fill("egg"));
  const sent = store.outgoing(TOKEN).tableaus;
  const wrong = sent.find(({ round }) => round === 3);
  assert.deepEqual([wrong.round, wrong.cards, wrong.laid], [3, { tempura: 1 }, ["tempura"]]);
  const many = sent.find(({ round, seat }) => round === 3 && seat === 1);
  assert.deepEqual([many.cards, many.laid], [{ egg: 109 }, []]);
  store.refuse(TOKEN, many);
  assert.ok(store.isRefused(game()));
  assert.ok(store.isAhead(game()));
  assert.ok(!store.outgoing(TOKEN).tableaus.some(({ round, seat }) => round === 3 && seat === 1));
  lay(3, 1, ["egg"]);
  assert.ok(!store.isRefused(game()));
  assert.ok(store.outgoing(TOKEN).tableaus.some(({ round, seat }) => round === 3 && seat === 1));
});

check("what cannot be read stops nothing and is left where it is", () => {
  const bad = {
    "sushigo:game:one": "{",
    "sushigo:game:two": { players: 7 },
    "sushigo:game:three": { players: ["A", "B"], rounds: [1, 2, 3] },
    "sushigo:game:four": "null",
    "sushigo:game:five": { players: [{}, "B"], rounds: [[], [], []] },
  };
  for (const [key, value] of Object.entries(bad)) put(key, value);
  const seats = [7, "x", [], {}, { belt: "egg" }, { belt: ["soup"] }, { belt: [], history: 3 }, { belt: [], done: 1 },
    { belt: [], known: { egg: -1 } }, { belt: [], sent: [{ egg: "many" }, null] }, { belt: [], revision: "1" }];
  for (const seat of seats) {
    put("sushigo:game:six", { ...OLD, token: "six", rounds: [[seat, OLD.rounds[0][0]], [], []] });
    assert.deepEqual(store.gameOf("six").rounds[0].map((each) => each && each.belt), [null, ["squid", "egg"]], JSON.stringify(seat));
    put(`sushigo:seat:six:1:1`, seat);
    assert.deepEqual(store.gameOf("six").rounds[0][1].belt, ["squid", "egg"]);
  }
  assert.deepEqual(store.games().map(({ token }) => token), [TOKEN, "six"]);
  for (const key of Object.keys(bad)) assert.ok(shelf.has(key));
});

check("the order of another phone is taken over, and one changed here since is kept", () => {
  const says = (revision, laid) => store.takeOver({ token: TOKEN, players: OLD.players, rounds: rounds(revision, laid) }, true);
  const rounds = (revision, laid) => [[null, null], [null, null], [null, { cards: { egg: 1, squid: 2 }, revision, done: false, laid }]];
  lay(3, 1, ["squid", "egg", "squid"]);
  store.outgoing(TOKEN);
  says(1, ["squid", "egg", "squid"]);
  says(2, ["egg", "squid", "squid"]);
  assert.deepEqual(belts()[2][1], ["egg", "squid", "squid"]);
  lay(3, 1, ["squid", "squid", "egg"]);
  says(2, ["egg", "squid", "squid"]);
  assert.deepEqual(belts()[2][1], ["squid", "squid", "egg"]);
  assert.ok(store.waits(game()));
});

check("where nothing can be kept, that is known as long as nobody else has it", () => {
  isFull = true;
  lay(3, 1, ["pudding"]);
  assert.deepEqual(belts()[2][1], ["pudding"]);
  assert.ok(store.isFull() && store.isOnlyHere(game()));
  isFull = false;
  lay(3, 1, ["pudding", "egg"]);
  assert.ok(!store.isFull() && !store.isOnlyHere(game()));
});
