import type { PlacedText } from '../../src/build/content/texts';
import type { Issue } from '../../src/contract/issue';
import words from './english-words.json';
import { amountOf } from './lengths';

/** The greatest number of words in a sentence. */
const longest = 30;

/** A kind of text by the beginning of its files' names, and the least share of contractions where one could stand. */
const kinds: readonly [kind: string, files: RegExp, contractions: number][] = [
  ['legal pages', /^data\/pages\/(PrivacyPolicy|.*[Tt]erms)|\/licences?\./, 0],
  ['talks and films', /^data\/(items|media)\/(productVideo|liveReview|cloudtech|pptdown)\//, 0.6],
  ['documentation', /^data\/docs\//, 0.4],
  ['interface', /^data\/ui\//, 0.4],
  ['products and solutions', /^data\/(pages\/(product|solution)|products)\//, 0.3],
  ['papers, reports and files', /^data\/(items|media)\/(whitePaper|report|fileDown)\//, 0.2],
  ['news and customers', /^data\/items\//, 0.2],
  ['other pages', /^data\/pages\//, 0.3],
  ['facts and labels', /./, 0],
];

/** Most per 1,000 words. */
const rates = { semicolons: { pattern: /;/g, most: 2 }, '“, so”': { pattern: /, so\b/g, most: 1 } } as const;

const contraction =
  /\b(?:\w+n[’']t|(?:I|you|we|they|it|that|there|here|what|who|he|she|let)[’'](?:s|re|ve|ll|d|m))\b/gi;
/** Where one would have been said, stressed forms and endings of sentences aside. */
const expansion =
  /\b(?:(?:is|are|was|were|do|does|did|has|have|had|would|could|should|will) not|cannot|can not|(?:you|we|they) (?:are|will|have)|(?:it|that|there|what) (?:is|will)|let us)\b(?=\s+\w)/gi;

const countIn = (texts: readonly PlacedText[], pattern: RegExp): number =>
  texts.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0);

/** What the texts of a kind have of everything that is counted. */
export interface EnglishFigures {
  kind: string;
  words: number;
  /** Of the places where a contraction could stand, 0 to 1. */
  contractions: number;
  least: number;
  /** Per 1,000 words. */
  semicolons: number;
  '“, so”': number;
}

/** The figures of each kind of text. */
export function englishFigures(texts: readonly PlacedText[]): EnglishFigures[] {
  const kindOf = ({ source }: PlacedText) => kinds.findIndex(([, files]) => files.test(source));
  return kinds.flatMap(([kind, , least], index) => {
    const own = texts.filter((place) => kindOf(place) === index);
    const amount = own.reduce((sum, { text }) => sum + amountOf(text, 'en'), 0);
    if (amount === 0) return [];
    const said = countIn(own, contraction);
    const perThousand = (pattern: RegExp) => Math.round((10_000 * countIn(own, pattern)) / amount) / 10;
    return {
      kind,
      words: amount,
      contractions: Math.round((100 * said) / Math.max(1, said + countIn(own, expansion))) / 100,
      least,
      semicolons: perThousand(rates.semicolons.pattern),
      '“, so”': perThousand(rates['“, so”'].pattern),
    };
  });
}

/** Splits a text into sentences. References count as one word. */
const sentencesOf = (text: string): string[] =>
  text.replace(/\{\{[^}]*\}\}/g, '1').split(/(?<=[.!?][’”)]?)\s+(?=\S)|\n/);

/** What gives away that an English text was translated: too few contractions, semicolons, “, so”, words of another trade, long sentences. */
export function checkEnglish(texts: readonly PlacedText[]): Issue[] {
  const figures = englishFigures(texts).flatMap((figure): Issue[] => {
    const issue = (message: string): Issue => ({ source: `English of ${figure.kind}`, key: '', message });
    const above = (['semicolons', '“, so”'] as const).filter((name) => figure[name] > rates[name].most);
    return [
      ...above.map((name) => issue(`${figure[name]} ${name} per 1,000 words; at most ${rates[name].most}`)),
      ...(figure.contractions < figure.least
        ? [issue(`${figure.contractions} of the places for a contraction have one; at least ${figure.least}`)]
        : []),
    ];
  });
  const forbidden = words.map(({ word, instead, unless }) => ({
    pattern: new RegExp(`\\b(?:${word})\\b`, 'i'),
    free: unless === undefined ? null : new RegExp(`\\b(?:${unless})\\b`, 'gi'),
    instead,
  }));
  const places = texts.flatMap(({ source, at, key, text }): Issue[] => {
    const place = { source, key, ...(at === undefined ? {} : { at }) };
    const long = sentencesOf(text).flatMap((sentence): Issue[] => {
      const count = amountOf(sentence, 'en');
      return count > longest
        ? [{ ...place, message: `${count} words in a sentence, at most ${longest}: ${sentence}` }]
        : [];
    });
    const worded = forbidden.flatMap(({ pattern, free, instead }): Issue[] => {
      const shown = text.replace(/\{\{[^}]*\}\}/g, '1');
      const [found] = pattern.exec(free ? shown.replace(free, '') : shown) ?? [];
      return found ? [{ ...place, message: `“${found}”: ${instead}` }] : [];
    });
    return [...worded, ...long];
  });
  return [...figures, ...places];
}
