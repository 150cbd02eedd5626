// Finds rulings and rules by what people type, exactly as rules/search.py does; tests/vectors holds the two together.

const ALIKE = { "ي": "ی", "ى": "ی", "ك": "ک", "ة": "ه", "ە": "ه", "‐": "-", "đ": "d", "'": "", "’": "", "ʼ": "", "ء": "", "ـ": "" };
for (let n = 0; n < 10; n++) ALIKE["۰۱۲۳۴۵۶۷۸۹"[n]] = ALIKE["٠١٢٣٤٥٦٧٨٩"[n]] = String(n);

/** The place of the group of words that only count where nothing else is typed. */
const SILENT = 0;

const WORD = /[\p{L}\p{N}]+(?:[\u200c-][\p{L}\p{N}]+)*/gu;
const BETWEEN_PARTS = /[\u200c-]/;

/** The text in lower case, without diacritics, with one letter for those that look or sound alike. @param {string} text */
export function fold(text) {
  const letters = text.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "");
  return Array.from(letters, (letter) => ALIKE[letter] ?? letter).join("");
}

/** The words of a text in their order, each in its parts. @param {string} text @returns {string[][]} */
const parts = (text) => (fold(text).match(WORD) ?? []).map((word) => word.split(BETWEEN_PARTS));

const spellings = (text) => new Set(parts(text).flatMap((word) => [...word, word.join("")]));

/** How many letters two words begin with in common. */
function shared(first, second) {
  let n = 0;
  while (n < first.length && n < second.length && first[n] === second[n]) n++;
  return n;
}

const reversed = (word) => [...word].reverse().join("");

/**
 * What searches documents in one language.
 * @param {{documents: string[][], synonyms: string[][], values: Object<string, number>}} index  as in search.json
 * @returns {(query: string) => number[]}  gives the places of the best documents, the best one first
 */
