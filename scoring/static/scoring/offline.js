// The page that comes in the place of any page of a game when the server's does not: filled from this phone.
import "./new-game.js";
import { linkLanguages } from "./languages.js";
import { openPad } from "./pad.js";
import { place } from "./paths.js";
import { showPage } from "./phone-page.js";
import { changes, gameOf } from "./store.js";
import { send } from "./sync.js";

const main = document.getElementById("main");
const excuse = main.querySelector(".waits");
const templates = JSON.parse(document.getElementById("templates").textContent);
const { token, round, seat } = place();
const game = token && gameOf(token);

async function showPad() {
  const pad = document.getElementById("pad").content.cloneNode(true).firstElementChild;
  main.prepend(pad);
  try {
    await openPad(main, { token, round, seat });
    excuse.remove();
  } catch (error) {
    pad.remove();
    throw error;
  }
}

linkLanguages(location.pathname);
if (game && seat !== null) {
  showPad();
} else if (game) {
  showPage(templates);
  changes.addEventListener("change", ({ detail }) => detail.token === token && detail.elsewhere && showPage(templates));
  send(token); // the page was made without the server: what does it say?
} else {
  excuse.classList.remove("waits");
}
