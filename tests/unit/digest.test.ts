import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { inputDigest, isBuilt, markBuilt } from '../../src/cli/support/digest';
import { temporaryFolder } from '../support/temporary-folder';

let project: ReturnType<typeof temporaryFolder>;
let before: string;
beforeEach(() => {
  project = temporaryFolder();
  for (const file of [
    'src/routes/manifest.ts',
    'src/cli/run.mjs',
    'data/pages/zh/home.json',
    'static/favicon.svg',
    'mock-api/seeds/topMenu.json',
  ])
    project.write(file, file);
  for (const file of ['gatsby-config.ts', 'gatsby-node.ts', 'package-lock.json', 'README.md'])
    project.write(file, file);
  before = inputDigest(project.folder);
});
afterEach(() => project.remove());

describe('the digest of a build’s inputs', () => {
  test('is the same for the same inputs', () => {
    expect(inputDigest(project.folder)).toBe(before);
    project.write('data/pages/zh/home.json', 'data/pages/zh/home.json');
    expect(inputDigest(project.folder)).toBe(before);
  });

  test.each([
    'src/routes/manifest.ts',
    'data/pages/zh/home.json',
    'static/favicon.svg',
    'mock-api/seeds/topMenu.json',
    'gatsby-config.ts',
    'gatsby-node.ts',
    'gatsby-browser.tsx',
    'gatsby-ssr.tsx',
    'package-lock.json',
  ])('changes with %s', (file) => {
    project.write(file, 'changed');
    expect(inputDigest(project.folder)).not.toBe(before);
  });

  test.each(['src/pages/new.tsx', 'data/items/zh/8.json', 'mock-api/upload/menu/new.png'])(
    'changes with the new file %s',
    (file) => {
      project.write(file, '');
      expect(inputDigest(project.folder)).not.toBe(before);
    },
  );

  test('changes with a file that was deleted or renamed', () => {
    rmSync(join(project.folder, 'static/favicon.svg'));
    const without = inputDigest(project.folder);
    project.write('static/logo.svg', 'static/favicon.svg');
    expect(new Set([before, without, inputDigest(project.folder)]).size).toBe(3);
  });

  test.each([
    ['README.md', 'the documentation'],
    ['tests/unit/routes.test.ts', 'a test'],
    ['src/cli/run.mjs', 'the commands'],
    ['data/last-good/GetSiteInfo.json', 'the last good answers'],
    ['mock-api/.kept/submissions.json', 'kept submissions'],
    ['src/graphql-types.d.ts', 'types that the build writes'],
    ['public/index.html', 'the built site'],
    ['.cache/data.json', 'the cache'],
  ])('does not change with %s: %s', (file) => {
    project.write(file, 'changed');
    expect(inputDigest(project.folder)).toBe(before);
  });

  describe('and the environment', () => {
    const names = [
      'GATSBY_API_URL',
      'GATSBY_SITE_URL',
      'API_URL',
      'API_STRICT',
      'PARTNER_API_URL',
      'MOCK_API_URL',
      'EDITOR',
      'PORT',
    ] as const;
    const saved = new Map(names.map((name) => [name, process.env[name]]));
    afterEach(() => {
      for (const [name, value] of saved)
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
    });

    test.each(['GATSBY_API_URL', 'GATSBY_SITE_URL', 'API_URL', 'API_STRICT', 'PARTNER_API_URL', 'MOCK_API_URL'])(
      'changes with %s',
      (name) => {
        process.env[name] = 'https://one.example';
        const one = inputDigest(project.folder);
        process.env[name] = 'https://two.example';
        expect(new Set([before, one, inputDigest(project.folder)]).size).toBe(3);
      },
    );

    test.each(['EDITOR', 'PORT'])('does not change with %s', (name) => {
      process.env[name] = 'changed';
      expect(inputDigest(project.folder)).toBe(before);
    });
  });
});

describe('whether the site is built', () => {
  test('is known by the digest that was marked and by its home page', () => {
    expect(isBuilt(project.folder, before)).toBe(false);
    project.write('public/index.html', 'home');
    expect(isBuilt(project.folder, before)).toBe(false);
    markBuilt(project.folder, before);
    expect(isBuilt(project.folder, before)).toBe(true);
  });

  test('is not, of other inputs', () => {
    project.write('public/index.html', 'home');
    markBuilt(project.folder, before);
    project.write('data/pages/zh/home.json', 'changed');
    expect(isBuilt(project.folder, inputDigest(project.folder))).toBe(false);
  });

  test('is not, once the built site was deleted', () => {
    project.write('public/index.html', 'home');
    markBuilt(project.folder, before);
    rmSync(join(project.folder, 'public'), { recursive: true });
    expect(isBuilt(project.folder, before)).toBe(false);
  });
});
