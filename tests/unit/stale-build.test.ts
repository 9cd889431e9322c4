import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dropStaleBuild, markBuilt } from '../../src/cli/support/digest';
import { copyOfProject } from '../support/project-copy';

describe('a build that other code made', () => {
  const project = copyOfProject('src/styles', 'data/ui');
  const has = (path: string) => existsSync(join(project.root, path));
  const build = () => {
    for (const folder of ['.cache', 'public']) mkdirSync(join(project.root, folder), { recursive: true });
    writeFileSync(join(project.root, 'public/index.html'), '<!doctype html>');
    markBuilt(project.root, 'inputs');
  };
  afterAll(() => project.remove());

  test('is kept while only data changes', () => {
    build();
    project.write('data/ui/zh/common.json', '{}');
    expect(dropStaleBuild(project.root)).toBe(false);
    expect(has('public/index.html')).toBe(true);
  });

  test('is dropped, cache and pages, when a stylesheet changes: every page carries the styles in its head', () => {
    build();
    project.write('src/styles/tokens.css', ':root { --ink: #000; }');
    expect(dropStaleBuild(project.root)).toBe(true);
    expect(has('public')).toBe(false);
  });

  test('is dropped when nobody knows what made it', () => {
    const unknown = copyOfProject('src/styles');
    mkdirSync(join(unknown.root, '.cache'));
    expect(dropStaleBuild(unknown.root)).toBe(true);
    unknown.remove();
  });
});
