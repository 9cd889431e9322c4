/** A preview for reviewers: GATSBY_NOINDEX=1 keeps all pages out of search engines. */
export const preview = { isOn: process.env.GATSBY_NOINDEX === '1' };
