import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { consolePath, consoleSize } from '../../config/consoles';
import { completeLanguages, eachLanguage, languages } from '../../config/languages';
import type { Exceptions } from '../../contract/content/glossary';
import { withPlaces } from '../../contract/data-file';
import { DataError, type Issue } from '../../contract/issue';
import { checkReferences } from './check-references';
import { checkStructure, twinsIn } from './check-structure';
import { checkForms, checkTerms } from './check-words';
import { type Content, readContent } from './read';
import { collectTexts, isUnwritten, type PlacedText, type ReadPage, type Texts } from './texts';

const checkMarkers = ({ all }: Texts): Issue[] =>
  languages.flatMap((language) =>
    all[language]
      .filter(({ text }) => isUnwritten(text))
      .map(({ text, ...place }) => ({ ...place, message: `still to be written: ${text}` })),
  );

/** Checks that titles, descriptions and headings are unique within a language. */
export const checkUnique = (pages: readonly ReadPage[]): Issue[] =>
  languages.flatMap((language) =>
    (['title', 'description', 'heading'] as const).flatMap((what) => {
      const shown = pages.flatMap(({ meta, main }) =>
        what === 'heading' ? main[language].filter(({ key }) => key === 'hero.heading') : meta[language][what],
      );
      return twinsIn(shown, ({ text }) => text).map(([{ source, key }, first]): Issue => {
        return { source, key, message: `${what} is also that of ${first.source}` };
      });
    }),
  );

/** The texts without placeholders, which no other check should report. */
export function writtenOnly({ pages, all }: Texts): Texts {
  const isWritten = ({ text }: PlacedText) => !isUnwritten(text);
  return {
    pages: pages.filter(({ meta, main }) =>
      languages.every((language) => [...Object.values(meta[language]), ...main[language]].every(isWritten)),
    ),
    all: eachLanguage((language) => all[language].filter(isWritten)),
  };
}

/** A problem in the data folder, with the check that found it. */
export interface Finding extends Issue {
  check: Exceptions[number]['check'];
}

/**
 * Runs checks by name.
 * @param checks by the names that data/exceptions.json uses
 * @returns the findings, less the documented exceptions; an exception that matches nothing is a finding itself
 */
export function findIssues(
  checks: Partial<Record<Finding['check'], () => readonly Issue[]>>,
  exceptions: Exceptions,
): Finding[] {
  const found = (Object.keys(checks) as Finding['check'][]).flatMap((check) =>
    (checks[check]?.() ?? []).map((issue): Finding => ({ ...issue, check })),
  );
  const isOf = ({ check, source, key }: Finding, exception: Exceptions[number]) =>
    check === exception.check && source === exception.source && `${key}.`.startsWith(`${exception.key}.`);
  const unused = exceptions.filter((one) => one.check in checks && !found.some((finding) => isOf(finding, one)));
  return [
    ...found.filter((finding) => !exceptions.some((one) => isOf(finding, one))),
    ...unused.map(({ check, source, key }): Finding => {
      const message = `the exception of ${check} for ${source}${key && ` › ${key}`} matches nothing; remove it`;
      return { check, source: 'data/exceptions.json', key: '', message };
    }),
  ];
}

/**
 * The rules for content that the build relies on and no schema can express: that links lead somewhere, that both languages are parallel,
 * that terms are consistent, that titles are unique. tools/prose checks the prose itself.
 */
export function checkContent(content: Content): Finding[] {
  const texts = collectTexts(content);
  const written = writtenOnly(texts);
  const { structure, languages } = checkStructure(content);
  return findIssues(
    {
      structure: () => structure,
      languages: () => languages,
      markers: () => checkMarkers(texts),
      words: () => checkForms(written, content.glossary),
      terms: () => checkTerms(written.pages, content.glossary),
      unique: () => checkUnique(written.pages),
      references: () => checkReferences(content, written),
    },
    content.exceptions,
  );
}

/** Finds consoles that haven't been drawn. */
const undrawnConsoles = (root: string, { consoles }: Content): Issue[] =>
  [...consoles.keys()].flatMap((id) => {
    const name = id.replace('product/', '');
    const isDrawn = completeLanguages.every((one) =>
      existsSync(join(root, 'static', consolePath(name, one, 'light', consoleSize.width))),
    );
    const message = `is not drawn: npm run draw -- consoles ${name}`;
    return isDrawn ? [] : [{ source: `data/consoles/${name}.json`, key: '', message }];
  });

/**
 * Reads and checks the data folder.
 * @returns `errors`, which prevent a build, and `warnings`, which prevent publishing, e.g. of a half-written page
 */
export function checkData(root: string): { content: Content | null; errors: Issue[]; warnings: Issue[] } {
  const { content, issues } = readContent(root);
  if (!content) return { content, errors: issues, warnings: [] };
  const found = withPlaces(root, checkContent(content));
  const isError = ({ check }: Finding) => check === 'structure';
  const warnings = found.filter((finding) => !isError(finding));
  return { content, errors: found.filter(isError), warnings: [...warnings, ...undrawnConsoles(root, content)] };
}

/**
 * The data folder.
 * @param isPreview lets a half-written page pass
 * @throws DataError with a line for every issue
 */
export function loadContent(root: string, isPreview = false): Content {
  const { content, errors, warnings } = checkData(root);
  const found = isPreview ? errors : [...errors, ...warnings];
  if (!content || found.length > 0) throw new DataError(`The data folder has ${found.length} issues`, found);
  return content;
}
