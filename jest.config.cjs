const { existsSync } = require('node:fs');
const { availableParallelism } = require('node:os');
const { join } = require('node:path');

const heavyPackages = [
  '@resvg/resvg-js',
  'elkjs',
  'feed',
  'htmlparser2',
  'ical-generator',
  'opencc-js/t2cn',
  'pinyin-pro',
  'qrcode',
  'rehype-stringify',
  'remark-gfm',
  'remark-parse',
  'remark-rehype',
  'sharp',
  'subset-font',
  'unified',
];

const everyProject = {
  rootDir: __dirname,
  testEnvironment: 'node',
  transform: {
    '^.+\\.(m?j|t)sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        // Loaded once they are used: together they take longer than most files of tests.
        module: { type: 'commonjs', lazy: heavyPackages },
      },
    ],
  },
  // Jest cannot require ES modules: those of unified and of feeds are transformed.
  transformIgnorePatterns: [
    '/node_modules/(?!(pixelmatch|unified|bail|trough|vfile|unist|remark|rehype|mdast|micromark|hast|html|character|decode-named|stringify-|property-|@csstools|(comma|space)-separated|is-plain-obj|devlop|longest-streak|markdown-table|ccount|escape-string-regexp|zwitch|trim-lines|@ungap|feed|entities|dom|chokidar|readdirp)[^/]*/)',
  ],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/support/class-names.cjs',
    '\\.css$': '<rootDir>/tests/support/empty.cjs',
    // Jest cannot require ES modules.
    '^(d3-[a-z-]+|internmap)$': '<rootDir>/node_modules/$1/dist/$1.min.js',
    '^gatsby$': '<rootDir>/tests/support/gatsby.tsx',
    '/site/open-page$': '<rootDir>/tests/support/open-page.ts',
  },
};

/**
 * A project whose tests are in some folders: `jest --selectProjects NAME`. With the sources, Jest
 * knows which tests a change concerns.
 */
