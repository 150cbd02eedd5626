// A sheet or the points of a round as the server sent them: as soon as the phone knows more, it makes the page itself.
import { homePath, place } from "./paths.js";
import { changes, gameOf, isAhead, takeOver } from "./store.js";

const { token } = place();
let pages;

async function show() {
  try {
    const { showPage } = await import("./phone-page.js");
    pages ??= await templates();
    await showPage(pages);
  } catch {
    // without a network and without a worker the page stays as it is
  }
}

/** They come with the page that is the same for all games, which the worker has kept. */
async function templates() {
  const response = await fetch(`${homePath()}game/`);
  const shell = new DOMParser().parseFromString(await response.text(), "text/html");
  return JSON.parse(shell.getElementById("templates").textContent);
}

// What the page itself says is no news.
const state = document.getElementById("game");
if (state) takeOver(JSON.parse(state.textContent));
const game = gameOf(token);
if (game && isAhead(game)) show();
changes.addEventListener("change", ({ detail }) => detail.token === token && detail.elsewhere && show());
