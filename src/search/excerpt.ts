import { foldWithPlaces, isHan, isLetter } from './text';

export interface Segment {
  text: string;
  marked: boolean;
}

/** Widths in Chinese characters: of an excerpt, and before its first match. Latin letters count half. */
const widths = { whole: 110, before: 24 } as const;

const widthOf = (letter: string): number => (letter.charCodeAt(0) < 0x2000 ? 0.5 : 1);

/** Where a new word starts in a compound name such as BeyondContainer. */
const joint = /^[a-z][A-Z]/;

/** Ranges of a text that match a folded word; short Latin words match only at the start of a word. */
function matches(text: string, words: readonly string[]): [from: number, to: number][] {
  const { folded, places } = foldWithPlaces(text);
  const found: [number, number][] = [];
  for (const word of words)
    for (let at = word ? folded.indexOf(word) : -1; at !== -1; at = folded.indexOf(word, at + word.length)) {
      const starts = !isLetter(folded.charCodeAt(at - 1)) || joint.test(text.slice((places[at] ?? 0) - 1));
      if (!isHan(word) && word.length < 4 && !starts) continue;
      let end = at + word.length;
      // Extend a match of the stem to the whole word.
      if (!isHan(word.charAt(word.length - 1)))
        while (end - at - word.length < 4 && isLetter(folded.charCodeAt(end))) end += 1;
      let to = places[end] ?? text.length;
      // Exclude a space that folding dropped.
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

/** Splits a text into segments, matches marked. @param words folded */
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

export const has = (text: string, words: readonly string[]): boolean => matches(text, words).length > 0;

/** The segments of a text around its first match, or its beginning. @param words folded */
export function excerpt(text: string, words: readonly string[]): Segment[] {
  const [first = 0] = matches(text, words)[0] ?? [];
  let start = first;
  for (let width = 0; start > 0 && width < widths.before; start -= 1) width += widthOf(text.charAt(start - 1));
  if (start > 0) {
    // Start with the sentence or word, if one starts on the way.
    const before = text.slice(start, first);
    const boundary = /[。！？；!?]\s*|[.;] /.exec(before) ?? /\s/.exec(before);
    if (boundary) start += boundary.index + boundary[0].length;
  }
  let end = start;
  for (let width = 0; end < text.length && width < widths.whole; end += 1) width += widthOf(text.charAt(end));
  const cut = /[a-z]/i.test(text.charAt(end)) ? text.slice(start, end).search(/\s\S{0,14}$/) : -1;
  if (cut > 0) end = start + cut;
  const ellipsis = { text: '…', marked: false };
  return [
    ...(start > 0 ? [ellipsis] : []),
    ...mark(text.slice(start, end), words),
    ...(end < text.length ? [ellipsis] : []),
  ];
}
