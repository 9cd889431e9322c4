/** @type {import('jest').Config} */
module.exports = {
  roots: ['<rootDir>/tests'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  // Rules and the mock run in Node; a component's test asks for a document in its first line.
  testEnvironment: 'node',
  transform: {
    '^.+\\.(t|j)sx?$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } }, target: 'es2022' } },
    ],
  },
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/support/class-names.cjs',
    '\\.css$': '<rootDir>/tests/support/empty.cjs',
    '^gatsby$': '<rootDir>/tests/support/gatsby.tsx',
  },
  setupFilesAfterEnv: ['<rootDir>/tests/support/matchers.ts'],
  collectCoverageFrom: ['src/**/*.{ts,tsx}', '!src/templates/**', '!src/cli/**', '!src/**/*.d.ts'],
};
