import type { Language } from '../../../src/config/languages';

/** A caption with the time when it's shown, in seconds. */
export interface Cue {
  from: number;
  to: number;
  text: string;
}

/** The most characters in a caption and in one of its two lines, and the characters read per second. */
const limits = { zh: { cue: 38, line: 20, pace: 7 }, en: { cue: 84, line: 44, pace: 18 } } as const;
/** Shortest and longest time of a caption, and the pause between two, in seconds. */
const [shortest, longest, pause] = [1.4, 6.5, 0.08];

/** Where a sentence may be split, best places first. */
const breaks: Record<Language, RegExp[]> = {
  zh: [/(?<=[。！？；])(?!$)/gu, /(?<=[：，])(?!$)/gu, /(?<=、)(?!$)/gu, /(?!^|$)/gu],
  en: [
    /(?<=[.?!;][’”]?)\s+/gu,
    /(?<=[,:][’”]?)\s+/gu,
    /\s+(?=(?:and|but|or|so|because|which|that|with|until|before|after|since|as|where|when|to|of|for)\s)/gu,
    /\s+/gu,
  ],
};

/** The place nearest to the middle that a rule allows; null if there's none. */
function middleBreak(text: string, rule: RegExp): number | null {
  const distance = (place: number) => Math.abs(place * 2 - text.length);
  const places = [...text.matchAll(rule)].map(({ index }) => index);
  return places.sort((a, b) => distance(a) - distance(b))[0] ?? null;
}

/** Splits a sentence into captions that fit, as evenly as its punctuation allows. Pure. */
export function captionTexts(sentence: string, language: Language): string[] {
  if (sentence.length <= limits[language].cue) return [sentence];
  const places = breaks[language].map((rule) => middleBreak(sentence, rule));
  // A very short part is worse than a less natural place.
  const isEven = (place: number | null) =>
    place !== null && Math.min(place, sentence.length - place) >= sentence.length / 5;
  const place = places.find(isEven) ?? places.at(-1) ?? null;
  if (place === null) return [sentence];
  return [sentence.slice(0, place), sentence.slice(place)].flatMap((part) => captionTexts(part.trim(), language));
}

/** How many seconds it takes to read a caption. Within Chinese, a Latin letter or a digit counts half. */
function readingTime(text: string, language: Language): number {
  const latin = language === 'zh' ? (text.match(/[\x21-\x7e]/g)?.length ?? 0) : 0;
  return Math.min(longest, Math.max(shortest, (text.length - latin / 2) / limits[language].pace));
}

/** The captions of sentences in a row. @param start in seconds. Pure. */
export function cuesOf(sentences: readonly string[], language: Language, start: number): Cue[] {
  let from = start;
  return sentences
    .flatMap((sentence) => captionTexts(sentence, language))
    .map((text) => {
      const cue = { from, to: from + readingTime(text, language), text };
      from = cue.to + pause;
      return cue;
    });
}

/** Splits a caption into two lines if it's too long for one. */
function inLines(text: string, language: Language): string {
  const { line } = limits[language];
  const place = middleBreak(text, language === 'zh' ? /(?<=[，。：；、！？])(?!$)/gu : /\s/gu) ?? 0;
  const isFitting = Math.max(place, text.length - place) <= line + 4;
  return text.length > line && isFitting ? `${text.slice(0, place).trim()}\n${text.slice(place).trim()}` : text;
}

/** A time in WebVTT's format: `00:00:03.700`. */
const timestamp = (seconds: number): string => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

/** The captions as a WebVTT file. Pure. */
export const webVtt = (cues: readonly Cue[], language: Language): string =>
  `WEBVTT\n\n${cues.map(({ from, to, text }, index) => `${index + 1}\n${timestamp(from)} --> ${timestamp(to)}\n${inLines(text, language)}\n`).join('\n')}`;
