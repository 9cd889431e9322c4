import { staleTranslations, translationsNow, withNoted } from '../../src/build/content/translations';
import { temporaryFolder } from '../support/temporary-folder';

/* docs/content.md: pages whose Chinese has changed after their English. */

const project = temporaryFolder();
const now = () => translationsNow(project.folder);
beforeEach(() => {
  for (const name of ['pages/case', 'pages/product/BCC'])
    for (const language of ['zh', 'en']) project.write(`data/${name}.${language}.json`, '{"name": "one"}');
  project.write('data/pages/product/BCC.json', '{}');
});
afterAll(project.remove);

test('a page is stale when its Chinese alone has changed, until that is noted', () => {
  const noted = now();
  expect(Object.keys(noted)).toEqual(['pages/case.zh.json', 'pages/product/BCC.zh.json']);
  project.write('data/pages/case.zh.json', '{"name": "two"}');
  project.write('data/pages/product/BCC.zh.json', '{"name": "two"}');
  expect(staleTranslations(noted, now())).toEqual(['pages/case.en.json', 'pages/product/BCC.en.json']);
  expect(staleTranslations(withNoted(noted, now(), 'case'), now())).toEqual(['pages/product/BCC.en.json']);
});

test('a page is not stale when its English has changed too, nor by its layout', () => {
  const noted = now();
  for (const language of ['zh', 'en']) project.write(`data/pages/case.${language}.json`, '{"name": "two"}');
  project.write('data/pages/product/BCC.zh.json', '{\n  "name": "one"\n}\n');
  expect(staleTranslations(noted, now())).toEqual([]);
});
