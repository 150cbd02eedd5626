// The page in the place of one that does not come: why, the way back, and of a question the answer that the search knows.
import { linkLanguages } from "./languages.js";
import { homePath } from "./paths.js";

const place = document.getElementById("missing");
const [heading, lead] = place.children;

function say(why) {
  for (const text of place.querySelectorAll("[data-why]")) text.hidden = text.dataset.why !== why;
}

/** Where a change of the language was asked for, the way back leads to the page as it was. */
function offerBack() {
  const before = new URLSearchParams(location.search).get("next");
  const link = document.querySelector("[data-back]");
  if (before?.startsWith(homePath())) link.href = before;
  else if (!location.pathname.startsWith(homePath())) link.href = location.pathname.replace(/^\/[a-z]{2}\//, homePath());
  else return;
  link.hidden = false;
}

async function showAnswer() {
  const { documents } = await (await fetch(place.dataset.index)).json();
  const [question, answer] = documents.find(([, , , address]) => address === location.pathname) ?? [];
  if (!question) return;
  heading.textContent = question;
  lead.textContent = answer;
  lead.hidden = false;
  document.title = document.title.replace(/^.*(?= · )/s, () => question);
  say("answer");
}

const { why = "network" } = document.body.dataset;
say(why);
offerBack();
if (why === "network") {
  linkLanguages();
  showAnswer().catch(() => {}); // then it is only said why
}
