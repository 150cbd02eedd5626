// Shows what is found while it is typed. Without this module the form asks the server.
import { makeSearch } from "./search.js";

const form = document.querySelector("form.search");
const field = form.querySelector("input");
const [status, list, nothing] = ["said", "found", "nothing"].map((id) => document.getElementById(id));

const ANSWER_WITHIN = 2000;
let loading;

/** What searches, made once; after a failure the next letter tries again. */
function load() {
  loading ??= fetchIndex(form.dataset.index).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchIndex(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const index = await response.json();
  return { ...index, search: makeSearch(index) };
}

/** The results for what stands in the field by now, however long the index took to come. */
async function show() {
  const { search, documents, counts, rule } = await load();
  const query = field.value.trim();
  const found = search([...query.slice(0, 2 * field.maxLength)].slice(0, field.maxLength).join(""));
  list.replaceChildren(...found.map((number) => item(documents[number], rule)));
  list.hidden = !found.length;
  nothing.hidden = !query || found.length > 0;
  const said = query ? counts[found.length].replace("{query}", () => `\u2068${query}\u2069`) : "";
  if (status.textContent !== said) status.textContent = said;
}

function item([title, text, , address, section], rule) {
  const [made, link, answer, kind] = ["li", "a", "p", "small"].map((name) => document.createElement(name));
  link.href = address;
  link.textContent = title;
  answer.textContent = text;
  kind.textContent = rule;
  if (section) link.append(" ", kind);
  made.append(link, answer);
  return made;
}

/** The way back from a result leads to the results again. */
function keepQuery() {
  const url = new URL(location.href);
  url.searchParams.set("q", field.value.trim());
  history.replaceState(history.state, "", url);
}

/** Who has pressed the button does not wait for long: then the server searches. */
async function submit() {
  const late = new Promise((_, reject) => setTimeout(reject, ANSWER_WITHIN));
  await Promise.race([show(), late]);
  keepQuery();
  list.querySelector("a")?.focus();
}

field.addEventListener("focus", () => load().catch(() => {}));
field.addEventListener("input", () => show().catch(() => {}));
list.addEventListener("click", keepQuery);
form.addEventListener("submit", (event) => {
  event.preventDefault();
  submit().catch(() => form.submit());
});

// A page that is read without a network was kept without what is asked in its address.
const asked = new URLSearchParams(location.search).get("q")?.trim();
if (asked && field.value !== asked) {
  field.value = asked;
  show().catch(() => {});
}
