import type { ReadPage } from '../../src/build/content/texts';
import type { Language } from '../../src/config/languages';
import { describeIssue } from '../../src/contract/issue';
import { realContent } from '../../tests/support/real-site';
import { checkProse } from '../prose/check';
import { checkClaims } from '../prose/claims';
import { amountOf, checkLengths } from '../prose/lengths';
import { describeReport, reportOn } from '../prose/report';
import { checkSimilarity } from '../prose/similarity';
import { checkTypography } from '../prose/typography';

const content = realContent();
const one = (language: Language, text: string, source = 'data/a.json', key = 'k') => ({
  all: { zh: [], en: [], [language]: [{ source, key, text }] },
});

/** A page whose main part is a text in each language. */
const page = (id: string, zh: string, en: string, changes: Partial<ReadPage> = {}): ReadPage => {
  const placed = (language: Language, key: string, text: string) => ({
    source: `data/pages/${id}.${language}.json`,
    key,
    text,
  });
  const title = { zh: `标题写明这一页是什么 ${id}`, en: `A title that says what this page is, ${id}` };
  const meta = (language: Language) => ({
    title: placed(language, 'title', title[language]),
    description: placed(language, 'description', language === 'zh' ? '描'.repeat(60) : 'd'.repeat(120)),
  });
  return {
    id,
    kind: 'article',
    isItem: false,
    meta: { zh: meta('zh'), en: meta('en') },
    main: { zh: [placed('zh', 'hero.lead', zh)], en: [placed('en', 'hero.lead', en)] },
    ...changes,
  };
};

test('the texts of the site, its files and its films have no findings', () => {
  expect(checkProse(content).map(describeIssue)).toEqual([]);
}, 60_000);

describe('a claimed figure (section 9)', () => {
  test.each<[Language, string, string]>([
    ['zh', '服务超过400家企业', 'customers'],
    ['en', 'over 400 customers', 'customers'],
    ['zh', '200 条流水线同时运行', 'pipelines'],
    ['en', 'Release time falls by 62 per cent', 'releaseTime'],
    ['zh', '单台 100 万并发', 'concurrency'],
    ['zh', '吞吐 10Gbps', 'throughput'],
    ['en', 'needs 30 MB of storage', 'edgeStorage'],
  ])('written by hand is found, %s: %s', (language, text, claim) => {
    expect(checkClaims(one(language, text), content.claims)).toContainEqual({
      source: 'data/a.json',
      key: 'k',
      message: expect.stringContaining(`{{claims.${claim}}}`),
    });
  });

  test.each<[string, Language, string, string, string]>([
    ['the reference', 'zh', '超过 {{claims.customers}} 家企业客户', 'data/a.json', 'k'],
    ['the same number of anything else', 'zh', '端口 400，返回 400 时重试', 'data/a.json', 'k'],
    ['the number in another sentence than its subject', 'zh', '限速 400。客户可以调整。', 'data/a.json', 'k'],
    ['another number of the subject', 'en', 'more than 4300 customers of the bank', 'data/a.json', 'k'],
    ['the figure with another unit', 'en', 'memory of 30 GB', 'data/a.json', 'k'],
    ['a customer’s own measured figure', 'zh', '家企业客户 400', 'data/items/case/a.json', 'figures.0.zh'],
  ])('is free to write: %s', (_, language, text, source, key) => {
    expect(checkClaims(one(language, text, source, key), content.claims)).toEqual([]);
  });
});

describe('likeness of pages', () => {
  const sentences = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => `第${from + at}句讲的是编号${(from + at) * 7919}的事情`).join('。');
  const english = (from: number, to: number) =>
    Array.from(
      { length: to - from },
      (_, at) => `Sentence ${from + at} speaks of matter ${(from + at) * 7919} and nothing else at all`,
    ).join('. ');

  test('a page that takes over half of another is named with it, a quarter is accepted', () => {
    const first = page('a', sentences(0, 20), english(0, 20));
    const found = checkSimilarity([first, page('b', sentences(10, 60), english(10, 60))]);
    expect(found.map(({ source, message }) => `${source} ${message}`)).toEqual([
      expect.stringMatching(/^data\/pages\/a\.zh\.json shares \d\d% of its text with data\/pages\/b\.zh\.json/),
      expect.stringMatching(/^data\/pages\/a\.en\.json shares \d\d% of its text with data\/pages\/b\.en\.json/),
    ]);
    expect(checkSimilarity([first, page('b', sentences(16, 40), english(16, 40))])).toEqual([]);
  });
});

