import * as v from 'valibot';
import { jsonFiles } from '../../../src/build/content/read';
import { root } from '../../../src/cli/support/environment';
import { bars } from '../../../src/contract/content/charts';
import { mediaKinds } from '../../../src/contract/content/media';
import { target, text } from '../../../src/contract/content/text';
import { readDataFile } from '../../../src/contract/data-file';
import type { Issue } from '../../../src/contract/issue';

/**
 * data/media/KIND/SLUG.json: what an item's file or video shows beside the item's own text. Chapters are counted from 0, in the order of the
 * item's `body`.
 */

const chapter = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A table; the first cell of a row is its heading. An empty cell is to be filled in by hand. */
const table = v.strictObject({
  kind: v.literal('table'),
  title: text,
  columns: v.pipe(v.array(text), v.minLength(2, 'at least 2 columns')),
  rows: v.pipe(v.array(v.array(v.string())), v.minLength(2, 'at least 2 rows')),
});

/** Commands or configuration, line by line; a line that starts with `$ ` is typed. */
const code = v.strictObject({
  kind: v.literal('code'),
  title: text,
  lines: v.pipe(v.array(v.string()), v.minLength(1)),
});

/** Steps from left to right, or one below the other. */
const flow = v.strictObject({
  kind: v.literal('flow'),
  title: text,
  steps: v.pipe(v.array(v.strictObject({ name: text, note: v.optional(text) })), v.minLength(2, 'at least 2 steps')),
});

/** Figures, set large. */
const figures = v.strictObject({
  kind: v.literal('figures'),
  title: text,
  items: v.pipe(
    v.array(v.strictObject({ value: text, label: text })),
    v.minLength(1),
    v.maxLength(4, 'at most 4 figures'),
  ),
});

/** Items to tick off. */
const checklist = v.strictObject({
  kind: v.literal('checklist'),
  title: text,
  items: v.pipe(v.array(text), v.minLength(2)),
});

/** The console of a product (`product/BKS`, static/consoles). */
const consolePicture = v.strictObject({ kind: v.literal('console'), of: target });

/** The architecture diagram of a page. */
const pageDiagram = v.strictObject({ kind: v.literal('diagram'), of: target });

/** Something to look at. */
export const block = v.variant('kind', [bars, table, code, flow, figures, checklist, consolePicture, pageDiagram]);

/** Text that only the file has, behind a chapter of the item's. `{{block.ID}}` is what a block’s caption calls it: “Table 3”. */
const section = v.strictObject({
  kind: v.literal('section'),
  title: text,
  paragraphs: v.pipe(v.array(text), v.minLength(1, 'at least one paragraph')),
});

/**
 * A document: the item's text, with blocks and sections behind its chapters; those without a chapter form an appendix. Sections refer to
 * blocks by their `id`.
 */
const documentScript = v.strictObject({
  blocks: v.pipe(
    v.array(
      v.strictObject({
        chapter: v.optional(chapter),
        id: v.optional(text),
        block: v.variant('kind', [...block.options, section]),
      }),
    ),
    v.minLength(1, 'at least one block'),
  ),
});

/**
 * A spreadsheet that calculates. A row is a heading, an amount to be entered (with an example), or a formula, in which `[id]` refers to the
 * row of that id.
 */
const sheetScript = v.strictObject({
  columns: v.strictObject({ item: text, value: text, unit: text, source: text }),
  sheets: v.pipe(
    v.array(
      v.strictObject({
        name: v.pipe(text, v.maxLength(31, 'a sheet’s name has at most 31 characters')),
        rows: v.array(
          v.union([
            v.strictObject({ heading: text }),
            v.strictObject({
              id: text,
              label: text,
              example: v.number(),
              unit: v.optional(text),
              source: v.optional(text),
            }),
            v.strictObject({
              id: text,
              label: text,
              formula: v.pipe(v.string(), v.startsWith('=', 'a formula starts with =')),
              unit: v.optional(text),
              source: v.optional(text),
            }),
          ]),
        ),
      }),
    ),
    v.minLength(1),
  ),
  /** Name of the sheet that holds the item's text. */
  instructions: text,
});

/** A deck: one idea a slide. The speaker's notes are printed below it. */
const deckScript = v.strictObject({
  slides: v.pipe(
    v.array(
      v.strictObject({
        chapter,
        title: text,
        lines: v.optional(v.pipe(v.array(text), v.maxLength(4, 'at most 4 lines'))),
        block: v.optional(block),
        note: v.optional(text),
      }),
    ),
    v.minLength(6, 'at least 6 slides'),
  ),
});

/** A silent video: scenes in the order of chapters. `says` are sentences of the chapter, which become the captions. */
const filmScript = v.strictObject({
  scenes: v.pipe(
    v.array(
      v.strictObject({
        chapter,
        lines: v.pipe(v.array(text), v.minLength(1), v.maxLength(4, 'at most 4 lines')),
        block,
        says: v.pipe(v.array(text), v.minLength(1, 'at least one sentence')),
      }),
    ),
    v.minLength(2, 'at least 2 scenes'),
  ),
});

const both = <T extends v.GenericSchema>(script: T) => v.strictObject({ zh: script, en: script });

/** The schemas of scripts by the kind of their items. */
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

/**
 * Reads what files and videos show, by `KIND/SLUG`, and every issue with its file and key.
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
