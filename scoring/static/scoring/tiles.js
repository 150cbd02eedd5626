// The twelve tiles: what a finger or a key on them means, and what stands on them.
import { countOf, hasFreeWasabi } from "./belt.js";
import { rove } from "./rove.js";

/** How long a finger stays for a long press, and how long a button that came or went is not meant, in ms. */
const LONG_PRESS = 450;
const JUST_CHANGED = 400;
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
    press = { x: event.clientX, y: event.clientY, long: false, at: event.timeStamp };
    if (!tile || event.button !== 0) return;
    press.timer = setTimeout(() => {
      press.long = true;
      act.ask(tile, cardAt(tile));
    }, LONG_PRESS);
  }

  function move({ clientX, clientY }) {
    if (press && Math.hypot(clientX - press.x, clientY - press.y) > MOVED) end();
  }

  function click(event) {
    const button = event.target.closest("button");
    if (!button) return;
    if (press?.long && event.detail) {
      if (event.timeStamp - press.at >= LONG_PRESS) return;
      act.calm(); // the page was busy, and the timer has run out before the lifted finger was noticed
    }
    const card = cardAt(button);
    const changed = event.detail && event.timeStamp - button.parentElement.changed < JUST_CHANGED;
    const minus = button.matches(".minus");
    // A finger that taps fast does not see that the minus has come under it, or gone.
    if (changed && !minus && !countShown(button)) return;
    if (minus && !changed) act.remove(card);
    else act.tap(card);
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
  for (const type of ["pointerup", "pointercancel", "pointerleave"]) list.addEventListener(type, end);
  list.addEventListener("contextmenu", (event) => event.preventDefault());
  list.addEventListener("click", click);
  list.addEventListener("keydown", key);
  return rove(list, ".tile");
}

const countShown = (tile) => tile.querySelector(".count").textContent;

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
  const [tile, , minus] = item.children;
  const count = tile.querySelector(".count");
  if (count.textContent === shown) return;
  count.textContent = shown;
  tile.querySelector(".cards").textContent = n ? cards(n) : "";
  if (minus.hidden === n > 0) {
    minus.hidden = n === 0;
    item.changed = performance.now();
  }
}

function paintNext(item, next, { times, waiting }) {
  item.classList.toggle("next", next);
  item.querySelector(".times").textContent = next ? times : "";
  item.children[1].textContent = next ? waiting : "";
}

/** Another player's tiles: a minus on them has not just come or gone. @param {HTMLElement} list */
export function forgetTouches(list) {
  for (const item of list.children) item.changed = undefined;
}
