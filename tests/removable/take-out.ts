import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from '../support/root';

/** A row of the table in docs/adding.md. */
export interface Removal {
  feature: string;
  folder: string;
  /** Paths of the routes that go. */
  pages: string[];
  /** Files and folders below data; `*` stands for each language. */
  data: string[];
}

const listIn = (cell: string): string[] =>
  Array.from(cell.matchAll(/`([^`]+)`/g), ([, one = '']) => one);

/**
 * The rows of “Taking a feature out” in docs/adding.md.
 * @throws Error if the page has no such table
 */
export function removals(): Removal[] {
  const guide = readFileSync(join(root, 'docs/adding.md'), 'utf8');
  const [, chapter = ''] = guide.split('## Taking a feature out');
  const [table = ''] = chapter.split('\n## ');
  const rows = table
    .split('\n')
    .filter((line) => /^\| [a-z]/.test(line) && !/^\| feature/.test(line));
  if (rows.length === 0) throw new Error('docs/adding.md has no table of features to take out');

  return rows.map((row) => {
    const [, feature = '', folder = '', pages = '', data = ''] = row.split('|');
    return {
      feature: feature.trim(),
      folder: listIn(folder)[0] ?? '',
      pages: listIn(pages),
      data: listIn(data),
    };
  });
}

/** What is read of package.json. */
const packageSchema = v.looseObject({ scripts: v.record(v.string(), v.string()) });

/** Deletes the lines of a file that match. */
function deleteLines(file: string, pattern: RegExp): void {
  const lines = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, lines.filter((line) => !pattern.test(line)).join('\n'));
}

/** Deletes the row of a path in the manifest, which may have several lines. */
function deleteRoute(manifest: string, path: string): void {
  const text = readFileSync(manifest, 'utf8');
  const row = new RegExp(`^  \\w+\\('${path}',(?:[^\\n]*\\),|[\\s\\S]*?^  \\}\\),)\\n`, 'm');
  if (!row.test(text)) throw new Error(`src/site/manifest.ts has no row ${path}`);

  writeFileSync(manifest, text.replace(row, ''));
}

/** A command without the names of some scripts that it runs. */
const withoutName = (command: string, names: readonly string[]): string =>
  command
    .split(' ')
    .filter((word) => !names.includes(word))
    .join(' ');

/** Deletes the scripts of package.json that run one of some files, and their names in others. */
function deleteScripts(packageFile: string, paths: readonly string[]): void {
  const content = v.parse(packageSchema, JSON.parse(readFileSync(packageFile, 'utf8')));
  const scripts = Object.entries(content.scripts);
  const names = scripts.flatMap(([name, command]) =>
    paths.some((path) => command.split(' ').includes(path)) ? [name] : [],
  );
  if (names.length === 0) return;

  const otherScripts = scripts
    .filter(([name]) => !names.includes(name))
    .map(([name, command]) => [name, withoutName(command, names)]);
  const changed = { ...content, scripts: Object.fromEntries(otherScripts) };
  writeFileSync(packageFile, `${JSON.stringify(changed, null, 2)}\n`);
}

/**
 * Follows docs/adding.md in a copy of the project: deletes a feature's folder, tests, lines, data
 * and pages.
 */
export function takeOut({ feature, folder, pages, data }: Removal, copy: string): void {
  const remove = (path: string) => rmSync(join(copy, path), { recursive: true, force: true });

  remove(`src/features/${folder}`);
  remove(`tests/features/${folder}`);

  const name = new RegExp(folder.replace('-', '-?'), 'i');
  deleteLines(join(copy, 'docs/adding.md'), new RegExp(`^\\| ${feature} \\|`));
  deleteLines(join(copy, 'tools/draw.ts'), name);
  for (const file of readdirSync(join(copy, 'src/features')))
    if (/^(index|open-files|browser.*)\.ts$/.test(file))
      deleteLines(join(copy, 'src/features', file), name);

  for (const path of data) {
    for (const language of ['zh', 'en']) remove(path.replace('*', language));
  }

  deleteScripts(join(copy, 'package.json'), data);

  for (const path of pages) {
    deleteRoute(join(copy, 'src/site/manifest.ts'), path);
    remove(`data/pages${path}`);
    for (const ending of ['.json', '.zh.json', '.en.json']) remove(`data/pages${path}${ending}`);
  }
}
