import { checkStructure } from '../../src/build/content/check-structure';
import { type Doc, docId, readDocs } from '../../src/build/content/docs';
import { headingsIn, parseMarkdown } from '../../src/build/content/markdown';
import { copiesOf } from '../../src/build/copies';
import { renderJsonFeed } from '../../src/build/feed';
import { languages } from '../../src/config/languages';
import { describeIssue, type Issue } from '../../src/contract/issue';
import { feedPath, jsonFeedPath } from '../../src/routes/href';
import { copyOfProject } from '../support/project-copy';
import { content, pageAt, pages } from '../support/real-pages';

const ace = (name: string): Doc => {
  const doc = content.docs.find((one) => docId(one) === `docs/ACE/${name}`);
  if (!doc) throw new Error(`no ${name}`);
  return doc;
};

/** What the check of the content says after a change of the Chinese quick start of ACE. */
function said(change: (body: string) => string): string[] {
  const start = ace('quick-start');
  const changed = { ...start, zh: { ...start.zh, body: change(start.zh.body) } };
  const docs = content.docs.map((doc) => (doc === start ? changed : doc));
  const { structure, languages: parallel } = checkStructure({ ...content, docs });
  return [...structure, ...parallel].map(describeIssue);
}

describe('documentation that is wrong', () => {
  test('the written one is in order', () => {
    expect(said((body) => body)).toEqual([]);
  });

  test.each([
    [
      'an anchor that is gone',
      'architecture#isolation',
      'architecture#solitude',
      'link leads to no heading: architecture#solitude',
    ],
    ['a page that is not there', '(reference)', '(referenz)', 'link leads nowhere: docs/ACE/referenz'],
    [
      'an unknown fact',
      '{{facts.product/ACE.kubernetes.from}}',
      '{{facts.product/ACE.beginning}}',
      'unknown reference {{facts.product/ACE.beginning}}',
    ],
    ['a heading without an anchor', ' {#install}', '', 'a heading ends with its anchor'],
    ['code of an unknown language', '```yaml', '```klingon', 'not in “klingon”'],
    ['HTML', '\n## ', '\n<div>x</div>\n\n## ', 'html is not known here'],
  ])('%s is refused with file and line', (_, from, to, message) => {
    const { body, after } = ace('quick-start').zh;
    const line = after + body.slice(0, body.indexOf(from)).split('\n').length;
    const [found = ''] = said((text) => text.replace(from, to));
    expect(found).toContain(message);
    const [, place] = /^data\/docs\/ACE\/quick-start\.zh\.md:(\d+):1/.exec(found) ?? [];
    expect(Math.abs(Number(place) - line)).toBeLessThanOrEqual(1);
  });

  test('headings of one language alone are named', () => {
    expect(said((body) => body.replace('{#verify}', '{#prove}'))[0]).toMatch(/quick-start\.en\.md.* has the headings/);
  });

  test('a page of one language, and a head without a key, are named by file and key', () => {
    const copy = copyOfProject('data/docs/ACE');
    const issues: Issue[] = [];
    copy.write('data/docs/ACE/backup.zh.md', '---\ntitle: ACE 备份\norder: 5\n---\n正文');
    readDocs(copy.root, content.vendor, issues);
    copy.remove();
    expect(issues.map(describeIssue)).toEqual([
      'data/docs/ACE/backup.zh.md › description: is missing',
      'data/docs/ACE/backup.en.md: is missing',
    ]);
  });
});

describe('pages of documentation', () => {
  test('six products have four pages; both languages have the same headings', () => {
    const products = new Set(content.docs.map(({ product }) => product));
    expect([products.size, content.docs.length]).toEqual([6, 24]);
    for (const doc of content.docs) {
      const [zh, en] = languages.map((language) =>
        headingsIn(parseMarkdown(doc[language].body)).map(({ id, depth }) => `${depth} ${id}`),
      );
      expect(zh).toEqual(en);
    }
  });

  test('have facts in tables and code, and no reference', () => {
    const { doc } = pageAt('/docs/ACE/quick-start').view;
    expect(doc?.html).toContain('<td>1.26 至 1.36</td>');
    expect(doc?.html).toContain('--version 3.2.0');
    for (const { view } of pages) expect(view.doc?.html ?? '').not.toContain('{{');
  });

  test('lead English readers to no page that English hides', () => {
    expect(pageAt('/docs/BeyondMicroService/architecture').view.doc?.html).toContain('href="/product/BeyondMesh"');
    expect(pageAt('/en/docs/BeyondMicroService/architecture').view.doc?.html).not.toContain('BeyondMesh');
  });
});

