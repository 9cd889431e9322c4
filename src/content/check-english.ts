import type { Issue } from '../calls/issue';
import type { PlacedText } from './content';
import { amountOf } from './texts';

/** Maximum number of words in a sentence. */
const mostWords = 30;

/** What is counted per 1,000 words, and its maximum. */
const rates = {
  semicolons: { pattern: /;/g, maximum: 2 },
  '“, so”': { pattern: /, so\b/g, maximum: 1 },
} as const;

type RateName = keyof typeof rates;

const rateNames = ['semicolons', '“, so”'] as const satisfies RateName[];

interface TextKind {
  kind: string;
  files: RegExp;
  /** Minimum share of contractions where one is possible, 0 to 1. */
  contractions: number;
}

/** Kinds of texts. A file belongs to the first one that matches. */
const textKinds: readonly TextKind[] = [
  { kind: 'legal pages', files: /^data\/pages\/PrivacyPolicy\./, contractions: 0 },
  {
    kind: 'talks and films',
    files: /^data\/(items|media)\/(productVideo|liveReview|cloudtech|pptdown)\//,
    contractions: 0.6,
  },
  { kind: 'documentation', files: /^data\/docs\//, contractions: 0.4 },
  { kind: 'interface', files: /^data\/ui\//, contractions: 0.4 },
  {
    kind: 'products and solutions',
    files: /^data\/(pages\/(product|solution)|products)\//,
    contractions: 0.3,
  },
  {
    kind: 'papers, reports and files',
    files: /^data\/(items|media)\/(whitePaper|report|fileDown)\//,
    contractions: 0.2,
  },
  { kind: 'news and customers', files: /^data\/items\//, contractions: 0.2 },
  { kind: 'other pages', files: /^data\/pages\//, contractions: 0.3 },
];

const contraction =
  /\b(?:\w+n[’']t|(?:I|you|we|they|it|that|there|here|what|who|he|she|let)[’'](?:s|re|ve|ll|d|m))\b/gi;
/** Where a contraction is possible, except in stressed forms and at the end of a sentence. */
const expansion =
  /\b(?:(?:is|are|was|were|do|does|did|has|have|had|would|could|should|will) not|cannot|can not|(?:you|we|they) (?:are|will|have)|(?:it|that|there|what) (?:is|will)|let us)\b(?=\s+\w)/gi;

const countMatches = (texts: readonly PlacedText[], pattern: RegExp): number =>
  texts.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0);

const countWords = (texts: readonly PlacedText[]): number =>
  texts.reduce((sum, { text }) => sum + amountOf(text, 'en'), 0);

/**
 * How each kind of text reads: its words, contractions as a share of the places for one (0 to 1)
 * with the least share that is accepted, and semicolons and “, so” per 1,000 words. Data that are
 * not prose, such as the words in consoles, count as no kind.
 */
export const englishFigures = (texts: readonly PlacedText[]) =>
  textKinds.flatMap((textKind) => {
    const { kind, contractions: minContractions } = textKind;
    const textsOfKind = texts.filter(
      ({ source }) => textKinds.find(({ files }) => files.test(source)) === textKind,
    );
    const words = countWords(textsOfKind);
    if (words === 0) return [];

    const contractions = countMatches(textsOfKind, contraction);
    const places = contractions + countMatches(textsOfKind, expansion);
    const share = contractions / Math.max(1, places);

    const rateOf = (name: RateName) =>
      Math.round((10_000 * countMatches(textsOfKind, rates[name].pattern)) / words) / 10;

    return [
      {
        kind,
        words,
        contractions: Math.round(100 * share) / 100,
        least: minContractions,
        semicolons: rateOf('semicolons'),
        '“, so”': rateOf('“, so”'),
      },
    ];
  });

/** Splits a text into sentences. References count as one word. */
const sentencesOf = (text: string): string[] =>
  text.replace(/\{\{[^}]*\}\}/g, '1').split(/(?<=[.!?][’”)]?)\s+(?=\S)|\n/);

/**
 * What gives away that English was translated (docs/content.md, what's checked): too few
 * contractions; semicolons, “, so”, long sentences.
 */
export const checkEnglish = (texts: readonly PlacedText[]): Issue[] => [
  ...englishFigures(texts).flatMap(checkFigures),
  ...texts.flatMap(checkSentences),
];

/** Checks how a kind of text reads as a whole. */
function checkFigures(figures: ReturnType<typeof englishFigures>[number]): Issue[] {
  const messages = rateNames
    .filter((name) => figures[name] > rates[name].maximum)
    .map((name) => `${figures[name]} ${name} per 1,000 words; at most ${rates[name].maximum}`);

  if (figures.contractions < figures.least)
    messages.push(
      `${figures.contractions} of the places for a contraction have one; at least ${figures.least}`,
    );

  return messages.map((message) => ({ source: `English of ${figures.kind}`, key: '', message }));
}

/** Checks that no sentence of a text is too long. */
const checkSentences = ({ text, ...place }: PlacedText): Issue[] =>
  sentencesOf(text).flatMap((sentence) => {
    const count = amountOf(sentence, 'en');
    const message = `${count} words in a sentence, at most ${mostWords}: ${sentence}`;
    return count > mostWords ? [{ ...place, message }] : [];
  });
