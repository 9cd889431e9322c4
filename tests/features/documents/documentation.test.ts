import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describeIssue, type Issue } from '../../../src/calls/issue';
import { checkStructure } from '../../../src/content/check-structure';
import { parseMarkdown } from '../../../src/content/markdown';
import { createSite } from '../../../src/content/site';
import { features } from '../../../src/features';
import { copiesOf } from '../../../src/features/copies/copies';
import { releasesWithoutNotes } from '../../../src/features/documents/check';
import { docHtml } from '../../../src/features/documents/html';
import { readDocs } from '../../../src/features/documents/read';
import { languages } from '../../../src/site/languages';
import { pageAt, pages } from '../../fixtures/pages';
import { content, menu, today } from '../../fixtures/site';
import { siteFolder } from '../../fixtures/site-files';

const { siteUrl } = content.vendor;

/** What the check of the content says after a change of the Chinese quick start. */
function checkAfter(from: string, to: string): { messages: string[]; line: number } {
  const docs = content.docs.map((doc) => {
    const { body } = doc.zh;
    return doc.page === 'quick-start'
      ? { ...doc, zh: { ...doc.zh, body: body.replace(from, to) } }
      : doc;
  });
  const { body, after } = content.docs[0]?.zh ?? { body: '', after: 0 };
  const { structure, languages: parallel } = checkStructure({ ...content, docs }, features);
  const line = after + body.slice(0, body.indexOf(from)).split('\n').length;

  return { messages: [...structure, ...parallel].map(describeIssue), line };
}

test('the notes of every release say what its known issues are', () => {
  const [doc] = content.docs;
  if (!doc) throw new Error('the small site has no documentation');

  const messagesOf = (issues: string): string[] => {
    const body = `## 2.0 {#v2-0}\n\n- **新增**：一项。\n${issues}\n## 升级 {#upgrade}\n\n依次升级。\n`;
    const notes = { ...doc, page: 'release-notes', zh: { ...doc.zh, body } };
    const { structure } = checkStructure({ ...content, docs: [notes] }, features);
    return structure.map(describeIssue).filter((line) => line.includes('known issues'));
  };

  const { knownIssue } = content.ui.zh.reference;
  expect(messagesOf('')).toEqual([expect.stringContaining('release-notes.zh.md')]);
  expect(messagesOf(`- **${knownIssue}**：没有。\n`)).toEqual([]);
});

test('release notes describe releases of the facts, in their order, and no other', () => {
  const [doc] = content.docs;
  const releases = content.facts.get(`product/${doc?.product}`)?.releases ?? [];
  if (!doc || releases.length === 0) throw new Error('the small site has no documented release');

  const messagesOf = (versions: readonly string[]): string[] => {
    const headings = versions.map((version) => `## ${version} {#v${version.replaceAll('.', '-')}}`);
    const body = `${headings.join('\n\n')}\n\n## 升级 {#upgrade}\n`;
    const notes = { ...doc, page: 'release-notes', zh: { ...doc.zh, body } };
    const { structure } = checkStructure({ ...content, docs: [notes] }, features);

    return structure
      .map(describeIssue)
      .filter((line) => line.includes('release-notes.zh.md') && line.includes('has the headings'));
  };

  const versions = releases.map(({ version }) => version);
  expect(messagesOf(versions)).toEqual([]);
  expect(messagesOf(versions.slice(1))).toEqual([]);
  expect(messagesOf([...versions, '0.1'])).toHaveLength(1);
  expect(messagesOf(['99.0', ...versions])).toHaveLength(1);
});

test('a release that its notes do not describe yet is named, and stops no build', () => {
  const [doc] = content.docs;
  const releases = content.facts.get(`product/${doc?.product}`)?.releases ?? [];
  const [newest] = releases;
  if (!doc || !newest) throw new Error('the small site has no documented release');

  const missingIn = (body: string): string[] => {
    const notes = { ...doc, page: 'release-notes', zh: { ...doc.zh, body } };
    return releasesWithoutNotes({ docs: [notes], facts: content.facts }).map(describeIssue);
  };
  const heading = `## ${newest.version} {#v${newest.version.replaceAll('.', '-')}}`;

  expect(missingIn('')).toHaveLength(releases.length);
  expect(missingIn('')[0]).toContain(heading);
  expect(missingIn(heading)).toHaveLength(releases.length - 1);
});

