// A new game is made on the phone, so that it needs no network; the server gets it as soon as there is one.
import { place, tableauPath } from "./paths.js";
import { begin, gameOf } from "./store.js";
import { open } from "./sync.js";
import { cleanName } from "./names.js";
import { isLong, shortened } from "./typed.js";

/** Names by seat; null for a form that the server has to say something about. */
function namesIn(form) {
  const fields = new FormData(form);
  const players = Number(fields.get("players"));
  const names = Array.from({ length: players }, (_, seat) => cleanName(fields.get(`name_${seat + 1}`) ?? ""));
  return !players || (names.some(isLong) && navigator.onLine) ? null : names.map((name) => cleanName(shortened(name)));
}

function playersOf(form) {
  if (form.matches(".new-game")) return namesIn(form);
  return form.action.endsWith("/again/") ? (gameOf(place().token)?.players ?? null) : null;
}

/** Where nothing can be kept and nothing sent, the form is left to the server. */
async function begun(form, opening) {
  if (await opening) return;
  form.submit();
}

document.addEventListener("submit", (event) => {
  const players = playersOf(event.target);
  if (!players) return;
  event.preventDefault();
  if (event.target.dataset.started) return; // pressed twice
  event.target.dataset.started = "yes";
  begun(event.target, open(tableauPath(begin(players).token, 1, 0)));
});

// Back from the game, the form starts another one.
addEventListener("pageshow", () => document.querySelectorAll("form").forEach((form) => delete form.dataset.started));
