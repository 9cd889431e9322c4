import type { Issue } from '../../../src/calls/issue';
import { checkForms } from '../../../src/content/check-words';
import type { Content, PlacedText } from '../../../src/content/content';
import type { ResourceItem } from '../../../src/content/schemas/item';
import { eachText, isUnwritten, textsBelow } from '../../../src/content/texts';
import { eachLanguage, type Language, languages } from '../../../src/site/languages';
import { entriesOf, type MediaScript, type MediaScripts } from './script';
import { mediaItems } from './source';

/** What must be the same in both languages. */
const shapeOf = (script: MediaScript): string =>
  JSON.stringify(script, ['blocks', 'slides', 'scenes', 'chapter', 'id', 'block', 'kind', 'of']);

type Report = (key: string, message: string) => void;

/**
 * Checks what the schemas of data/media can't: a script belongs to an item, chapters exist, both
 * languages show the same, and a film says only what its item says.
 */
export function checkScripts(
  content: Pick<Content, 'items'>,
  scripts: ReadonlyMap<string, MediaScripts>,
): Issue[] {
  const items = new Map(mediaItems(content).map((item) => [`${item.kind}/${item.slug}`, item]));
  const issues: Issue[] = [];
  const reportOn =
    (name: string): Report =>
    (key, message) =>
      issues.push({ source: `data/media/${name}.json`, key, message });

  for (const name of items.keys()) {
    if (!scripts.has(name)) reportOn(name)('', 'is missing: what its file or video shows');
  }

  for (const [name, script] of scripts) {
    const report = reportOn(name);
    const item = items.get(name);
    if (!item) {
      report('', 'belongs to no item');
      continue;
    }

    checkLanguages(script, report);
    for (const language of languages) {
      checkChapters(script, item as unknown as ResourceItem, language, report);
    }
  }

  return issues;
}

/** Checks that both languages show the same, and that their texts are written. */
function checkLanguages(script: MediaScripts, report: Report): void {
  if (shapeOf(script.zh) !== shapeOf(script.en)) {
    report('en', 'has other blocks or chapters than the Chinese half');
  }

  eachText(script, (key, text) => {
    if (isUnwritten(text)) report(key, `still to be written: ${text}`);
    if (key.startsWith('en.') && /\p{Script=Han}/u.test(text)) {
      report(key, 'Chinese characters in an English text');
    }
  });
}

/** Checks that the chapters of a script exist, and that they contain what a film says. */
function checkChapters(
  script: MediaScripts,
  item: ResourceItem,
  language: Language,
  report: Report,
): void {
  const [list] = Object.keys(script[language]);

  for (const [index, { chapter = 0, says = [] }] of entriesOf(script[language]).entries()) {
    const { paragraphs } = item[language].body[chapter] ?? {};
    const key = `${language}.${list}.${index}`;
    if (!paragraphs) {
      report(`${key}.chapter`, `no chapter ${chapter}: they are counted from 0`);
    }

    const missingSentences = says.filter(
      (sentence) => !paragraphs?.some((paragraph) => paragraph.includes(sentence)),
    );
    for (const sentence of missingSentences) {
      report(`${key}.says`, `chapter ${chapter} does not say: ${sentence}`);
    }
  }
}

/**
 * Checks the words of what files and films show in addition to their item's own text
 * (data/glossary.json). Commands and formulas aren't prose.
 */
export function checkScriptWords(
  { glossary }: Pick<Content, 'glossary'>,
  scripts: ReadonlyMap<string, MediaScripts>,
): Issue[] {
  const isProse = ({ key }: PlacedText) => !/\.(says|formula|id|block\.lines)(\.|$)/.test(key);
  const texts = eachLanguage((language) =>
    [...scripts].flatMap(([name, script]) =>
      textsBelow(`data/media/${name}.json`, script[language], language).filter(isProse),
    ),
  );
  return checkForms({ all: texts }, glossary);
}
