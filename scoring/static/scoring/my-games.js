// The games of this phone on the home page: who plays, how far each has come, and how it is put away.
import { write } from "./dom.js";
import { sheetPath, tableauPath } from "./paths.js";
import { changes, games, isAhead, nextOpen, putAway } from "./store.js";
import { loadWords } from "./words.js";

const section = document.getElementById("games");
const list = section.querySelector("ol");
const rows = new Map();
const begun = ({ at, touched }) => at ?? touched; // games of earlier releases do not know when they began

/** Lists them from now on, the newest first. */
export async function showGames() {
  const { catalog, wording, values } = await loadWords();
  const { pgettext, fill, number } = catalog;
  const dates = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });

  function makeRow(token) {
    const row = section.querySelector("template").content.firstElementChild.cloneNode(true);
    const [toggle, question] = [row.querySelector(".put-away"), row.querySelector(".note")];
    function ask(open) {
      question.hidden = !open;
      toggle.setAttribute("aria-expanded", String(open));
    }
    toggle.addEventListener("click", () => ask(question.hidden));
    row.querySelector("[data-keep]").addEventListener("click", () => {
      ask(false);
      toggle.focus();
    });
    row.querySelector("[data-remove]").addEventListener("click", () => remove(token));
    return row;
  }

  function fillRow(row, game) {
    const { token, players, known } = game;
    const next = nextOpen(game);
    const names = wording.joinNames(wording.displayNames(players));
    const round = pgettext("ui.round_of", "Round {n} of {total}");
    const soFar = next && fill(round, { n: number(next.round), total: number(values.rounds) });
    const date = new Date(begun(game));
    row.querySelector("a").href = next ? tableauPath(token, next.round, next.seat) : sheetPath(token);
    write(row.querySelector("b"), names);
    write(row.querySelector(".so-far"), soFar ?? pgettext("home.finished", "Finished game"));
    write(row.querySelector("time"), dates.format(date));
    row.querySelector("time").dateTime = date.toISOString();
    row.querySelector(".own").hidden = !isAhead(game);
    const label = fill(pgettext("home.put_away", "Put away: {names}"), { names });
    row.querySelector(".put-away").setAttribute("aria-label", label);
    const lost = !known ? "all" : isAhead(game) ? "some" : "nothing";
    for (const text of row.querySelectorAll("[data-lost]")) text.hidden = !text.dataset.lost.includes(lost);
  }

  function remove(token) {
    putAway(token);
    document.getElementById("put-away-done").textContent = pgettext("home.put_away_done", "The game was removed from this phone.");
    (rows.size ? section.querySelector("h2") : document.getElementById("main")).focus();
  }

  function paint() {
    const all = games().sort((one, other) => begun(other) - begun(one));
    for (const token of rows.keys()) if (!all.some((game) => game.token === token)) rows.delete(token);
    for (const game of all) {
      if (!rows.has(game.token)) rows.set(game.token, makeRow(game.token));
      fillRow(rows.get(game.token), game);
    }
    const shown = all.map(({ token }) => rows.get(token));
    if (shown.length !== list.children.length || shown.some((row, n) => row !== list.children[n])) list.replaceChildren(...shown);
    section.hidden = all.length === 0;
  }

  changes.addEventListener("change", paint);
  paint();
}
