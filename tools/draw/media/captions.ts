import type { Language } from '../../../src/config/languages';

/** One caption: its text, and when it is shown, in seconds. */
export interface Cue {
  from: number;
  to: number;
  text: string;
}

/** Characters that a caption may hold (two lines), that a line may hold, and that are read in a second. */
const measures: Record<Language, { cue: number; line: number; pace: number }> = {
  zh: { cue: 38, line: 20, pace: 7 },
  en: { cue: 84, line: 44, pace: 18 },
};
/** Least and longest time of a caption, and the pause between two, in seconds. */
const [shortest, longest, pause] = [1.4, 6.5, 0.08];

/** Where a sentence may be parted, the better places first. */
const breaks: Record<Language, RegExp[]> = {
  zh: [/(?<=[。！？；])/u, /(?<=[：，])/u, /(?<=、)/u],
  en: [
    /(?<=[.?!;][’”]?)\s+/u,
    /(?<=[,:][’”]?)\s+/u,
    /\s+(?=(?:and|but|or|so|because|which|that|with|until|before|after|since|as|where|when|to|of|for)\s)/u,
    /\s+/u,
  ],
};

/** Parts a sentence into captions: each within its length, as even as its punctuation allows. Pure. */
export function captionTexts(sentence: string, language: Language): string[] {
  const { cue } = measures[language];
  const glue = language === 'zh' ? '' : ' ';
  if (sentence.length <= cue) return [sentence];
  for (const rule of breaks[language]) {
    const pieces = sentence.split(rule).filter((piece) => piece !== '');
    if (pieces.length < 2) continue;
    // Of all places, the one nearest to the middle.
    const heads = pieces.slice(1).map((_, index) => pieces.slice(0, index + 1).join(glue));
    const head = heads.reduce((best, candidate) =>
      Math.abs(candidate.length * 2 - sentence.length) < Math.abs(best.length * 2 - sentence.length) ? candidate : best,
    );
    const tail = sentence.slice(head.length).trim();
    const least = Math.min(head.length, tail.length);
    // A rule that leaves a scrap is worse than the next rule.
    if (least < sentence.length / 5 && rule !== breaks[language].at(-1)) continue;
    return [...captionTexts(head, language), ...captionTexts(tail, language)];
  }
  // Chinese without any punctuation.
  const middle = Math.ceil(sentence.length / 2);
  return [...captionTexts(sentence.slice(0, middle), language), ...captionTexts(sentence.slice(middle), language)];
}

/** How long a text is to a reader: beside Chinese characters, a Latin letter or a digit is half a one. */
const weight = (text: string, language: Language): number =>
  language === 'zh' ? text.length - (text.match(/[\x21-\x7e]/g)?.length ?? 0) / 2 : text.length;

/** Seconds that a caption is shown, so that it can be read. */
const readingTime = (text: string, language: Language): number =>
  Math.min(longest, Math.max(shortest, weight(text, language) / measures[language].pace));

/** The captions of some sentences, one after the other, from a moment on. Pure. */
export function cuesOf(sentences: readonly string[], language: Language, start: number): Cue[] {
  const cues: Cue[] = [];
  let from = start;
  for (const text of sentences.flatMap((sentence) => captionTexts(sentence, language))) {
    const to = from + readingTime(text, language);
    cues.push({ from, to, text });
    from = to + pause;
  }
  return cues;
}

/** A caption's text in two lines, if one is too long for it. */
function inLines(text: string, language: Language): string {
  const { line } = measures[language];
  if (text.length <= line) return text;
  const places =
    language === 'zh'
      ? [...text.matchAll(/[，。：；、！？]/gu)].map(({ index }) => index + 1)
      : [...text.matchAll(/\s/gu)].map(({ index }) => index);
  const fitting = places.filter((place) => place < text.length && Math.max(place, text.length - place) <= line + 4);
  const place = fitting.reduce<number | null>(
    (best, candidate) =>
      best === null || Math.abs(candidate * 2 - text.length) < Math.abs(best * 2 - text.length) ? candidate : best,
    null,
  );
  return place === null ? text : `${text.slice(0, place).trim()}\n${text.slice(place).trim()}`;
}

/** A moment as WebVTT writes it: `00:00:03.700`. */
const moment = (seconds: number): string => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

/** The captions as a WebVTT file. Pure. */
export const webVtt = (cues: readonly Cue[], language: Language): string =>
  `WEBVTT\n\n${cues.map(({ from, to, text }, index) => `${index + 1}\n${moment(from)} --> ${moment(to)}\n${inLines(text, language)}\n`).join('\n')}`;
