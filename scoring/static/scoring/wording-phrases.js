// Counts as phrases, each in the grammatical case of the sentence around it; names of cards and of players.
import { cleanName, same } from "./names.js";

/** @param {ReturnType<import("./catalog.js").makeCatalog>} catalog */
export function makePhrases(catalog) {
  return { ...makeAtoms(catalog), ...makeNames(catalog) };
}

function makeAtoms({ pgettext, npgettext, fill, number }) {
  const withCount = (text, n) => fill(text, { n: number(n) });

  function points(n) {
    return withCount(npgettext("point.subject", "{n} point", "{n} points", n), n);
  }

  function objectPoints(n) {
    return withCount(npgettext("point.object", "{n} point", "{n} points", n), n);
  }

  function genitivePoints(n) {
    return withCount(npgettext("point.genitive", "{n} point", "{n} points", n), n);
  }

  function cards(n) {
    return withCount(npgettext("card.subject", "{n} card", "{n} cards", n), n);
  }

  function objectCards(n) {
    return withCount(npgettext("card.object", "{n} card", "{n} cards", n), n);
  }

  function rolls(n) {
    return withCount(npgettext("roll.subject", "{n} roll", "{n} rolls", n), n);
  }

  function puddings(n) {
    return withCount(npgettext("pudding.subject", "{n} pudding", "{n} puddings", n), n);
  }

  function tempura(n) {
    return withCount(npgettext("tempura.subject", "{n} tempura", "{n} tempura", n), n);
  }

  function sashimi(n) {
    return withCount(npgettext("sashimi.subject", "{n} sashimi", "{n} sashimi", n), n);
  }

  /** Points that may be below 0, said in words. */
  function signedPoints(n) {
    if (n >= 0) return points(n);
    return fill(pgettext("why.negative_points", "minus {points}"), { points: points(-n) });
  }

  return { points, objectPoints, genitivePoints, signedPoints, cards, objectCards, rolls, puddings, tempura, sashimi };
}

function makeNames({ pgettext, fill, number, join, isolate }) {
  const CARDS = {
    tempura: () => pgettext("c.tempura", "tempura"),
    sashimi: () => pgettext("c.sashimi", "sashimi"),
    dumpling: () => pgettext("c.dumpling", "dumpling"),
    maki_1: () => pgettext("c.maki1", "maki with 1 roll"),
    maki_2: () => pgettext("c.maki2", "maki with 2 rolls"),
    maki_3: () => pgettext("c.maki3", "maki with 3 rolls"),
    egg: () => pgettext("c.egg", "egg nigiri"),
    salmon: () => pgettext("c.salmon", "salmon nigiri"),
    squid: () => pgettext("c.squid", "squid nigiri"),
    egg_on_wasabi: () => pgettext("c.egg_on_wasabi", "egg nigiri on wasabi"),
    salmon_on_wasabi: () => pgettext("c.salmon_on_wasabi", "salmon nigiri on wasabi"),
    squid_on_wasabi: () => pgettext("c.squid_on_wasabi", "squid nigiri on wasabi"),
    wasabi: () => pgettext("c.wasabi", "wasabi"),
    pudding: () => pgettext("c.pudding", "pudding"),
    chopsticks: () => pgettext("c.chopsticks", "chopsticks"),
  };
  const SOURCES = {
    tempura: () => pgettext("c.tempura", "tempura"),
    sashimi: () => pgettext("c.sashimi", "sashimi"),
    dumpling: () => pgettext("source.dumpling", "dumplings"),
    nigiri: () => pgettext("c.nigiri", "nigiri"),
    maki: () => pgettext("source.maki", "maki"),
    pudding: () => pgettext("source.pudding", "puddings"),
  };

  /** A card or count of a tableau, as "egg" or "egg_on_wasabi". @param {string} code @returns {string} */
  const cardName = (code) => CARDS[code]();

  /** Where points of a round come from. @param {string} source @returns {string} */
  const sourceName = (source) => SOURCES[source]();

  /** A text with its first letter as a capital. @param {string} text @returns {string} */
  const capitalised = (text) => text.charAt(0).toUpperCase() + text.slice(1);

  /** Names by seat as they are shown: blank and equal ones get their seat. @param {string[]} names */
  function displayNames(names) {
    const shown = names.map((name, seat) => name || defaultName(seat));
    const alike = shown.map(same);
    const toldApart = shown.map((name, seat) =>
      alike.indexOf(alike[seat]) !== alike.lastIndexOf(alike[seat]) ? withSeat(name, seat) : name,
    );
    const unique = new Set(toldApart.map(same)).size === names.length; // nobody is called "Ana (1)"
    return unique ? toldApart : shown.map(withSeat);
  }

  /** Names as a list in a sentence, each isolated. @param {string[]} names @returns {string} */
  const joinNames = (names) => join(names.map(isolate));

  /** The name of a player who gave none; `seat` counts from 0. @param {number} seat @returns {string} */
  const defaultName = (seat) => fill(pgettext("new.player_n", "Player {n}"), { n: number(seat + 1) });

  const withSeat = (name, seat) => fill(pgettext("new.same_name", "{name} ({n})"), { name, n: number(seat + 1) });

  return { cardName, sourceName, capitalised, displayNames, cleanName, defaultName, joinNames, same };
}
