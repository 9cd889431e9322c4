import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from '../../src/build/content/load';
import { copyOfProject } from '../support/project-copy';

const project = copyOfProject('data');
afterAll(() => project.remove());

/** Milliseconds that loading takes. */
function timed(): number {
  const started = performance.now();
  loadContent(project.root);
  return performance.now() - started;
}

test('content that has passed its checks is not checked again before it changes', () => {
  mkdirSync(join(project.root, '.cache'));
  const first = timed();
  expect(timed()).toBeLessThan(first / 2);
  project.edit<{ products: object[] }>('data/english/hidden.json', (hidden) => ({
    ...hidden,
    products: [...hidden.products, { title: '没有的产品', page: 'product/Nowhere' }],
  }));
  expect(() => loadContent(project.root)).toThrow(/product\/Nowhere/);
  // What was refused is refused the next time as well.
  expect(() => loadContent(project.root)).toThrow(/product\/Nowhere/);
});
