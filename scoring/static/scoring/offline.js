// The page that comes in the place of any page of a game when the server's does not: filled from this phone.
import "./new-game.js";
import { openPad } from "./pad.js";
import { place } from "./paths.js";
import { showPage } from "./phone-page.js";
import { changes, gameOf } from "./store.js";

const main = document.getElementById("main");
const templates = JSON.parse(document.getElementById("templates").textContent);
const { token, round, seat } = place();
const game = token && gameOf(token);

function showPad() {
  main.replaceChildren(document.getElementById("pad").content.cloneNode(true));
  return openPad(main, { token, round, seat });
}

/** The page was made for no address in particular: each language leads to this one. */
function linkLanguages() {
  for (const link of document.querySelectorAll(".languages a")) {
    link.search = new URLSearchParams({ next: location.pathname });
  }
}

linkLanguages();
if (game && seat !== null) {
  showPad();
} else if (game) {
  showPage(templates);
  changes.addEventListener("change", ({ detail }) => detail.token === token && detail.elsewhere && showPage(templates));
}
