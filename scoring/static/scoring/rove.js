// One stop of the Tab key for a whole grid or row of buttons; the arrow keys move inside, in the direction of reading.
import { mark } from "./dom.js";

/** How many of the buttons stand in the first row. @param {HTMLElement[]} buttons */
function columns(buttons) {
  const top = buttons[0].getBoundingClientRect().top;
  return buttons.filter((button) => Math.abs(button.getBoundingClientRect().top - top) < 4).length;
}

function step(key, buttons, rightToLeft) {
  const forward = rightToLeft ? -1 : 1;
  switch (key) {
    case "ArrowRight":
      return forward;
    case "ArrowLeft":
      return -forward;
    case "ArrowDown":
      return columns(buttons);
    case "ArrowUp":
      return -columns(buttons);
    case "Home":
      return -buttons.length;
    case "End":
      return buttons.length;
    default:
      return 0;
  }
}

/**
 * @param {HTMLElement} list  holds the buttons
 * @param {string} selector  which of its buttons
 * @returns {{settle: (at?: number) => HTMLElement|undefined}}  settle: after a change, makes one button the stop
 */
export function rove(list, selector) {
  const all = () => [...list.querySelectorAll(selector)];

  function stopAt(target) {
    for (const button of all()) mark(button, "tabindex", button === target ? "0" : "-1");
  }

  function move(event) {
    const buttons = all();
    const at = buttons.indexOf(event.target);
    if (at < 0 || event.ctrlKey || event.altKey || event.metaKey) return;
    const by = step(event.key, buttons, getComputedStyle(list).direction === "rtl");
    if (!by) return;
    event.preventDefault();
    const jump = Math.abs(by) === buttons.length;
    const to = jump ? Math.min(Math.max(at + by, 0), buttons.length - 1) : at + by;
    buttons[to]?.focus();
  }

  list.addEventListener("focusin", (event) => event.target.matches(selector) && stopAt(event.target));
  list.addEventListener("keydown", move);
  return {
    settle(at) {
      const buttons = all();
      const stop = at === undefined ? buttons.find((button) => button.tabIndex === 0) ?? buttons.at(-1) : buttons[at];
      if (stop) stopAt(stop);
      return stop;
    },
  };
}
