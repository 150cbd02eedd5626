// A new game is made on the phone, so that it needs no network; the server gets it as soon as there is one.
import { place, tableauPath } from "./paths.js";
import { begin, gameOf } from "./store.js";
import { open } from "./sync.js";

const LONGEST_NAME = 40;
const WRITING_DIRECTION = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;
const INVISIBLE = /^[\p{Cf}\p{Cc}\p{Zs}\p{Mn}]*$/u;

/** A name as the server cleans it. @param {string} text @returns {string} "" for a blank one */
function cleaned(text) {
  const name = text.normalize("NFC").replace(WRITING_DIRECTION, "").split(/\s+/).filter(Boolean).join(" ");
  return INVISIBLE.test(name) ? "" : name;
}

const isLong = (name) => [...name].length > LONGEST_NAME;
const shortened = (name) => [...name].slice(0, LONGEST_NAME).join("");

/** Names by seat; null for a form that the server has to say something about. */
function namesIn(form) {
  const fields = new FormData(form);
  const players = Number(fields.get("players"));
  const names = Array.from({ length: players }, (_, seat) => cleaned(fields.get(`name_${seat + 1}`) ?? ""));
  return !players || (names.some(isLong) && navigator.onLine) ? null : names.map(shortened);
}

function playersOf(form) {
  if (form.matches(".new-game")) return namesIn(form);
  return form.action.endsWith("/again/") ? (gameOf(place().token)?.players ?? null) : null;
}

document.addEventListener("submit", (event) => {
  const players = playersOf(event.target);
  if (!players) return;
  event.preventDefault();
  if (event.target.dataset.started) return; // pressed twice
  event.target.dataset.started = "yes";
  open(tableauPath(begin(players).token, 1, 0));
});

// Back from the game, the form starts another one.
addEventListener("pageshow", () => document.querySelectorAll("form").forEach((form) => delete form.dataset.started));
