// Registers the service worker, and lets a new release take over when nobody is entering cards.
import { place } from "./paths.js";

/** Does nothing where browsers have no workers, or allow none: the site then needs its network. */
export async function register() {
  try {
    const registration = await navigator.serviceWorker?.register("/sw.js", { updateViaCache: "none" });
    if (registration && place().seat === null) takeOver(registration);
  } catch {
    // workers are switched off
  }
}

/** The worker itself looks whether another page has cards being entered. */
function takeOver(registration) {
  const ask = () => registration.waiting?.postMessage("update");
  ask();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", ask));
}
