import { execFileSync } from 'node:child_process';
import * as v from 'valibot';
import redirects from '../../data/redirects.json';
import { issuesOf } from '../../src/calls/issue';
import { textWithDigest } from '../../src/cli/support/noted-text';
import { changedSentences } from '../../src/content/changed-sentences';
import { checkContent } from '../../src/content/check';
import { checkReferences } from '../../src/content/check-references';
import { checkForms, checkTerms } from '../../src/content/check-words';
import { collectTexts } from '../../src/content/texts';
import {
  digestOfText,
  digestTranslations,
  staleTranslations,
  updateTranslations,
} from '../../src/content/translations';
import { features } from '../../src/features';
import { checkCompleteness, checkMenu, menuWarnings } from '../../src/features/menus/check';
import { readNumeral } from '../../src/features/menus/numerals';
import { checkPublished, checkRedirects } from '../../src/features/redirects/check';
import { type FormerAddressRow, redirectRows } from '../../src/features/redirects/schema';
import { retired, redirects as served } from '../../src/site/former-addresses';
import type { Language } from '../../src/site/languages';
import { vendorSlug } from '../../src/site/vendor';
import { content, footerMenu, menu, menuWith } from '../fixtures/site';
import { temporaryFolder } from '../support/temporary-folder';

const textsWith = (language: Language, text: string) => ({
  all: { zh: [], en: [], [language]: [{ source: 'data/a.json', key: 'k', text }] },
});

describe('references within sentences', () => {
  const values = (value: string) => ({
    ...content,
    kubernetes: {
      ...content.kubernetes,
      rules: { r: { when: {}, remark: true as const, because: { zh: value, en: value } } },
    },
  });

  const check = (language: Language, value: string, text: string) =>
    checkReferences(values(value), { ...textsWith(language, text), pages: [] });

  const name = '{{kubernetes.rules.r.because}}';

  test.each<[string, Language, string, string, string]>([
    ['a doubled unit', 'zh', '200 条', `最多 ${name} 条流水线`, 'twice'],
    ['a doubled word', 'en', '200 pipelines', `runs ${name} pipelines`, 'twice'],
    ['a semicolon', 'en', '50 GB; more on request', `needs ${name} of disk`, 'semicolon'],
    ['a capital', 'en', 'Within 90 days', `supported, ${name} of its release`, 'capital'],
  ])('%s is found', (_, language, value, text, message) => {
    expect(check(language, value, text)).toEqual([
      { source: 'data/a.json', key: 'k', message: expect.stringContaining(message) },
    ]);
  });

  test.each<[Language, string, string]>([
    ['en', '50 GB; more on request', `Disk: ${name}`],
    ['en', 'Within 90 days', `| ${name} |`],
    ['zh', '200 条', `最多 ${name}流水线`],
  ])('in %s, “%s” fits “%s”', (language, value, text) => {
    expect(check(language, value, text)).toEqual([]);
  });
});

describe('words of data/glossary.json', () => {
  test.each<[string, Language, string, string]>([
    ['a name that the site does not use', 'zh', '构件库里的镜像', '制品库'],
    ['capitals that the term does not have', 'en', 'behind the API Gateway', 'API gateway'],
    ['a cliché', 'zh', '为企业赋能', '赋能'],
    ['an American spelling', 'en', 'virtualization of GPUs', 'virtualisation'],
  ])('%s is found', (_, language, text, message) => {
    expect(checkForms(textsWith(language, text), content.glossary)).toEqual([
      { source: 'data/a.json', key: 'k', message: expect.stringContaining(message) },
    ]);
  });

  test.each<[string, Language, string]>([
    ['the term itself', 'en', 'behind the API gateway'],
    ['a form inside an identifier', 'en', 'the tag cost-center is set'],
    ['a form inside a file’s name', 'en', 'the file catalog-info.yaml'],
  ])('%s is accepted', (_, language, text) => {
    expect(checkForms(textsWith(language, text), content.glossary)).toEqual([]);
  });

  test('a term of a product’s head that English calls something else names the English file', () => {
    const page = content.pages.get('product/BKS');
    if (!page) throw new Error('no page');

    const zh = { ...page.zh, hero: { ...page.zh.hero, lead: '服务网格的说明' } };

    const issuesWith = (lead: string) => {
      const pages = new Map(content.pages).set('product/BKS', {
        ...page,
        zh,
        en: { ...page.en, hero: { ...page.en.hero, lead } },
      });
      return checkTerms(collectTexts({ ...content, pages }, features).pages, content.glossary);
    };

    expect(issuesWith('A net of services')).toEqual([
      {
        source: 'data/pages/product/BKS.en.json',
        key: '',
        message: expect.stringContaining('service mesh'),
      },
    ]);
    expect(issuesWith('A service mesh')).toEqual([]);
  });
});

