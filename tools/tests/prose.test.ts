import { checkEnglish, englishFigures } from '../../src/build/content/check-english';
import type { ReadPage } from '../../src/build/content/texts';
import type { Language } from '../../src/config/languages';
import {
  checkClaims,
  checkLengths,
  checkListHeadings,
  checkSimilarity,
  checkTypography,
} from '../prose/check';

const place = (text: string, source = 'data/a.json', key = 'k') => ({ source, key, text });
const one = (language: Language, ...placed: Parameters<typeof place>) => ({
  all: { zh: [], en: [], [language]: [place(...placed)] },
});

/** A page whose main part is a text in each language. */
function page(id: string, zh: string, en: string, changes: Partial<ReadPage> = {}): ReadPage {
  const of = (language: Language, key: string, text: string) =>
    place(text, `data/pages/${id}.${language}.json`, key);
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

const claims = {
  customers: {
    value: { zh: '400+', en: '400+' },
    subject: { zh: ['企业', '客户'], en: ['customers'] },
  },
} as unknown as Parameters<typeof checkClaims>[1];

test.each<[number, string, Language, ...Parameters<typeof place>]>([
  [1, 'written by hand', 'zh', '服务超过400家企业'],
  [1, 'written by hand', 'en', 'over 400 customers'],
  [0, 'referred to', 'zh', '超过 {{claims.customers}} 家企业客户'],
  [0, 'of anything else', 'zh', '端口 400，返回 400 时重试'],
  [0, 'in another sentence than its subject', 'zh', '限速 400。客户可以调整。'],
  [0, 'that a customer measured', 'zh', '家企业客户 400', 'data/items/case/a.json', 'figures.0.zh'],
])('section 9: %i issues for a claimed figure %s, %s: %s', (count, _, language, ...placed) => {
  expect(checkClaims(one(language, ...placed), claims)).toHaveLength(count);
});

test('two pages that share half of the smaller one’s text are both named; a quarter is accepted', () => {
  const sentences = (from: number, to: number, make: (at: number) => string) =>
    Array.from({ length: to - from }, (_, at) => make(from + at)).join('. ');
  const zh = (at: number) => `第${at}句讲的是编号${at * 7919}的事情`;
  const en = (at: number) => `Sentence ${at} speaks of matter ${at * 7919} and nothing else at all`;
  const pageOf = (id: string, from: number, to: number) =>
    page(id, sentences(from, to, zh), sentences(from, to, en));
  const first = pageOf('a', 0, 20);
  expect(checkSimilarity([first, pageOf('b', 10, 60)])).toEqual(
    ['zh', 'en'].map((language) => ({
      source: `data/pages/a.${language}.json`,
      key: '',
      message: expect.stringMatching(
        new RegExp(`^shares \\d\\d% of its text with data/pages/b\\.${language}\\.json`),
      ),
    })),
  );
  expect(checkSimilarity([first, pageOf('b', 16, 40)])).toEqual([]);
});

test('titles, descriptions and product pages that are too short or too long are found', () => {
  const offer = page('product/X', '字'.repeat(699), 'word '.repeat(1101), { kind: 'product' });
  const title = place('太短', 'data/pages/product/X.zh.json', 'title');
  const found = checkLengths([
    { ...offer, meta: { ...offer.meta, zh: { ...offer.meta.zh, title } } },
  ]);
  expect(found.map(({ key, message }) => `${key}: ${message}`)).toEqual([
    'title: the title has 2 characters; 10 to 28 are wanted',
    ': the page has 699 Chinese characters; 700 to 1700 are wanted',
    ': the page has 1101 words; 450 to 1100 are wanted',
  ]);
  expect(checkLengths([page('a', '短', 'short')])).toEqual([]);
});

test.each<[boolean, Language, string]>([
  [false, 'zh', '运行Kubernetes 集群'],
  [false, 'zh', '快,而且稳'],
  [false, 'zh', '两个 词'],
  [false, 'zh', '所谓"稳"'],
  [false, 'en', 'Try it now!'],
  [false, 'en', "the cluster's own"],
  [false, 'en', 'fast，and safe'],
  [true, 'zh', '运行 Kubernetes 1.28，共 3 个节点；占用 30%，由 {{vendor.name}} 维护。'],
  [true, 'en', 'The cluster’s own “first” page: don’t panic; use `a != b`.'],
])('typography: %s for %s: %s', (isWellSet, language, text) => {
  expect(checkTypography(one(language, text)).length === 0).toBe(isWellSet);
});

describe('English that reads as translated', () => {
  const spoken = (text: string) => place(text, 'data/items/liveReview/a.json');
  const messages = (...texts: string[]) =>
    checkEnglish(texts.map((text) => place(text, 'data/pages/PrivacyPolicy.en.json'))).map(
      ({ message }) => message,
    );

  test('has fewer contractions than its kind of page wants', () => {
    const texts = [
      spoken('You don’t restart it. It’s one command.'),
      spoken('It is not lost, and it will not be.'),
    ];
    expect(englishFigures(texts)).toMatchObject([
      { kind: 'talks and films', contractions: 0.5, least: 0.6 },
    ]);
    expect(checkEnglish(texts).map(({ source }) => source)).toEqual(['English of talks and films']);
  });

  test('has semicolons and “, so”', () => {
    expect(messages('Nodes drain; pods move, so nothing stops.')).toHaveLength(2);
  });

  test('has long sentences', () => {
    expect(messages(`${'word '.repeat(31)}end.`)).toEqual([
      expect.stringMatching(/^32 words in a sentence, at most 30: /),
    ]);
    expect(messages(`${'word '.repeat(20)}end. ${'word '.repeat(20)}end.`)).toEqual([]);
  });
});

test('the sixth heading that lists three things after a colon is named, others aren’t', () => {
  const pages = Array.from({ length: 6 }, (_, at) =>
    page(`p${at}`, '平台：甲、乙与丙', 'Platform: one, two and three'),
  );
  const found = checkListHeadings([
    page('first', '平台：从甲到丙', 'Platform: from one to three'),
    ...pages,
  ]);
  expect(found.map(({ source }) => source)).toEqual([
    'data/pages/p5.zh.json',
    'data/pages/p5.en.json',
  ]);
});
