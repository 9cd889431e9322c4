/**
 * The rooms of src in the order of imports: a room imports from itself and from the rooms before it. The lint rules
 * (.dependency-cruiser.cjs) are generated from this list.
 */
exports.rooms = [
  'site',
  'calls',
  'i18n',
  'content',
  'drawings',
  'stores',
  'components',
  'views',
  'sections',
  'features',
  'layout',
  'templates',
];

/** What other features may import of a feature: src/features/README.md says why. */
exports.publicModules = [
  'consent/may-count',
  'covers/title',
  'downloads/use-registration',
  'downloads/view',
  'feeds/sitemap',
  'hosting/compress',
  'hosting/files',
  'hosting/published-site',
  'motifs/read',
  'publish-check/check',
  'publish-check/page',
  'releases/record',
  'search/correct',
  'search/query',
  'search/search-field',
  'search/text',
];

/** Rooms outside of that order, and what they may import. Only tests and tools may import them. */
exports.outside = {
  gatsby: ['site', 'calls', 'i18n', 'drawings', 'content', 'views', 'sections', 'features'],
  cli: ['site', 'calls', 'i18n', 'drawings', 'content', 'views', 'features', 'gatsby'],
};
