// Names for narrow places. Where two are cut to the same, the end tells them apart: "Al…ra" and "Al…er".

/** Names that share fewer letters at their start are told apart by those; how many letters are worth their place. */
const ALIKE = 3;
const KEPT = 4;

/** What is read as one letter: marks, skin tones and what a joiner binds belong to what they follow. Not every browser
    has an Intl.Segmenter. */
const LETTER = /[^](?:[\p{M}\p{Emoji_Modifier}\u200c]|\u200d[^])*/gu;

const letters = (text) => text.match(LETTER) ?? [];

function sameStart(one, other) {
  const end = one.findIndex((letter, at) => letter !== other[at]);
  return end < 0 ? one.length : end;
}

/** A name without most of what it shares with another. @param {string} name @param {string[]} names of everybody */
export function apart(name, names) {
  const own = letters(name);
  const shared = names.filter((other) => other !== name).map((other) => sameStart(own, letters(other)));
  const alike = Math.max(0, ...shared);
  const end = own.slice(alike).join("").trimStart();
  const start = own.slice(0, Math.max(1, KEPT - (own.length - alike))).join("");
  return alike >= ALIKE && end ? `${start}…${end}` : name;
}

/** A name of at most so many letters. @param {string} name @param {string[]} names of everybody @param {number} longest */
export function short(name, names, longest) {
  const cut = (text) => {
    const all = letters(text);
    return all.length > longest ? `${all.slice(0, longest - 1).join("")}…` : text;
  };
  const taken = names.some((other) => other !== name && cut(other) === cut(name));
  return cut(taken ? apart(name, names) : name);
}
