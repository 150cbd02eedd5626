// The pad: one player's cards by taps. Every change is kept on the phone before anything else happens.
import { makeAsk } from "./ask.js";
import { keepAwake } from "./awake.js";
import * as belts from "./belt.js";
import { listenToBelt } from "./belt-view.js";
import { makeView } from "./pad-view.js";
import { place, roundPath, tableauPath } from "./paths.js";
import { bringIn } from "./sprite.js";
import { changes, gameOf, keep, seatOf, set, settings } from "./store.js";
import { open } from "./sync.js";
import { listenToTiles } from "./tiles.js";
import { loadWords } from "./words.js";

/** How long the last card is seen before the next player's turn comes by itself, in ms. */
const PAUSE = 500;

/**
 * Brings the markup of pad.html to life for one seat of a game that the store knows.
 * @param {HTMLElement} main  holds the markup
 * @param {{token: string, round: number, seat: number}} where  round from 1, seat from 0
 * @param {() => boolean} [isLate]  asked when all has come: whether the pad is not wanted any more
 * @returns {Promise<boolean>}  whether it is open
 */
export async function openPad(main, where, isLate = () => false) {
  const root = main.querySelector(".pad");
  const [words, sprite] = await Promise.all([loadWords(), bringIn(root.dataset.sprite)]);
  if (isLate()) return false;
  const pad = new Pad(root, words, { ...where, sprite });
  root.hidden = false;
  pad.show(where.seat);
  keepAwake();
  return true;
}

class Pad {
  constructor(root, words, { token, round, sprite }) {
    this.words = words;
    this.token = token;
    this.round = round;
    this.entering = new Set();
    const { players } = gameOf(token);
    this.hand = words.engine.handSize(players.length);
    this.view = makeView(root, words, { token, round, players, sprite });
    this.ask = makeAsk(root.querySelector(".ask"));
    this.listen(root);
  }

  listen(root) {
    const tiles = {
      tap: (card) => this.tap(card),
      remove: (card) => this.change(belts.removeLast(this.belt, card), card),
      set: (card, n) => this.setCount(card, n),
      ask: (tile, card) => this.askCount(tile, card),
      calm: () => this.ask.close(),
    };
    const belt = { press: (at, button) => this.press(at, button), remove: (at) => this.take(at) };
    this.tiles = listenToTiles(root.querySelector(".pad-tiles"), tiles, this.hand);
    this.stops = listenToBelt(root.querySelector(".belt"), belt);
    root.querySelector(".undo").addEventListener("click", () => this.undo());
    root.querySelector(".next").addEventListener("click", (event) => this.next(event));
    root.querySelector(".seats").addEventListener("click", (event) => this.chooseSeat(event));
    root.querySelector(".switch input").addEventListener("change", ({ target }) => set("advance", target.checked));
    document.addEventListener("keydown", (event) => this.key(event));
    window.addEventListener("popstate", () => this.show(place().seat));
    changes.addEventListener("change", ({ detail }) => detail.token === this.token && this.renew());
  }

  get belt() {
    return this.state.belt;
  }

  get isRight() {
    return belts.cardsIn(this.belt) === this.hand;
  }

  /** Shows a seat; `enter`: as a step of its own that the back button takes back. */
  show(seat, { enter = false } = {}) {
    if (enter) history.pushState({ from: this.seat }, "", tableauPath(this.token, this.round, seat));
    this.calm();
    this.seat = seat;
    this.state = seatOf(this.token, this.round, seat);
    if (!this.state.done) this.entering.add(seat);
    this.view.seat(this);
  }

  /** The store has changed: by the server, by another page of this phone, or because a conflict is settled. */
  renew() {
    if (this.keeping) return;
    const state = seatOf(this.token, this.round, this.seat);
    if (String(state.belt) !== String(this.belt)) return this.show(this.seat);
    this.state = state;
    this.view.others(this);
  }

  /** Forgets what was asked and what would come by itself. */
  calm() {
    clearTimeout(this.pause);
    this.pause = undefined;
    this.asked = false;
  }

