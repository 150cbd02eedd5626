// The tie resolver without the server: the form is answered on the phone, with the server's own template.
import { linkLanguages } from "../scoring/languages.js";
import { run } from "../scoring/template.js";
import { loadWords } from "../scoring/words.js";
import { offerCopies } from "./copy-link.js";
import { makeResolver } from "./disputes.js";

const data = JSON.parse(document.getElementById("resolver-data").textContent);
const place = document.getElementById("resolver");

function start(words) {
  const resolver = makeResolver(data, words);
  const { number } = words.catalog;

  /** Shows form and answer for a query. @param {URLSearchParams} query @returns {string?} its shortest form */
  function show(query) {
    const context = resolver.page(query);
    place.innerHTML = run(data.nodes, context, { number });
    offerCopies(place);
    return context.query;
  }

  function showAddress() {
    show(new URLSearchParams(location.search));
    linkLanguages();
  }

  document.addEventListener("submit", (event) => {
    if (!event.target.matches(".resolver")) return;
    event.preventDefault();
    const query = show(new URLSearchParams(new FormData(event.target)));
    if (query && `?${query}` !== location.search) history.pushState(null, "", `?${query}`);
    linkLanguages();
    const target = place.querySelector("#answer") ?? place.querySelector("[aria-invalid], .error");
    target?.focus();
    target?.scrollIntoView({ block: "nearest" });
  });
  addEventListener("popstate", showAddress);
  // Without a network the page comes as it was kept, for no numbers in particular.
  if (location.search.slice(1) !== data.query) showAddress();
}

// Where the words cannot be had the form goes to the server.
loadWords().then(start, () => {});
