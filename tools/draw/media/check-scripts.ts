import type { Content } from '../../../src/build/content/read';
import { eachText, isUnwritten } from '../../../src/build/content/texts';
import { languages } from '../../../src/config/languages';
import type { ResourceItem } from '../../../src/contract/content/item';
import type { Issue } from '../../../src/contract/issue';
import type { Block, DocumentSection, MediaScript, MediaScripts, SheetScript } from './script';
import { mediaItems } from './source';

const chinese = /\p{Script=Han}/u;

/** The blocks of a script, each with its key. */
function blocksOf(script: MediaScript): [key: string, block: Block | DocumentSection][] {
  if ('blocks' in script) return script.blocks.map(({ block }, index) => [`blocks.${index}.block`, block]);
  if ('slides' in script)
    return script.slides.flatMap(({ block }, index) => (block ? [[`slides.${index}.block`, block]] : []));
  if ('scenes' in script) return script.scenes.map(({ block }, index) => [`scenes.${index}.block`, block]);
  return [];
}

/** The entries of a script that belong to chapters, each with its key. */
function placedIn(script: MediaScript): [key: string, chapter: number][] {
  const list =
    'blocks' in script ? script.blocks : 'slides' in script ? script.slides : 'scenes' in script ? script.scenes : [];
  const name = 'blocks' in script ? 'blocks' : 'slides' in script ? 'slides' : 'scenes';
  return list.flatMap(({ chapter }, index) => (chapter === undefined ? [] : [[`${name}.${index}.chapter`, chapter]]));
}

/** What has to be the same in both languages: which blocks belong to which chapters. */
const shapeOf = (script: MediaScript): string =>
  JSON.stringify([
    blocksOf(script).map(([, { kind }]) => kind),
    placedIn(script).map(([, chapter]) => chapter),
    'sheets' in script ? script.sheets.map(({ rows }) => rows.map((row) => ('id' in row ? row.id : ''))) : [],
  ]);

/** Blocks of a document that its sections name and that are not there, and those that no section names. */
function unnamed(script: MediaScript): string[] {
  if (!('blocks' in script)) return [];
  const ids = script.blocks.flatMap(({ id }) => id ?? []);
  const named = [...JSON.stringify(script).matchAll(/\{\{block\.(\w+)\}\}/g)].map(([, id = '']) => id);
  return [
    ...named.filter((id) => !ids.includes(id)).map((id) => `no block has the id ${id}`),
    ...ids.filter((id) => !named.includes(id)).map((id) => `no text names the block ${id}`),
  ];
}

/** Rows that formulas name, and no row has. */
function unknownRows({ sheets }: SheetScript): [key: string, id: string][] {
  const rows = sheets.flatMap(({ rows: own }, sheet) =>
    own.map((row, index) => ({ row, key: `sheets.${sheet}.rows.${index}` })),
  );
  const ids = new Set(rows.flatMap(({ row }) => ('id' in row ? [row.id] : [])));
  return rows.flatMap(({ row, key }) =>
    'formula' in row
      ? [...row.formula.matchAll(/\[([^\]]+)\]/g)].flatMap(([, id = '']): [string, string][] =>
          ids.has(id) ? [] : [[`${key}.formula`, id]],
        )
      : [],
  );
}

/**
 * What the schemas cannot say about data/media: a script belongs to an item, chapters and pictures are there, both languages
 * show the same, and what a video says is said in its item.
 */
export function checkScripts(
  { items, consoles, pages }: Pick<Content, 'items' | 'consoles' | 'pages'>,
  scripts: ReadonlyMap<string, MediaScripts>,
): Issue[] {
  const issues: Issue[] = [];
  const found = new Map(
    mediaItems({ items }).map((item) => [`${item.kind}/${item.slug}`, item as unknown as ResourceItem]),
  );
  for (const name of found.keys())
    if (!scripts.has(name))
      issues.push({ source: `data/media/${name}.json`, key: '', message: 'is missing: what its file or video shows' });
  for (const [name, script] of scripts) {
    const source = `data/media/${name}.json`;
    const report = (key: string, message: string) => issues.push({ source, key, message });
    const item = found.get(name);
    if (!item) {
      report('', 'belongs to no item');
      continue;
    }
    if (shapeOf(script.zh) !== shapeOf(script.en))
      report('en', 'has other blocks, chapters or rows than the Chinese half');
    eachText(script.en, (key, text) => {
      if (chinese.test(text)) report(`en.${key}`, 'Chinese characters in an English text');
    });
    eachText(script, (key, text) => {
      if (isUnwritten(text)) report(key, `still to be written: ${text}`);
    });
    for (const language of languages) {
      const half = script[language];
      const { body } = item[language];
      for (const [key, chapter] of placedIn(half))
        if (chapter >= body.length)
          report(`${language}.${key}`, `no chapter ${chapter}: there are ${body.length}, counted from 0`);
      for (const [key, block] of blocksOf(half)) {
        if (block.kind === 'console' && !consoles.has(block.of))
          report(`${language}.${key}.of`, `no console of ${block.of}`);
        if (block.kind === 'diagram' && !pages.get(block.of)?.zh.sections.some(({ kind }) => kind === 'architecture'))
          report(`${language}.${key}.of`, `no architecture diagram on ${block.of}`);
        if (block.kind === 'table')
          for (const [index, row] of block.rows.entries())
            if (row.length !== block.columns.length)
              report(`${language}.${key}.rows.${index}`, `${row.length} cells, ${block.columns.length} columns`);
      }
      for (const message of unnamed(half)) report(`${language}.blocks`, message);
      if ('sheets' in half) for (const [key, id] of unknownRows(half)) report(`${language}.${key}`, `no row ${id}`);
      if ('scenes' in half)
        for (const [index, { chapter, says }] of half.scenes.entries())
          for (const [at, sentence] of says.entries())
            if (!body[chapter]?.paragraphs.some((paragraph) => paragraph.includes(sentence)))
              report(`${language}.scenes.${index}.says.${at}`, `chapter ${chapter} does not say: ${sentence}`);
    }
  }
  return issues;
}
