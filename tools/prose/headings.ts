import Table from 'cli-table3';
import type { PlacedText, ReadPage } from '../../src/build/content/texts';
import { type Language, languages } from '../../src/config/languages';
import type { Glossary } from '../../src/contract/content/glossary';
import words from './field-words.json';

/** What a language's headings and texts on product, solution and family pages look like. */
export interface HeadingReport {
  headings: number;
  /** Headings without a term of data/glossary.json, a noun of the field or a functional label. */
  without: PlacedText[];
  /** Pages with more than one contrast (“X, not Y”), with the number of them. */
  contrasts: [id: string, count: number][];
  /** How often each tic occurs on all pages. */
  tics: [pattern: string, count: number][];
}

const isHeading = ({ key }: PlacedText): boolean =>
  /^(hero|sections\.\d+)\.heading$|^sections\.\d+\.(items|mechanisms)\.\d+\.title$/.test(key);

/** Whether a heading tells what it is about: a product, a term, a noun of the field, a label, or a name in Latin letters. */
function informs(language: Language, { terms }: Glossary): (heading: string) => boolean {
  const known = [words.nouns[language], words.labels[language]].flatMap((list) => list.split(' '));
  const names = [...terms.flatMap((term) => term[language]), ...known];
  if (language === 'zh')
    return (heading) => /[A-Za-z]{2,}|\{\{/.test(heading) || names.some((name) => heading.includes(name));
  const plural = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/y$/, '(?:y|ies)'));
  const pattern = new RegExp(`\\b(?:${plural.join('|')})(?:s|es|ed|ing)?\\b`, 'i');
  return (heading) => pattern.test(heading) || /\{\{|\b[A-Z][a-z]*[A-Z]/.test(heading);
}

const count = (pattern: string, text: string, language: Language): number =>
  text.match(new RegExp(pattern, language === 'en' ? 'gi' : 'g'))?.length ?? 0;

/** Looks at the headings, contrasts and tics of all pages; headings only of products, solutions and families. */
export function reportHeadings(pages: readonly ReadPage[], glossary: Glossary): Record<Language, HeadingReport> {
  const reported = languages.map((language): [Language, HeadingReport] => {
    const isInformative = informs(language, glossary);
    const headings = pages
      .filter(({ kind }) => kind === 'product' || kind === 'solution')
      .flatMap((page) => page.main[language].filter(isHeading));
    const texts = pages.map(({ id, main }) => ({ id, text: main[language].map(({ text }) => text).join('\n') }));
    const contrasts = texts.map(({ id, text }): [string, number] => [
      id,
      words.contrasts[language].reduce((sum, pattern) => sum + count(pattern, text, language), 0),
    ]);
    return [
      language,
      {
        headings: headings.length,
        without: headings.filter(({ text }) => !isInformative(text)),
        contrasts: contrasts.filter(([, found]) => found > 1).sort(([, a], [, b]) => b - a),
        tics: words.tics[language].map((tic) => [
          tic,
          texts.reduce((sum, { text }) => sum + count(tic, text, language), 0),
        ]),
      },
    ];
  });
  return Object.fromEntries(reported) as Record<Language, HeadingReport>;
}

/** The report for people. */
export function describeHeadings(report: Record<Language, HeadingReport>): string {
  return languages
    .map((language) => {
      const { headings, without, contrasts, tics } = report[language];
      const share = ((100 * (headings - without.length)) / headings).toFixed(1);
      const table = new Table({ style: { head: [], border: [] } });
      table.push(
        ['headings of products, solutions, families', headings],
        ['with a term or label', `${headings - without.length} (${share} %)`],
        [
          'pages with more than one contrast',
          `${contrasts.length}: ${contrasts
            .slice(0, 8)
            .map((row) => row.join(' '))
            .join(', ')}`,
        ],
        ['tics', tics.map((row) => row.join(' ')).join(', ')],
      );
      const missing = without.map(({ source, key, text }) => `  ${source} › ${key}: ${text}`);
      return [language, table, ...missing].join('\n');
    })
    .join('\n\n');
}
