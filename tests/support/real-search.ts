import { allIndexFiles, readSearchWords } from '../../src/build/search-index';
import { buildPages } from '../../src/build/view/pages';
import type { Language } from '../../src/config/languages';
import { parseNames } from '../../src/search/files';
import { parseHeadings, parseTexts, parseVariants } from '../../src/search/later-files';
import { refinements } from '../../src/search/refine';
import { createSearcher, type Searcher } from '../../src/search/searcher';
import { realAnswer, realContent } from './real-site';
import { root } from './root';

const content = realContent();
/** Every page of the site, and the search index that the build makes of them. */
export const realPages = buildPages(content, realAnswer('topMenu'));
export const realIndex = allIndexFiles(realPages, readSearchWords(root), content);

/** A file of the real index, by the name that the first file gives it. */
export const indexFile = (name: string): unknown => JSON.parse(realIndex.get(name) ?? 'null');

/** The real search of a language, with everything loaded. */
export function realSearcher(language: Language): Searcher {
  const names = parseNames(indexFile(`${language}.json`), language);
  const searcher = createSearcher(names);
  const headings = parseHeadings(indexFile(names.files.headings), searcher.size);
  searcher.addHeadings(headings, refinements);
  searcher.addTexts(parseTexts(indexFile(names.files.texts), headings));
  searcher.setVariants(parseVariants(indexFile(names.files.variants)));
  return searcher;
}
