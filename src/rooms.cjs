/**
 * The rooms of src in the order of imports: a room imports from itself and from the rooms before it. The lint rules
 * (.dependency-cruiser.cjs) are generated from this list.
 */
exports.rooms = [
  'site',
  'calls',
  'i18n',
  'drawings',
  'content',
  'stores',
  'components',
  'views',
  'sections',
  'features',
  'layout',
  'templates',
];

/** Rooms outside of that order, and what they may import. Only tests and tools may import them. */
exports.outside = {
  gatsby: ['site', 'calls', 'i18n', 'drawings', 'content', 'views', 'sections', 'features'],
  cli: ['site', 'calls', 'i18n', 'drawings', 'content', 'views', 'features', 'gatsby'],
};
