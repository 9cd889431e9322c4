import type { BuildRecord } from '../../src/build/build-record';

const empty = { header: [], footer: [] };

/** The record of a build that passed, with some parts of its own. */
export const buildRecord = (parts: Partial<BuildRecord>): BuildRecord => ({
  version: 1,
  passed: true,
  findings: [],
  code: 'code',
  data: 'data',
  settings: 'settings',
  answers: {},
  pictures: {},
  navigation: { zh: empty, en: empty },
  hidden: [],
  siteUrl: 'https://www.skyraft.example',
  copies: [],
  files: {},
  ...parts,
});
