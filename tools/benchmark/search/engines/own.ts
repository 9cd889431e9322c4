import type { Language } from '../../../../src/config/languages';
import { createSearcher, type Searcher } from '../../../../src/search/searcher';

const fetchJson = async (url: string): Promise<unknown> => (await fetch(url)).json();
let searcher: Searcher;

/** The site's own engine: the first file, then the rest of the index. */
export default {
  async load(base: string, language: Language) {
    searcher = createSearcher(await fetchJson(`${base}/${language}.json`), language);
    const { files } = searcher;
    return async () => {
      searcher.addHeadings(await fetchJson(`${base}/${files.headings}`));
      searcher.addTexts(await fetchJson(`${base}/${files.texts}`));
      searcher.addVariants(await fetchJson(`${base}/${files.variants}`));
    };
  },
  search(query: string, count: number) {
    const { results } = searcher.search(query);
    // Displaying results belongs to a query's time.
    for (const result of results.slice(0, count)) result.show();
    return results.map(({ path, isMention }) => ({ href: path, isMention }));
  },
};
