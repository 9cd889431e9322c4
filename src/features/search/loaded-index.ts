import type { Language } from '../../site/languages';
import { answerers } from '../browser-answers';
import type { HeadingsFile, IndexedPage, NamesFile, TextsFile } from './format';
import { createMatcher } from './matcher';
import { type Field, levels, pageTexts } from './matches';
import { placeOf, readQuestions, type Vocabulary } from './query';
import { fold, isSpelling, joinedWords, queryFolder, type Spellings } from './text';
import { fieldWeights } from './weights';

/** The files of the index after the first. */
export interface LaterFiles {
  headings?: HeadingsFile;
  texts?: TextsFile;
}

/** Nothing is known of words until the second file has arrived. */
const noWords: Vocabulary & Spellings = {
  synonyms: [],
  stopWords: [],
  optional: [],
  variants: {},
  regionalWords: {},
};

/** The fields of a page, as far as the files have come. */
function fieldsOf(
  { name, title }: IndexedPage,
  index: number,
  { headings, texts }: LaterFiles,
): Field[] {
  const body = headings?.bodies[index];
  const inName = (weight: number, text: string): Field => ({
    weight,
    level: levels.name,
    texts: [fold(text)],
    isName: true,
  });
  const inHeading = (weight: number, text = ''): Field => ({
    weight,
    level: levels.heading,
    texts: [fold(text)],
  });

  return [
    inName(fieldWeights.name, name),
    inName(fieldWeights.title, joinedWords(name)),
    inName(fieldWeights.title, title),
    {
      weight: fieldWeights.keywords,
      level: levels.heading,
      texts: (body?.keywords ?? '').split(/[,，、]/).map((keyword) => fold(keyword).trim()),
      isName: true,
    },
    inHeading(fieldWeights.pageHeading, body?.head),
    inHeading(fieldWeights.description, body?.description),
    {
      weight: fieldWeights.sectionHeading,
      level: levels.heading,
      texts: (body?.headings ?? []).map(fold),
      isOfSections: true,
    },
    {
      weight: fieldWeights.text,
      level: levels.text,
      texts: (texts?.texts[index] ?? []).map(fold),
      isOfSections: true,
    },
  ];
}

/** The files that have arrived, made ready for searching. */
export function loadIndex(first: NamesFile, later: LaterFiles, language: Language) {
  const { headings, texts } = later;
  const words = headings ?? noWords;
  const pages = [...first.pages, ...(headings?.items ?? [])];
  const textsByPage = pages.map((page, index) => pageTexts(fieldsOf(page, index, later)));
  const syllables = pages.map((page) => page.syllables);

  /** Whether a text or a synonym has a folded word as a whole. */
  const isWord = (word: string): boolean =>
    words.synonyms.some((group) => group.includes(word)) ||
    textsByPage.some(({ all }) => all.includes(word) && placeOf(all, word) !== -1);

  /** Whether letters are the pinyin of a page's name, exactly or nearly. */
  const isName = (letters: string): boolean =>
    syllables.some((name) => isSpelling(letters, name, true));

  /** What features answer from their facts. */
  const featureAnswerers = Object.entries(texts?.facts ?? {}).flatMap(
    ([feature, facts]) => answerers[feature]?.(facts, language) ?? [],
  );

  return {
    language,
    pages,
    labels: first.labels,
    vocabulary: words satisfies Vocabulary,
    foldQuery: queryFolder(words),
    isWord,
    isName,
    bodies: headings?.bodies ?? [],
    sectionTexts: texts?.texts ?? [],
    answerers: featureAnswerers,
    /** Folded. */
    fields: textsByPage.map(({ fields }) => fields),
    answers: (headings?.answers ?? []).map((answer) => ({
      unlisted: answer.unlisted,
      pageFor: readQuestions(answer),
    })),
    matcher: createMatcher(textsByPage, syllables, words.stopWords),
    hasHeadings: headings !== undefined,
    isComplete: texts !== undefined,
  };
}

export type LoadedIndex = ReturnType<typeof loadIndex>;