describe('the mock’s menu against the facts', () => {
  // The fixture's menu names some products in its own words.
  const fixtureMessages = new Set(checkMenu(content, menu).map(({ message }) => message));

  test.each<[string, string, object, string]>([
    [
      'a count of products',
      '/ContainerFamily',
      { header_subtitle: '六款产品如何配合' },
      'has 8 products',
    ],
    ['a figure', '/product/BCC', { header_subtitle: '80 个节点以内' }, 'data/products/BCC.json'],
    ['another name', '/product/BCC', { header_title: '集群面板' }, 'data/products/BCC.json'],
    [
      'another description',
      '/product/BKS',
      { description: '升级编排' },
      'data/pages/product/BKS.zh.json',
    ],
  ])('%s that contradicts them names both places', (_, link, change, other) => {
    const issues = checkMenu(content, menuWith(link, change)).filter(
      ({ message }) => !fixtureMessages.has(message),
    );

    expect(issues.slice(0, 1)).toEqual([
      expect.objectContaining({
        source: 'mock-api/seeds/topMenu.json',
        message: expect.stringContaining(other),
      }),
    ]);
  });

  test.each(['八款产品', '8 款产品', '８个产品', '第一款产品', '多款产品'])(
    'the menu may say “%s” of a family of eight',
    (subtitle) => {
      const issues = checkMenu(
        content,
        menuWith('/ContainerFamily', { header_subtitle: subtitle }),
      );
      expect(issues.filter(({ key }) => key.endsWith('.header_subtitle'))).toEqual([]);
    },
  );

  test.each(['十八款产品', '八十款产品', '两款产品', '28 个产品', '二十八种产品', '共三 项产品'])(
    'the menu must not say “%s” of a family of eight',
    (subtitle) => {
      const issues = checkMenu(
        content,
        menuWith('/ContainerFamily', { header_subtitle: subtitle }),
      );
      expect(issues.map(({ message }) => message).join()).toContain('has 8 products');
    },
  );

  test('a product without an entry, and an entry without an English name, are named', () => {
    const forum = { header_title: '论坛', header_link: 'https://forum.example' };
    const footer = {
      ...footerMenu,
      关于我们: footerMenu.关于我们.map((entry) => ({ ...entry, ...forum })),
    };
    const issues = [...checkCompleteness(content, menu), ...menuWarnings(content, menu, footer)];
    const messages = issues.map(({ source, message }) => `${source}: ${message}`);

    expect(messages).toContain('mock-api/seeds/topMenu.json: has no entry for /product/ACE');
    expect(messages.join('\n')).toMatch(/footerMenu\.json: .*论坛/);
    expect(messages.join('\n')).not.toMatch(/has no entry for \/product\/BCC/);
  });
});

test('a title or heading that two pages have names both', () => {
  const aboutUs = content.pages.get('aboutus');
  const train = content.pages.get('train');
  if (!aboutUs || !train) throw new Error('no pages');

  const en = {
    ...train.en,
    title: aboutUs.en.title,
    hero: { ...train.en.hero, heading: aboutUs.en.hero.heading },
  };

  const changed = { ...content, pages: new Map(content.pages).set('train', { ...train, en }) };
  const issues = checkContent(changed, features);

  expect(issues.warnings).toEqual(
    ['title', 'heading'].map((what) =>
      expect.objectContaining({
        source: 'data/pages/train.en.json',
        message: `${what} is also that of data/pages/aboutus.en.json`,
      }),
    ),
  );
});

/* docs/adding.md: no published address dies. */

const pages = new Set(['/', '/case', '/en/case']);

const rows = (...pairs: [string, string][]) =>
  pairs.map(([from, to]) => ({ from, to, since: '2026-11-24', reason: 'renamed' }));

test.each([
  [
    'a page, with or without a part of it',
    rows(['/old', '/case'], ['/en/old', '/en/case#top']),
    [],
  ],
  ['no page', rows(['/old', '/gone']), ["/gone isn't a page"]],
  ['itself', rows(['/old', '/old']), ['/old leads to itself']],
  ['another redirect', rows(['/old', '/older'], ['/older', '/case']), ['/older leads on to /case']],
  ['a page, from a page', rows(['/case', '/']), ['/case is a page, which nobody could reach']],
  ['two pages', rows(['/old', '/case'], ['/old', '/']), ['/old is redirected already']],
])('a redirect leads to %s', (_, redirectList, messages) => {
  expect(checkRedirects(redirectList, pages).map(({ message }) => message)).toEqual(messages);
});

const retiredRow = (from: string) => ({ from, retired: '2026-11-28', reason: 'no longer offered' });

test.each([
  ['has no page any more', [retiredRow('/old')], []],
  ['is no page', [retiredRow('/case')], [['0.from', 'still a page']]],
  [
    'is no redirect',
    [...rows(['/old', '/case']), retiredRow('/old')],
    [['1.from', 'redirected already']],
  ],
  ['is retired once', [retiredRow('/old'), retiredRow('/old')], [['1.from', 'retired already']]],
  [
    'is no target of a redirect',
    [retiredRow('/old'), ...rows(['/older', '/old#top'])],
    [['1.to', 'retire /older too']],
  ],
])('a retired address %s', (_, addressRows, issues) => {
  expect(checkRedirects(addressRows, pages)).toEqual(
    issues.map(([key, message]) => ({
      source: 'data/redirects.json',
      key,
      message: expect.stringContaining(message ?? ''),
    })),
  );
});

