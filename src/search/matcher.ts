import { allOf, anyOf, collect, type Evidence, isEmpty, noEvidence } from './evidence';
import { type Field, grades, startsIn, valueAt } from './field';
import { isHan, wordsOf } from './fold';
import { isSpelling, type Spelling } from './pinyin';
import { stem, type Term } from './query';

/** What parts of a Chinese word are worth against the word in one piece, synonyms against what was typed, and the words of a phrase apart from each other. */
const worth = { pieces: 0.7, pairs: 0.4, synonym: 0.8, apart: 0.5 } as const;
/** What a name in pinyin is worth. */
const spelled = 8;
/** A word of so many letters is also found in names that write it as two: whitepaper, white paper. */
const leastSqueezed = 6;
/** Letters up to which a word counts as an abbreviation: ACE is not a part of `placement`. */
const abbreviation = 3;
/** Words whose evidence is kept. */
const kept = 100;

export interface Matcher {
  /** What speaks for each page, by all ways to write a term. */
  match(term: Term): Evidence;
}

/** The field without spaces. */
function squeeze(field: Field): Field {
  const folded = field.folded.replaceAll(' ', '');
  return { ...field, folded, starts: startsIn(folded) };
}

/**
 * @param strong names, titles, keywords, headings, descriptions @param weak the texts of sections
 * @param spellings names in pinyin, by page; of the first pages only
 */
export function createMatcher(
  strong: readonly Field[],
  weak: readonly Field[],
  spellings: readonly Spelling[],
  stopWords: ReadonlySet<string>,
): Matcher {
  const pages = strong[0]?.pages.length ?? 0;
  const memory = new Map<string, Evidence>();
  let squeezed: Field[] | null = null;
  const inStrong = (word: string) => strong.some(({ folded }) => folded.includes(word));

  function latin(word: string, asTyped: boolean): Evidence {
    const needle = asTyped ? word : stem(word);
    const tries =
      word.length <= abbreviation
        ? [grades.whole, grades.prefix]
        : word.length < leastSqueezed
          ? [grades.prefix, grades.within]
          : [grades.within];
    for (const least of tries) {
      const evidence = collect(strong, pages, needle, true, least);
      if (isEmpty(evidence)) continue;
      if (word.length === 1) return evidence;
      return add(evidence, collect(weak, pages, needle, true, Math.max(least, grades.prefix)));
    }
    if (word.length >= leastSqueezed) {
      squeezed ??= strong.map(squeeze);
      const evidence = collect(squeezed, pages, needle.replaceAll(' ', ''), true, grades.within);
      if (!isEmpty(evidence)) return evidence;
    }
    const pinyin = noEvidence(pages);
    for (const [page, spelling] of spellings.entries())
      if (isSpelling(word, spelling)) {
        pinyin.scores[page] = spelled;
        pinyin.named[page] = 1;
        pinyin.stated[page] = 1;
      }
    if (!isEmpty(pinyin) || word.length === 1) return pinyin;
    return collect(weak, pages, needle, true, word.length <= abbreviation ? grades.whole : grades.prefix);
  }

  /** The longest parts of a word, one after the other, that names and headings know; null where something in between is unknown. */
  function piecesOf(word: string): string[] | null {
    const pieces: string[] = [];
    for (let at = 0; at < word.length; ) {
      // What has a piece has its beginning: a longer one is looked for as long as there is a shorter one.
      let end = at;
      for (let to = at + 2; to <= word.length && inStrong(word.slice(at, to)); to += 1) end = to;
      for (const stopWord of stopWords)
        if (stopWord.length > 1 && word.startsWith(stopWord, at)) end = Math.max(end, at + stopWord.length);
      if (end === at) return null;
      const piece = word.slice(at, end);
      if (!stopWords.has(piece)) pieces.push(piece);
      at = end;
    }
    return pieces;
  }

  function han(word: string): Evidence {
    if (word.length === 1) return collect(strong, pages, word, false, grades.whole);
    const whole = collect([...strong, ...weak], pages, word, false, grades.whole);
    if (word.length < 3) return whole;
    const parts = (pieces: readonly string[], fields: readonly Field[]) =>
      allOf(
        pages,
        pieces.map((piece) => collect(fields, pages, piece, false, grades.whole)),
        1,
      );
    const pieces = piecesOf(word) ?? [];
    const isParted = pieces.length > 0 && pieces[0] !== word;
    // Most Chinese words have two characters: 集群升级 is also 升级集群.
    const pairs =
      word.length % 2 === 0 && word.length > 2 ? (word.match(/../g) ?? []).filter((pair) => !stopWords.has(pair)) : [];
    return anyOf(
      pages,
      [
        whole,
        ...(isParted ? [parts(pieces, isEmpty(whole) ? [...strong, ...weak] : strong)] : []),
        ...(pairs.length > 0 ? [parts(pairs, strong)] : []),
      ],
      [1, ...(isParted ? [worth.pieces] : []), worth.pairs],
    );
  }

  function add(evidence: Evidence, more: Evidence): Evidence {
    for (let page = 0; page < pages; page += 1) {
      evidence.scores[page] = valueAt(evidence.scores, page) + valueAt(more.scores, page);
      if (valueAt(more.strengths, page) > valueAt(evidence.strengths, page)) {
        evidence.strengths[page] = valueAt(more.strengths, page);
        evidence.sections[page] = more.sections[page] ?? -1;
      }
    }
    return evidence;
  }

  /** @param asTyped not to be reduced to its stem: a synonym says itself which forms it has */
  function word(text: string, asTyped: boolean): Evidence {
    const known = memory.get(text);
    if (known) return known;
    const evidence = isHan(text) ? han(text) : latin(text, asTyped);
    if (memory.size >= kept) memory.clear();
    memory.set(text, evidence);
    return evidence;
  }

  return {
    match({ typed, others, isWritten }) {
      if (others.length === 0) return word(typed, false);
      const own = isWritten ? [typed] : [];
      const apart = wordsOf(typed);
      const isPhrase = apart.length > 1;
      return anyOf(
        pages,
        [
          ...[...own, ...others].map((text) => word(text, true)),
          ...(isPhrase
            ? [
                allOf(
                  pages,
                  apart.map((text) => word(text, false)),
                  1,
                ),
              ]
            : []),
        ],
        [...own.map(() => 1), ...others.map(() => worth.synonym), worth.apart],
      );
    },
  };
}
