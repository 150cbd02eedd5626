// The button that prints the page: without this module it stays hidden, and the browser's own command prints as well.
const button = document.querySelector("[data-print]");
button.hidden = false;
button.addEventListener("click", () => print());
