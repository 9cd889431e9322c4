import MiniSearch from 'minisearch';

/** Pairs of Chinese characters, and words of other letters: the setting that did best on these pages. */
const tokenize = (text) =>
  (text.normalize('NFKC').match(/\p{Script=Han}+|[\p{L}\p{N}.]+/gu) ?? []).flatMap((run) =>
    /^\p{Script=Han}{2,}/u.test(run) ? Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)) : [run],
  );

export const options = {
  idField: 'href',
  fields: ['title', 'keywords', 'headings', 'description', 'text'],
  storeFields: ['title', 'description'],
  tokenize,
};
const boost = { title: 8, keywords: 3.5, headings: 2.5, description: 2.5 };
let index;

export default {
  async load(base) {
    index = MiniSearch.loadJSON(await (await fetch(`${base}/minisearch.json`)).text(), options);
    return async () => {};
  },
  search: (query) =>
    index
      .search(query, { boost, combineWith: 'AND', prefix: true, fuzzy: 0.2 })
      .map(({ id }) => ({ href: id, isMention: false })),
};

/** @param pages what the index is made of @returns it as text */
export function build(pages) {
  const made = new MiniSearch(options);
  made.addAll(pages);
  return JSON.stringify(made);
}