  /** One step: a new belt, and the kind of card it is about. */
  change(belt, touched) {
    if (belt === this.belt || String(belt) === String(this.belt)) return;
    this.store({ belt, history: [...this.state.history, this.belt] });
    this.view.cards(this, touched);
  }

  store(change) {
    this.calm();
    this.state = { ...this.state, ...change };
    const { belt, history, done } = this.state;
    this.keeping = true;
    keep(this.token, this.round, this.seat, { belt, history, done });
    this.keeping = false;
  }

  tap(card) {
    if (this.pause) this.goOn(); // in the pause the next player's first card may already come
    const onWasabi = belts.isNigiri(card) && belts.hasFreeWasabi(this.belt);
    this.change(belts.tap(this.belt, card), onWasabi ? `${card}_on_wasabi` : card);
    this.advance();
  }

  setCount(card, n) {
    this.change(belts.setCount(this.belt, card, n), card);
    this.advance();
  }

  advance() {
    if (!this.isRight || !settings().advance || !this.entering.has(this.seat)) return;
    this.pause = setTimeout(() => this.goOn(), PAUSE);
  }

  undo() {
    const past = this.state.history;
    if (past.length) {
      this.store({ belt: past.at(-1), history: past.slice(0, -1) });
      this.view.undone(this);
    } else if (history.state?.from !== undefined) {
      history.back();
    }
  }

  /** Goes on; with a wrong number of cards only when asked a second time. */
  next(event) {
    if (!this.isRight && !this.asked) {
      this.calm();
      this.asked = true;
      this.view.question();
      return;
    }
    this.goOn();
    if (event.detail === 0) this.tiles.settle(0).focus();
  }

  goOn() {
    this.store({ done: true });
    const seat = this.following();
    if (seat === undefined) open(roundPath(this.token, this.round));
    else this.show(seat, { enter: true });
  }

  /** The next seat around the table that is not finished. */
  following() {
    const seats = gameOf(this.token).rounds[this.round - 1];
    const around = [...seats.keys()].map((step) => (this.seat + 1 + step) % seats.length);
    return around.find((seat) => seat !== this.seat && !seats[seat]?.done);
  }

  chooseSeat(event) {
    const link = event.target.closest("a");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { seat } = place(new URL(link.href).pathname);
    if (seat !== this.seat) this.show(seat, { enter: true });
  }

  key(event) {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== "z") return;
    event.preventDefault();
    this.undo();
  }

  /** A card on the belt goes, unless it is a nigiri that may be on a wasabi or not. */
  press(at, button) {
    const item = this.belt[at];
    if (belts.isPair(item) || (belts.isNigiri(item) && belts.hasFreeWasabi(this.belt))) this.askPair(at, button);
    else this.take(at);
  }

  take(at) {
    const item = this.belt[at];
    const hadFocus = document.activeElement?.closest(".belt");
    this.change(belts.removeAt(this.belt, at), belts.cardOf(item));
    if (hadFocus) (this.stops.settle(Math.min(at, this.belt.length - 1)) ?? this.tiles.settle()).focus();
  }

  askPair(at, button) {
    const { pgettext } = this.words.catalog;
    const on = belts.isPair(this.belt[at]);
    const card = belts.cardOf(this.belt[at]);
    const put = () => this.change(belts.pair(this.belt, at), `${card}_on_wasabi`);
    const lift = () => this.change(belts.unpair(this.belt, at), card);
    this.ask.open(button, pgettext("pad.on_wasabi_question", "Is it on a wasabi?"), [
      { text: pgettext("c.on_wasabi", "on wasabi"), pressed: on, run: put },
      { text: pgettext("pad.not_on_wasabi", "not on wasabi"), pressed: !on, run: lift },
      { text: pgettext("a.remove", "Remove"), label: this.view.removal(card), run: () => this.take(at) },
    ]);
  }

  askCount(tile, card) {
    const { catalog, wording } = this.words;
    const numbers = Array.from({ length: this.hand + 1 }, (_, n) => n);
    this.ask.open(
      tile,
      wording.capitalised(wording.cardName(card)),
      numbers.map((n) => ({ text: catalog.number(n), label: wording.cards(n), run: () => this.setCount(card, n) })),
    );
  }
}
