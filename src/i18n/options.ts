import type { InitOptions } from 'i18next';

/**
 * What every i18next instance of this project has in common: those of pages (gatsby-config.ts), of
 * slices and of the build (instance.ts).
 */
export const i18nextOptions = {
  defaultNS: 'common',
  returnNull: false,
  // React escapes. What writes HTML or Markdown itself escapes there.
  interpolation: { escapeValue: false },
  // A key without a text is shown as `namespace:key`, which the check of the finished pages
  // refuses.
  appendNamespaceToMissingKey: true,
} satisfies InitOptions;
