import { foldWithPlaces, isHan, isLetter } from './fold';

/** A piece of a text, and whether it is what was asked for. */
export interface Segment {
  text: string;
  marked: boolean;
}

/** How much of a text is shown, in the width of Chinese characters; a Latin letter is half as wide. */
const excerptWidth = 110;
/** How much of it stands before the first match. */
const widthBefore = 24;

const widthOf = (letter: string): number => (letter.charCodeAt(0) < 0x2000 ? 0.5 : 1);

/** Where a text has one of the words, as pairs of places; a word that is not Chinese begins where a word of the text begins. */
function matches(text: string, words: readonly string[]): [from: number, to: number][] {
  const { folded, places } = foldWithPlaces(text);
  const found: [number, number][] = [];
  for (const word of words)
    for (let at = word ? folded.indexOf(word) : -1; at !== -1; at = folded.indexOf(word, at + word.length)) {
      if (!isHan(word) && word.length < 4 && isLetter(folded.charCodeAt(at - 1))) continue;
      let end = at + word.length;
      // The rest of an English word that was found by its stem.
      if (!isHan(word.charAt(word.length - 1)))
        while (end - at - word.length < 4 && isLetter(folded.charCodeAt(end))) end += 1;
      let to = places[end] ?? text.length;
      // A space that folding has left out stands between this letter and the next.
      while (to > 0 && text.charAt(to - 1) === ' ') to -= 1;
      found.push([places[at] ?? 0, to]);
    }
  found.sort(([a], [b]) => a - b);
  const joined: [number, number][] = [];
  for (const [from, to] of found) {
    const last = joined[joined.length - 1];
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

/** A text in pieces, so that what was asked for can be marked. */
export function mark(text: string, words: readonly string[]): Segment[] {
  const segments: Segment[] = [];
  let done = 0;
  for (const [from, to] of matches(text, words)) {
    if (from > done) segments.push({ text: text.slice(done, from), marked: false });
    segments.push({ text: text.slice(from, to), marked: true });
    done = to;
  }
  if (done < text.length) segments.push({ text: text.slice(done), marked: false });
  return segments;
}

/** Whether a text has one of the words. */
export const has = (text: string, words: readonly string[]): boolean => matches(text, words).length > 0;

/**
 * The part of a text around the first of the words, in pieces; from its beginning where it has none of them.
 * @param words folded
 */
export function excerpt(text: string, words: readonly string[]): Segment[] {
  const [first = 0] = matches(text, words)[0] ?? [];
  let start = first;
  for (let width = 0; start > 0 && width < widthBefore; start -= 1) width += widthOf(text.charAt(start - 1));
  // From the beginning of the sentence or word, if one begins on the way.
  if (start > 0) {
    const before = text.slice(start, first);
    const sentence = /[。！？；!?]\s*|[.;] /.exec(before);
    const space = /\s/.exec(before);
    start += sentence ? sentence.index + sentence[0].length : space ? space.index + 1 : 0;
  }
  let end = start;
  for (let width = 0; end < text.length && width < excerptWidth; end += 1) width += widthOf(text.charAt(end));
  if (end < text.length) {
    const cut = text.slice(start, end).search(/\s\S{0,14}$/);
    if (cut > 0 && /[a-z]/i.test(text.charAt(end))) end = start + cut;
  }
  const shown = mark(text.slice(start, end), words);
  return [
    ...(start > 0 ? [{ text: '…', marked: false }] : []),
    ...shown,
    ...(end < text.length ? [{ text: '…', marked: false }] : []),
  ];
}
