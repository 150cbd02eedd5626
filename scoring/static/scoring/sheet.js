// What the templates of the score sheet and of a round show: scoring/sheet.py on the phone. A test compares the pages.
import { makeCharts } from "./charts.js";
import { roundPath, sheetPath, tableauPath } from "./paths.js";
import { countsOf, nextOpen } from "./store.js";
import { makeWhy } from "./why.js";

const PICTURES = {
  tempura: "tempura",
  sashimi: "sashimi",
  dumpling: "dumpling",
  nigiri: "salmon",
  maki: "maki_2",
  pudding: "pudding",
};

/** @param {Awaited<ReturnType<typeof import("./words.js").loadWords>>} words */
export function makeSheet(words) {
  const { catalog, wording, engine, values } = words;
  const { pgettext, fill, ordinal, isolate } = catalog;
  const { sourceBars, gamePoints, growth } = makeCharts(words);
  const why = makeWhy(words);

  /** Everything on the score sheet. @param {import("./store.js").Game} game */
  function gamePage(game) {
    const names = wording.displayNames(game.players);
    const result = engine.scoreGame(completeRounds(game), names.length);
    const { finished, rounds } = result;
    const bars = sourceBars(names.map((_, seat) => gamePoints(result, seat)), names);
    return {
      ...pageOf(game),
      finished,
      started: rounds.length > 0,
      final: finished ? reasons(result, names) : [],
      end: finished ? why.ofEnd(result) : null,
      best: wording.signedPoints(Math.max(...result.totals)),
      winner: winner(result, names),
      pudding: puddings(result.pudding, names),
      sources: [...values.sources, ...(finished ? ["pudding"] : [])].map(source),
      bars,
      lost: bars.some(({ lost }) => lost),
      puddings_counted: finished,
      standings: standings(result, names, "total"),
      totals: why.totals(result, names),
      columns: game.rounds.map((_, n) => roundName(n + 1)),
      players: names.map((name, seat) => player(result, seat, name)),
      rounds: game.rounds.map((_, n) => round(game, n + 1, names)),
      warnings: warnings(game).map((warning) => wording.warningSentence(warning, names)),
    };
  }

  /** Everything on the page of a round; null for one that is not complete. @param {Object} game @param {number} number */
  function roundPage(game, number) {
    const complete = completeRounds(game);
    if (!(number >= 1 && number <= complete.length)) return null;
    const names = wording.displayNames(game.players);
    const soFar = engine.scoreGame(complete.slice(0, number), names.length);
    const { seats } = soFar.rounds.at(-1);
    const maki = seats.map(({ lines }) => lines.at(-1));
    const mine = warnings(game).filter((warning) => warning.code === "deck" || warning.round === number);
    return {
      ...pageOf(game),
      title: fill(pgettext("sheet.round_points", "Points in round {n}"), { n: ordinal(number) }),
      sources: values.sources.map(source),
      players: seats.map((result, seat) => ({
        ...seatOf(seat, names[seat], result, complete[number - 1][seat], maki),
        ...editOf(game, number, seat, names[seat]),
      })),
      bars: sourceBars(seats.map(({ points }) => points), names),
      maki: wording.makiSentences(maki, names),
      maki_why: why.ofPrizes(maki),
      steps: makiSteps(maki, names),
      standings: standings(soFar, names, number === 1 ? "total" : "so-far"),
      totals: number > 1 ? why.totals(soFar, names) : [],
      puddings_counted: soFar.finished,
      after: after(number),
      finished: nextOpen(game) === null,
      warnings: mine.map((warning) => wording.warningSentence(warning, names)),
    };
  }

  /** What the standings after a round are called. */
  function after(number) {
    if (number === values.rounds) return pgettext("sheet.final", "Final result");
    return fill(pgettext("sheet.after", "After round {n}"), { n: ordinal(number) });
  }

  /** What both pages have: the game, and the one thing to do next. */
  function pageOf(game) {
    const next = nextOpen(game);
    const label = pgettext("sheet.enter_round", "Enter round {n}");
    return {
      game: { token: game.token, get_absolute_url: sheetPath(game.token) },
      next: next && {
        url: tableauPath(game.token, next.round, next.seat),
        label: fill(label, { n: ordinal(next.round) }),
      },
    };
  }

  const warnings = (game) => engine.checkGame(countsOf(game), game.players.length);

  const roundName = (number) => fill(pgettext("sheet.round", "Round {n}"), { n: ordinal(number) });

  const source = (code) => ({ name: wording.capitalised(wording.sourceName(code)), picture: PICTURES[code] });

  function winner({ ranks }, names) {
    const winners = names.filter((_, seat) => ranks[seat] === 1);
    return winners.length > 1
      ? fill(pgettext("sheet.winners", "Winners: {names}"), { names: wording.joinNames(winners) })
      : fill(pgettext("ui.winner_label", "Winner: {name}"), { name: isolate(winners[0]) });
  }

  function reasons(result, names) {
    const best = Math.max(...result.totals);
    const sentences = wording.finalSentences(result, names);
    return result.totals.filter((total) => total === best).length > 1 ? sentences : sentences.slice(1);
  }

  /** Nobody has a place before the puddings are counted: they often turn the places round. */
  function standings({ finished, rounds, totals, ranks }, names, reason) {
    const label = pgettext("fin.place", "Place {place}");
    const best = Math.max(...totals);
    const order = [...names.keys()].sort((one, other) => ranks[one] - ranks[other]);
    return order.map((seat) => {
      const before = totals[seat] - (rounds.at(-1)?.seats[seat].total ?? 0);
      const rank = ranks[seat];
      return {
        rank: finished ? rank : null,
        label: fill(label, { place: ordinal(rank) }),
        name: names[seat],
        total: totals[seat],
        reason: `${reason}-${seat + 1}`,
        ...growth(before, totals[seat], best),
      };
    });
  }

  function makiSteps(lines, names) {
    const steps = ["maki_most", "maki_second"].map((rule, n) => {
      const holders = lines.map((_, seat) => seat).filter((seat) => lines[seat].rule === rule);
      const line = lines[holders[0]];
      return line && { place: n + 1, names: holders.map((seat) => names[seat]), rolls: wording.rolls(line.count), points: line.points };
    });
    return steps.filter(Boolean);
  }

  function player({ rounds, puddings, pudding, totals, ranks, finished }, seat, name) {
    return {
      number: seat + 1,
      name,
      rounds: Array.from({ length: values.rounds }, (_, n) => rounds[n]?.seats[seat].total ?? null),
      puddings: puddings[seat],
      pudding: pudding ? pudding[seat].points : null,
      total: totals[seat],
      won: finished && ranks[seat] === 1,
    };
  }

  function puddings(lines, names) {
    return (
      lines && {
        sentences: wording.puddingSentences(lines, names),
        rows: lines.map((line, seat) => ({
          name: names[seat],
          puddings: wording.puddings(line.count),
          points: line.points,
          why: why.ofLine(line, lines),
        })),
      }
    );
  }

  function round(game, number, names) {
    const tableaus = countsOf(game)[number - 1];
    const next = nextOpen(game);
    return {
      name: roundName(number),
      complete: !tableaus.includes(null),
      open: next === null || number <= next.round,
      url: roundPath(game.token, number),
      seats: tableaus.map((tableau, seat) => tableauLink(game, number, seat, names[seat], tableau)),
    };
  }

  function tableauLink({ token }, number, seat, name, tableau) {
    const edit = pgettext("sheet.edit_cards", "Edit cards: {name}, round {n}");
    const empty = pgettext("sheet.cell_empty", "{name}, round {n}: not entered yet");
    const label = fill(tableau ? edit : empty, { name: isolate(name), n: ordinal(number) });
    return { name, url: tableauPath(token, number, seat), entered: tableau !== null, label };
  }

  function seatOf(seat, name, { lines, points, total }, tableau, maki) {
    const there = lines.map(({ rule }) => values.source_of[rule]);
    const absent = values.sources.filter((code) => !there.includes(code));
    const anchor = (reason) => `why-${seat + 1}-${reason}`;
    return {
      name,
      cells: values.sources.map((code) => ({
        points: points[code],
        reason: anchor(absent.includes(code) ? "none" : code),
      })),
      round: total,
      lines: lines.map((line, n) => ({
        ...lineOf(line, name, tableau, maki),
        anchor: there[n] && there.indexOf(there[n]) === n ? anchor(there[n]) : "",
      })),
      none: none(absent.map(wording.sourceName)),
      none_anchor: anchor("none"),
      sum: wording.added(Object.values(points).filter(Boolean), total),
    };
  }

  function none(sources) {
    const text = pgettext("why.no_cards", "No cards, no points: {sources}");
    return sources.length ? fill(text, { sources: catalog.join(sources) }) : "";
  }

  function lineOf(line, name, tableau, maki) {
    const isMaki = values.source_of[line.rule] === "maki";
    return {
      picture: isMaki ? PICTURES.maki : line.rule,
      sentences: wording.lineSentences(line, name),
      points: line.points,
      why: isMaki ? why.ofLine(line, maki, [why.rollsSum(tableau)]) : why.ofLine(line),
    };
  }

  function editOf({ token }, number, seat, name) {
    const edit = pgettext("sheet.edit_cards", "Edit cards: {name}, round {n}");
    return {
      edit_url: tableauPath(token, number, seat),
      edit_label: fill(edit, { name: isolate(name), n: ordinal(number) }),
    };
  }

  return { gamePage, roundPage };
}

/** The rounds that can be scored: those that every player has entered, from the first on. */
function completeRounds(game) {
  const rounds = countsOf(game);
  const open = rounds.findIndex((tableaus) => tableaus.includes(null));
  return open < 0 ? rounds : rounds.slice(0, open);
}
