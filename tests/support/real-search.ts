import { buildPages } from '../../src/build/view/pages';
import type { Language } from '../../src/config/languages';
import { indexFiles } from '../../src/search/build';
import { createSearcher, type Searcher } from '../../src/search/searcher';
import { realAnswer, realContent } from './real-site';

const content = realContent();
/** Every page of the site, and the search index of them. */
export const realPages = buildPages(content, realAnswer('topMenu'));
export const realIndex = indexFiles(realPages, content.search, content);

/** A file of the real index by name. */
export const indexFile = (name: string): unknown => JSON.parse(realIndex.get(name) ?? 'null');

/** The search of a language with the whole index. */
export function realSearcher(language: Language): Searcher {
  const searcher = createSearcher(indexFile(`${language}.json`), language);
  searcher.addHeadings(indexFile(searcher.files.headings));
  searcher.addTexts(indexFile(searcher.files.texts));
  searcher.addVariants(indexFile(searcher.files.variants));
  searcher.addFacts(indexFile(searcher.files.facts));
  return searcher;
}
