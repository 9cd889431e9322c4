import { existsSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { publishedFiles, writeRecord } from '../../src/build/build-record';
import { dropStaleBuild, isBuilt, markBuilt, staleReason, unmarkBuilt } from '../../src/cli/support/digest';
import { buildRecord } from '../support/build-record';
import { copyOfProject } from '../support/project-copy';

let project: ReturnType<typeof copyOfProject>;
const has = (path: string) => existsSync(join(project.root, path));
function write(file: string, text: string): void {
  mkdirSync(dirname(join(project.root, file)), { recursive: true });
  writeFileSync(join(project.root, file), text);
}
const publicFolder = () => join(project.root, 'public');

/** What a build that passed leaves behind. */
beforeEach(() => {
  project = copyOfProject('src/styles', 'data/ui');
  for (const file of [
    '.cache/redux/redux.rest.state_0',
    '.cache/caches-lmdb/data.mdb',
    '.cache/webpack/stage-build-html/0.pack',
  ])
    write(file, 'state of the build'.repeat(10));
  write('public/index.html', '<!doctype html>');
  write('public/case/index.html', '<!doctype html>');
  writeRecord(publicFolder(), buildRecord(publishedFiles(publicFolder())));
  markBuilt(project.root, 'inputs');
});
afterEach(() => project.remove());

describe('a build', () => {
  test('goes on from the last one while only data changes', () => {
    project.write('data/ui/zh/common.json', '{}');
    expect(dropStaleBuild(project.root)).toBeNull();
    expect(has('public/index.html')).toBe(true);
  });

  test('drops cache and pages when a stylesheet changes: every page carries the styles in its head', () => {
    project.write('src/styles/tokens.css', ':root { --ink: #000; }');
    expect(dropStaleBuild(project.root)).toBe('the code has changed');
    expect(has('public')).toBe(false);
    expect(has('.cache')).toBe(false);
  });

  test.each<[string, () => void, string | RegExp]>([
    ['there is no cache', () => rmSync(join(project.root, '.cache'), { recursive: true }), 'there is no cache'],
    ['the built site is gone', () => rmSync(publicFolder(), { recursive: true }), 'the built site is gone'],
    ['no build has passed', () => rmSync(join(project.root, '.cache/skyraft-code')), 'no build has passed yet'],
    [
      'a file of the cache is cut off',
      () => truncateSync(join(project.root, '.cache/caches-lmdb/data.mdb'), 20),
      '.cache/caches-lmdb/data.mdb is not as the last build left it',
    ],
    [
      'a file of the cache is gone',
      () => rmSync(join(project.root, '.cache/webpack/stage-build-html/0.pack')),
      '.cache/webpack/stage-build-html/0.pack is not as the last build left it',
    ],
    [
      'nobody knows what the cache held',
      () => rmSync(join(project.root, '.cache/skyraft-cache.json')),
      /^the cache has no list of its files/,
    ],
    [
      'the project has moved',
      () => {
        const list = join(project.root, '.cache/skyraft-cache.json');
        writeFileSync(list, readFileSync(list, 'utf8').replaceAll(project.root, '/elsewhere'));
      },
      'the cache was made in /elsewhere',
    ],
    [
      'a page is gone',
      () => rmSync(join(publicFolder(), 'case/index.html')),
      'public/case/index.html is not as the last build left it',
    ],
    [
      'a page was edited',
      () => write('public/case/index.html', 'edited'),
      'public/case/index.html is not as the last build left it',
    ],
    ['the built site has no record', () => rmSync(join(publicFolder(), 'build.json')), 'the built site has no record'],
  ])('begins anew, and says why, when %s', (_, damage, expected) => {
    expect(staleReason(project.root)).toBeNull();
    damage();
    const reason = staleReason(project.root);
    expect(reason).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
    expect(dropStaleBuild(project.root)).toBe(reason);
    expect(has('.cache') || has('public')).toBe(false);
  });

  test('goes on from a site that has got compressed copies since', () => {
    write('public/index.html.br', 'copy');
    writeRecord(publicFolder(), buildRecord({ ...publishedFiles(publicFolder()), findings: [] }));
    expect(staleReason(project.root)).toBeNull();
  });

  test('begins anew where nothing was ever built', () => {
    const fresh = copyOfProject('src/styles');
    expect(staleReason(fresh.root)).toBe('nothing is built yet');
    fresh.remove();
  });

  test('that has begun and not passed leaves nothing that counts as built', () => {
    expect(isBuilt(project.root, 'inputs')).toBe(true);
    unmarkBuilt(project.root);
    expect(isBuilt(project.root, 'inputs')).toBe(false);
  });
});
