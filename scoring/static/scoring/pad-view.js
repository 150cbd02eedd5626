// What the pad shows, in one place for each part; every part is touched only when it changes.
import { cardsIn, counts, isPair } from "./belt.js";
import { paintBelt } from "./belt-view.js";
import { mark, write } from "./dom.js";
import { sheetPath } from "./paths.js";
import { makeAnnouncer, makeSayings, say } from "./says.js";
import { makeSeats } from "./seats.js";
import { countsOf, gameOf, seatOf, settings } from "./store.js";
import { paintTiles } from "./tiles.js";

/**
 * @param {HTMLElement} root @param {Object} words
 * @param {{token: string, round: number, players: string[], sprite: string}} game
 */
export function makeView(root, words, { token, round, players, sprite }) {
  const { catalog, wording, engine, values } = words;
  const { pgettext, fill, number, ordinal, isolate } = catalog;
  const part = (name) => root.querySelector(name);
  const [belt, tiles, says, maki] = [".belt", ".pad-tiles", ".says", ".maki"].map(part);
  const [undo, sum, next] = [".undo", ".sum-up", ".next"].map(part);
  const [discard, byItself] = [".discard", ".switch"].map(part);
  const names = wording.displayNames(players);
  const hand = engine.handSize(players.length);
  const sayings = makeSayings(words);
  const announce = makeAnnouncer(part("[role=status]"));
  const seats = makeSeats(part(".seats"), { names, token, round, hand, sprite, catalog });
  const h1 = document.createElement("h1"); // that of the form stays with the form
  const site = document.title.split(" · ").at(-1);
  const tileTexts = {
    cards: wording.cards,
    number,
    nigiri: values.nigiri,
    times: fill(pgettext("pad.times", "×{times}"), { times: number(values.wasabi_times) }),
    waiting: sayings.waiting(),
  };

  /** What is laid, with the belt that is shown in its seat. */
  function rounds(seat, shown, game) {
    const all = countsOf(game);
    all[round - 1][seat] = counts(shown);
    return all;
  }

  function entered(n) {
    const text = pgettext("pad.cards_of", "{entered} of {expected} cards");
    return fill(text, { entered: number(n), expected: number(hand) });
  }

  function removal(card) {
    return tiles.querySelector(`[data-card=${card}]`).dataset.remove;
  }

  const beltLabel = (item) => (isPair(item) ? wording.capitalised(wording.cardName(item)) : removal(item));

  function paint(pad, game) {
    paintTiles(tiles, pad.belt, tileTexts);
    paintBelt(belt, pad.belt, { sprite, hand, label: beltLabel });
    pad.stops?.settle();
    seats.paint(pad.seat, pad.state, true);
    write(sum.children[1], entered(cardsIn(pad.belt)));
    mark(undo, "aria-disabled", String(!pad.shown.history.length && history.state?.from === undefined));
    next.classList.toggle("main", pad.isRight);
    discard.hidden = !pad.state.draft;
    byItself.hidden = Boolean(pad.state.draft);
    paintNext(pad, game);
    paintPoints(pad, game);
  }

  /** Maki are in the points as soon as everybody's cards are there. */
  function paintPoints(pad, { rounds }) {
    const laid = rounds[round - 1];
    const others = laid.every((seat, at) => at === pad.seat || seat?.done);
    const complete = others && (pad.isRight || pad.state.done);
    const tableaus = laid.map((seat, at) => counts(at === pad.seat ? pad.belt : (seat?.belt ?? [])));
    const { seats: scored } = engine.scoreRound(tableaus);
    const { total, lines } = scored[pad.seat];
    write(sum.children[0], wording.points(complete ? total : total - lines.at(-1).points));
    write(maki, sayings.maki(scored, names, complete));
  }

  /** Says why, or what is wrong; with no card touched, how it is done. `first` is said in any case. */
  function tell(pad, game, sentences, kind = "", first = []) {
    const doubts = sayings.doubts(pad.belt, hand, rounds(pad.seat, pad.belt, game));
    const told = [...first, ...(doubts.length ? doubts : sentences)];
    show(told, doubts.length ? "warn" : kind);
    announce([...told, entered(cardsIn(pad.belt))]);
  }

  function show(sentences, kind) {
    says.className = `says ${kind}`;
    say(says, sentences);
    // Only warnings get longer than their place. Measuring takes time, so nothing else is measured.
    if (kind === "warn") says.scrollTop = 0;
    if (kind === "warn" && says.scrollHeight > says.clientHeight) says.tabIndex = 0;
    else says.removeAttribute("tabindex");
  }

  function paintOthers(pad) {
    players.forEach((_, at) => seats.paint(at, seatOf(token, round, at), at === pad.seat));
  }

  function paintNext(pad, game) {
    const { done, draft } = pad.state;
    const seat = draft ? undefined : pad.following(game);
    const named = pgettext("pad.next_player", "Next: {name}");
    const text = draft ? pgettext("a.save", "Save") : (names[seat] ?? whereTo(done));
    write(next.querySelector("bdi"), text);
    mark(next, "aria-label", seat === undefined ? text : fill(named, { name: isolate(names[seat]) }));
  }

  /** What comes after the last player of the round. */
  function whereTo(done) {
    const ends = round === values.rounds && !done;
    return ends ? pgettext("sheet.final", "Final result") : pgettext("pad.show_points", "Show the points");
  }

  function title(name) {
    const text = pgettext("pad.title", "{name}: cards in round {n}");
    h1.textContent = fill(text, { name: isolate(name), n: ordinal(round) });
    document.title = `${h1.textContent} · ${site}`;
  }

  /** The language switch keeps the seat, which changes without a new page. */
  function aimLanguages() {
    for (const link of root.querySelectorAll(".languages a")) {
      const url = new URL(link.href);
      url.searchParams.set("next", location.pathname);
      link.href = url;
    }
  }

  function puddings(seat, game) {
    const before = countsOf(game).slice(0, round - 1);
    const n = before.reduce((total, tableaus) => total + (tableaus[seat]?.pudding ?? 0), 0);
    const tile = tiles.querySelector("[data-card=pudding]");
    tile.querySelector(".times").textContent = n ? catalog.signed(n) : "";
    tile.children[1].textContent = n ? sayings.puddings(n) : "";
    return n ? [sayings.puddings(n)] : [];
  }

  function begin() {
    const text = pgettext("ui.round_of", "Round {n} of {total}");
    part(".sheet").href = sheetPath(token);
    part(".round").textContent = fill(text, { n: number(round), total: number(values.rounds) });
    part(".switch input").checked = settings().advance;
    part(".pad-top").append(...document.querySelectorAll(".languages-button, .languages"));
    h1.className = "hidden";
    root.prepend(h1);
  }

  begin();
  return {
    removal,
    /** Another seat, or the same one anew. */
    seat(pad) {
      const game = gameOf(token);
      const entering = pgettext("pad.entering", "Entering cards: {name}");
      title(names[pad.seat]);
      paint(pad, game);
      paintOthers(pad);
      aimLanguages();
      const before = puddings(pad.seat, game);
      const begun = pad.state.draft ? [sayings.begun()] : [];
      tell(pad, game, pad.belt.length ? before : [sayings.hint()], begun.length ? "begun" : "hint", begun);
      announce([fill(entering, { name: isolate(names[pad.seat]) }), ...begun, ...before]);
    },
    /** The belt has changed; `touched` is the kind it is about. */
    cards(pad, touched) {
      const game = gameOf(token);
      paint(pad, game);
      tell(pad, game, sayings.reason(pad.belt, touched));
    },
    /** The others have entered something. */
    others(pad) {
      const game = gameOf(token);
      paintOthers(pad);
      paintNext(pad, game);
      paintPoints(pad, game);
    },
    undone(pad) {
      const game = gameOf(token);
      paint(pad, game);
      tell(pad, game, [pgettext("pad.undone", "The last change was undone.")]);
    },
  };
}
