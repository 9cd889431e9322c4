/** A site that only reviewers are to see: GATSBY_NOINDEX=1 keeps all its pages out of search engines. */
export const preview = { isOn: process.env.GATSBY_NOINDEX === '1' };
