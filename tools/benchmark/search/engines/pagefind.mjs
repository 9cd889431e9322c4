let pagefind;

/** Pagefind as it is used on a site of its own; a result's address and excerpt stand in its fragment, so those that are shown are loaded. */
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
