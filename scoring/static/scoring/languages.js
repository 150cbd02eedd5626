// The language switch of a page whose address the server did not know when it made it.

/** Each language leads to this page. @param {string} [path] of the page, with its query */
export function linkLanguages(path = location.pathname + location.search) {
  for (const link of document.querySelectorAll(".languages a")) link.search = new URLSearchParams({ next: path });
}
