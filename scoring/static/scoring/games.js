// On every page of a phone that has games: what waits is sent, and the page shows where its game is kept.
import { place, tableauPath } from "./paths.js";
import { showSaved } from "./saved.js";
import { changes, forget, gameOf, games, nextOpen, takeOver } from "./store.js";
import { open, start } from "./sync.js";
import { keepWayBack } from "./way-back.js";

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

/** Put away on another page, a game that is open here comes back from the server: no tap may go nowhere. */
function seeItGo() {
  const { token } = place();
  if (token && !gameOf(token)) location.reload();
}

if (state) takeOver(JSON.parse(state.textContent));
start();
showSaved();
bringBack();
offerGame();
keepWayBack();
changes.addEventListener("change", ({ detail }) => detail.elsewhere && seeItGo());
addEventListener("pageshow", ({ persisted }) => persisted && seeItGo());
if (document.getElementById("games")) import("./my-games.js").then(({ showGames }) => showGames());
if (fromPhone) history.replaceState(history.state, "", location.pathname);
if (document.getElementById("conflict")) import("./conflict.js").then(({ showConflicts }) => showConflicts());
