// The names of a new game: Enter leads from one to the next, a list fills them all, and they outlive a reload.
import { cleanName } from "./names.js";

const DRAFT = "sushigo:new-game";
const BETWEEN_NAMES = /[\n\r\t,;،؛，、；]/;

const form = document.getElementById("new-game");
const names = [...form.querySelectorAll("input[type=text]")];
const chosen = form.elements.players;
const sizes = [...chosen].map(({ value }) => Number(value));
const shown = () => names.slice(0, Number(chosen.value) || names.length);

function onEnter(event) {
  if (event.key !== "Enter" || event.isComposing || event.target.localName !== "input") return;
  const fields = shown();
  const next = fields[fields.indexOf(event.target) + 1]; // from the number of players to the first
  if (!next && !event.repeat) return; // after the last name the game starts
  event.preventDefault();
  if (!event.repeat) next.focus();
}

/** A list in one field fills this one and those after it, and says how many play. */
function onPaste(event) {
  const list = event.clipboardData.getData("text").split(BETWEEN_NAMES).map(cleanName).filter(Boolean);
  const first = names.indexOf(event.target);
  if (first < 0 || list.length < 2) return;
  event.preventDefault();
  const fields = names.slice(first, first + list.length);
  fields.forEach((field, n) => (field.value = list[n]));
  chosen.value = String(Math.max(sizes[0], first + fields.length));
  fields.at(-1).focus();
  form.querySelector("[role=status]").textContent = list.length > fields.length ? form.dataset.tooMany : "";
  onInput();
}

function onInput() {
  aimEnter();
  try {
    sessionStorage.setItem(DRAFT, JSON.stringify({ players: chosen.value, names: names.map(({ value }) => value) }));
  } catch {
    // no storage: the names last as long as the page
  }
}

/** The key of a phone says what it does. */
function aimEnter() {
  const fields = shown();
  for (const field of fields) field.enterKeyHint = field === fields.at(-1) ? "go" : "next";
}

/** What was typed before the page was loaded again, or in another language; what the server sent back is newer. */
function restore() {
  if (names.some(({ value }) => value)) return;
  try {
    const draft = JSON.parse(sessionStorage.getItem(DRAFT));
    names.forEach((field, n) => (field.value = draft.names[n]));
    chosen.value = draft.players;
  } catch {
    // nothing was typed, or nothing can be kept
  }
}

function forget() {
  try {
    sessionStorage.removeItem(DRAFT);
  } catch {
    // nothing is kept
  }
}

restore();
aimEnter();
form.addEventListener("keydown", onEnter);
form.addEventListener("paste", onPaste);
form.addEventListener("input", onInput);
form.addEventListener("submit", forget);
