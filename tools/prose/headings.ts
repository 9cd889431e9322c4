import type { PlacedText, ReadPage } from '../../src/build/content/texts';
import { type Language, languages } from '../../src/config/languages';
import type { Glossary } from '../../src/contract/content/glossary';
import words from './field-words.json';

const isHeading = ({ key }: PlacedText): boolean =>
  /^(hero|sections\.\d+)\.heading$|^sections\.\d+\.(items|mechanisms)\.\d+\.title$/.test(key);

/** Whether a heading tells what it is about: a product, a term, a noun of the field, a label, or a name in Latin letters. */
function informs(language: Language, { terms }: Glossary): (heading: string) => boolean {
  const known = [...words.nouns[language].split(' '), ...words.labels[language].split(' ')];
  const names = [...terms.flatMap((term) => term[language]), ...known].map((name) =>
    name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/y$/, '(?:y|ies)'),
  );
  const name = { zh: names.join('|'), en: `\\b(?:${names.join('|')})(?:s|es|ed|ing)?\\b` }[language];
  const [named, latin] = [new RegExp(name, 'i'), { zh: /[A-Za-z]{2,}/, en: /\b[A-Z][a-z]*[A-Z]/ }[language]];
  return (heading) => named.test(heading) || latin.test(heading) || heading.includes('{{');
}

/** The headings of products and solutions that do not say what they are about, and how often a tic or a contrast occurs on all pages. */
export const reportHeadings = (pages: readonly ReadPage[], glossary: Glossary): Record<string, object[]> =>
  Object.fromEntries(
    languages.flatMap((language): [string, object[]][] => {
      const isInformative = informs(language, glossary);
      const offers = pages.filter(({ kind }) => kind === 'product' || kind === 'solution');
      const headings = offers.flatMap((page) => page.main[language].filter(isHeading));
      const without = headings.filter(({ text }) => !isInformative(text));
      const text = pages.flatMap(({ main }) => main[language].map((place) => place.text)).join('\n');
      const patterns = [...words.contrasts[language], ...words.tics[language]];
      return [
        [`${language}: ${without.length} of ${headings.length} headings without a term or label`, without],
        [
          `${language}: tics and contrasts`,
          patterns.map((pattern) => ({ pattern, found: text.match(new RegExp(pattern, 'gi'))?.length ?? 0 })),
        ],
      ];
    }),
  );
