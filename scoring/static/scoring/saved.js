// The small line that says where the cards are: on the server, on their way, or on this phone only.
import { place } from "./paths.js";
import { changes, gameOf } from "./store.js";
import { savedState, states } from "./sync.js";

function paint() {
  const { token } = place();
  const state = token && gameOf(token) ? savedState(token) : null;
  for (const line of document.querySelectorAll("[data-saved]")) {
    line.hidden = state === null;
    line.dataset.saved = state ?? "";
    for (const text of line.querySelectorAll("[data-state]")) text.hidden = text.dataset.state !== state;
  }
}

/** Fills every such line of the page from now on. */
export function showSaved() {
  changes.addEventListener("change", paint);
  states.addEventListener("change", paint);
  document.addEventListener("repaint", paint);
  paint();
}
