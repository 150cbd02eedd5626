// One sentence or two for each line of a player's round, and what is unlikely on the table.

/** @param {ReturnType<import("./catalog.js").makeCatalog>} catalog @param {Object} phrases */
export function makeLineSentences(catalog, phrases) {
  const sentences = {
    ...makeSetSentences(catalog, phrases),
    ...makeNigiriSentences(catalog, phrases),
    ...makeOtherSentences(catalog),
    ...makeSharedSentences(catalog, phrases),
  };

  /**
   * Why one player gets these points; the first sentence names cards and points.
   * @param {import("./engine.js").Line} line @param {string} name @returns {string[]}
   */
  function lineSentences(line, name) {
    return [sentences[line.rule](line, name)].flat();
  }

  return { lineSentences, ...makeWarningSentences(catalog, phrases) };
}

function makeSetSentences({ pgettext, npgettext, fill, number }, phrases) {
  function tempura({ points, count, sets, left }) {
    if (sets === 0) {
      return fill(pgettext("why.tempura_none", "{cards}, no pair: no points"), { cards: phrases.tempura(count) });
    }
    const text = npgettext(
      "card.tempura",
      "{cards} tempura, {pairs} pair: {points}",
      "{cards} tempura, {pairs} pairs: {points}",
      sets,
    );
    const sentence = fill(text, { cards: number(count), pairs: number(sets), points: phrases.points(points) });
    if (left === 0) return sentence;
    return [sentence, pgettext("card.tempura_left", "One tempura is left without a partner and scores nothing.")];
  }

  function sashimi({ points, count, sets, left }) {
    if (sets === 0) {
      const none = pgettext("why.sashimi_none", "{cards}, no set of three: no points");
      return fill(none, { cards: phrases.sashimi(count) });
    }
    const text = npgettext(
      "card.sashimi",
      "{cards} sashimi, {sets} set of three: {points}",
      "{cards} sashimi, {sets} sets of three: {points}",
      sets,
    );
    const sentence = fill(text, { cards: number(count), sets: number(sets), points: phrases.points(points) });
    return left === 0 ? sentence : [sentence, sashimiLeft(left)];
  }

  function sashimiLeft(left) {
    const text = npgettext(
      "card.sashimi_left",
      "{left} sashimi is left over and scores nothing.",
      "{left} sashimi are left over and score nothing.",
      left,
    );
    return fill(text, { left: number(left) });
  }

  function dumpling({ points, count, left }) {
    const text = npgettext("card.dumpling", "{cards} dumpling: {points}", "{cards} dumplings: {points}", count);
    const sentence = fill(text, { cards: number(count), points: phrases.points(points) });
    return left === 0 ? sentence : [sentence, pgettext("card.dumpling_cap", "Only the first five dumplings count.")];
  }

  return { tempura, sashimi, dumpling };
}

function makeNigiriSentences({ npgettext, fill, number }, phrases) {
  const counted = (text, { count, points }) => fill(text, { n: number(count), points: phrases.points(points) });

  function egg(line) {
    const text = npgettext("line.egg", "{n} egg nigiri: {points}", "{n} egg nigiri: {points}", line.count);
    return counted(text, line);
  }

  function salmon(line) {
    const text = npgettext("line.salmon", "{n} salmon nigiri: {points}", "{n} salmon nigiri: {points}", line.count);
    return counted(text, line);
  }

  function squid(line) {
    const text = npgettext("line.squid", "{n} squid nigiri: {points}", "{n} squid nigiri: {points}", line.count);
    return counted(text, line);
  }

  function eggOnWasabi(line) {
    const text = npgettext(
      "line.egg_wasabi",
      "{n} egg nigiri on wasabi: {points}",
      "{n} egg nigiri on wasabi: {points}",
      line.count,
    );
    return counted(text, line);
  }

  function salmonOnWasabi(line) {
    const text = npgettext(
      "line.salmon_wasabi",
      "{n} salmon nigiri on wasabi: {points}",
      "{n} salmon nigiri on wasabi: {points}",
      line.count,
    );
    return counted(text, line);
  }

  function squidOnWasabi(line) {
    const text = npgettext(
      "line.squid_wasabi",
      "{n} squid nigiri on wasabi: {points}",
      "{n} squid nigiri on wasabi: {points}",
      line.count,
    );
    return counted(text, line);
  }

  const onWasabi = { egg_on_wasabi: eggOnWasabi, salmon_on_wasabi: salmonOnWasabi, squid_on_wasabi: squidOnWasabi };
  return { egg, salmon, squid, ...onWasabi };
}