const project = (displayName, folders, more = {}) => ({
  ...everyProject,
  displayName,
  // A feature's commands leave with it (docs/adding.md), and Jest refuses folders that are missing.
  roots: [...new Set(['src', 'mock-api', 'tests', ...folders])]
    .filter((folder) => existsSync(join(__dirname, folder)))
    .map((folder) => `<rootDir>/${folder}`),
  testMatch: folders.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`),
  ...more,
});

/** The folders of tests of a room of src, and of what the repository promises. */
const rooms = [
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
  'gatsby',
  'styles',
  'docs',
  'repository',
].map((room) => `tests/${room}`);

/** What the search finds of the real content, beside the tests of its engine on the small site. */
const realQuestions = 'tests/features/search/questions.test.ts';

const withSmallSite = { globalSetup: '<rootDir>/tests/fixtures/build.ts' };

/** `page` and `browser` are jest-puppeteer's (jest-puppeteer.config.cjs). */
const inBrowser = {
  testEnvironment: 'jest-environment-puppeteer',
  globalSetup: '<rootDir>/tests/support/setup-browser.ts',
  globalTeardown: 'jest-environment-puppeteer/teardown',
};
const smoke = {
  ...inBrowser,
  globalSetup: '<rootDir>/tests/smoke/setup.ts',
  globalTeardown: '<rootDir>/tests/smoke/teardown.ts',
  setupFilesAfterEnv: ['<rootDir>/tests/smoke/each-file.ts'],
};

/** Tests wait for pages now and then: one and a half for each processor keep it busy. */
const isSmoke = process.argv.some((word) => /^(smoke|firefox|accessibility)$/.test(word));
const workers = availableParallelism() * (isSmoke ? 1.5 : 1);

/** @type {import('jest').Config} */
module.exports = {
  projects: [
    // Neither a build nor a browser: npm run check. The folders of these tests mirror src.
    project('unit', [...rooms, 'tools/check-docs', 'tools/contract'], {
      ...withSmallSite,
      testMatch: [...rooms, 'tools/check-docs', 'tools/contract'].map(
        (folder) => `<rootDir>/${folder}/**/*.test.ts`,
      ),
      testPathIgnorePatterns: [realQuestions],
    }),
    project('components', rooms, {
      ...withSmallSite,
      testMatch: rooms.map((folder) => `<rootDir>/${folder}/**/*.test.tsx`),
      testEnvironment: 'jsdom',
      // The mock API runs in some of these tests, and takes its packages as Node does.
      testEnvironmentOptions: { customExportConditions: ['node', 'require'] },
      setupFilesAfterEnv: ['<rootDir>/tests/support/matchers.ts'],
    }),
    project('contract', ['tests/mock-api'], withSmallSite),
    // Rules of the real content that need its pages, e.g. what the search finds. Editors' mistakes
    // in a file: npm run content.
    project('content', ['tests/data', 'tests/features/search'], {
      testMatch: ['<rootDir>/tests/data/**/*.test.tsx', `<rootDir>/${realQuestions}`],
    }),
    // The built site: npm test.
    project('budgets', ['tests/budgets'], inBrowser),
    project('smoke', ['tests/smoke'], smoke),
    project('firefox', ['tests/smoke'], {
      ...smoke,
      globalSetup: '<rootDir>/tests/smoke/setup-firefox.ts',
      // jest-puppeteer cannot connect to Firefox (tests/smoke/visitor.ts).
      testEnvironment: 'node',
    }),
    project('accessibility', ['tests/smoke'], {
      ...smoke,
      globalSetup: '<rootDir>/tests/smoke/setup-accessibility.ts',
      testMatch: ['<rootDir>/tests/smoke/{pages-*,accessibility}.test.ts'],
    }),
    project('webkit', ['tests/webkit'], {
      globalSetup: '<rootDir>/tests/webkit/setup.ts',
      globalTeardown: '<rootDir>/tests/webkit/teardown.ts',
    }),
    // The slow ones: npm run test:NAME.
    // What docs/adding.md and npm run new add compiles and is complete, in copies of the project.
    project('adding', ['tests/adding', 'tools/new']),
    // What docs/adding.md says of taking a feature out.
    project('removable', ['tests/removable'], inBrowser),
    project('rebuild', ['tests/rebuild']),
    project('faults', ['tests/faults'], inBrowser),
    project('develop', ['tests/develop'], inBrowser),
    project('api', ['tests/api'], inBrowser),
    project('hosting', ['tests/hosting'], { globalSetup: '<rootDir>/tests/hosting/setup.ts' }),
    project('publish', ['tests/publish'], { globalSetup: '<rootDir>/tests/publish/setup.ts' }),
    project('tools', ['tools/tests']),
    project('edit', ['tools/edit/tests'], inBrowser),
    // The gallery of this build and of another one, pixel by pixel: LOOK_AGAINST.
    project('look', ['tests/look'], inBrowser),
  ],
  // Leaves time for a busy machine. The suites that build take longer (package.json).
  testTimeout: 60_000,
  testSequencer: '<rootDir>/tests/support/sequencer.cjs',
  maxWorkers: Math.ceil(workers),
  // Restarts workers that tests have left with more memory.
  workerIdleMemoryLimit: '1GB',
  // Left out: types, and what other projects hold: smoke, rebuild and faults.
  collectCoverageFrom: [
    'src/**/*.{ts,tsx}',
    '!src/**/*.d.ts',
    '!src/{templates,layout,cli}/**',
    '!src/gatsby/{webpack,finish,preview,start-build}.ts',
    '!src/features/{hosting/compress,releases/rebuild}.ts',
    '!src/calls/answers/ask.ts',
  ],
  coverageDirectory: 'reports/coverage',
  coverageReporters: ['text-summary', 'html', 'json', 'json-summary'],
  coverageThreshold: { global: { branches: 82 } },
};
