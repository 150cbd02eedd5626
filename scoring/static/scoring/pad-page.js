// The entry page as the server sends it: where scripts run, the pad takes the place of the form, unless somebody types there.
const main = document.getElementById("main");
const [pad, page] = [main.querySelector(".pad"), main.querySelector(".form-page")];

/** The form is there when the pad is late: cards that are in it by then stay in it, and so does who is on the way there. */
function isTyping() {
  const changed = [...page.querySelectorAll("input")].some(({ value, defaultValue }) => value !== defaultValue);
  return changed || page.contains(document.activeElement);
}

/** Shows the form again, with what the pad has taken from the page. */
function keepForm() {
  document.querySelector(".header .page").append(...pad.querySelectorAll(".languages-button, .languages"));
  pad.remove();
}

try {
  const [{ openPad }, { takeOver }] = await Promise.all([import("./pad.js"), import("./store.js")]);
  const state = JSON.parse(document.getElementById("game").textContent);
  takeOver(state);
  if (await openPad(main, state, isTyping)) page.remove();
  else keepForm();
} catch (error) {
  keepForm();
  throw error;
}
