import * as v from 'valibot';
import { jsonFiles } from '../../../src/build/content/read';
import { root } from '../../../src/cli/support/environment';
import { bars } from '../../../src/contract/content/charts';
import { mediaKinds } from '../../../src/contract/content/media';
import { target, text } from '../../../src/contract/content/text';
import { readDataFile } from '../../../src/contract/data-file';
import type { Issue } from '../../../src/contract/issue';

/**
 * data/media/KIND/SLUG.json: what an item's file or video shows in addition to the item's own text. Chapters are counted from 0, in the order
 * of the item's `body`.
 */

const chapter = v.pipe(v.number(), v.integer(), v.minValue(0));

const several = <T extends v.GenericSchema>(entry: T, least: number, most = Number.MAX_SAFE_INTEGER) =>
  v.pipe(v.array(entry), v.minLength(least, `at least ${least}`), v.maxLength(most, `at most ${most}`));
const ofKind = <K extends string, E extends v.ObjectEntries>(kind: K, entries: E) =>
  v.strictObject({ kind: v.literal(kind), ...entries });

/** A table. The first cell of a row is its heading; empty cells are for readers to fill in. */
const table = ofKind('table', { title: text, columns: several(text, 2), rows: several(v.array(v.string()), 2) });
/** Commands or configuration, line by line. */
const code = ofKind('code', { title: text, lines: several(v.string(), 1) });
/** Steps, one below the other. */
const flow = ofKind('flow', { title: text, steps: several(v.strictObject({ name: text, note: v.optional(text) }), 2) });
/** Figures in large type. */
const figures = ofKind('figures', { title: text, items: several(v.strictObject({ value: text, label: text }), 1, 4) });
/** Items to tick off. */
const checklist = ofKind('checklist', { title: text, items: several(text, 2) });
/** The console of a product (`product/BKS`, static/consoles). */
const consolePicture = ofKind('console', { of: target });
/** The architecture diagram of a page. */
const pageDiagram = ofKind('diagram', { of: target });

/** Something to look at. */
export const block = v.variant('kind', [bars, table, code, flow, figures, checklist, consolePicture, pageDiagram]);

/** Text that only the file has, after a chapter of the item's. `{{block.ID}}` becomes the name in a block's caption: “Table 3”. */
const section = ofKind('section', { title: text, paragraphs: several(text, 1) });

/**
 * A document: the item's text, with blocks and sections after its chapters. Those without a chapter form an appendix. Sections refer to
 * blocks by `id`.
 */
const placed = v.variant('kind', [...block.options, section]);
const documentScript = v.strictObject({
  blocks: several(v.strictObject({ chapter: v.optional(chapter), id: v.optional(text), block: placed }), 1),
});

const row = { id: text, label: text, unit: v.optional(text), source: v.optional(text) };
const formula = v.pipe(v.string(), v.startsWith('=', 'a formula starts with ='));

/**
 * A spreadsheet that calculates. A row is a heading, an amount to enter (with an example), or a formula, in which `[id]` refers to the row
 * with that id.
 */
const sheetScript = v.strictObject({
  columns: v.strictObject({ item: text, value: text, unit: text, source: text }),
  sheets: several(
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
    1,
  ),
  /** Name of the sheet with the item's text. */
  instructions: text,
});

const lines = several(text, 1, 4);
const slide = { chapter, title: text, lines: v.optional(lines), block: v.optional(block), note: v.optional(text) };
/** A deck with one idea per slide. The speaker's notes are printed below it. */
const deckScript = v.strictObject({ slides: several(v.strictObject(slide), 6) });

/** A silent film with scenes in the order of chapters. `says` holds sentences of the chapter, which become captions. */
const scene = { chapter, lines, block, says: several(text, 1) };
const filmScript = v.strictObject({ scenes: several(v.strictObject(scene), 2) });

const both = <T extends v.GenericSchema>(script: T) => v.strictObject({ zh: script, en: script });

/** The schemas of scripts by kind of item. */
export const mediaScripts = {
  report: both(documentScript),
  whitePaper: both(documentScript),
  fileDown: both(v.union([documentScript, sheetScript])),
  pptdown: both(deckScript),
  productVideo: both(filmScript),
  liveReview: both(filmScript),
  cloudtech: both(filmScript),
} as const;

export type Block = v.InferOutput<typeof block>;
export type DocumentSection = v.InferOutput<typeof section>;
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
  block?: Block | DocumentSection | undefined;
  says?: string[];
}

/** The blocks, slides or scenes of a script; a spreadsheet has none. */
export function entriesOf(script: MediaScript): readonly ScriptEntry[] {
  if ('blocks' in script) return script.blocks;
  if ('slides' in script) return script.slides;
  return 'scenes' in script ? script.scenes : [];
}

/**
 * Reads the scripts of files and videos by `KIND/SLUG`, and every issue with its file and key.
 * @param folder the project's folder
 */
export function readScripts(folder = root): { scripts: Map<string, MediaScripts>; issues: Issue[] } {
  const scripts = new Map<string, MediaScripts>();
  const issues: Issue[] = [];
  for (const kind of mediaKinds)
    for (const file of jsonFiles(folder, `data/media/${kind}`)) {
      const schema: v.GenericSchema<unknown, MediaScripts> = mediaScripts[kind];
      const script = readDataFile(folder, file, schema, issues);
      if (script) scripts.set(file.slice('data/media/'.length, -'.json'.length), script);
    }
  return { scripts, issues };
}
