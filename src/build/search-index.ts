import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { languages } from '../config/languages';
import { stopWords, synonyms } from '../contract/content/search';
import { issuesOf } from '../contract/issue';
import type { Content } from './content/read';
import { type IndexFiles, indexFiles, type SearchWords } from './search/index-files';
import type { BuiltPage } from './view/pages';

/**
 * Reads data/search.
 * @throws Error that names file and key of what does not fit
 */
export function readSearchWords(root: string): SearchWords {
  function read<T extends v.GenericSchema>(name: string, schema: T): v.InferOutput<T> {
    const source = `data/search/${name}.json`;
    const result = v.safeParse(schema, JSON.parse(readFileSync(join(root, source), 'utf8')));
    if (result.success) return result.output;
    throw new Error(
      issuesOf(source, result.issues)
        .map(({ key, message }) => `${source} ${key}: ${message}`)
        .join('\n'),
    );
  }
  return { synonyms: read('synonyms', synonyms), stopWords: read('stop-words', stopWords) };
}

/** The index of every language. */
export const allIndexFiles = (
  pages: readonly BuiltPage[],
  words: SearchWords,
  content: Pick<Content, 'vendor' | 'ui'>,
): IndexFiles => new Map(languages.flatMap((language) => [...indexFiles(language, pages, words, content)]));

/**
 * Writes the index to public/search, beside the pages and never into them: a changed menu or text changes the index without any page being rendered.
 * Files of earlier builds go.
 */
export function writeSearchIndex(root: string, files: IndexFiles): void {
  const folder = join(root, 'public/search');
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (name.endsWith('.json') && !files.has(name)) rmSync(join(folder, name));
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
}
