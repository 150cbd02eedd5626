// Counts cards while they are entered. Without this script the same buttons ask the server.
const form = document.querySelector("form.entry");
const entered = document.getElementById("entered");
const digits = new Intl.NumberFormat(document.documentElement.lang, { useGrouping: false });
const ZEROS = [0x30, 0x660, 0x6f0];

/** Reads a number in any of the three kinds of digits; anything else counts as 0. */
function read(field) {
  const text = [...field.value.trim()].map((sign) => {
    const zero = ZEROS.find((code) => sign.charCodeAt(0) >= code && sign.charCodeAt(0) <= code + 9);
    return zero === undefined ? sign : sign.charCodeAt(0) - zero;
  });
  const count = Number(text.join(""));
  return Number.isInteger(count) && count > 0 ? count : 0;
}

/** A nigiri on a wasabi is two cards. */
function cards() {
  return [...form.querySelectorAll(".counts input")].reduce(
    (sum, field) => sum + read(field) * (field.name.endsWith("_on_wasabi") ? 2 : 1),
    0,
  );
}

function show() {
  entered.textContent = entered.dataset.sentence
    .replace("{entered}", digits.format(cards()))
    .replace("{expected}", digits.format(form.dataset.hand));
}

function step(event) {
  const button = event.target.closest("button[name=add], button[name=remove]");
  if (!button) return;
  event.preventDefault();
  const field = form.elements[button.value];
  const count = Math.max(0, read(field) + (button.name === "add" ? 1 : -1));
  field.value = count ? digits.format(count) : "";
  show();
}

form.addEventListener("click", step);
form.addEventListener("input", show);

// The chip of the player whose cards these are may stand beyond the edge of the row.
const chips = document.querySelector(".chips");
const middle = ({ left, right }) => (left + right) / 2;
const current = chips.querySelector("[aria-current]").getBoundingClientRect();
chips.scrollLeft += middle(current) - middle(chips.getBoundingClientRect());
