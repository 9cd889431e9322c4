import type { Content } from '../../../src/build/content/read';
import { eachText, isUnwritten, type PlacedText, textsBelow } from '../../../src/build/content/texts';
import { type Language, languages } from '../../../src/config/languages';
import type { ResourceItem } from '../../../src/contract/content/item';
import type { Issue } from '../../../src/contract/issue';
import { entriesOf, type MediaScript, type MediaScripts } from './script';
import { mediaItems } from './source';

/** The ids of a spreadsheet's rows, and those that its formulas refer to. */
function rowsOf(script: MediaScript) {
  const rows = 'sheets' in script ? script.sheets.flatMap((sheet) => sheet.rows) : [];
  const formulas = rows.flatMap((row) => ('formula' in row ? [...row.formula.matchAll(/\[([^\]]+)\]/g)] : []));
  return { ids: rows.map((row) => ('id' in row ? row.id : '')), named: formulas.map(([, id = '']) => id) };
}

/** What must be the same in both languages: the blocks of each chapter, and the rows of sheets. */
const shapeOf = (script: MediaScript): string =>
  JSON.stringify([entriesOf(script).map(({ chapter, block }) => [chapter, block?.kind]), rowsOf(script).ids]);

/** What is wrong with one language of a script, by key. */
function* issuesOf(
  script: MediaScript,
  { body }: ResourceItem['zh'],
  { consoles, pages }: Pick<Content, 'consoles' | 'pages'>,
): Generator<[key: string, message: string]> {
  const list = Object.keys(script)[0];
  for (const [index, { chapter, block, says = [] }] of entriesOf(script).entries()) {
    const key = `${list}.${index}`;
    if (chapter !== undefined && chapter >= body.length)
      yield [`${key}.chapter`, `no chapter ${chapter}: there are ${body.length}, counted from 0`];
    if (block?.kind === 'console' && !consoles.has(block.of)) yield [`${key}.block.of`, `no console of ${block.of}`];
    if (block?.kind === 'diagram' && !pages.get(block.of)?.zh.sections.some(({ kind }) => kind === 'architecture'))
      yield [`${key}.block.of`, `no architecture diagram on ${block.of}`];
    if (block?.kind === 'table')
      for (const [index, row] of block.rows.entries())
        if (row.length !== block.columns.length)
          yield [`${key}.block.rows.${index}`, `${row.length} cells, ${block.columns.length} columns`];
    for (const [at, sentence] of says.entries())
      if (!body[chapter ?? 0]?.paragraphs.some((paragraph) => paragraph.includes(sentence)))
        yield [`${key}.says.${at}`, `chapter ${chapter} does not say: ${sentence}`];
  }
  const ids = entriesOf(script).flatMap(({ id }) => id ?? []);
  const named = [...JSON.stringify(script).matchAll(/\{\{block\.(\w+)\}\}/g)].map(([, id = '']) => id);
  for (const id of named) if (!ids.includes(id)) yield ['blocks', `no block has the id ${id}`];
  for (const id of ids) if (!named.includes(id)) yield ['blocks', `no text names the block ${id}`];
  const { ids: rows, named: used } = rowsOf(script);
  for (const id of used) if (!rows.includes(id)) yield ['sheets', `no row ${id}`];
}

/**
 * Checks what the schemas of data/media can't: a script belongs to an item, chapters and pictures exist, both languages show the same, and
 * a film says only what its item says.
 */
export function checkScripts(
  content: Pick<Content, 'items' | 'consoles' | 'pages'>,
  scripts: ReadonlyMap<string, MediaScripts>,
): Issue[] {
  const items = new Map(
    mediaItems(content).map((item) => [`${item.kind}/${item.slug}`, item as unknown as ResourceItem]),
  );
  const issues: Issue[] = [];
  const report = (name: string, key: string, message: string) =>
    issues.push({ source: `data/media/${name}.json`, key, message });
  for (const name of items.keys()) if (!scripts.has(name)) report(name, '', 'is missing: what its file or video shows');
  for (const [name, script] of scripts) {
    const item = items.get(name);
    if (!item) {
      report(name, '', 'belongs to no item');
      continue;
    }
    if (shapeOf(script.zh) !== shapeOf(script.en))
      report(name, 'en', 'has other blocks, chapters or rows than the Chinese half');
    eachText(script, (key, text) => {
      if (isUnwritten(text)) report(name, key, `still to be written: ${text}`);
      if (key.startsWith('en.') && /\p{Script=Han}/u.test(text))
        report(name, key, 'Chinese characters in an English text');
    });
    for (const language of languages)
      for (const [key, message] of issuesOf(script[language], item[language], content))
        report(name, `${language}.${key}`, message);
  }
  return issues;
}

/** A script without what isn't prose: commands, formulas, and sentences that its item has already. */
function proseOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(proseOf);
  if (!value || typeof value !== 'object') return value;
  const isCode = 'kind' in value && value.kind === 'code';
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !['says', 'formula', 'id'].includes(name) && !(isCode && name === 'lines'))
      .map(([name, child]) => [name, proseOf(child)]),
  );
}

/** The texts that files and films show in addition to their item's own, by language. */
export function scriptTexts(scripts: ReadonlyMap<string, MediaScripts>): Record<Language, PlacedText[]> {
  const texts = (language: Language) =>
    [...scripts].flatMap(([name, script]) =>
      textsBelow(`data/media/${name}.json`, proseOf(script[language]), language),
    );
  return { zh: texts('zh'), en: texts('en') };
}