function makeOtherSentences({ npgettext, fill, number }) {
  function wasabi({ count }) {
    const text = npgettext(
      "card.wasabi_unused",
      "{n} wasabi without a nigiri: no points",
      "{n} wasabi without a nigiri: no points",
      count,
    );
    return fill(text, { n: number(count) });
  }

  function chopsticks({ count }) {
    const text = npgettext(
      "card.chopsticks_left",
      "{n} chopsticks card: no points",
      "{n} chopsticks cards: no points",
      count,
    );
    return fill(text, { n: number(count) });
  }

  function pudding({ count }) {
    const text = npgettext(
      "card.pudding_kept",
      "{n} pudding is kept for the end of the game.",
      "{n} puddings are kept for the end of the game.",
      count,
    );
    return fill(text, { n: number(count) });
  }

  return { wasabi, chopsticks, pudding };
}

function makeSharedSentences({ pgettext, fill, number, isolate }, phrases) {
  function makiPrize({ count, points }) {
    const text = pgettext("line.maki", "Maki, {rolls}: {points}");
    return fill(text, { rolls: phrases.rolls(count), points: phrases.points(points) });
  }

  function makiTooFew({ count }, name) {
    const text = pgettext("maki.player_low", "{name} has too few maki ({rolls}) to score.");
    return fill(text, { name: isolate(name), rolls: number(count) });
  }

  function makiNone(line, name) {
    return fill(pgettext("maki.player_none", "{name} has no maki and gets no maki points."), { name: isolate(name) });
  }

  function finalPudding({ count, points }) {
    const text = pgettext("line.pudding", "{puddings}: {points}");
    return fill(text, { puddings: phrases.puddings(count), points: phrases.signedPoints(points) });
  }

  return {
    maki_most: makiPrize,
    maki_second: makiPrize,
    maki_too_few: makiTooFew,
    maki_none: makiNone,
    pudding_most: finalPudding,
    pudding_middle: finalPudding,
    pudding_fewest: finalPudding,
    pudding_fewer_of_two: finalPudding,
    pudding_all_equal: finalPudding,
  };
}

function makeWarningSentences({ pgettext, fill, number, ordinal, isolate }, phrases) {
  /** A warning about a game as it stands. @param {import("./engine.js").GameWarning} warning @param {string[]} names */
  function warningSentence(warning, names) {
    if (warning.code === "deck") return deckSentence(warning);
    return fill(pgettext("warn.hand_round", "{name}, round {n}: {cards} instead of {expected}."), {
      name: isolate(names[warning.seat]),
      n: ordinal(warning.round),
      cards: phrases.cards(warning.found),
      expected: number(warning.limit),
    });
  }

  /** Another number of cards than belongs in front of a player, while it is being entered. */
  function handSentence(warning, name) {
    return fill(pgettext("warn.hand", "{name}: {cards} instead of {expected}. You can save anyway."), {
      name: isolate(name),
      cards: phrases.cards(warning.found),
      expected: number(warning.limit),
    });
  }

  /** More cards of one kind over all rounds than the box holds. */
  function deckSentence(warning) {
    return fill(pgettext("warn.deck", "{card}: {found} entered in all, but the box holds only {limit}."), {
      card: phrases.capitalised(phrases.cardName(warning.card)),
      found: number(warning.found),
      limit: number(warning.limit),
    });
  }

  return { warningSentence, handSentence, deckSentence };
}
