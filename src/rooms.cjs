/**
 * The rooms of src in the order of imports: a room imports from itself and from the rooms before it. The lint rules
 * (.dependency-cruiser.cjs) are generated from this list.
 */
exports.rooms = [
  'config',
  'contract',
  'drawings',
  'compatibility',
  'routes',
  'lib',
  'i18n',
  'search',
  'navigation',
  'api-client',
  'stores',
  'hooks',
  'components',
  'features',
  'chrome',
  'templates',
];

/** Rooms outside of that order, and what they may import. Only tests and tools may import them. */
exports.outside = {
  build: [
    'config',
    'contract',
    'drawings',
    'compatibility',
    'routes',
    'lib',
    'i18n',
    'search',
    'navigation',
    'api-client',
  ],
  cli: ['config', 'contract', 'drawings', 'routes', 'lib', 'i18n', 'api-client', 'build'],
};