export function makeSearch({ documents, synonyms, values }) {
  const found = new Map();
  const words = wordsOf(documents, values);
  const titles = documents.map(([title]) => parts(title));
  const groups = synonyms.map((entries) => entries.map((entry) => parts(entry).flat()));
  const phrases = phrasesOf(groups);

  function search(query) {
    const [sums, counts] = [new Map(), new Map()];
    for (const way of telling(ways(parts(query).flat()))) {
      const finds = findsOf(way);
      for (const [number, strength] of finds) {
        sums.set(number, (sums.get(number) ?? 0) + strength * rarity(finds.size));
        counts.set(number, (counts.get(number) ?? 0) + 1);
      }
    }
    const whole = String(parts(query));
    const scores = [...sums].map(([number, sum]) => [number, sum * counts.get(number) * worth(number, whole)]);
    return best(scores.sort(([a, one], [b, other]) => other - one || a - b));
  }

  /** Short titles are worth more, and the one that is the query itself. */
  function worth(number, query) {
    const title = titles[number];
    const length = Math.max(title.length, documents[number][4] ? values.rule : 0);
    return Math.floor(1000 / (values.title + length)) * (String(title) === query ? values.whole : 1);
  }

  /** Of the rules in one section the best is enough. */
  function best(ranked) {
    const sections = new Map();
    for (const [number, score] of ranked) {
      if (score * values.worth < ranked[0][1] || sections.size === values.results) break;
      const [, , , address, section] = documents[number];
      if (!sections.has(section || address)) sections.set(section || address, number);
    }
    return [...sections.values()];
  }

  /** 1 for what most documents have, one more for each time that half as many have it. */
  const rarity = (many) => Math.max(1, 31 - Math.clz32(Math.floor(documents.length / many)));

  /** What is looked for: each word or phrase as it was typed, with the groups of synonyms it is in. */
  function ways(typed) {
    const all = [];
    for (let at = 0; at < typed.length; at += all.at(-1).typed.length) {
      const known = (phrases.get(typed[at][0]) ?? []).filter(({ phrase }) => begins(typed.slice(at), phrase));
      const length = Math.max(1, ...known.map(({ phrase }) => phrase.length));
      const longest = known.filter(({ phrase }) => phrase.length === length);
      all.push({ typed: typed.slice(at, at + length), groups: new Set(longest.map(({ group }) => group)) });
    }
    return all;
  }

  const begins = (typed, phrase) =>
    typed.length >= phrase.length && phrase.every((word, place) => likeness(typed[place], word) >= values.form);

  /** Documents that have a phrase or a synonym of it, and how well each of them fits. */
  function findsOf(way) {
    const finds = new Map(withPhrase(way.typed, 0));
    for (const group of way.groups) {
      for (const phrase of groups[group]) withPhrase(phrase, values.synonym).forEach((...find) => keepBest(finds, ...find));
    }
    return finds;
  }

  /** Documents that have all words of a phrase; they fit as well as the word that fits the least. */
  function withPhrase(phrase, less) {
    const each = phrase.map((word) => withWord(word, less));
    const all = [...each[0].keys()].filter((number) => each.every((finds) => finds.has(number)));
    return new Map(all.map((number) => [number, Math.min(...each.map((finds) => finds.get(number)))]));
  }

  function withWord(typed, less) {
    const key = `${less}${typed}`;
    if (!found.has(key)) found.set(key, lookUp(typed, less));
    return found.get(key);
  }

  function lookUp(typed, less) {
    const known = [...(words.get(typed[0]) ?? [])];
    let alike = known.map(([word, places]) => [likeness(typed, word), places]).filter(([like]) => like);
    if (!alike.length && !less) {
      alike = known.filter(([word]) => isTypo(typed, word)).map(([, places]) => [values.typo, places]);
    }
    const finds = new Map();
    for (const [like, places] of alike) {
      for (const [number, weight] of places) keepBest(finds, (like - less) * weight, number);
    }
    return finds;
  }

  /** How good a find the word is; 0 for none, typos apart. */
  function likeness(typed, word) {
    if (typed === word) return values.equal;
    const stem = shared(typed, word);
    const longest = Math.max(typed.length, word.length) - stem;
    if (stem >= values.stem && longest <= values.ending) return values.form;
    const whole = stem >= values.begin && stem === Math.min(typed.length, word.length);
    return whole && (typed.length < word.length || longest < values.ending) ? values.begun : 0;
  }

  /** Whether one letter is missing, too many or another, or two have changed places. */
  function isTypo(typed, word) {
    if (Math.min(typed.length, word.length) < values.long || Math.abs(typed.length - word.length) > 1) return false;
    const start = shared(typed, word);
    const [wrong, right] = [typed.slice(start), word.slice(start)];
    const end = shared(reversed(wrong), reversed(right));
    const [one, other] = [wrong.slice(0, wrong.length - end), right.slice(0, right.length - end)];
    return Math.max(one.length, other.length) === 1 || (one.length === 2 && one === reversed(other));
  }

  return search;
}

/** What says something about a question; where nothing does, all there is. */
function telling(ways) {
  const some = ways.filter(({ groups }) => !groups.has(SILENT));
  return some.length ? some : ways;
}

function keepBest(finds, strength, number) {
  if (strength > (finds.get(number) ?? 0)) finds.set(number, strength);
}

/** The words by their first letters, with the weight each has in each document. */
function wordsOf(documents, values) {
  const words = new Map();
  const put = (word, number, weight) => {
    if (!words.has(word[0])) words.set(word[0], new Map());
    const alike = words.get(word[0]);
    if (!alike.has(word)) alike.set(word, new Map());
    alike.get(word).set(number, weight);
  };
  documents.forEach(([title, text, keywords], number) => {
    for (const word of spellings(text)) put(word, number, values.in_text);
    for (const word of spellings(keywords)) put(word, number, values.in_keywords);
    for (const word of spellings(title)) put(word, number, values.in_title);
  });
  return words;
}

/** All phrases by the first letters of their first words. */
function phrasesOf(groups) {
  const phrases = new Map();
  groups.forEach((entries, group) => {
    for (const phrase of entries) {
      if (!phrases.has(phrase[0][0])) phrases.set(phrase[0][0], []);
      phrases.get(phrase[0][0]).push({ phrase, group });
    }
  });
  return phrases;
}
