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
  return /^[0-9]+$/.test(text.join("")) ? Number(text.join("")) : 0;
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