describe('lengths', () => {
  test.each<[string, 'title' | 'description', Language, string]>([
    ['a short title', 'title', 'zh', '太短'],
    ['a long English title', 'title', 'en', 'A title that goes on and on until no list of results can show it whole'],
    ['a short description', 'description', 'zh', '一句话'],
    ['a long English description', 'description', 'en', 'd'.repeat(161)],
  ])('%s is found', (_, what, language, text) => {
    const long = page('a', '字', 'word');
    const changed = { ...long.meta[language], [what]: { ...long.meta[language][what], text } };
    expect(checkLengths([{ ...long, meta: { ...long.meta, [language]: changed } }])).toEqual([
      { source: `data/pages/a.${language}.json`, key: what, message: expect.stringContaining(what) },
    ]);
  });

  test('a product that says little names its file, in both languages', () => {
    const found = checkLengths([page('product/X', '字'.repeat(699), 'word '.repeat(449), { kind: 'product' })]);
    expect(found.map(({ message }) => message)).toEqual([
      expect.stringContaining('699 Chinese characters'),
      expect.stringContaining('449 words'),
    ]);
    expect(checkLengths([page('product/X', '字'.repeat(700), 'word '.repeat(450), { kind: 'product' })])).toEqual([]);
  });

  test('amounts are Chinese characters without what is Latin, and English words', () => {
    expect(amountOf('BCC 把发布、配置放进 1 个控制台。', 'zh')).toBe(11);
    expect(amountOf('It doesn’t need v1.28, does it?', 'en')).toBe(6);
  });
});

describe('typography', () => {
  test.each<[string, Language, string]>([
    ['no blank before Latin letters', 'zh', '运行Kubernetes 集群'],
    ['no blank after a digit', 'zh', '共 3个'],
    ['a half-width comma', 'zh', '快,而且稳'],
    ['a blank between characters', 'zh', '两个 词'],
    ['an exclamation mark', 'zh', '快来试试！'],
    ['a straight quotation mark', 'zh', '所谓"稳"'],
    ['an exclamation mark in English', 'en', 'Try it now!'],
    ['a straight apostrophe', 'en', "the cluster's own"],
    ['two blanks', 'en', 'two  blanks'],
    ['a full-width comma in English', 'en', 'fast，and safe'],
  ])('%s is found', (_, language, text) => {
    expect(checkTypography(one(language, text)).length).toBeGreaterThan(0);
  });

  test.each<[Language, string]>([
    ['zh', '运行 Kubernetes 1.28，共 3 个节点；占用 30%，由 {{vendor.name}} 维护。'],
    ['zh', '支持 Spring Cloud，Dubbo 与“团队-格式”两段的名字（含 5 年维保），比为 1:2。'],
    ['en', 'The cluster’s own “first” page: don’t panic; use `a != b`.'],
  ])('%s: %s is well set', (language, text) => {
    expect(checkTypography(one(language, text))).toEqual([]);
  });
});

test('the report counts every page and item once, the shortest and the most alike first', () => {
  const file = (bytes: number) => ({ digest: 'x', file: { extension: 'pdf' as const, bytes, pages: 3 } });
  const report = reportOn({ ...content, media: { 'report/a': { zh: file(1_500_000), en: file(500_000) } } });
  expect(report.total.pages).toBe(content.pages.size + Object.values(content.items).flat().length);
  expect(report.kinds.reduce((sum, kind) => sum + kind.zh, 0)).toBe(report.total.zh);
  const amounts = report.shortest.zh.map(({ amount }) => amount);
  expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
  const shares = report.alike.zh.map(({ share }) => share);
  expect(shares).toEqual([...shares].sort((a, b) => b - a));
  expect(report.media).toEqual([{ kind: 'report', files: 2, videos: 0, bytes: 2_000_000 }]);
  const tables = describeReport(report);
  expect(report.pages.filter(({ id }) => !tables.includes(id))).toEqual([]);
}, 60_000);
