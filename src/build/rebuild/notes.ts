import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
  inputs: v.optional(buildInputs),
  /** Bodies of a real API's answers, by call: the last good ones if the build passes. */
  bodies: v.optional(v.record(v.string(), v.string()), {}),
  warnings: v.optional(v.array(v.string()), []),
  /** Why data or answers cannot be built from. A clean build would fail as well. */
  refusal: v.optional(v.string()),
});
const fileOf = (folder: string) => join(folder, 'notes.json');

/** Leaves notes of the running Gatsby build in its workspace, for the command that started it. */
export const writeNotes = (folder: string, value: v.InferInput<typeof notes>): void =>
  writeFileSync(fileOf(folder), JSON.stringify(value));

export const readNotes = (folder: string): v.InferOutput<typeof notes> =>
  v.parse(notes, existsSync(fileOf(folder)) ? JSON.parse(readFileSync(fileOf(folder), 'utf8')) : {});
