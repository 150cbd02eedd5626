// Buttons with data-copy copy that address and say so beside them. Where a browser cannot copy they stay hidden.

async function copy(button) {
  await navigator.clipboard.writeText(button.dataset.copy);
  const status = button.parentElement.querySelector("[data-done]");
  status.textContent = status.dataset.done;
}

/** Shows the buttons in a part of the page. @param {ParentNode} part */
export function offerCopies(part) {
  if (!navigator.clipboard) return;
  for (const button of part.querySelectorAll("[data-copy]")) {
    button.hidden = false;
    button.addEventListener("click", () => copy(button));
  }
}

offerCopies(document);
