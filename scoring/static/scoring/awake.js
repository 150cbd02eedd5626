// The screen stays on while cards are entered. Browsers that cannot do that, or will not, go dark as ever.
async function hold() {
  try {
    await navigator.wakeLock?.request("screen");
  } catch {
    // the battery is low, or the page is not in sight
  }
}

/** Keeps the screen on until the page is left; the browser lets go whenever the page is out of sight. */
export function keepAwake() {
  hold();
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && hold());
}
