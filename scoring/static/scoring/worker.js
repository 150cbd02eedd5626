// Registers the service worker, and lets a new release take over when nobody is entering cards.
import { place } from "./paths.js";

/**
 * Does nothing where browsers have no workers, or allow none: the site then needs its network. A release that has come
 * while another page was read takes over now, when nobody has had the time to press a link; a change of workers in the
 * middle of a navigation can leave it without an answer. The worker itself looks whether cards are entered elsewhere.
 */
export async function register() {
  try {
    const registration = await navigator.serviceWorker?.register("/sw.js", { updateViaCache: "none" });
    if (place().seat === null) registration?.waiting?.postMessage("update");
  } catch {
    // workers are switched off
  }
}
