/**
 * The tests that need neither a build nor a browser. The others: tests/smoke/jest.config.cjs, and the folders that `npm test -- NAME` runs with this
 * configuration (tools/test.ts).
 * @type {import('jest').Config}
 */
module.exports = {
  roots: [
    'tests/unit',
    'tests/components',
    'tests/contract',
    'mock-api/tests',
    'tools/contract',
    'tools/new',
    'tools/publish',
  ].map((folder) => `<rootDir>/${folder}`),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  // The slow ones: npm test -- publish.
  testPathIgnorePatterns: ['/node_modules/', '/tools/publish/servers/'],
  // Jest would leave one processor idle.
  maxWorkers: '100%',
  // Each file of tests leaves memory behind: a worker that holds more ends.
  workerIdleMemoryLimit: '1GB',
  // A busy machine is given time.
  testTimeout: 20_000,
  // Rules and the mock run in Node; a component's test asks for a document in its first line.
  testEnvironment: 'node',
  transform: {
    '^.+\\.(t|j)sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
  },
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/support/class-names.cjs',
    '\\.css$': '<rootDir>/tests/support/empty.cjs',
    // Jest cannot require ES modules.
    '^(d3-[a-z-]+|internmap)$': '<rootDir>/node_modules/$1/dist/$1.min.js',
    '^elkjs/lib/elk-worker.min.js$': '<rootDir>/tests/support/elk-worker.cjs',
    '^gatsby$': '<rootDir>/tests/support/gatsby.tsx',
    '/lib/open-page$': '<rootDir>/tests/support/open-page.ts',
  },
  setupFilesAfterEnv: ['<rootDir>/tests/support/each-file.cjs'],
  // Left out: types, and what other tests hold: the smoke run, `npm test -- rebuild` and `npm test -- faults`.
  collectCoverageFrom: [
    'src/**/*.{ts,tsx}',
    '!src/**/*.d.ts',
    '!src/{templates,chrome,cli}/**',
    '!src/build/{webpack,compress,finish}.ts',
    '!src/build/rebuild/{build-site,compare,lock}.ts',
  ],
  coverageDirectory: 'reports/coverage',
  coverageReporters: ['text-summary', 'html', 'json', 'json-summary'],
  coverageThreshold: { global: { branches: 90 } },
};
