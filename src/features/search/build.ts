import { createHash } from 'node:crypto';
import type { Content } from '../../content/content';
import { uiTexts } from '../../content/ui-texts';
import { type Language, languages } from '../../site/languages';
import type { SearchFacts } from '../feature';
import { spellingsFor } from './build-chinese';
import { isSearched, rowOf, type SearchablePage, type SearchRow } from './build-rows';
import { formatVersion, type HeadingsFile, type NamesFile, type TextsFile } from './format';
import { resultKinds } from './kinds';
import { stemmed } from './query';
import type { SearchWords, Subjects } from './schema';
import { fold } from './text';

export type { SearchablePage } from './build-rows';

/* Builds the index. Runs in Node only: pinyin-pro and opencc-js must not reach the browser. */

/**
 * Names of facts in both languages by placeholder: vendors and systems without versions, and what
 * features add.
 */
function factNames(content: Content): Map<string, string[]> {
  const { platforms, kubernetes, featureNames } = content;
  const platformTexts = Object.values(platforms).flatMap((group) =>
    Object.values(group).flatMap(({ zh, en }) => [zh, en]),
  );
  const platformNames = platformTexts.flatMap(
    (name) => name.match(/\p{Script=Han}{2,}|[A-Za-z]*[A-Z][A-Za-z]{2,}|x86/gu) ?? [],
  );
  const minors = Object.keys(kubernetes.versions);

  return new Map([
    ['{platforms}', [...new Set(platformNames)]],
    ['{minors}', minors.flatMap((minor) => [minor, `v${minor}`])],
    ['{kubernetes}', minors.flatMap((minor) => [`Kubernetes ${minor}`, `K8s ${minor}`])],
    ...Object.entries(featureNames),
  ]);
}

/**
 * A phrase of data/search/answers.json as stems. Folding would change the ellipsis between its
 * parts.
 */
const stemsOf = (phrase: string): string =>
  phrase
    .split('…')
    .map((part) => stemmed(fold(part).trim()))
    .join('…');

/**
 * The keys of the pages that an entry of data/search/answers.json names, with the words by which a
 * question names each.
 */
function answerKeys(page: string, subjects: Subjects): [string, readonly string[]][] {
  if (!page.includes('{product}')) return [[page, []]];
  return Object.entries(subjects).map(([product, words]) => [
    page.replace('{product}', product),
    words,
  ]);
}

/** The sorts of questions that pages of the index answer. */
function answersFor(
  rows: readonly SearchRow[],
  { answers, subjects }: SearchWords,
  language: Language,
  site: Content,
): HeadingsFile['answers'] {
  const names = factNames(site);
  const stemsOfAll = (phrases: readonly string[]) =>
    phrases.flatMap((phrase) => names.get(phrase) ?? [phrase]).map(stemsOf);

  return answers.flatMap(({ page: name, asks, with: requiredWords, without, unlisted }) => {
    const pages = answerKeys(name, subjects).flatMap(([key, words]) => {
      const page = rows.findIndex((row) => row.key === key);
      return page < 0 ? [] : [{ page, subjects: stemsOfAll(words) }];
    });
    if (pages.length === 0) return [];

    return [
      {
        pages,
        asks: stemsOfAll(asks[language]),
        names: stemsOfAll([...requiredWords, ...unlisted]),
        without: stemsOfAll(without),
        unlisted,
      },
    ];
  });
}

/** Everything that a page is found by. */
const textsOf = ({ page, body, texts }: SearchRow): string[] => [
  page.name,
  page.title,
  ...Object.values(body).flat(),
  ...texts,
];

/** The second file: the items, what is searched besides names, and words. */
function headingsOf(
  rows: readonly SearchRow[],
  language: Language,
  words: SearchWords,
  site: Content,
): HeadingsFile {
  const text = rows.flatMap(textsOf).join('\n');
  const folded = fold(text);
  // Without groups whose words appear on no page.
  const synonyms = words.synonyms.filter((group) =>
    group.some((word) => folded.includes(fold(word))),
  );
  const answerWords = words.answers.flatMap(({ asks, with: requiredWords }) => [
    ...asks[language],
    ...requiredWords,
  ]);
  const subjectWords = Object.values(words.subjects).flat();
  const findable = [text, ...synonyms.flat(), ...answerWords, ...subjectWords].join('\n');

  return {
    items: rows.filter(({ isItem }) => isItem).map(({ page }) => page),
    bodies: rows.map(({ body }) => body),
    synonyms: synonyms.map((group) => group.map(fold)),
    stopWords: words.stopWords.question[language].map(fold),
    optional: words.stopWords.optional[language].map(fold),
    answers: answersFor(rows, words, language, site),
    ...spellingsFor(findable, words.regionalWords),
  };
}

function filesIn(
  language: Language,
  pages: readonly SearchablePage[],
  words: SearchWords,
  site: Content,
  facts: TextsFile['facts'],
): Map<string, string> {
  const unorderedRows = pages
    .filter(isSearched)
    .map((page) => rowOf(page, language, site.vendor.name[language]));
  // The first file has the menu's pages, the second the items: positions count through both.
  const menuRows = unorderedRows.filter(({ isItem }) => !isItem);
  const rows = [...menuRows, ...unorderedRows.filter(({ isItem }) => isItem)];

  const files = new Map<string, string>();
  /**
   * Adds a file whose name is a digest of its content.
   * @returns its name
   */
  const add = (part: string, content: HeadingsFile | TextsFile): string => {
    const text = JSON.stringify(content);
    const digest = createHash('sha256').update(text).digest('hex').slice(0, 20);
    const name = `${language}.${part}.${digest}.json`;
    files.set(name, text);
    return name;
  };

  const t = uiTexts(site.ui, language)('search');
  const labels = resultKinds.map((kind) => [kind, t(`kinds.${kind}`)]);
  const names: NamesFile = {
    version: formatVersion,
    files: {
      headings: add('headings', headingsOf(rows, language, words, site)),
      texts: add('texts', {
        texts: rows.map(({ texts }) => texts),
        facts,
      }),
    },
    labels: Object.fromEntries(labels),
    pages: menuRows.map(({ page }) => page),
  };
  return files.set(`${language}.json`, JSON.stringify(names));
}

/**
 * The index of every language (src/features/search/README.md) by file name, apart from the pages: a
 * changed text renders none. Pure: the same pages give the same bytes.
 * @param site labels of the result kinds, the vendor's name, which titles end with, and the facts
 * that questions name
 * @param facts what features answer questions from
 */
export const indexFiles = (
  all: readonly SearchablePage[],
  words: SearchWords,
  site: Content,
  facts: SearchFacts,
): Map<string, string> =>
  new Map(
    languages.flatMap((language) => {
      const pages = all.filter((page) => page.language === language);
      return [...filesIn(language, pages, words, site, facts[language])];
    }),
  );
