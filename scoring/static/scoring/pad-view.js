// What the pad shows, in one place for each part; every part is touched only when it changes.
import { cardsIn, counts, isPair } from "./belt.js";
import { paintBelt } from "./belt-view.js";
import { sheetPath } from "./paths.js";
import { makeAnnouncer, makeSayings, say } from "./says.js";
import { makeSeats } from "./seats.js";
import { countsOf, gameOf, seatOf, settings } from "./store.js";
import { forgetTouches, paintTiles } from "./tiles.js";

/** @param {HTMLElement} root @param {Object} words @param {{token: string, round: number, players: string[]}} game */
export function makeView(root, words, { token, round, players }) {
  const { catalog, wording, engine, values } = words;
  const { pgettext, fill, number, ordinal, isolate } = catalog;
  const part = (name) => root.querySelector(name);
  const [belt, tiles, says, maki, sum, next, undo] = [".belt", ".pad-tiles", ".says", ".maki", ".sum-up", ".next", ".undo"].map(part);
  const { sprite } = root.dataset;
  const names = wording.displayNames(players);
  const hand = engine.handSize(players.length);
  const sayings = makeSayings(words);
  const announce = makeAnnouncer(part("[role=status]"));
  const seats = makeSeats(part(".seats"), { names, token, round, hand, sprite, catalog });
  const h1 = document.querySelector("h1") ?? document.createElement("h1");
  const site = document.title.split(" · ").at(-1);
  const tileTexts = {
    cards: wording.cards,
    number,
    nigiri: values.nigiri,
    times: fill(pgettext("pad.times", "×{times}"), { times: number(values.wasabi_times) }),
    waiting: sayings.waiting(),
  };

  /** What is laid, with the belt that is shown in its seat. */
  function rounds(seat, shown) {
    const all = countsOf(gameOf(token));
    all[round - 1][seat] = counts(shown);
    return all;
  }

  function entered(n) {
    const text = pgettext("pad.cards_of", "{entered} of {expected} cards");
    return fill(text, { entered: number(n), expected: number(hand) });
  }

  function removal(card) {
    return tiles.querySelector(`[data-card=${card}] .minus`).getAttribute("aria-label");
  }

  const beltLabel = (item) => (isPair(item) ? wording.capitalised(wording.cardName(item)) : removal(item));

  function paint(pad) {
    const points = engine.scoreTableau(counts(pad.belt)).reduce((total, line) => total + line.points, 0);
    paintTiles(tiles, pad.belt, tileTexts);
    paintBelt(belt, pad.belt, { sprite, hand, label: beltLabel });
    pad.stops?.settle();
    seats.paint(pad.seat, pad.state, true);
    sum.children[0].textContent = wording.points(points);
    sum.children[1].textContent = entered(cardsIn(pad.belt));
    undo.setAttribute("aria-disabled", String(!pad.state.history.length && history.state?.from === undefined));
    next.classList.toggle("main", pad.isRight);
    next.classList.remove("asked");
    paintMaki(pad);
  }

  function paintMaki(pad) {
    const game = gameOf(token).rounds[round - 1];
    const others = game.every((seat, at) => at === pad.seat || seat?.done);
    const tableaus = players.map((_, at) => counts(at === pad.seat ? pad.belt : seatOf(token, round, at).belt));
    maki.textContent = sayings.maki(tableaus, names, others && pad.isRight);
  }

  /** Says why, or what is wrong; with no card touched, how it is done. */
  function tell(pad, sentences, kind = "") {
    const doubts = sayings.doubts(pad.belt, hand, rounds(pad.seat, pad.belt));
    const told = doubts.length ? doubts : sentences;
    show(told, doubts.length ? "warn" : kind);
    announce([...told, entered(cardsIn(pad.belt))]);
  }

  function show(sentences, kind) {
    says.className = `says ${kind}`;
    say(says, sentences);
  }

  function paintOthers(pad) {
    players.forEach((_, at) => seats.paint(at, seatOf(token, round, at), at === pad.seat));
    paintNext(pad);
  }

  function paintNext(pad) {
    const seat = pad.following();
    const [text, label] = seat === undefined ? last(pad) : [names[seat], fill(pgettext("pad.next_player", "Next: {name}"), { name: isolate(names[seat]) })];
    next.querySelector("bdi").textContent = text;
    next.setAttribute("aria-label", label);
  }

  function last(pad) {
    const text = pad.state.done ? pgettext("a.save", "Save") : pgettext("pad.show_points", "Show the points");
    return [text, text];
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

  function puddings(seat) {
    const before = countsOf(gameOf(token)).slice(0, round - 1);
    const n = before.reduce((total, tableaus) => total + (tableaus[seat]?.pudding ?? 0), 0);
    const tile = tiles.querySelector("[data-card=pudding]");
    tile.querySelector(".times").textContent = n ? catalog.signed(n) : "";
    tile.children[1].textContent = n ? sayings.puddings(n) : "";
    return n ? [sayings.puddings(n)] : [];
  }

  part(".sheet").href = sheetPath(token);
  part(".round").textContent = fill(pgettext("ui.round_of", "Round {n} of {total}"), { n: number(round), total: number(values.rounds) });
  part(".switch input").checked = settings().advance;
  h1.className = "hidden";
  root.prepend(h1);
  part(".pad-top").append(...document.querySelectorAll(".languages-button, .languages"));

  return {
    removal,
    /** Another seat, or the same one anew. */
    seat(pad) {
      title(names[pad.seat]);
      paint(pad);
      paintOthers(pad);
      forgetTouches(tiles);
      aimLanguages();
      const before = puddings(pad.seat);
      tell(pad, pad.belt.length ? before : [sayings.hint()], "hint");
      announce([fill(pgettext("pad.entering", "Entering cards: {name}"), { name: isolate(names[pad.seat]) }), ...before]);
    },
    /** The belt has changed; `touched` is the kind it is about. */
    cards(pad, touched) {
      paint(pad);
      tell(pad, sayings.reason(pad.belt, touched));
    },
    /** The others have entered something. */
    others(pad) {
      paintOthers(pad);
      paintMaki(pad);
    },
    undone(pad) {
      paint(pad);
      tell(pad, [pgettext("pad.undone", "The last change was undone.")]);
    },
    question(pad) {
      next.classList.add("asked");
      show([sayings.ask(hand)], "warn");
      announce([sayings.ask(hand)]);
    },
  };
}
