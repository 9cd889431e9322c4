import { pageOfFacts } from '../content/read';
import { languages } from '../site/languages';

const language = `(?:${languages.join('|')})`;

/**
 * The pages that a file is about, by the folder that it is in: those that an editor looks at while
 * writing it.
 */
const folders: readonly { file: RegExp; pages(name: string): string[] }[] = [
  { file: new RegExp(`^data/pages/(.+?)(?:\\.${language})?\\.json$`), pages: (id) => [id] },
  { file: /^data\/(?:products|consoles)\/(.+)\.json$/, pages: (name) => [pageOfFacts(name)] },
  { file: new RegExp(`^data/(docs/.+)\\.${language}\\.md$`), pages: (id) => [id] },
  // With their list.
  { file: /^data\/(?:items|media)\/(.+)\.json$/, pages: (id) => [id, id.split('/')[0] ?? id] },
];

/**
 * The pages that files of the data folder are about, by their keys: a route's id, `kind/slug` of an
 * item, or `docs/PRODUCT/PAGE`.
 * @returns null if one of the files may be about any page
 */
export function pagesOfFiles(files: readonly string[]): Set<string> | null {
  const keys = new Set<string>();

  for (const path of files) {
    const pages = folders.flatMap((folder) => {
      const name = folder.file.exec(path)?.[1];
      return name === undefined ? [] : folder.pages(name);
    });
    if (pages.length === 0) return null;
    for (const key of pages) keys.add(key);
  }

  return keys;
}
