import { filesIn } from '../../src/features/hosting/published-site';
import { servedFolder } from '../../src/features/releases/releases';
import { root } from '../support/root';

test('the published site has neither the gallery of sections nor the editor', () => {
  const files = filesIn(servedFolder(root));
  const tools = files.filter((file) => /__gallery|decap|tools\/edit|examples\.json/.test(file));

  expect(files.length).toBeGreaterThan(100);
  expect(tools).toEqual([]);
});