describe('copies for machines', () => {
  const copies = copiesOf(pages, content);

  test('a page has its heading, its sections and its table, and no HTML', () => {
    const { view } = pageAt('/en/product/BCC');
    const copy = copies.get('/en/product/BCC.md') ?? '';
    expect(copy.startsWith(`# ${view.hero.heading}\n`)).toBe(true);
    for (const { heading } of view.sections) expect(copy).toContain(`\n## ${heading}\n`);
    expect(copy).toMatch(/^\| Item \| .*\n\| --- \| --- \|\n\| /im);
    for (const text of copies.values())
      expect(text.replace(/```[\s\S]*?```|`[^`]*`/g, '')).not.toMatch(/(?<!\\)<\/?[a-z]/);
  });

  test('are made of indexed pages, whose overview names them all', () => {
    const indexed = pages.filter(({ meta }) => !meta.noindex);
    expect(copies.size).toBe(indexed.length + languages.length);
    expect(copies.has('/index.md') && copies.has('/en/index.md')).toBe(true);
    const listed = [...`${copies.get('/llms.txt')}${copies.get('/en/llms.txt')}`.matchAll(/\((https:[^)]+)\)/g)];
    const missing = [...copies.keys()].filter(
      (path) => !listed.some(([, url]) => url === content.vendor.siteUrl + path),
    );
    // The home page is the overview's own subject.
    expect(missing.filter((path) => !/(index\.md|llms\.txt)$/.test(path))).toEqual([]);
  });

  test('lead to pages and copies that exist', () => {
    const known = new Set([...pages.map(({ path }) => path), ...copies.keys()]);
    const leads = [...copies].flatMap(([from, text]) =>
      [...text.replace(/```[\s\S]*?```/g, '').matchAll(/(?<!\\)\]\(([^)\s]+)\)/g)].map(
        ([, to = '']) => [from, to] as const,
      ),
    );
    const own = leads.filter(([, to]) => to.startsWith(content.vendor.siteUrl));
    expect(own.length).toBeGreaterThan(2000);
    expect(own.filter(([, to]) => !known.has(new URL(to).pathname))).toEqual([]);
    expect(leads.filter(([, to]) => !/^(https:|mailto:|tel:)/.test(to))).toEqual([]);
  });

  test('have the matrix of all products, and all their releases', () => {
    const released = [...content.facts.values()].filter(({ releases }) => releases.length > 0);
    for (const { name, releases } of released) {
      expect(copies.get('/compatibility.md')).toContain(`\n| ${name.zh} `);
      for (const { version } of releases) expect(copies.get('/lifecycle.md')).toContain(`\n- ${name.zh} ${version}：`);
    }
  });

  test('documentation keeps its code, with facts and whole addresses', () => {
    const copy = copies.get('/docs/ACE/quick-start.md') ?? '';
    expect(copy).toContain('```bash\nhelm install ace');
    expect(copy).toContain(`](${content.vendor.siteUrl}/docs/ACE/architecture#isolation)`);
    expect(copy).not.toMatch(/\{#|\{\{/);
  });

  test('the JSON feed has every news item with its day, newest first', () => {
    const feed = JSON.parse(renderJsonFeed(pages, 'news', 'en', content.vendor.siteUrl));
    expect(feed.feed_url).toBe(content.vendor.siteUrl + jsonFeedPath(feedPath('news', 'en')));
    expect(feed.items.map((item: { title: string }) => item.title)).toEqual(
      content.items.news.map((item) => item.en.title),
    );
    expect(feed.items[0].date_published.slice(0, 10)).toBe(content.items.news[0]?.date);
  });
});
