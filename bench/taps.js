// Put into the pad by taps.py: window.tapToPaint resolves with the milliseconds from a tap to the first frame that
// shows what it changed in all of the given places.
(selectors) => {
  const places = selectors.map((selector) => document.querySelector(selector));
  const texts = () => places.map((place) => place.textContent);

  function painted(before, since, resolve) {
    const changed = texts().every((text, at) => text !== before[at]);
    if (!changed) return requestAnimationFrame(() => painted(before, since, resolve));
    // A message sent in a frame comes after that frame was painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(performance.now() - since);
    port2.postMessage(null);
  }

  const before = texts();
  window.tapToPaint = new Promise((resolve, reject) => {
    setTimeout(reject, 10_000, new Error("The tap has changed nothing"));
    const tapped = ({ timeStamp }) => requestAnimationFrame(() => painted(before, timeStamp, resolve));
    addEventListener("pointerup", tapped, { capture: true, once: true });
  });
}
