import type { Language } from '../../../../src/config/languages';
import { parseNames } from '../../../../src/search/files';
import { parseHeadings, parseTexts, parseVariants } from '../../../../src/search/later-files';
import { refinements } from '../../../../src/search/refine';
import { createSearcher, type Searcher } from '../../../../src/search/searcher';

const fetchJson = async (url: string): Promise<unknown> => (await fetch(url)).json();
let searcher: Searcher;

/** The site's own engine: the first file, then what remains of the index. */
export default {
  async load(base: string, language: Language) {
    const names = parseNames(await fetchJson(`${base}/${language}.json`), language);
    searcher = createSearcher(names);
    return async () => {
      const headings = parseHeadings(await fetchJson(`${base}/${names.files.headings}`), searcher.size);
      searcher.addHeadings(headings, refinements);
      searcher.addTexts(parseTexts(await fetchJson(`${base}/${names.files.texts}`), headings));
      searcher.setVariants(parseVariants(await fetchJson(`${base}/${names.files.variants}`)));
    };
  },
  search(query: string, count: number) {
    const { results } = searcher.search(query);
    // What the page shows of a result belongs to a query's time.
    for (const result of results.slice(0, count)) result.show();
    return results.map(({ href, isMention }) => ({ href, isMention }));
  },
};
