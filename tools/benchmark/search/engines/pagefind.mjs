let pagefind;

/** Pagefind as a site of its own uses it. A result's address and excerpt are in its fragment, so the fragments of what is shown are loaded. */
export default {
  async load(base) {
    pagefind = await import(/* the library is part of what is downloaded */ `${base}/pagefind.js`);
    await pagefind.init();
    return async () => {};
  },
  async search(query, count) {
    const { results } = await pagefind.search(query);
    const first = await Promise.all(results.slice(0, count).map((result) => result.data()));
    return first.map(({ raw_url }) => ({ href: raw_url, isMention: false }));
  },
};
