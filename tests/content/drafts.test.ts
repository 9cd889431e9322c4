import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describeIssue } from '../../src/calls/issue';
import { checkContent } from '../../src/content/check';
import type { Content } from '../../src/content/content';
import { readContent } from '../../src/content/read';
import { features } from '../../src/features';
import { copiesOf } from '../../src/features/copies/copies';
import { listingsOf } from '../../src/features/feeds/listings';
import { checkCompleteness, checkMenu, menuWarnings } from '../../src/features/menus/check';
import { indexFiles } from '../../src/features/search/build';
import { buildPages } from '../../src/gatsby/pages/pages';
import { searchFactsOf } from '../../src/gatsby/search-facts';
import { footerMenu, menu, today } from '../fixtures/menus';
import { content as whole } from '../fixtures/site';
import { siteFolder } from '../fixtures/site-files';

const product = 'data/pages/product/FICC';
const item = 'data/items/news/fair.json';

/** The small site with a product and a news item as drafts, which only have Chinese texts. */
function siteWithDrafts() {
  const site = siteFolder();
  const read = (file: string) =>
    JSON.parse(readFileSync(join(site.folder, file), 'utf8')) as Record<string, unknown>;

  const { en, ...chinese } = read(item);
  const facts = read('data/products/FICC.json');

  site.write(`${product}.json`, JSON.stringify({ draft: true }));
  site.write(item, JSON.stringify({ draft: true, ...chinese }));
  site.write('data/products/FICC.json', JSON.stringify({ ...facts, name: { zh: '交易' } }));
  rmSync(join(site.folder, `${product}.en.json`));
  return { ...site, read };
}

const site = siteWithDrafts();
afterAll(() => site.remove());

/** @throws Error if the site can't be read */
function read(showsDrafts: boolean): Content {
  const { content, issues } = readContent(site.folder, features, showsDrafts);
  if (!content) throw new Error(issues.map(describeIssue).join('\n'));

  return content;
}

const published = read(false);

describe('a build', () => {
  const pages = buildPages(published, menu, { today });

  test('knows its drafts and has nothing against them', () => {
    expect([...published.drafts]).toEqual([
      ['product/FICC', `${product}.json`],
      ['news/fair', item],
    ]);
    expect(checkContent(published, features)).toEqual({ errors: [], warnings: [] });
  });

  test('has neither pages, links, search entries, listings nor copies of drafts', () => {
    const { siteUrl } = published.vendor;
    const files = [
      ...indexFiles(pages, published.search, published, searchFactsOf(pages, published)),
      ...copiesOf(pages, published),
      ...listingsOf(pages, siteUrl, new Map()),
    ];
    const texts = JSON.stringify([pages, files]);

    expect(pages.map(({ key }) => key)).toContain('product/BCC');
    expect(texts).toContain('/product/BCC');
    expect(texts).not.toMatch(/product\/FICC|news\/fair/);
  });

  test.each(['product/FICC', 'news/fair', 'product/FICC#overview'])(
    'refuses a link to %s, and says that it leads to a draft',
    (to) => {
      const page = published.pages.get('product/BKS');
      if (!page) throw new Error('no page');

      const facts = { related: { products: [to], solutions: [], cases: [] } };
      const pagesWithLink = new Map([...published.pages, ['product/BKS', { ...page, facts }]]);
      const { errors } = checkContent({ ...published, pages: pagesWithLink }, features);

      expect(errors.map(describeIssue)).toEqual([
        expect.stringMatching(/product\/BKS\.json › .*leads to a draft.*(FICC|fair)\.json/),
      ]);
    },
  );

  test.each(['/product/FICC', '/news/fair'])(
    'leaves out a menu entry for %s with a warning in each language',
    (link) => {
      const entry = { header_type: '容器云', header_title: '草稿', header_link: link };
      const [group = '', [first, ...others] = []] = Object.entries(menu)[1] ?? [];
      if (!first) throw new Error('no entry');

      const menuWithDraft = { ...menu, [group]: [first, ...others, { ...first, ...entry }] };
      const warnings = menuWarnings(published, menuWithDraft, footerMenu);

      const aboutDraft = warnings.filter(({ message }) => message.includes('草稿'));
      expect(aboutDraft).toHaveLength(2);
      for (const { message } of aboutDraft)
        expect(message).toMatch(/leads to a draft \(data\/.*(FICC|fair)\.json\)/);
      expect(checkMenu(published, menuWithDraft)).toEqual(checkMenu(published, menu));
    },
  );

  test('needs no menu entry for a draft', () => {
    const messages = checkCompleteness(published, menu).map(({ message }) => message);

    expect(messages).toContain('has no entry for /product/CreditRiskManagement');
    expect(messages).not.toContain('has no entry for /product/FICC');
  });

  test('refuses to lose a page that was published', () => {
    site.write('data/addresses.json', JSON.stringify(['/product/FICC', '/product/BCC']));
    const { content, issues } = readContent(site.folder, features);
    rmSync(join(site.folder, 'data/addresses.json'));

    expect(content).toBeNull();
    expect(issues.map(describeIssue)).toEqual([
      expect.stringMatching(/^data\/pages\/product\/FICC\.json › draft: .*published/),
    ]);
  });

  test.each(['false', '"yes"', '1'])('refuses draft: %s', (value) => {
    const before = site.read(item);
    site.write(item, JSON.stringify({ ...before, draft: JSON.parse(value) as unknown }));
    const { issues } = readContent(site.folder, features);
    site.write(item, JSON.stringify(before));

    expect(issues.map(({ source, key }) => `${source} ${key}`)).toContain(`${item} draft`);
  });
});

test('develop shows drafts, marked, and their Chinese texts where there are no English ones', () => {
  const draftContent = read(true);
  const pages = buildPages(draftContent, menu, { today });

  for (const key of ['product/FICC', 'news/fair']) {
    for (const language of ['zh', 'en'] as const) {
      const page = pages.find((view) => view.key === key && view.language === language);
      expect(page?.view.hero.eyebrow).toBe(draftContent.ui[language].page.draft);
    }
  }

  expect(draftContent.pages.get('product/FICC')?.en).toEqual(
    draftContent.pages.get('product/FICC')?.zh,
  );
  expect(checkContent(draftContent, features).errors).toEqual([]);
  expect(pages).toHaveLength(buildPages(whole, menu, { today }).length);
});
