// The way back to the game from the rules and the questions: an app on the home screen of a phone has no back button.
import { homePath, place, tableauPath } from "./paths.js";
import { changes, gameOf, nextOpen } from "./store.js";

const LAST = "sushigo:last-page";
const inThisLanguage = (path) => homePath() + path.slice(homePath().length);

/** The page of a game that was left last in this tab; "" for none. */
function lastPage() {
  try {
    return sessionStorage.getItem(LAST) ?? "";
  } catch {
    return ""; // no storage is allowed
  }
}

function remember(path) {
  try {
    sessionStorage.setItem(LAST, path);
  } catch {
    // no storage is allowed: then there is no way back either
  }
}

/** Where the score keeper goes on: the page one came from, or from a page of the game what is entered next. */
function running(token, path) {
  const open = gameOf(token) && nextOpen(gameOf(token));
  return open && (path ? inThisLanguage(path) : tableauPath(token, open.round, open.seat));
}

/** From now on pages of a game are remembered, and others lead back to them. */
export function keepWayBack() {
  const { token } = place();
  const scores = document.querySelector('.header a[href$="/score/"]');
  const href = scores.pathname;
  const isStart = location.pathname === homePath() || location.pathname === href;
  if (isStart) remember("");
  addEventListener("pagehide", () => token && gameOf(token) && remember(location.pathname)); // the pad changes its address

  const last = token || isStart ? "" : lastPage();
  const game = token ?? (last && place(last).token);
  const aim = () => (scores.href = (game && running(game, last)) || href);
  aim();
  changes.addEventListener("change", aim);

  if (!last || !gameOf(game)) return;
  const bar = document.getElementById("way-back");
  bar.querySelector("a").href = inThisLanguage(last);
  bar.hidden = false;
}
