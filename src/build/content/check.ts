import type { Exceptions } from '../../contract/content/glossary';
import type { Issue } from '../../contract/issue';
import { checkClaims } from './checks/claims';
import { checkForms, checkTerms } from './checks/glossary';
import { checkLengths, checkUnique } from './checks/lengths';
import { checkMarkers, writtenOnly } from './checks/markers';
import { checkMediaScripts } from './checks/media';
import { checkNumbers } from './checks/numbers';
import { checkSameFigures } from './checks/same-figures';
import { checkSimilarity } from './checks/similarity';
import { checkStructure } from './checks/structure';
import { checkTypography } from './checks/typography';
import type { Content } from './read';
import { type Texts, textsOf } from './texts';

/** The checks by name, as data/exceptions.json names them. */
const checks = {
  structure: checkStructure,
  media: (content) => checkMediaScripts(content),
  numbers: checkNumbers,
  figures: (_, { pairs }) => checkSameFigures(pairs),
  claims: ({ claims }, texts) => checkClaims(texts, claims),
  words: ({ glossary }, texts) => checkForms(texts, glossary),
  terms: ({ glossary }, { pages }) => checkTerms(pages, glossary),
  similarity: (_, { pages }) => checkSimilarity(pages),
  lengths: (_, { pages }) => checkLengths(pages),
  unique: (_, { pages }) => checkUnique(pages),
  typography: (_, texts) => checkTypography(texts),
} satisfies Record<string, (content: Content, texts: Texts) => Issue[]>;

export type CheckName = keyof typeof checks | 'markers';

/** What is wrong in the data folder, with the check that says so. */
export interface Finding extends Issue {
  check: CheckName;
}

const isExcepted = ({ check, source, key }: Finding, exception: Exceptions[number]): boolean =>
  check === exception.check &&
  source === exception.source &&
  (key === exception.key || key.startsWith(`${exception.key}.`));

/**
 * Everything that the schemas cannot say about what editors write: that both languages are parallel and say the same figures, that links lead somewhere, that
 * claims stand in one place, that terms are kept, that pages differ and say enough.
 * @returns the findings, less the documented exceptions; an exception that fits nothing is a finding itself
 */
export function checkContent(content: Content): Finding[] {
  const texts = textsOf(content);
  const written = writtenOnly(texts);
  const found: Finding[] = [
    ...checkMarkers(texts).map((issue): Finding => ({ ...issue, check: 'markers' })),
    ...(Object.keys(checks) as (keyof typeof checks)[]).flatMap((check) =>
      checks[check](content, written).map((issue): Finding => ({ ...issue, check })),
    ),
  ];
  const unused = content.exceptions.filter((exception) => !found.some((finding) => isExcepted(finding, exception)));
  return [
    ...found.filter((finding) => !content.exceptions.some((exception) => isExcepted(finding, exception))),
    ...unused.map(
      ({ check, source, key }): Finding => ({
        check: 'structure',
        source: 'data/exceptions.json',
        key: '',
        message: `the exception of ${check} for ${source}${key && ` › ${key}`} fits nothing; take it out`,
      }),
    ),
  ];
}
