import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withPlaces } from '../calls/data-file';
import { DataError, type Issue } from '../calls/issue';
import { consoleFiles, consoleFolder } from '../site/consoles';
import { eachLanguage, languages } from '../site/languages';
import { checkClaims } from './check-claims';
import { checkReferences } from './check-references';
import { checkStructure } from './check-structure';
import { checkForms, checkTerms } from './check-words';
import type { Content, PlacedText } from './content';
import type { Drafts } from './drafts';
import { findDuplicates } from './duplicates';
import type { ContentFeature } from './feature';
import { readContent } from './read';
import { collectTexts, isUnwritten, type ReadPage, type Texts } from './texts';

const checkMarkers = ({ all }: Texts): Issue[] =>
  languages.flatMap((language) =>
    all[language]
      .filter(({ text }) => isUnwritten(text))
      .map(({ text, ...place }) => ({ ...place, message: `still to be written: ${text}` })),
  );

/** Checks that titles, descriptions and headings are unique within a language. */
const checkUnique = (pages: readonly ReadPage[]): Issue[] =>
  languages.flatMap((language) =>
    (['title', 'description', 'heading'] as const).flatMap((field) => {
      const texts = pages.flatMap(({ meta, main }) =>
        field === 'heading'
          ? main[language].filter(({ key }) => key === 'hero.heading')
          : meta[language][field],
      );
      return findDuplicates(texts, ({ text }) => text).map(([{ source, key }, first]): Issue => {
        return { source, key, message: `${field} is also that of ${first.source}` };
      });
    }),
  );

/** The texts without placeholders, which no other check should report. */
export function writtenOnly({ pages, all }: Texts): Texts {
  const isWritten = ({ text }: PlacedText) => !isUnwritten(text);
  return {
    pages: pages.filter(({ meta, main }) =>
      languages.every((language) =>
        [...Object.values(meta[language]), ...main[language]].every(isWritten),
      ),
    ),
    all: eachLanguage((language) => all[language].filter(isWritten)),
  };
}

/**
 * The rules for content that no schema can express.
 * @returns `errors`: links that lead nowhere, unknown ids and whatever else a build relies on;
 * `warnings`: languages that aren't parallel,
 *   words and titles against the rules, claimed figures written by hand, and what is still to be written
 */
export function checkContent(
  content: Content,
  features: readonly ContentFeature[],
): Record<'errors' | 'warnings', Issue[]> {
  const texts = collectTexts(content, features);
  const writtenTexts = writtenOnly(texts);
  const { structure, languages } = checkStructure(content, features);

  return {
    errors: structure,
    warnings: [
      ...languages,
      ...checkMarkers(texts),
      ...checkForms(writtenTexts, content.glossary),
      ...checkTerms(writtenTexts.pages, content.glossary),
      ...checkUnique(writtenTexts.pages),
      ...checkClaims(writtenTexts, content.claims),
      ...checkReferences(content, writtenTexts),
    ],
  };
}

/** Finds consoles that haven't been drawn. */
export const undrawnConsoles = (root: string, { consoles }: Content): Issue[] =>
  [...consoles].flatMap(([id, console]) => {
    const name = id.replace('product/', '');
    const files = consoleFiles(name, console);
    const isDrawn =
      console.isDrawn && files.every((file) => existsSync(join(root, consoleFolder, file)));
    const message = `is not drawn: npm run draw -- consoles ${name}`;

    return isDrawn ? [] : [{ source: `data/consoles/${name}.json`, key: '', message }];
  });

/**
 * Reads and checks the data folder.
 * @param features as in `readContent`
 * @param showsDrafts as in `readContent`
 * @returns all drafts; `errors`, which prevent a build, and `warnings`, which prevent publishing,
 * e.g. of a half-written page
 */
export function checkData(
  root: string,
  features: readonly ContentFeature[],
  showsDrafts = false,
): {
  content: Content | null;
  drafts: Drafts;
  errors: Issue[];
  warnings: Issue[];
} {
  const { content, issues, drafts } = readContent(root, features, showsDrafts);
  if (!content) return { content, drafts, errors: issues, warnings: [] };

  const { errors, warnings } = checkContent(content, features);

  return {
    content,
    drafts,
    errors: withPlaces(root, errors),
    warnings: withPlaces(root, [...warnings, ...undrawnConsoles(root, content)]),
  };
}

/**
 * The data folder.
 * @param features as in `readContent`
 * @param isPreview lets a half-written page pass
 * @throws DataError with a line for every issue
 */
export function loadContent(
  root: string,
  features: readonly ContentFeature[],
  isPreview = false,
): Content {
  const { content, errors, warnings } = checkData(root, features);
  const issues = isPreview ? errors : [...errors, ...warnings];
  if (!content || issues.length > 0)
    throw new DataError(`The data folder has ${issues.length} issues`, issues);
  return content;
}
