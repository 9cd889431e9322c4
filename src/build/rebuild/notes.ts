import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';

const links = v.array(v.object({ title: v.string(), href: v.string() }));
const menus = v.object({ header: links, footer: links });

/** What a build took from outside the code and the data folder, and what follows from it for the checks. */
export const buildInputs = v.object({
  /** The parsed answers by the name of their part. */
  answers: v.record(v.string(), v.unknown()),
  /** Digest of each picture of the menu by its address. */
  pictures: v.record(v.string(), v.string()),
  /** The links that header and footer of each language have to show on every page. */
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
type Notes = v.InferOutput<typeof notes>;

const file = (root: string) => join(root, '.cache/skyraft-notes.json');

/** Leaves notes of the running Gatsby build for the command that started it. */
export function writeNotes(root: string, value: Partial<Notes>): void {
  mkdirSync(dirname(file(root)), { recursive: true });
  writeFileSync(file(root), JSON.stringify(value));
}

/** Reads and removes the notes of the last build. */
export function takeNotes(root: string): Notes {
  if (!existsSync(file(root))) return { bodies: {} };
  const taken = v.parse(notes, JSON.parse(readFileSync(file(root), 'utf8')));
  rmSync(file(root));
  return taken;
}
