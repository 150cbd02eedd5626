// Buttons with data-copy copy that address and say so beside them. Where a browser cannot copy they stay hidden.

async function copy(button) {
  await navigator.clipboard.writeText(button.dataset.copy);
  const status = button.parentElement.querySelector("[data-done]");
  status.textContent = status.dataset.done;
}

if (navigator.clipboard) {
  for (const button of document.querySelectorAll("[data-copy]")) {
    button.hidden = false;
    button.addEventListener("click", () => copy(button));
  }
}
