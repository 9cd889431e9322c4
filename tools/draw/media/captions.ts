import type { Language } from '../../../src/site/languages';

/** A caption with the time when it's shown, in seconds. */
export type Cue = Record<'from' | 'to', number> & { text: string };

/**
 * The most characters in a caption, which players break into two lines, and the characters read per
 * second.
 */
const limits = { zh: { cue: 38, pace: 7 }, en: { cue: 84, pace: 18 } } as const;
/** Shortest time of a caption, and the pause between two, in seconds. */
const shortest = 1.4;
const pause = 0.08;

/**
 * Where a sentence may be split, best places first: between sentences, between clauses, anywhere.
 */
const breaks: Record<Language, RegExp[]> = {
  zh: [/(?<=[。！？；])(?!$)/gu, /(?<=[：，、])(?!$)/gu, /(?!^|$)/gu],
  en: [
    /(?<=[.?!;][’”]?)\s+/gu,
    /(?<=[,:][’”]?)\s+/gu,
    /\s+(?=(?:and|but|or|so|because|which|that|with|to|of|for)\s)/gu,
    /\s+/gu,
  ],
};

/** Splits a sentence into captions that fit, as evenly as its punctuation allows. Pure. */
export function captionTexts(sentence: string, language: Language): string[] {
  const { length } = sentence;
  if (length <= limits[language].cue) return [sentence];

  const fromMiddle = (place: number) => Math.abs(place * 2 - length);
  const places = breaks[language].flatMap((rule) => {
    const candidates = [...sentence.matchAll(rule)].map(({ index }) => index);
    return candidates.sort((a, b) => fromMiddle(a) - fromMiddle(b)).slice(0, 1);
  });

  // A very short part is worse than a less natural place.
  const place = places.find((each) => fromMiddle(each) <= length * 0.6) ?? places.at(-1);
  if (place === undefined) return [sentence];

  return [sentence.slice(0, place), sentence.slice(place)].flatMap((part) =>
    captionTexts(part.trim(), language),
  );
}

/**
 * The captions of sentences in a row, each as long as it takes to read.
 * @param start in seconds. Pure.
 */
export function cuesOf(sentences: readonly string[], language: Language, start: number): Cue[] {
  let from = start;
  return sentences
    .flatMap((sentence) => captionTexts(sentence, language))
    .map((text) => {
      // Within Chinese, a Latin letter or a digit counts half.
      const latin = language === 'zh' ? text.replace(/[^\x21-\x7e]/g, '').length : 0;
      const time = (text.length - latin / 2) / limits[language].pace;
      const cue = { from, to: from + Math.max(shortest, time), text };
      from = cue.to + pause;

      return cue;
    });
}

/** A time in WebVTT's format: `00:00:03.700`. */
const timestamp = (seconds: number): string =>
  new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

/** The captions as a WebVTT file. Pure. */
export const webVtt = (cues: readonly Cue[]): string =>
  `WEBVTT\n${cues.map(({ from, to, text }) => `\n${timestamp(from)} --> ${timestamp(to)}\n${text}\n`).join('')}`;
