import { type Finding, findIssues, writtenOnly } from '../../src/build/content/check';
import { checkEnglish } from '../../src/build/content/check-english';
import { checkForms } from '../../src/build/content/check-words';
import type { Content } from '../../src/build/content/read';
import { collectTexts } from '../../src/build/content/texts';
import { scriptTexts } from '../draw/media/prose';
import { readScripts } from '../draw/media/script';
import { checkClaims } from './claims';
import { checkLengths } from './lengths';
import { checkSimilarity } from './similarity';
import { checkTypography } from './typography';

/**
 * How the texts of the site, its files and its films read.
 * @returns findings, less those of data/exceptions.json
 */
export function checkProse(content: Content, scripts = readScripts().scripts): Finding[] {
  const { pages, all } = writtenOnly(collectTexts(content));
  const shown = scriptTexts(scripts);
  const everything = { all: { zh: [...all.zh, ...shown.zh], en: [...all.en, ...shown.en] } };
  return [
    ...findIssues(
      {
        claims: () => checkClaims(everything, content.claims),
        lengths: () => checkLengths(pages),
        similarity: () => checkSimilarity(pages),
        typography: () => checkTypography(everything),
        english: () => checkEnglish(everything.all.en),
      },
      content.exceptions,
    ),
    // The build checks the words of all texts but those of files and films.
    ...checkForms({ all: shown }, content.glossary).map((issue): Finding => ({ ...issue, check: 'words' })),
  ];
}
