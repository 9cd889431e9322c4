import * as v from 'valibot';
import { filesBelow, readDataFile } from '../../../src/calls/data-file';
import type { Issue } from '../../../src/calls/issue';
import { root } from '../../../src/cli/support/environment';
import { bars } from '../../../src/content/schemas/charts';
import { type MediaKind, mediaKinds, videoKinds } from '../../../src/content/schemas/media';
import { listOf, target, text } from '../../../src/content/schemas/text';

/**
 * data/media/KIND/SLUG.json: what an item's file or video shows in addition to the item's own text.
 * Chapters are counted from 0, in the order of the item's `body`.
 */

const chapter = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A list of one to four entries, which fit side by side or on a slide. */
const few = <T extends v.GenericSchema>(entry: T) =>
  v.pipe(listOf(1, entry), v.maxLength(4, 'at most 4'));
const ofKind = <K extends string, E extends v.ObjectEntries>(kind: K, entries: E) =>
  v.strictObject({ kind: v.literal(kind), ...entries });

/** A table. The first cell of a row is its heading; empty cells are for readers to fill in. */
const table = v.pipe(
  ofKind('table', { title: text, columns: listOf(2, text), rows: listOf(2, v.array(v.string())) }),
  v.check(
    ({ columns, rows }) => rows.every(({ length }) => length === columns.length),
    'a row has a cell for each column',
  ),
);
/** Commands or configuration, line by line. */
const code = ofKind('code', { title: text, lines: listOf(1, v.string()) });
/** Steps, one below the other. */
const flow = ofKind('flow', {
  title: text,
  steps: listOf(2, v.strictObject({ name: text, note: v.optional(text) })),
});
/** Figures in large type. */
const figures = ofKind('figures', {
  title: text,
  items: few(v.strictObject({ value: text, label: text })),
});
/** Items to tick off. */
const checklist = ofKind('checklist', { title: text, items: listOf(2, text) });
/** The console of a product (`product/BKS`, data/images/consoles). */
const consolePicture = ofKind('console', { of: target });
/** The architecture diagram of a page. */
const pageDiagram = ofKind('diagram', { of: target });

/** Something to look at. */
const block = v.variant('kind', [
  bars,
  table,
  code,
  flow,
  figures,
  checklist,
  consolePicture,
  pageDiagram,
]);

/**
 * Text that only the file has, after a chapter of the item's. `{{block.ID}}` becomes the name in a
 * block's caption: “Table 3”.
 */
const section = ofKind('section', { title: text, paragraphs: listOf(1, text) });

/**
 * A document: the item's text, with blocks and sections after its chapters. Those without a chapter
 * form an appendix. Sections refer to blocks by `id`.
 */
const blockOrSection = v.variant('kind', [...block.options, section]);
const documentScript = v.strictObject({
  blocks: listOf(
    1,
    v.strictObject({ chapter: v.optional(chapter), id: v.optional(text), block: blockOrSection }),
  ),
});

const row = { id: text, label: text, unit: v.optional(text), source: v.optional(text) };
const formula = v.pipe(v.string(), v.startsWith('=', 'a formula starts with ='));

/**
 * A spreadsheet that calculates. A row is a heading, an amount to enter (with an example), or a
 * formula, in which `[id]` refers to the row with that id.
 */
const sheetScript = v.strictObject({
  columns: v.strictObject({ item: text, value: text, unit: text, source: text }),
  sheets: listOf(
    1,
    v.strictObject({
      name: v.pipe(text, v.maxLength(31, 'a sheet’s name has at most 31 characters')),
      rows: v.array(
        v.union([
          v.strictObject({ heading: text }),
          v.strictObject({ ...row, example: v.number() }),
          v.strictObject({ ...row, formula }),
        ]),
      ),
    }),
  ),
  /** Name of the sheet with the item's text. */
  instructions: text,
});

const lines = few(text);
const slide = {
  chapter,
  title: text,
  lines: v.optional(lines),
  block: v.optional(block),
  note: v.optional(text),
};
/** A deck with one idea per slide. The speaker's notes are printed below it. */
const deckScript = v.strictObject({ slides: listOf(6, v.strictObject(slide)) });

/**
 * A silent film with scenes in the order of chapters. `says` holds sentences of the chapter, which
 * become captions.
 */
const scene = { chapter, lines, block, says: listOf(1, text) };
const filmScript = v.strictObject({ scenes: listOf(2, v.strictObject(scene)) });

/** The schema of a kind of item's scripts. */
function schemaOf(kind: MediaKind): v.GenericSchema<unknown, MediaScript> {
  if (videoKinds.some((video) => video === kind)) return filmScript;
  if (kind === 'pptdown') return deckScript;
  return kind === 'fileDown' ? v.union([documentScript, sheetScript]) : documentScript;
}

export type Block = v.InferOutput<typeof block>;
export type DocumentScript = v.InferOutput<typeof documentScript>;
export type SheetScript = v.InferOutput<typeof sheetScript>;
export type DeckScript = v.InferOutput<typeof deckScript>;
export type FilmScript = v.InferOutput<typeof filmScript>;
export type MediaScript = DocumentScript | SheetScript | DeckScript | FilmScript;
export type MediaScripts = Record<'zh' | 'en', MediaScript>;

/** A block, slide or scene of a script. */
export interface ScriptEntry {
  chapter?: number | undefined;
  id?: string | undefined;
  block?: v.InferOutput<typeof blockOrSection> | undefined;
  says?: string[];
}

/** The blocks, slides or scenes of a script; a spreadsheet has none. */
export const entriesOf = (script: MediaScript): readonly ScriptEntry[] =>
  'sheets' in script ? [] : (Object.values(script)[0] ?? []);

/**
 * Reads the scripts of files and videos by `KIND/SLUG`, and every issue with its file and key.
 * @param folder the project's folder
 */
export function readScripts(folder = root): {
  scripts: Map<string, MediaScripts>;
  issues: Issue[];
} {
  const scripts = new Map<string, MediaScripts>();
  const issues: Issue[] = [];

  for (const kind of mediaKinds) {
    for (const file of filesBelow(folder, `data/media/${kind}`, '.json')) {
      const schema = schemaOf(kind);
      const script = readDataFile(folder, file, v.strictObject({ zh: schema, en: schema }), issues);
      if (script) scripts.set(file.slice('data/media/'.length, -'.json'.length), script);
    }
  }

  return { scripts, issues };
}
