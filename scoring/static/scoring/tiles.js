// The twelve tiles: what a finger or a key on them means, and what stands on them.
import { countOf, hasFreeWasabi } from "./belt.js";
import { rove } from "./rove.js";

/** How long a finger stays for a long press; after a shorter one systems may have dropped the click, in ms. */
const LONG_PRESS = 700;
const CLICK_IS_SURE = 350;
/** Keys typed within this time make one number, in ms. */
const ONE_NUMBER = 800;
const MOVED = 10;

const DIGITS = ["0123456789", "۰۱۲۳۴۵۶۷۸۹", "٠١٢٣٤٥٦٧٨٩"];

/** @param {string} key @returns {number} the digit of a key in any of the three kinds, -1 for another key */
const digitOf = (key) => Math.max(...DIGITS.map((digits) => (key.length === 1 ? digits.indexOf(key) : -1)));

const cardAt = (target) => target.closest("[data-card]")?.dataset.card;

/**
 * @param {HTMLElement} list
 * @param {{tap: (card: string) => void, remove: (card: string) => void, set: (card: string, n: number) => void,
 *   ask: (tile: HTMLElement, card: string) => void, calm: () => void}} act  calm: takes back what was asked
 * @param {number} hand  cards that belong to a player: no count is more
 */
export function listenToTiles(list, act, hand) {
  let press = null;
  let typed = { card: "", number: 0, at: -Infinity };

  function end() {
    clearTimeout(press?.timer);
  }

  function start(event) {
    end();
    const tile = event.target.closest(".tile");
    const { pointerId: pointer, clientX: x, clientY: y, timeStamp: at } = event;
    press = tile && event.button === 0 ? { tile, pointer, x, y, at } : null;
    if (press) press.timer = setTimeout(askNow, LONG_PRESS);
  }

  function askNow() {
    press.long = true;
    act.ask(press.tile, cardAt(press.tile));
  }

  function move({ clientX, clientY }) {
    if (!press || Math.hypot(clientX - press.x, clientY - press.y) <= MOVED) return;
    end();
    press.moved = true;
  }

  /** A slow finger adds a card too, although its system may take it for a long press and drop the click. */
  function lift(event) {
    end();
    if (event.pointerType === "mouse" || event.pointerId !== press?.pointer || press.moved) return;
    const stayed = event.timeStamp - press.at;
    if (stayed < CLICK_IS_SURE || stayed >= LONG_PRESS) return;
    press.counted = true;
    tap(press.tile);
  }

  function click(event) {
    const tile = event.target.closest(".tile");
    const asked = press?.long && event.timeStamp - press.at >= LONG_PRESS;
    if (tile && !(event.detail && (asked || press?.counted))) tap(tile);
  }

  function tap(tile) {
    if (press?.long) act.calm(); // the page was busy, and the timer has run out before the lifted finger was noticed
    act.tap(cardAt(tile));
  }

  /** The right button of a mouse and the menu key ask at once; for fingers the time above holds everywhere. */
  function menu(event) {
    event.preventDefault();
    const tile = event.target.closest(".tile");
    if (tile && event.pointerType !== "touch") act.ask(tile, cardAt(tile));
  }

  function key(event) {
    if (!event.target.matches(".tile") || event.ctrlKey || event.altKey || event.metaKey) return;
    const card = cardAt(event.target);
    if (["Backspace", "Delete", "-", "−"].includes(event.key)) act.remove(card);
    else if (event.key === "+") act.tap(card);
    else if (digitOf(event.key) >= 0) type(card, digitOf(event.key), event.timeStamp);
    else return;
    event.preventDefault();
  }

  function type(card, digit, at) {
    const more = typed.card === card && at - typed.at < ONE_NUMBER ? typed.number * 10 + digit : digit;
    typed = { card, at, number: more > hand ? digit : more };
    act.set(card, typed.number);
  }

  list.addEventListener("pointerdown", start);
  list.addEventListener("pointermove", move);
  list.addEventListener("pointerup", lift);
  for (const type of ["pointercancel", "pointerleave"]) list.addEventListener(type, end);
  // When a finger is lifted the browser adds a press of a mouse, which would take the focus out of what was asked.
  list.addEventListener("mousedown", (event) => press?.long && event.preventDefault());
  list.addEventListener("contextmenu", menu);
  list.addEventListener("click", click);
  list.addEventListener("keydown", key);
  return rove(list, ".tile");
}

/**
 * Puts counts on the tiles, and ×3 on the nigiri while a wasabi waits; touches only what changed.
 * @param {HTMLElement} list @param {string[]} belt
 * @param {{cards: (n: number) => string, number: (n: number) => string, nigiri: string[], times: string,
 *   waiting: string}} texts
 */
export function paintTiles(list, belt, texts) {
  const waits = hasFreeWasabi(belt);
  for (const item of list.children) {
    const { card } = item.dataset;
    paintCount(item, countOf(belt, card), texts);
    const next = waits && texts.nigiri.includes(card);
    if (item.classList.contains("next") !== next) paintNext(item, next, texts);
    item.classList.toggle("wait", waits && card === "wasabi");
  }
}

function paintCount(item, n, { cards, number }) {
  const shown = n ? number(n) : "";
  const count = item.querySelector(".count");
  if (count.textContent === shown) return;
  count.textContent = shown;
  item.querySelector(".cards").textContent = n ? cards(n) : "";
}

function paintNext(item, next, { times, waiting }) {
  item.classList.toggle("next", next);
  item.querySelector(".times").textContent = next ? times : "";
  item.children[1].textContent = next ? waiting : "";
}
