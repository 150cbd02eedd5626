// Two phones have entered different cards for the same player: what each of them has is shown, and a person chooses.
import { place } from "./paths.js";
import { changes, conflictsOf, gameOf, settle } from "./store.js";
import { loadWords } from "./words.js";

const template = document.getElementById("conflict");
const sprite = template.content.querySelector("use").getAttribute("href").split("#")[0];

function picture(card) {
  const art = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  art.setAttribute("class", "art");
  const use = art.appendChild(document.createElementNS(art.namespaceURI, "use"));
  use.setAttribute("href", `${sprite}#${card}`);
  return art;
}

function fillCards(box, belt, { cardName }) {
  box.setAttribute("role", "img");
  box.setAttribute("aria-label", belt.map(cardName).join(", "));
  box.replaceChildren(...belt.map(picture));
}

function note(token, { round, seat, state }, { catalog, wording }) {
  const { pgettext, ordinal, isolate, fill } = catalog;
  const names = wording.displayNames(gameOf(token).players);
  const shown = template.content.cloneNode(true).firstElementChild;
  const whose = pgettext("pad.title", "{name}: cards in round {n}");
  shown.querySelector("[data-whose]").textContent = fill(whose, { name: isolate(names[seat]), n: ordinal(round) });
  fillCards(shown.querySelector('[data-cards="mine"]'), state.belt, wording);
  fillCards(shown.querySelector('[data-cards="other"]'), state.conflict.belt, wording);
  for (const button of shown.querySelectorAll("[data-keep]")) {
    button.addEventListener("click", () => settle(token, round, seat, button.dataset.keep));
  }
  return shown;
}

/** The first conflict of the game of this page stands at the top of it until it is settled. */
async function paint() {
  const { token } = place();
  const game = token && gameOf(token);
  const [first] = game ? conflictsOf(game) : [];
  const words = first && (await loadWords());
  document.querySelectorAll("main .conflict").forEach((old) => old.remove());
  if (first) document.querySelector("main").prepend(note(token, first, words));
}

/** Looks for conflicts from now on. */
export function showConflicts() {
  changes.addEventListener("change", paint);
  document.addEventListener("repaint", paint);
  paint();
}