test.each([
  ['both a target and a day', { ...retiredRow('/old'), to: '/case' }, '0.to'],
  ['neither', { from: '/old', reason: 'x' }, '0.to'],
  ['no reason', { from: '/old', retired: '2026-11-28' }, '0.reason'],
  ['a day that is none', { ...retiredRow('/old'), retired: 'yesterday' }, '0.retired'],
  ['no object', '/old', '0'],
])('a former address with %s is refused by the key that is wrong', (_, row, key) => {
  const { issues = [] } = v.safeParse(redirectRows, [row]);
  expect(issuesOf('data/redirects.json', issues).map((issue) => issue.key)).toContain(key);
});

test('an address that was published is a page, a redirect or retired; otherwise both commands are named, by the address without its language', () => {
  const published = ['/case', '/old', '/en/gone', '/{vendor}Gone'];
  const messages = checkPublished(published, new Set([...pages, '/old'])).map(
    ({ message }) => message,
  );

  expect(messages).toHaveLength(2);
  for (const [index, path] of ['/gone', `/${vendorSlug}Gone`].entries()) {
    expect(messages[index]).toContain(`npm run new -- rename ${path} NEW`);
    expect(messages[index]).toMatch(new RegExp(`npm run new -- retire ${path}$`));
  }
});

test('every host is told of the redirects and retired addresses in data/redirects.json', () => {
  for (const row of redirects as FormerAddressRow[]) {
    if ('retired' in row) expect(retired.get(row.from)).toBe(row.retired);
    else expect(served.get(row.from)).toBe(row.to);
  }
});

/* docs/content.md: pages whose Chinese has changed after their English. */

const project = temporaryFolder();

const now = () => digestTranslations(project.folder);

beforeAll(() => {
  for (const name of ['pages/case', 'pages/product/BCC']) {
    for (const language of ['zh', 'en'])
      project.write(`data/${name}.${language}.json`, '{"name": "one"}');
  }
  project.write('data/pages/product/BCC.json', '{}');
});

afterAll(project.remove);

test('a page is stale when its Chinese alone has changed, not by its layout, until that is noted', () => {
  const noted = now();
  project.write('data/pages/case.zh.json', '{"name": "two"}');
  project.write('data/pages/product/BCC.zh.json', '{\n  "name": "one"\n}\n');

  expect(staleTranslations(noted, now())).toEqual(['pages/case.en.json']);
  expect(staleTranslations(updateTranslations(noted, now(), 'case'), now())).toEqual([]);

  project.write('data/pages/case.en.json', '{"name": "two"}');
  expect(staleTranslations(noted, now())).toEqual([]);
});

test('a stale translation names the sentences of its Chinese that are new, and those that are gone', () => {
  const before = '{"hero": {"lead": "第一句。第二句。"}, "items": ["甲。", "乙。"]}';
  const now = '{"hero": {"lead": "第一句。改过的第二句！"}, "items": ["乙。", "甲。", "甲。"]}';

  expect(changedSentences('case.zh.json', before, now)).toEqual({
    removed: [{ key: 'hero.lead', sentence: '第二句。' }],
    added: [
      { key: 'hero.lead', sentence: '改过的第二句！' },
      { key: 'items.2', sentence: '甲。' },
    ],
  });
  expect(changedSentences('a.zh.md', '# 安装\n\n先装。\n', '# 安装\n\n先装。再启动。\n')).toEqual({
    removed: [],
    added: [{ key: '安装', sentence: '再启动。' }],
  });
});

test('the earlier text of a stale translation comes from the history of git', () => {
  const git = (...parameters: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...parameters], {
      cwd: project.folder,
    });

  const file = 'data/pages/case.zh.json';
  const first = '{"name": "first"}';
  const digest = digestOfText(file, first);
  expect(textWithDigest(project.folder, file, digest)).toBeUndefined();

  git('init', '-q');
  for (const text of [first, '{"name": "second"}']) {
    project.write(file, text);
    git('add', file);
    git('commit', '-qm', 'a');
  }

  expect(textWithDigest(project.folder, file, digest)).toBe(first);
  expect(textWithDigest(project.folder, file, 'another')).toBeUndefined();
});

test.each([
  ['一', 1],
  ['两', 2],
  ['十', 10],
  ['十二', 12],
  ['一十五', 15],
  ['二十', 20],
  ['二〇', 20],
  ['三十七', 37],
  ['九十九', 99],
  ['3', 3],
  ['12', 12],
  ['１２', 12],
  ['十十', Number.NaN],
])('the numeral %s is read as %d', (numeral, number) => {
  expect(readNumeral(numeral)).toBe(number);
});
