// The belt: the cards in the order laid, each a button that takes it away again. Where they do not all fit, it runs.
import { cardOf, cardsIn, isPair } from "./belt.js";
import { rove } from "./rove.js";

const SVG = "http://www.w3.org/2000/svg";

function art() {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "art");
  svg.setAttribute("aria-hidden", "true");
  svg.append(document.createElementNS(SVG, "use"));
  return svg;
}

function newItem() {
  const item = document.createElement("li");
  const button = document.createElement("button");
  button.type = "button";
  button.tabIndex = -1;
  button.append(art());
  item.append(button);
  return item;
}

/**
 * @param {HTMLElement} list
 * @param {{press: (at: number, button: HTMLElement) => void, remove: (at: number) => void}} act
 */
export function listenToBelt(list, act) {
  const at = (button) => [...list.children].indexOf(button.closest("li"));

  list.addEventListener("click", ({ target }) => {
    const button = target.closest("button");
    if (button) act.press(at(button), button);
  });
  list.addEventListener("keydown", (event) => {
    if (!["Backspace", "Delete", "-"].includes(event.key)) return;
    event.preventDefault();
    act.remove(at(event.target));
  });
  return rove(list, "button");
}

/**
 * Shows a belt with a place for each card of the hand.
 * @param {HTMLElement} list @param {string[]} belt
 * @param {{sprite: string, hand: number, label: (item: string) => string}} with_
 */
export function paintBelt(list, belt, { sprite, hand, label }) {
  list.style.setProperty("--places", Math.max(hand, cardsIn(belt)));
  while (list.children.length > belt.length) list.lastElementChild.remove();
  let fresh;
  belt.forEach((name, at) => {
    const item = list.children[at] ?? list.appendChild(newItem());
    if (item.dataset.item === name) return;
    paintItem(item, name, sprite, label(name));
    fresh = item;
  });
  if (fresh) requestAnimationFrame(() => bringIntoSight(list, fresh));
}

/** Runs the belt only: scrollIntoView would move the page too. */
function bringIntoSight(list, item) {
  const [place, sight] = [item, list].map((one) => one.getBoundingClientRect());
  const by = Math.max(0, place.right - sight.right) || Math.min(0, place.left - sight.left);
  if (by) list.scrollBy(by, 0);
}

function paintItem(item, name, sprite, label) {
  item.dataset.item = name;
  item.dataset.card = cardOf(name);
  item.classList.toggle("pair", isPair(name));
  item.firstChild.setAttribute("aria-label", label);
  item.querySelector("use").setAttribute("href", `${sprite}#${name}`);
}
