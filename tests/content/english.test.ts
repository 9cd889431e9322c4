import { englishRules } from '../../src/build/view/site';
import { headerMenu } from '../../src/navigation/header';
import { splitAddress } from '../../src/routes/href';
import { realAnswer } from '../support/real-site';
import { content, pages } from './site';

/** What section 4 hides in English and has a page of its own. */
const hidden = [
  ...'AssetsManagement model Integratedmachine BeyondMesh BeyondAPI BeyondBSM BeyondCMDB FoGit BeyondFinOps BKO'
    .split(' ')
    .map((name) => `product/${name}`),
  'solution/TSGS',
];

test.each(hidden)('%s is indexed in Chinese and not in English, and no form offers it there (section 4)', (id) => {
  const indexed = pages.flatMap(({ key, language, meta }) => (key === id && !meta.noindex ? language : []));
  expect(indexed).toEqual(['zh']);
  const offered = pages.flatMap(({ language, view }) =>
    JSON.stringify(view.form)?.includes(`"${id}"`) ? language : [],
  );
  expect([...new Set(offered)]).toEqual(['zh']);
});

test('the English menu leads to indexed pages only (section 4)', () => {
  const { groups } = headerMenu(realAnswer('topMenu'), 'en', englishRules(content), () => undefined);
  const links = groups.flatMap(({ categories }) => categories.flatMap((category) => category.links));
  const unlisted = new Set(pages.flatMap(({ path, meta }) => (meta.noindex ? path : [])));
  expect(links.filter(({ href }) => unlisted.has(splitAddress(href).path))).toEqual([]);
  expect(links.map(({ title }) => title)).toContain('Model training platform');
});
