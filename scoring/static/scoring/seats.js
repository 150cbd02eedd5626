// The players of the round: whose cards these are, how many each has, who is finished.
import { cardsIn } from "./belt.js";
import { mark, write } from "./dom.js";
import { tableauPath } from "./paths.js";
import { apart } from "./short.js";

/**
 * @param {HTMLElement} list
 * @param {{names: string[], token: string, round: number, hand: number, sprite: string, catalog: Object}} table
 */
export function makeSeats(list, { names, token, round, hand, sprite, catalog }) {
  const { pgettext, fill, number, isolate } = catalog;

  function chip(name, seat) {
    const item = document.createElement("li");
    const sign = `<svg class="icon" aria-hidden="true"><use></use></svg>`;
    item.innerHTML = `<a><bdi></bdi><small><span></span>${sign}</small></a>`;
    item.querySelector("bdi").textContent = name;
    item.firstChild.href = tableauPath(token, round, seat);
    return item;
  }

  function label(name, cards, { done, draft }) {
    if (draft) return fill(pgettext("pad.seat_draft", "{name}: correction not saved"), { name });
    if (done && cards === hand) return fill(pgettext("pad.seat_done", "{name}: all cards entered"), { name });
    if (!cards && !done) return fill(pgettext("pad.seat_open", "{name}: not entered yet"), { name });
    const text = pgettext("pad.seat_partial", "{name}: {entered} of {expected} cards");
    return fill(text, { name, entered: number(cards), expected: number(hand) });
  }

  /** A tick only for the right number of cards. */
  function signOf(cards, { done, draft }) {
    if (draft) return "i-pencil";
    if (cards > hand || (done && cards < hand)) return "i-warn";
    return done ? "i-check" : "";
  }

  function paint(seat, state, current) {
    const link = list.children[seat].firstChild;
    const cards = cardsIn(state.belt);
    const sign = signOf(cards, state);
    const text = pgettext("pad.tab_count", "{entered}/{expected}");
    link.classList.toggle("marked", sign !== "");
    if (sign) mark(link.querySelector("use"), "href", `${sprite}#${sign}`);
    mark(link, "aria-label", label(isolate(names[seat]), cards, state));
    write(link.querySelector("span"), fill(text, { entered: number(cards), expected: number(hand) }));
    if (current) mark(link, "aria-current", "page");
    else link.removeAttribute("aria-current");
  }

  /** Where a tab has no room for a name, the name is cut so that nobody else's looks the same. */
  function fit() {
    const shown = [...list.querySelectorAll("bdi")];
    shown.forEach((tab, seat) => write(tab, names[seat]));
    const cut = shown.map((tab) => tab.scrollWidth > tab.clientWidth);
    shown.forEach((tab, seat) => cut[seat] && write(tab, apart(names[seat], names)));
  }

  list.replaceChildren(...names.map(chip));
  new ResizeObserver(fit).observe(list);
  return { paint };
}
