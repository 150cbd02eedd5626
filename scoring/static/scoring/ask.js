// A small box of choices beside what was pressed. It stops nothing: a tap elsewhere closes it and counts as that tap.

const GAP = 6;

/** Puts the box under the anchor, or above it where there is more room, and keeps it on the screen. */
function place(box, anchor) {
  const at = anchor.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const start = at.left + at.width / 2 - width / 2;
  const below = at.bottom + GAP + height <= clientHeight;
  box.style.left = `${Math.max(GAP, Math.min(start, clientWidth - width - GAP))}px`;
  box.style.top = `${Math.max(GAP, below ? at.bottom + GAP : at.top - GAP - height)}px`;
}

function button({ text, label, pressed }) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "button";
  made.textContent = text;
  if (label) made.setAttribute("aria-label", label);
  if (pressed !== undefined) made.setAttribute("aria-pressed", String(pressed));
  return made;
}

/** @param {HTMLElement} box  hidden while nothing is asked */
export function makeAsk(box) {
  let current;

  function close() {
    const back = current?.anchor;
    current = undefined;
    const hadFocus = box.contains(document.activeElement);
    box.hidden = true;
    if (hadFocus && back?.isConnected) back.focus();
  }

  /**
   * @param {HTMLElement} anchor  what was pressed; gets the focus back
   * @param {string} question
   * @param {{text: string, label?: string, pressed?: boolean, run: () => void}[]} choices
   */
  function open(anchor, question, choices) {
    current = { anchor, choices };
    box.setAttribute("aria-label", question);
    const title = document.createElement("p");
    title.textContent = question;
    box.classList.toggle("many", choices.length > 3);
    box.replaceChildren(title, ...choices.map(button));
    box.hidden = false;
    place(box, anchor);
    (box.querySelector("[aria-pressed=true]") ?? box.querySelector("button")).focus({ preventScroll: true });
  }

  function choose(event) {
    const at = [...box.querySelectorAll("button")].indexOf(event.target.closest("button"));
    if (at < 0) return;
    const { run } = current.choices[at];
    close();
    run();
  }

  box.addEventListener("click", choose);
  addEventListener("resize", () => current && place(box, current.anchor));
  document.addEventListener("pointerdown", ({ target }) => current && !box.contains(target) && close(), true);
  document.addEventListener("keydown", (event) => event.key === "Escape" && current && close());
  box.addEventListener("focusout", ({ relatedTarget }) => relatedTarget && !box.contains(relatedTarget) && close());
  return { open, close };
}
