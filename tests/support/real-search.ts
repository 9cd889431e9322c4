import { buildPages } from '../../src/build/view/pages';
import type { Language } from '../../src/config/languages';
import { indexFiles } from '../../src/search/build';
import { realAnswer, realContent } from './real-site';
import { searcherOf } from './small-search';

export const content = realContent();
/** Every page of the site, and the search of them. */
export const pages = buildPages(content, realAnswer('topMenu'));
const index = indexFiles(pages, content.search, content);
export const realSearcher = (language: Language) => searcherOf(index, language);
