import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  /** Addresses of the pages that English hides. */
  hidden: v.array(v.string()),
  /** The site's own origin. */
  siteUrl: v.string(),
});
export type BuildInputs = v.InferOutput<typeof buildInputs>;

const notes = v.object({
  inputs: v.optional(buildInputs),
  /** Bodies of a real API's answers, by call: the last good ones if the build passes. */
  bodies: v.optional(v.record(v.string(), v.string()), {}),
  /** Why data or answers cannot be built from. A clean build would fail as well. */
  refusal: v.optional(v.string()),
});
const fileOf = (root: string) => join(root, '.cache/skyraft-notes.json');

/** Leaves notes of the running Gatsby build for the command that started it. */
export function writeNotes(root: string, value: v.InferInput<typeof notes>): void {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(fileOf(root), JSON.stringify(value));
}

/** Reads and removes the notes of the last build. */
export function takeNotes(root: string): v.InferOutput<typeof notes> {
  if (!existsSync(fileOf(root))) return { bodies: {} };
  const taken = v.parse(notes, JSON.parse(readFileSync(fileOf(root), 'utf8')));
  rmSync(fileOf(root));
  return taken;
}
