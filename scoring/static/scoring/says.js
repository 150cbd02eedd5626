// What the pad says while cards are tapped: the reason for the points, what is doubtful, how the maki stand.
import * as belts from "./belt.js";

const LONGEST_NAME = 12;
const BEST = 3;

/** What is read as one letter: marks, skin tones and what a joiner binds belong to what they follow. */
const LETTER = /[^](?:[\p{M}\p{Emoji_Modifier}\u200c]|\u200d[^])*/gu;

/** @param {Awaited<ReturnType<typeof import("./words.js").loadWords>>} words */
export function makeSayings({ catalog, engine, wording, values }) {
  const { pgettext, fill, number, join, isolate } = catalog;

  /** Why the cards of the kind that was touched last score what they do. @param {string[]} belt @param {string} item */
  function reason(belt, item) {
    const tableau = belts.counts(belt);
    if (item in values.rolls) {
      return [fill(pgettext("pad.maki_rolls", "maki, {rolls}"), { rolls: wording.rolls(engine.rolls(tableau)) })];
    }
    if (item === "wasabi" && tableau.wasabi) return [waiting()];
    const line = engine.scoreTableau(tableau).find(({ rule }) => rule === item);
    return line ? wording.lineSentences(line, "") : [removed(item)];
  }

  const waiting = () => {
    const text = pgettext("pad.wasabi_next", "The next nigiri goes on the wasabi and scores {times} times as much.");
    return fill(text, { times: number(values.wasabi_times) });
  };

  const removed = (item) => {
    const text = pgettext("pad.removed", "{card} removed; {n} in total.");
    return fill(text, { card: wording.capitalised(wording.cardName(item)), n: number(0) });
  };

  const hint = () => pgettext("pad.order", "In the order taken: then it is clear which nigiri is on a wasabi.");

  const ask = (hand) => fill(pgettext("pad.ask", "{cards} belong here. Go on?"), { cards: wording.cards(hand) });

  /** What cannot be right. @param {string[]} belt @param {number} hand @param {(Object|null)[][]} rounds  with it */
  function doubts(belt, hand, rounds) {
    const over = belts.cardsIn(belt) - hand;
    const tooMany = pgettext("pad.cards_over", "{cards} too many");
    const warnings = engine.checkGame(rounds, rounds[0].length);
    const mine = warnings.filter(({ code, card }) => code === "deck" && belts.countOf(belt, card));
    return [...(over > 0 ? [fill(tooMany, { cards: wording.cards(over) })] : []), ...mine.map(wording.deckSentence)];
  }

  /**
   * How the maki of a round stand. While a player is missing, everything is open.
   * @param {Object[]} tableaus  by seat, {} for a missing one  @param {string[]} names @param {boolean} complete
   */
  function maki(tableaus, names, complete) {
    const lines = engine.scoreRound(tableaus).seats.map((seat, n) => ({ ...seat.lines.at(-1), name: names[n] }));
    return complete ? decided(lines) : open(lines);
  }

  function open(lines) {
    const best = lines.filter(({ count }) => count).sort((a, b) => b.count - a.count).slice(0, BEST);
    if (!best.length) return pgettext("pad.maki_later", "Maki points appear once all cards are entered.");
    const list = join(best.map(({ name, count }) => item(name, number(count))));
    return fill(pgettext("pad.maki_open", "Maki, still open: {list}"), { list });
  }

  function decided(lines) {
    const scoring = lines.filter(({ points }) => points).sort((a, b) => b.points - a.points);
    const nobody = pgettext("maki.nobody", "Nobody has any maki in this round, so there are no maki points.");
    if (!scoring.length) return nobody;
    const list = join(scoring.map(({ name, points }) => item(name, wording.points(points))));
    return fill(pgettext("pad.maki_decided", "Maki: {list}"), { list });
  }

  const item = (name, value) => {
    return fill(pgettext("pad.maki_item", "{name}: {value}"), { name: isolate(short(name)), value });
  };

  const puddings = (n) => fill(pgettext("pad.puddings_before", "Puddings from earlier rounds: {n}"), { n: number(n) });

  return { reason, waiting, hint, ask, doubts, maki, puddings };
}

/** A name for a narrow line. @param {string} name @returns {string} */
export function short(name) {
  const letters = name.match(LETTER) ?? [];
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME - 1).join("")}…` : name;
}

/** Shows sentences, the first one strong. @param {HTMLElement} place @param {string[]} sentences */
export function say(place, sentences) {
  const text = sentences.join(" ");
  if (place.textContent === text) return;
  place.replaceChildren(...sentences.flatMap((sentence, n) => (n ? [" ", sentence] : [strong(sentence)])));
}

function strong(text) {
  const made = document.createElement("b");
  made.textContent = text;
  return made;
}

/** Tells screen readers what is new, once it has been quiet for a moment. @param {HTMLElement} status */
export function makeAnnouncer(status) {
  const QUIET = 700;
  let timer;
  return (sentences) => {
    clearTimeout(timer);
    timer = setTimeout(() => say(status, sentences), QUIET);
  };
}
