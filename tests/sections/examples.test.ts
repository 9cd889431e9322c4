import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeIssues } from '../../src/calls/issue';
import { exampleLengths, readExamples } from '../../src/content/examples';
import { sectionDefinitions } from '../../src/content/section-definition';
import { features } from '../../src/features';
import { galleryPages } from '../../src/gatsby/pages/gallery';
import { sitesOf } from '../../src/gatsby/pages/pages';
import { languages } from '../../src/site/languages';
import { content, menu, today } from '../fixtures/site';
import { copyOfProject } from '../support/project-copy';

const root = join(__dirname, '../..');
const definitions = sectionDefinitions(features);
const kinds = Object.keys(definitions);
const { examples, issues } = readExamples(root, definitions);

test('every kind of section has examples that its schema accepts, in both languages', () => {
  expect(describeIssues(issues)).toEqual([]);
  expect(Object.keys(examples).sort()).toEqual([...kinds].sort());

  for (const [kind, { purpose, ...byLength }] of Object.entries(examples)) {
    for (const length of exampleLengths) {
      for (const language of languages) expect(byLength[length][language].kind).toBe(kind);
    }
  }
});

test.each(kinds)('the examples of %s become longer', (kind) => {
  const { shortest, usual, longest } = examples[kind] ?? {};

  for (const language of languages) {
    const [least = 0, middle = 0, most = 0] = [shortest, usual, longest].map(
      (example) => JSON.stringify(example?.[language]).length,
    );
    expect(least).toBeLessThanOrEqual(middle);
    expect(middle).toBeLessThan(most);
  }
});

test('docs/content.md lists every kind with its purpose and its page in the gallery', () => {
  const docs = readFileSync(join(root, 'docs/content.md'), 'utf8');
  const rows = Object.entries(examples).map(
    ([kind, { purpose }]) =>
      `| [\`${kind}\`](http://localhost:8000/__gallery/${kind}) | ${purpose.en} |`,
  );

  expect(rows.filter((row) => !docs.includes(`${row}\n`))).toEqual([]);
});

describe('the gallery', () => {
  test('has a page for each kind in each language, which no search engine may index', () => {
    for (const site of sitesOf(content, menu, { today })) {
      const pages = galleryPages(examples, site);
      const paths = pages.map(({ path }) => path);

      for (const kind of kinds) expect(paths).toContain(site.href(`/__gallery/${kind}`));
      expect(pages.every(({ meta }) => meta.noindex)).toBe(true);
      // References to the vendor's facts are resolved, so that no example names a vendor.
      expect(JSON.stringify(pages)).not.toContain('{{');
    }
  });

  test('says in place of an example what cannot be resolved, and shows the others', () => {
    const [site] = sitesOf(content, menu, { today });
    if (!site) throw new Error('no site');

    const { links } = examples;
    const broken = structuredClone(links);
    Object.assign(broken?.usual.zh ?? {}, { items: [{ label: '一', text: '二', to: 'nowhere' }] });

    const pages = galleryPages(broken ? { links: broken } : {}, site);
    const sections = pages.find(({ key }) => key === '__gallery/links')?.view.sections ?? [];
    const usual = sections.find(({ id }) => id === 'usual');

    expect(sections.map(({ id }) => id)).toEqual([...exampleLengths]);
    expect(JSON.stringify(usual)).toContain('nowhere');
  });
});

test('an example that its schema refuses is named by file, place and key', () => {
  const copy = copyOfProject('src/sections/questions');
  const file = 'src/sections/questions/examples.json';
  const text = readFileSync(join(root, file), 'utf8');
  copy.write(file, text.replace('"question"', '"query"'));

  const issues = readExamples(copy.root, definitions).issues;
  copy.remove();

  expect(describeIssues(issues).join('\n')).toMatch(
    /examples\.json:\d+:\d+ › questions\.shortest\.zh\.items\.0\.query/,
  );
});
