/**
 * The rooms of src in the order of imports: a room imports from itself and from the rooms before
 * it. The lint rules (.dependency-cruiser.cjs) are generated from this list.
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

/**
 * Features that a room calls by name, because the shell, a template, the build or a command shows
 * what they have. No room imports any other: those are in the lists of src/features (`index.ts`,
 * `browser*.ts`) alone, and leave with their folder and their lines.
 */
exports.calledByName = {
  layout: ['consent', 'menus', 'poster', 'search', 'statistics', 'subscription'],
  templates: ['consoles', 'downloads', 'forms', 'listing', 'not-found', 'search'],
  gatsby: [
    'consoles',
    'copies',
    'covers',
    'downloads',
    'forms',
    'hosting',
    'listing',
    'menus',
    'releases',
  ],
  cli: ['hosting', 'menus', 'publish-check', 'redirects', 'releases'],
};

/** Rooms outside of that order, and what they may import. Only tests and tools may import them. */
exports.outside = {
  gatsby: ['site', 'calls', 'i18n', 'drawings', 'content', 'views', 'sections', 'features'],
  cli: ['site', 'calls', 'i18n', 'drawings', 'content', 'views', 'features', 'gatsby'],
};