describe('documentation that is wrong', () => {
  test.each([
    [
      'an anchor that is gone',
      '#isolation',
      '#solitude',
      'link leads to no heading: architecture#solitude',
    ],
    [
      'an unknown fact',
      '.kubernetes.from',
      '.beginning',
      'unknown reference {{facts.product/BCC.beginning}}',
    ],
    ['a heading without an anchor', ' {#install}', '', 'a heading ends with its anchor'],
    ['code of an unknown language', '```bash', '```klingon', 'not in “klingon”'],
  ])('%s is refused with file and line', (_, from, to, message) => {
    const { messages, line } = checkAfter(from, to);
    expect(messages[0]).toContain(message);

    const [, place] = /^data\/docs\/BCC\/quick-start\.zh\.md:(\d+):1/.exec(messages[0] ?? '') ?? [];
    expect(Math.abs(Number(place) - line)).toBeLessThanOrEqual(1);
  });

  test('headings or a page of one language alone, and a head without a key, are named by file and key', () => {
    expect(checkAfter('{#install}', '{#setup}').messages[0]).toMatch(
      /quick-start\.en\.md.* has the headings/,
    );

    const { folder, write, remove } = siteFolder();
    const issues: Issue[] = [];

    write('data/docs/BCC/backup.zh.md', '---\ntitle: BCC 备份\norder: 5\n---\n正文');
    rmSync(join(folder, 'data/docs/BCC/architecture.en.md'));
    readDocs(folder, content.vendor, issues, new Map());
    remove();

    expect(issues.map(describeIssue)).toEqual([
      'data/docs/BCC/architecture.en.md: is missing',
      'data/docs/BCC/backup.zh.md › description: is missing',
      'data/docs/BCC/backup.en.md: is missing',
    ]);
  });
});

test('a page about an architecture has the drawing of its product, with its flows in words', () => {
  const architecture = pageAt('/en/docs/BCC/architecture').view;
  const [drawn] = architecture.sections;
  const own = pageAt('/en/product/BCC').view.sections.find(({ kind }) => kind === 'architecture');
  if (drawn?.kind !== 'architecture' || own?.kind !== 'architecture')
    throw new Error('the small site has no architecture');

  expect(drawn.diagram).toEqual(own.diagram);
  expect(architecture.doc?.flows).toHaveLength(own.diagram.flows.length);
  expect(architecture.doc?.flows[0]).toContain(own.diagram.flows[0]?.label);

  const { sections, doc } = pageAt('/en/docs/BCC/quick-start').view;
  expect([sections, doc?.flows]).toEqual([[], []]);
});

test('a page links to its copy for machines, and to an email that names it', () => {
  const { doc } = pageAt('/en/docs/BCC/quick-start').view;

  expect(doc?.facts.map(({ href }) => href)).toContain('/en/docs/BCC/quick-start.md');
  expect(doc?.report.href).toBe(
    `mailto:${content.vendor.email.support}?subject=${encodeURIComponent(`${siteUrl}/en/docs/BCC/quick-start`)}`,
  );
});

describe('tables', () => {
  const site = createSite('en', content, menu, today);
  const [doc] = site.content.docs;
  const htmlOf = (rows: readonly string[]): string => {
    if (!doc) throw new Error('the small site has no documentation');
    const lines = [rows[0], rows[0]?.replace(/[^|]+/g, ' --- '), ...rows.slice(1)];
    return docHtml(parseMarkdown(lines.join('\n')), doc, site, (code) => [code]);
  };

  test('with a sentence, name the column of each cell, for phones', () => {
    const html = htmlOf([
      '| Field | Type | Meaning |',
      '| a | list | The order in which GPUs are returned |',
    ]);
    expect(html).toContain('class="wide stacked"');
    expect(html).toContain('<td data-column="Meaning">');
    expect(html).not.toContain('doc-scroll');
  });

  test('of short values say that they scroll, in a region that the keyboard reaches', () => {
    const html = htmlOf(['| Mode | Memory | Compute |', '| mig | hardware | hardware |']);
    expect(html).toMatch(/class="doc-scroll".*<section class="wide" tabindex="0" aria-label="/s);
    expect(html).not.toContain('data-column');
  });

  test('of two columns fit on a phone', () => {
    expect(htmlOf(['| Fault | Result |', '| A node is lost | Jobs restart |'])).not.toContain(
      'wide',
    );
  });
});

describe('copies for machines', () => {
  const copies = copiesOf(pages, content);

  test('are made of indexed pages, whose overview names them all', () => {
    const indexed = pages.filter(({ meta }) => !meta.noindex);
    expect(copies.size).toBe(indexed.length + languages.length);

    const links = [
      ...`${copies.get('/llms.txt')}${copies.get('/en/llms.txt')}`.matchAll(/\((https:[^)]+)\)/g),
    ];
    const unlisted = [...copies.keys()].filter(
      (path) => !links.some(([, url]) => url === siteUrl + path),
    );

    // The home page is the overview's own subject.
    expect(unlisted.sort()).toEqual(['/en/index.md', '/en/llms.txt', '/index.md', '/llms.txt']);
  });

  test('lead to pages and copies that exist, by whole addresses', () => {
    const addresses = new Set(
      [...pages.map(({ path }) => path), ...copies.keys()].map((path) => siteUrl + path),
    );
    const leads = [...copies.values()].flatMap((text) =>
      [...text.replace(/```[\s\S]*?```/g, '').matchAll(/(?<!\\)\]\(([^)\s]+)\)/g)].map(
        ([, to = '']) => to,
      ),
    );

    expect(leads).toContain(`${siteUrl}/docs/BCC/architecture#isolation`);

    // Home is the site's own address.
    addresses.add(siteUrl);
    expect(
      leads.filter((to) => to.startsWith(siteUrl) && !addresses.has(to.replace(/[?#].*/, ''))),
    ).toEqual([]);
    expect(leads.filter((to) => !/^(https:|mailto:|tel:)/.test(to))).toEqual([]);
  });
});
