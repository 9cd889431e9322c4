const { rooms, outside, publicModules, calledByName } = require('./src/rooms.cjs');

/**
 * A feature's template of its kind of page (src/features/README.md) stands in the room of the
 * templates.
 */
const featureTemplates = '^src/features/[^/]+/template\\.tsx$';

const folder = (names) => `^src/(${names.join('|')})/`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...rooms
      .map((room, index) => ({
        name: `${room}-imports-only-rooms-before-it`,
        comment: 'See the ordered list in src/rooms.cjs.',
        severity: 'error',
        from: { path: `^src/${room}/`, pathNot: featureTemplates },
        to: { path: folder([...rooms.slice(index + 1), ...Object.keys(outside)]) },
      }))
      .filter(({ to }) => to.path !== '^src/()/'),
    ...Object.entries(calledByName).map(([room, features]) => ({
      name: `${room}-names-few-features`,
      comment: 'All others leave with their folder: see calledByName in src/rooms.cjs.',
      severity: 'error',
      from: { path: `^src/${room}/` },
      to: { path: '^src/features/[^/]+/', pathNot: `^src/features/(${features.join('|')})/` },
    })),
    {
      name: 'templates-of-features-import-what-templates-may',
      severity: 'error',
      from: { path: featureTemplates },
      to: { path: folder(Object.keys(outside)) },
    },
    ...Object.entries(outside).map(([room, allowed]) => ({
      name: `${room}-stands-outside`,
      severity: 'error',
      from: { path: `^src/${room}/` },
      to: { path: '^src/', pathNot: folder([room, ...allowed]) },
    })),
    {
      name: 'build-knows-no-react',
      severity: 'error',
      from: {
        path: '^(src/(site|calls|drawings|content|views|gatsby)|mock-api)/',
      },
      to: { path: 'node_modules/(react|react-dom|zustand)/' },
    },
    {
      name: 'features-import-of-each-other-what-is-public',
      comment: 'See src/features/README.md.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: {
        path: '^src/features/[^/]+/',
        pathNot: ['^src/features/$1/', `^src/features/(${publicModules.join('|')})\\.tsx?$`],
      },
    },
    {
      name: 'index-builder-stays-out-of-the-browser',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(gatsby/|cli/|features/search/(build|feature))' },
      to: { path: '^src/features/search/build' },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'site-imports-no-mock',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(gatsby|cli)/' },
      to: { path: '^mock-api/' },
    },
    {
      name: 'mock-imports-the-contract-alone',
      comment: 'A real API knows nothing else of the site.',
      severity: 'error',
      from: { path: '^mock-api/' },
      to: { path: '^src/', pathNot: '^src/calls/' },
    },
    {
      name: 'site-and-mock-import-no-tests-and-no-tools',
      severity: 'error',
      from: { path: '^(src|mock-api)/' },
      to: { path: '^(tests|tools)/' },
    },
    {
      name: 'site-imports-no-development-packages',
      comment:
        'The site is built, and served with the mock, where only dependencies are installed.',
      severity: 'error',
      from: { path: '^(src|mock-api|gatsby-[^/]+$)', pathNot: '^mock-api/tests/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'tests-import-no-tools',
      severity: 'error',
      // Features are taken out with the commands that docs/adding.md names.
      from: { path: '^tests/', pathNot: '^tests/removable/' },
      // The limits of size-limit are data.
      to: { path: '^tools/', pathNot: '/\\.size-limit\\.cjs$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|json)$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.cjs', '.mjs', '.d.ts'] },
  },
};
