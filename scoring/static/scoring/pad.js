// The pad: one player's cards by taps. Every change is kept on the phone before anything else happens.
import { keepAwake } from "./awake.js";
import * as belts from "./belt.js";
import { listenToBelt } from "./belt-view.js";
import { makeQuestions } from "./pad-questions.js";
import { makeView } from "./pad-view.js";
import { place, roundPath, sheetPath, tableauPath } from "./paths.js";
import { bringIn } from "./sprite.js";
import { changes, discardDraft, draft, gameOf, keep, nextOpen, saveDraft, seatOf, set, settings } from "./store.js";
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
    this.token = token;
    this.round = round;
    const { players } = gameOf(token);
    this.hand = words.engine.handSize(players.length);
    this.view = makeView(root, words, { token, round, players, sprite });
    this.questions = makeQuestions(root.querySelector(".ask"), words, this.hand);
    this.listen(root);
  }

  listen(root) {
    const tiles = {
      tap: (card) => this.tap(card),
      remove: (card) => this.takeLast(card),
      set: (card, n) => this.setCount(card, n),
      ask: (tile, card) => this.questions.count(tile, card, (n) => this.setCount(card, n)),
      calm: () => this.questions.close(),
    };
    const belt = { press: (at, button) => this.press(at, button), remove: (at) => this.take(at) };
    this.tiles = listenToTiles(root.querySelector(".pad-tiles"), tiles, this.hand);
    this.stops = listenToBelt(root.querySelector(".belt"), belt);
    root.querySelector(".undo").addEventListener("click", () => this.undo());
    root.querySelector(".next").addEventListener("click", (event) => this.next(event));
    root.querySelector(".discard").addEventListener("click", () => this.discard());
    root.querySelector(".seats").addEventListener("click", (event) => this.chooseSeat(event));
    root.querySelector(".sheet").addEventListener("click", (event) => this.leave(event));
    root.querySelector(".switch input").addEventListener("change", ({ target }) => set("advance", target.checked));
    document.addEventListener("keydown", (event) => this.key(event));
    window.addEventListener("popstate", () => this.show(place().seat));
    changes.addEventListener("change", ({ detail }) => detail.token === this.token && this.renew());
  }

  /** A correction that is not saved is shown in the place of the cards that count. */
  get shown() {
    return this.state.draft ?? this.state;
  }

  get belt() {
    return this.shown.belt;
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
    this.view.seat(this);
  }

  /**
   * The store has changed: by the server, by another page of this phone, or because a conflict is settled. Before a
   * card is laid it is asked too, as what another page says may still be on its way.
   */
  renew() {
    if (this.keeping || !gameOf(this.token)) return;
    const shown = String(this.belt);
    this.state = seatOf(this.token, this.round, this.seat);
    if (String(this.belt) === shown) this.view.others(this);
    else this.show(this.seat);
  }

  /** Forgets what would come by itself. */
  calm() {
    clearTimeout(this.pause);
    this.pause = undefined;
  }

  /** One step: a new belt, and the kind of card it is about. */
  change(belt, touched) {
    if (belt === this.belt || String(belt) === String(this.belt)) return;
    this.lay(belt, [...this.shown.history, this.belt]);
    this.view.cards(this, touched);
  }

  /** Finished cards stay as they are until their correction is saved. */
  lay(belt, history) {
    if (this.state.done) this.write(draft, { belt, history });
    else this.write(keep, { belt, history, done: false });
  }

  /** @param {typeof keep} change  one of the store */
  write(change, entry) {
    this.calm();
    this.keeping = true;
    change(this.token, this.round, this.seat, entry);
    this.keeping = false;
    this.state = seatOf(this.token, this.round, this.seat);
  }

  tap(card) {
    this.renew();
    if (this.pause) this.goOn(); // in the pause the next player's first card may already come
    const onWasabi = belts.isNigiri(card) && belts.hasFreeWasabi(this.belt);
    this.change(belts.tap(this.belt, card), onWasabi ? `${card}_on_wasabi` : card);
    this.advance();
  }

  takeLast(card) {
    this.renew();
    this.change(belts.removeLast(this.belt, card), card);
  }

  setCount(card, n) {
    this.renew();
    this.change(belts.setCount(this.belt, card, n), card);
    this.advance();
  }

  advance() {
    if (!this.isRight || !settings().advance || this.state.done) return;
    this.pause = setTimeout(() => this.goOn(), PAUSE);
  }

  undo() {
    this.renew();
    const past = this.shown.history;
    if (past.length) {
      this.lay(past.at(-1), past.slice(0, -1));
      this.view.undone(this);
    } else if (history.state?.from !== undefined) {
      history.back();
    }
  }

  discard() {
    this.write(discardDraft);
    this.show(this.seat);
  }

  /** Goes on; what would be finished or saved with a wrong number of cards only when that is meant. */
  next({ currentTarget, detail }) {
    const goOn = () => {
      this.goOn();
      if (detail === 0) this.tiles.settle(0).focus();
    };
    const nothingNew = this.state.done && !this.state.draft;
    if (this.isRight || nothingNew) goOn();
    else this.askNumber(currentTarget, goOn);
  }

  askNumber(anchor, goOn) {
    this.calm();
    this.questions.number(anchor, Boolean(this.state.draft), goOn);
  }

  goOn() {
    const { done } = this.state;
    if (this.state.draft) this.write(saveDraft);
    else if (!done) this.write(keep, { ...this.state, done: true });
    const seat = this.following();
    const ends = !done && nextOpen(gameOf(this.token)) === null;
    if (seat !== undefined) this.show(seat, { enter: true });
    else open(ends ? sheetPath(this.token) : roundPath(this.token, this.round));
  }

  /** The next seat around the table that is not finished. */
  following(game = gameOf(this.token)) {
    const seats = game.rounds[this.round - 1];
    const around = [...seats.keys()].map((step) => (this.seat + 1 + step) % seats.length);
    return around.find((seat) => seat !== this.seat && !seats[seat]?.done);
  }

  chooseSeat(event) {
    const link = event.target.closest("a");
    if (!link || opensElsewhere(event)) return;
    event.preventDefault();
    const { seat } = place(new URL(link.href).pathname);
    if (seat !== this.seat) this.ifNotTooMany(link, () => this.show(seat, { enter: true }));
  }

  /** To the sheet. */
  leave(event) {
    const link = event.currentTarget;
    if (opensElsewhere(event)) return;
    event.preventDefault();
    this.ifNotTooMany(link, () => location.assign(link.href));
  }

  /** Too many cards on a first entry are asked about wherever one goes; those that are missing may still come. */
  ifNotTooMany(link, go) {
    if (this.state.done || belts.cardsIn(this.belt) <= this.hand) go();
    else this.askNumber(link, go);
  }

  key(event) {
    if (event.repeat && event.key === "Enter") event.preventDefault(); // held, it would press what the focus comes to
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
    const card = belts.cardOf(this.belt[at]);
    this.questions.pair(button, belts.isPair(this.belt[at]), {
      put: () => this.change(belts.pair(this.belt, at), `${card}_on_wasabi`),
      lift: () => this.change(belts.unpair(this.belt, at), card),
      take: { label: this.view.removal(card), run: () => this.take(at) },
    });
  }
}

/** Whether a click on a link asks for a tab or a window of its own. */
const opensElsewhere = (event) => event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
