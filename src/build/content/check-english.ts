import type { Issue } from '../../contract/issue';
import { amountOf, type PlacedText } from './texts';

/** Maximum number of words in a sentence. */
const longest = 30;

/** Maximum per 1,000 words. */
const rates = { semicolons: [/;/g, 2], '“, so”': [/, so\b/g, 1] } as const;

/** Kinds of texts by file name, with the minimum share of contractions where one is possible. */
const kinds: readonly [kind: string, files: RegExp, contractions: number][] = [
  ['legal pages', /^data\/pages\/PrivacyPolicy\./, 0],
  ['talks and films', /^data\/(items|media)\/(productVideo|liveReview|cloudtech|pptdown)\//, 0.6],
  ['documentation', /^data\/docs\//, 0.4],
  ['interface', /^data\/ui\//, 0.4],
  ['products and solutions', /^data\/(pages\/(product|solution)|products)\//, 0.3],
  ['papers, reports and files', /^data\/(items|media)\/(whitePaper|report|fileDown)\//, 0.2],
  ['news and customers', /^data\/items\//, 0.2],
  ['other pages', /^data\/pages\//, 0.3],
];

const contraction =
  /\b(?:\w+n[’']t|(?:I|you|we|they|it|that|there|here|what|who|he|she|let)[’'](?:s|re|ve|ll|d|m))\b/gi;
/** Where a contraction is possible, except in stressed forms and at the end of a sentence. */
const expansion =
  /\b(?:(?:is|are|was|were|do|does|did|has|have|had|would|could|should|will) not|cannot|can not|(?:you|we|they) (?:are|will|have)|(?:it|that|there|what) (?:is|will)|let us)\b(?=\s+\w)/gi;

const countIn = (texts: readonly PlacedText[], pattern: RegExp): number =>
  texts.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0);

/**
 * How each kind of text reads: its words, contractions as a share of the places for one (0 to 1) with the least share that is accepted, and
 * semicolons and “, so” per 1,000 words. Data that are not prose, such as the words in consoles, count as no kind.
 */
export const englishFigures = (texts: readonly PlacedText[]) =>
  kinds.flatMap(([kind, , least], index) => {
    const own = texts.filter(
      ({ source }) => kinds.findIndex(([, files]) => files.test(source)) === index,
    );
    const words = own.reduce((sum, { text }) => sum + amountOf(text, 'en'), 0);
    if (words === 0) return [];
    const said = countIn(own, contraction);
    const share = said / Math.max(1, said + countIn(own, expansion));
    const rateOf = (name: keyof typeof rates) =>
      Math.round((10_000 * countIn(own, rates[name][0])) / words) / 10;
    const contractions = Math.round(100 * share) / 100;
    return [
      {
        kind,
        words,
        contractions,
        least,
        semicolons: rateOf('semicolons'),
        '“, so”': rateOf('“, so”'),
      },
    ];
  });

/** Splits a text into sentences. References count as one word. */
const sentencesOf = (text: string): string[] =>
  text.replace(/\{\{[^}]*\}\}/g, '1').split(/(?<=[.!?][’”)]?)\s+(?=\S)|\n/);

/** What gives away that English was translated (docs/content.md, what's checked): too few contractions; semicolons, “, so”, long sentences. */
export function checkEnglish(texts: readonly PlacedText[]): Issue[] {
  const ofKinds = englishFigures(texts).flatMap((figures): Issue[] => {
    const above = (['semicolons', '“, so”'] as const).filter(
      (name) => figures[name] > rates[name][1],
    );
    const messages = above.map(
      (name) => `${figures[name]} ${name} per 1,000 words; at most ${rates[name][1]}`,
    );
    if (figures.contractions < figures.least)
      messages.push(
        `${figures.contractions} of the places for a contraction have one; at least ${figures.least}`,
      );
    return messages.map((message) => ({ source: `English of ${figures.kind}`, key: '', message }));
  });
  const ofSentences = texts.flatMap(({ text, ...place }) =>
    sentencesOf(text).flatMap((sentence): Issue[] => {
      const count = amountOf(sentence, 'en');
      const message = `${count} words in a sentence, at most ${longest}: ${sentence}`;
      return count > longest ? [{ ...place, message }] : [];
    }),
  );
  return [...ofKinds, ...ofSentences];
}
