// The sheet and the points of a round, made on the phone with the server's own templates.
import { place } from "./paths.js";
import { makeSheet } from "./sheet.js";
import { gameOf } from "./store.js";
import { run } from "./template.js";
import { loadWords } from "./words.js";

/**
 * Puts the page that the address asks for in the place of what is there.
 * @param {{game: Object, round: Object}} templates the blocks of each page
 */
export async function showPage(templates) {
  const words = await loadWords();
  const { number, signed, ordinal } = words.catalog;
  const { gamePage, roundPage } = makeSheet(words);
  const { token, round } = place();
  const game = gameOf(token);
  const complete = round === null ? null : roundPage(game, round);
  const blocks = complete ? templates.round : templates.game;
  const context = complete ?? gamePage(game);
  const html = (name) => run(blocks[name], context, { number, signed, ordinal });
  document.getElementById("main").innerHTML = html("main");
  showTitle(html("title"));
  document.dispatchEvent(new Event("repaint"));
}

/** @param {string} html of the title, its signs escaped */
function showTitle(html) {
  const text = new DOMParser().parseFromString(html, "text/html").body.textContent;
  document.title = document.title.replace(/^.*(?= · )/s, text);
}
