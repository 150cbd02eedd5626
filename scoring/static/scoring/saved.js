// The small line that says where the cards are: on the server, on their way, or on this phone only.
import { place } from "./paths.js";
import { changes, gameOf } from "./store.js";
import { hasAnswered, savedState, states } from "./sync.js";

/** Whether the phone has made this page, and may not know what others have entered. */
const isOwnPage = document.getElementById("templates") !== null;

function stateOf(token) {
  const state = savedState(token);
  return state === "saved" && isOwnPage && !hasAnswered(token) ? "unheard" : state;
}

function paint() {
  const { token } = place();
  const state = token && gameOf(token) ? stateOf(token) : null;
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
  addEventListener("storage", paint); // the site's data may have been cleared
  paint();
}
