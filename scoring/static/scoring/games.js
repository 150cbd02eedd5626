// On every page of a phone that has games: what waits is sent, and the page shows where its game is kept.
import { place, tableauPath } from "./paths.js";
import { showSaved } from "./saved.js";
import { forget, gameOf, games, nextOpen, takeOver } from "./store.js";
import { open, start } from "./sync.js";

const state = document.getElementById("game");
const fromPhone = location.search === "?phone";

/** The last game that is not over waits on the home page. */
function offerGame() {
  const link = document.getElementById("resume");
  const game = link && games().find(nextOpen);
  if (!game) return;
  const { round, seat } = nextOpen(game);
  link.href = tableauPath(game.token, round, seat);
  link.hidden = false;
}

/** The server has no such game, but perhaps this phone has: then the server gets it. */
function bringBack() {
  const { token } = place();
  if (!document.querySelector("[data-gone]") || !gameOf(token)) return;
  forget(token);
  if (fromPhone) import("./follow.js");
  else open(location.pathname);
}

if (state) takeOver(JSON.parse(state.textContent));
start();
showSaved();
bringBack();
offerGame();
if (fromPhone) history.replaceState(history.state, "", location.pathname);
if (document.getElementById("conflict")) import("./conflict.js").then(({ showConflicts }) => showConflicts());
