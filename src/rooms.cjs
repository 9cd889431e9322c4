/**
 * The rooms of src in the order of imports: a room imports from itself and from rooms before it, never from one after it. The lint rule
 * (.dependency-cruiser.cjs) is made from this list alone.
 */
exports.rooms = [
  'config',
  'contract',
  'routes',
  'lib',
  'i18n',
  'search',
  'navigation',
  'api-client',
  'stores',
  'gatsby-runtime',
  'hooks',
  'components',
  'features',
  'chrome',
  'templates',
];

/** Rooms that stand outside: they take what a build needs of the others, and nothing imports them. */
exports.outside = {
  build: ['config', 'contract', 'routes', 'lib', 'i18n', 'search', 'navigation', 'api-client'],
  cli: ['config', 'contract', 'routes', 'lib', 'i18n', 'api-client', 'build'],
};
