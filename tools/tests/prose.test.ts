import { checkEnglish, englishFigures } from '../../src/build/content/check-english';
import { amountOf, type ReadPage } from '../../src/build/content/texts';
import type { Language } from '../../src/config/languages';
import { checkClaims } from '../prose/claims';

import { reportHeadings } from '../prose/headings';
import { checkLengths } from '../prose/lengths';
import { checkSimilarity } from '../prose/similarity';
import { checkTypography } from '../prose/typography';

const place = (text: string, source = 'data/a.json', key = 'k') => ({ source, key, text });
const one = (language: Language, ...placed: Parameters<typeof place>) => ({
  all: { zh: [], en: [], [language]: [place(...placed)] },
});

/** A page whose main part is a text in each language. */
function page(id: string, zh: string, en: string, changes: Partial<ReadPage> = {}): ReadPage {
  const of = (language: Language, key: string, text: string) => place(text, `data/pages/${id}.${language}.json`, key);
  const meta = (language: Language, title: string, description: string) => ({
    title: of(language, 'title', title),
    description: of(language, 'description', description),
  });
  return {
    id,
    kind: 'article',
    isItem: false,
    meta: {
      zh: meta('zh', '标题写明这一页是什么内容', '描'.repeat(60)),
      en: meta('en', 'A title that says what this page is', 'd'.repeat(120)),
    },
    main: { zh: [of('zh', 'hero.heading', zh)], en: [of('en', 'hero.heading', en)] },
    ...changes,
  };
}

describe('a claimed figure (section 9)', () => {
  const claims = {
    customers: { value: { zh: '400+', en: '400+' }, subject: { zh: ['企业', '客户'], en: ['customers'] } },
    releaseTime: { value: { zh: '62%', en: '62%' }, subject: { zh: ['发布'], en: ['release time'] } },
    throughput: { value: { zh: '10 Gbps', en: '10 Gbps' }, subject: { zh: ['吞吐'], en: ['throughput'] } },
  } as unknown as Parameters<typeof checkClaims>[1];

  test.each<[Language, string, string]>([
    ['zh', '服务超过400家企业', 'customers'],
    ['en', 'over 400 customers', 'customers'],
    ['en', 'Release time falls by 62 per cent', 'releaseTime'],
    ['zh', '吞吐 10Gbps', 'throughput'],
  ])('written by hand is found, %s: %s', (language, text, claim) => {
    const [found] = checkClaims(one(language, text), claims);
    expect(found?.message).toContain(`{{claims.${claim}}}`);
  });

  test.each<[string, Language, ...Parameters<typeof place>]>([
    ['the reference', 'zh', '超过 {{claims.customers}} 家企业客户'],
    ['the same number of anything else', 'zh', '端口 400，返回 400 时重试'],
    ['the number in another sentence than its subject', 'zh', '限速 400。客户可以调整。'],
    ['another number of the subject', 'en', 'more than 4300 customers of the bank'],
    ['a customer’s own measured figure', 'zh', '家企业客户 400', 'data/items/case/a.json', 'figures.0.zh'],
  ])('is free to write: %s', (_, language, ...placed) => {
    expect(checkClaims(one(language, ...placed), claims)).toEqual([]);
  });
});

test('of two pages that share half of the smaller one’s text both are named, a quarter is accepted', () => {
  const sentences = (from: number, to: number, make: (at: number) => string) =>
    Array.from({ length: to - from }, (_, at) => make(from + at)).join('. ');
  const zh = (at: number) => `第${at}句讲的是编号${at * 7919}的事情`;
  const en = (at: number) => `Sentence ${at} speaks of matter ${at * 7919} and nothing else at all`;
  const pageOf = (id: string, from: number, to: number) => page(id, sentences(from, to, zh), sentences(from, to, en));
  const first = pageOf('a', 0, 20);
  expect(checkSimilarity([first, pageOf('b', 10, 60)])).toEqual(
    ['zh', 'en'].map((language) => ({
      source: `data/pages/a.${language}.json`,
      key: '',
      message: expect.stringMatching(new RegExp(`^shares \\d\\d% of its text with data/pages/b\\.${language}\\.json`)),
    })),
  );
  expect(checkSimilarity([first, pageOf('b', 16, 40)])).toEqual([]);
});

