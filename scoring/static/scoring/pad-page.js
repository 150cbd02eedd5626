// The entry page as the server sends it: where scripts run, the pad takes the place of the form.
import { openPad } from "./pad.js";
import { takeOver } from "./store.js";

const state = JSON.parse(document.getElementById("game").textContent);
const main = document.getElementById("main");

takeOver(state);
try {
  await openPad(main, state);
  main.querySelector(".form-page").remove();
} catch (error) {
  main.querySelector(".pad").remove(); // the form is still there
  throw error;
}
