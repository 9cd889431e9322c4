import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';

const links = v.array(v.object({ title: v.string(), href: v.string() }));
const menus = v.object({ header: links, footer: links });

/** What a build took from outside the code and the data folder, and what its checks need. */
export const buildInputs = v.object({
  /** The parsed answers by the name of their part. */
  answers: v.record(v.string(), v.unknown()),
  /** Digest of each picture of the menu by its address. */
  pictures: v.record(v.string(), v.string()),
  /** The links that header and footer have to show on every page of a language. */
  menus: v.object({ zh: menus, en: menus }),
  hidden: v.array(v.string()),
  siteUrl: v.string(),
});
export type BuildInputs = v.InferOutput<typeof buildInputs>;

const notes = v.object({
  inputs: buildInputs,
  /** Bodies of a real API's answers, by call: the last good ones if the build passes. */
  bodies: v.optional(v.record(v.string(), v.string()), {}),
  warnings: v.array(v.string()),
});
const fileOf = (root: string) => join(root, '.cache/build-notes.json');

/** Leaves notes of sourcing for the command that started Gatsby. */
export function writeNotes(root: string, value: v.InferInput<typeof notes>): void {
  mkdirSync(dirname(fileOf(root)), { recursive: true });
  writeFileSync(fileOf(root), JSON.stringify(value));
}

/** @throws Error if Gatsby has sourced nothing */
export const readNotes = (root: string): v.InferOutput<typeof notes> =>
  v.parse(notes, JSON.parse(readFileSync(fileOf(root), 'utf8')));
