// On every page: the site works without a network from the next visit on, and a phone that has games looks after them.
import { register } from "./worker.js";

const OF_A_GAME = "#game, [data-gone], #templates";
const ANSWER_WITHIN = 500;

/** Whether this page or this phone has to do with a game; readers of the rules need none of those modules. */
async function hasGames() {
  if (document.querySelector(OF_A_GAME)) return true;
  try {
    if (Object.keys(localStorage).some((key) => key.startsWith("sushigo:game:"))) return true;
    const late = new Promise((resolve) => setTimeout(resolve, ANSWER_WITHIN));
    const databases = await Promise.race([indexedDB.databases?.(), late]);
    return (databases ?? []).some(({ name }) => name === "sushigo");
  } catch {
    return false; // no storage is allowed
  }
}

if (await hasGames()) import("./games.js");
// Nobody waits for the worker: the page comes first.
if (document.readyState === "complete") register();
else addEventListener("load", register);