test('titles, descriptions and pages of products have least and greatest lengths, which name their file', () => {
  const offer = page('product/X', '字'.repeat(699), 'word '.repeat(1101), { kind: 'product' });
  const title = place('太短', 'data/pages/product/X.zh.json', 'title');
  const found = checkLengths([{ ...offer, meta: { ...offer.meta, zh: { ...offer.meta.zh, title } } }]);
  expect(found.map(({ key, message }) => `${key}: ${message}`)).toEqual([
    'title: the title has 2 characters; 10 to 28 are wanted',
    ': the page has 699 Chinese characters; 700 to 1700 are wanted',
    ': the page has 1101 words; 450 to 1100 are wanted',
  ]);
  expect(checkLengths([page('a', '短', 'short')])).toEqual([]);
  expect([amountOf('BCC 把发布放进 1 个控制台。', 'zh'), amountOf('It doesn’t need v1.28, does it?', 'en')]).toEqual([
    9, 6,
  ]);
});

test.each<[string, Language, string]>([
  ['no blank before Latin letters', 'zh', '运行Kubernetes 集群'],
  ['a half-width comma', 'zh', '快,而且稳'],
  ['a blank between characters', 'zh', '两个 词'],
  ['a straight quotation mark', 'zh', '所谓"稳"'],
  ['an exclamation mark in English', 'en', 'Try it now!'],
  ['a straight apostrophe', 'en', "the cluster's own"],
  ['a full-width comma in English', 'en', 'fast，and safe'],
])('typography: %s is found', (_, language, text) => {
  expect(checkTypography(one(language, text)).length).toBeGreaterThan(0);
});

test.each<[Language, string]>([
  ['zh', '运行 Kubernetes 1.28，共 3 个节点；占用 30%，由 {{vendor.name}} 维护。'],
  ['en', 'The cluster’s own “first” page: don’t panic; use `a != b`.'],
])('typography: %s, %s is well set', (language, text) => {
  expect(checkTypography(one(language, text))).toEqual([]);
});

describe('English that reads as translated', () => {
  const spoken = (text: string) => place(text, 'data/items/liveReview/a.json');
  const messages = (...texts: string[]) =>
    checkEnglish(texts.map((text) => place(text, 'data/pages/PrivacyPolicy.en.json'))).map(({ message }) => message);

  test('has fewer contractions than its kind of page wants', () => {
    const texts = [spoken('You don’t restart it. It’s one command.'), spoken('It is not lost, and it will not be.')];
    expect(englishFigures(texts)).toMatchObject([{ kind: 'talks and films', contractions: 0.5, least: 0.6 }]);
    expect(checkEnglish(texts).map(({ source }) => source)).toEqual(['English of talks and films']);
  });

  test('has semicolons and “, so”', () => {
    expect(messages('Nodes drain; pods move, so nothing stops.')).toEqual([
      expect.stringMatching(/^[\d.]+ semicolons per 1,000 words; at most 2$/),
      expect.stringMatching(/^[\d.]+ “, so” per 1,000 words; at most 1$/),
    ]);
  });

  test('has long sentences', () => {
    expect(messages(`${'word '.repeat(31)}end.`)).toEqual([
      expect.stringMatching(/^32 words in a sentence, at most 30: /),
    ]);
    expect(messages(`${'word '.repeat(20)}end. ${'word '.repeat(20)}end.`)).toEqual([]);
  });
});

test('headings that do not say what they are about are listed', () => {
  const offers = [page('product/X', '一条走过的路', 'A road already travelled', { kind: 'product' })];
  const glossary = { terms: [] } as unknown as Parameters<typeof reportHeadings>[1];
  const reports = Object.keys(reportHeadings(offers, glossary)).filter((title) => title.includes('headings'));
  expect(reports).toEqual([
    'zh: 1 of 1 headings without a term or label',
    'en: 1 of 1 headings without a term or label',
  ]);
});
