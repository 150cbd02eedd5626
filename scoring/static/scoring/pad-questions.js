// What the pad asks, each question with its answers in a box beside what was pressed.
import { makeAsk } from "./ask.js";

/**
 * @param {HTMLElement} box @param {Awaited<ReturnType<typeof import("./words.js").loadWords>>} words
 * @param {number} hand  cards that belong to a player
 */
export function makeQuestions(box, { catalog, wording }, hand) {
  const { pgettext, fill, number } = catalog;
  const { open, close } = makeAsk(box);

  /** Whether a nigiri is on a wasabi. @param {{put: () => void, lift: () => void, take: Object}} act */
  function pair(button, on, { put, lift, take }) {
    open(button, pgettext("pad.on_wasabi_question", "Is it on a wasabi?"), [
      { text: pgettext("c.on_wasabi", "on wasabi"), pressed: on, run: put },
      { text: pgettext("pad.not_on_wasabi", "not on wasabi"), pressed: !on, run: lift },
      { text: pgettext("a.remove", "Remove"), ...take },
    ]);
  }

  /** How many of a card there are. @param {(n: number) => void} set */
  function count(tile, card, set) {
    const numbers = Array.from({ length: hand + 1 }, (_, n) => n);
    open(
      tile,
      wording.capitalised(wording.cardName(card)),
      numbers.map((n) => ({ text: number(n), label: wording.cards(n), run: () => set(n) })),
    );
  }

  /** Whether to go on with a wrong number of cards: a second tap on what was pressed is no answer. */
  function wrongNumber(anchor, correction, goOn) {
    const question = fill(pgettext("pad.ask", "{cards} belong here. Go on?"), { cards: wording.cards(hand) });
    const text = correction ? pgettext("warn.save_anyway", "Save anyway") : pgettext("pad.go_on", "Go on");
    open(anchor, question, [
      { text: pgettext("pad.stay", "Back to the cards"), run: () => {} },
      { text, run: goOn },
    ]);
  }

  return { pair, count, number: wrongNumber, close };
}
