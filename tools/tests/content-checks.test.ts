import { checkContent } from '../../src/build/content/check';
import { checkClaims } from '../../src/build/content/checks/claims';
import { checkForms, checkTerms } from '../../src/build/content/checks/glossary';
import { amountOf, checkLengths, checkUnique } from '../../src/build/content/checks/lengths';
import { checkMarkers } from '../../src/build/content/checks/markers';
import { checkSimilarity, resemblances } from '../../src/build/content/checks/similarity';
import { checkTypography } from '../../src/build/content/checks/typography';
import { type ReadPage, textsOf } from '../../src/build/content/texts';
import type { Language } from '../../src/config/languages';
import { realContent } from '../../tests/support/real-site';

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
  const meta = (language: Language) => ({
    title: placed(
      language,
      'title',
      language === 'zh' ? `标题写明这一页是什么 ${id}` : `A title that says what this page is, ${id}`,
    ),
    description: placed(language, 'description', `${language === 'zh' ? '描'.repeat(60) : 'd'.repeat(120)} ${id}`),
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

describe('a claimed figure written by hand is found, however it is written', () => {
  test.each<[Language, string, string]>([
    ['zh', '服务 400 多家企业客户', 'customers'],
    ['zh', '服务超过400家企业', 'customers'],
    ['zh', '四百余家客户在用', 'customers'],
    ['en', 'over 400 customers', 'customers'],
    ['en', 'More than four hundred enterprises run it', 'customers'],
    ['zh', '覆盖 10 多个行业', 'industries'],
    ['zh', '落地十个行业', 'industries'],
    ['en', 'customers in ten industries', 'industries'],
    ['zh', '200 条流水线同时运行', 'pipelines'],
    ['en', '200 pipelines at once', 'pipelines'],
    ['zh', '发布时间缩短 62%', 'releaseTime'],
    ['zh', '发布时间缩短百分之六十二', 'releaseTime'],
    ['en', 'Release time falls by 62 per cent', 'releaseTime'],
    ['zh', '环境准备缩短 89%', 'environmentTime'],
    ['en', 'environments ready 89% sooner', 'environmentTime'],
    ['zh', '单台 100 万并发', 'concurrency'],
    ['zh', '一百万并发连接', 'concurrency'],
    ['en', 'one million concurrent connections', 'concurrency'],
    ['en', '1,000,000 connections', 'concurrency'],
    ['zh', '吞吐 10Gbps', 'throughput'],
    ['en', 'throughput of 10 Gb/s', 'throughput'],
    ['zh', '最小内存 30M，30 MB 内存即可', 'minimumMemory'],
    ['en', 'needs 30 MB of storage', 'edgeStorage'],
  ])('%s: %s', (language, text, claim) => {
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
    ['another number of the subject', 'en', 'more than 430 customers of the bank', 'data/a.json', 'k'],
    ['the figure with another unit', 'en', 'memory of 30 GB', 'data/a.json', 'k'],
    ['a customer’s own measured figure', 'zh', '家企业客户 400', 'data/items/case/a.json', 'figures.0.zh'],
    ['the claims themselves', 'zh', '400+ 企业客户', 'data/claims.json', 'customers.label.zh'],
  ])('free is %s', (_, language, text, source, key) => {
    expect(checkClaims(one(language, text, source, key), content.claims)).toEqual([]);
  });
});

describe('words of data/glossary.json', () => {
  test.each<[string, Language, string, string]>([
    ['a name that the site does not use', 'zh', '构件库里的镜像', '制品库'],
    ['a name that the site does not use, in English', 'en', 'our multicloud console', 'multi-cloud'],
    ['capitals that the term does not have', 'en', 'behind the API Gateway', 'API gateway'],
    ['a worn word', 'zh', '为企业赋能', '赋能'],
    ['a worn word in English', 'en', 'Seamlessly integrated', 'seamlessly'],
    ['an American spelling', 'en', 'virtualization of GPUs', 'virtualisation'],
  ])('%s is found', (_, language, text, message) => {
    expect(checkForms(one(language, text), content.glossary)).toEqual([
      { source: 'data/a.json', key: 'k', message: expect.stringContaining(message) },
    ]);
  });

  test.each<[string, Language, string]>([
    ['the term itself', 'en', 'behind the API gateway'],
    ['a word that a form is a part of', 'en', 'robustness is measured'],
    ['a form inside an identifier', 'en', 'the tag cost-center is set'],
  ])('%s is no fault', (_, language, text) => {
    expect(checkForms(one(language, text), content.glossary)).toEqual([]);
  });

  test('a term of a product’s head that English calls something else names the English file', () => {
    const zh = '服务网格的说明';
    expect(checkTerms([page('product/X', zh, 'A net of services', { kind: 'product' })], content.glossary)).toEqual([
      { source: 'data/pages/product/X.en.json', key: '', message: expect.stringContaining('service mesh') },
    ]);
    expect(checkTerms([page('product/X', zh, 'A service mesh', { kind: 'product' })], content.glossary)).toEqual([]);
  });

  test('no term is called by a form that another rules out', () => {
    const names = content.glossary.terms.flatMap(({ zh, en }) => [
      ...zh.map((text) => ({ source: 'zh', key: text, text })),
      ...en.map((text) => ({ source: 'en', key: text, text })),
    ]);
    const all = {
      zh: names.filter(({ source }) => source === 'zh'),
      en: names.filter(({ source }) => source === 'en'),
    };
    expect(checkForms({ all }, content.glossary)).toEqual([]);
  });
});

describe('likeness of pages', () => {
  const sentences = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => `第${from + at}句各不相同讲的是编号${(from + at) * 7919}的事情`).join(
      '。',
    );
  const english = (from: number, to: number) =>
    Array.from(
      { length: to - from },
      (_, at) => `Sentence ${from + at} speaks of matter ${(from + at) * 7919} and nothing else at all`,
    ).join('. ');

  test('a page that takes over half of another is named with it and their share', () => {
    const found = checkSimilarity([
      page('a', sentences(0, 20), english(0, 20)),
      page('b', sentences(10, 60), english(10, 60)),
    ]);
    expect(found).toHaveLength(2);
    for (const [index, language] of ['zh', 'en'].entries()) {
      expect(found[index]?.source).toBe(`data/pages/a.${language}.json`);
      expect(found[index]?.message).toMatch(
        new RegExp(`^shares (5|6)\\d% of its text with data/pages/b\\.${language}\\.json`),
      );
    }
  });

  test('a quarter is no fault', () => {
    expect(
      checkSimilarity([page('a', sentences(0, 20), english(0, 20)), page('b', sentences(16, 40), english(16, 40))]),
    ).toEqual([]);
  });

  test('the same text is wholly alike, whatever its punctuation and case', () => {
    const [found] = resemblances(
      [page('a', '同样的一句话，说了两遍。', 'x'), page('b', '同样的一句话 说了两遍', 'y')],
      'zh',
    );
    expect(found?.share).toBe(1);
    const [other] = resemblances(
      [page('a', 'x', 'The same, said Twice over there.'), page('b', 'y', 'the same said twice: over there')],
      'en',
    );
    expect(other?.share).toBe(1);
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
    expect(found.map(({ source, message }) => [source, message])).toEqual([
      ['data/pages/product/X.zh.json', expect.stringContaining('699 Chinese characters')],
      ['data/pages/product/X.en.json', expect.stringContaining('449 words')],
    ]);
    expect(checkLengths([page('product/X', '字'.repeat(700), 'word '.repeat(450), { kind: 'product' })])).toEqual([]);
  });

  test('amounts are Chinese characters without what is Latin, and English words', () => {
    expect(amountOf('BCC 把发布、配置放进 1 个控制台。', 'zh')).toBe(11);
    expect(amountOf('It doesn’t need v1.28, does it?', 'en')).toBe(6);
  });

  test('a title that two pages have names both', () => {
    const [a, b] = [page('a', 'x', 'y'), page('b', 'x', 'y')];
    const twin = {
      ...b,
      meta: { ...b.meta, zh: { ...b.meta.zh, title: { ...b.meta.zh.title, text: a.meta.zh.title.text } } },
    };
    expect(checkUnique([a, twin])).toEqual([
      { source: 'data/pages/b.zh.json', key: 'title', message: 'title is that of data/pages/a.zh.json too' },
    ]);
  });
});

describe('setting', () => {
  test.each<[string, Language, string]>([
    ['no blank before Latin letters', 'zh', '运行Kubernetes 集群'],
    ['no blank after a digit', 'zh', '共 3个'],
    ['a half-width comma', 'zh', '快,而且稳'],
    ['a blank between characters', 'zh', '两个 词'],
    ['a blank after a comma', 'zh', '快， 而且稳'],
    ['an exclamation mark', 'zh', '快来试试！'],
    ['a straight quotation mark', 'zh', '所谓"稳"'],
    ['an exclamation mark in English', 'en', 'Try it now!'],
    ['a straight apostrophe', 'en', "the cluster's own"],
    ['two blanks', 'en', 'two  blanks'],
    ['a full-width comma in English', 'en', 'fast，and safe'],
  ])('%s is found', (_, language, text) => {
    expect(checkTypography(one(language, text))).toHaveLength(1);
  });

  test.each<[Language, string]>([
    ['zh', '运行 Kubernetes 1.28，共 3 个节点；占用 30%，由 {{vendor.name}} 维护。'],
    ['zh', '由{{vendor.name}}交付（含 5 年维保），比为 1:2。'],
    ['en', 'The cluster’s own “first” page: don’t panic; use `a != b`.'],
  ])('%s: %s is well set', (language, text) => {
    expect(checkTypography(one(language, text))).toEqual([]);
  });
});

describe('what is still to be written', () => {
  test('is named with its hint', () => {
    expect(checkMarkers(one('en', '[to write] the h1, 4 to 9 words'))).toEqual([
      { source: 'data/a.json', key: 'k', message: 'still to be written: [to write] the h1, 4 to 9 words' },
    ]);
  });
});

describe('exceptions', () => {
  const broken = { ...content, pages: new Map(content.pages) };
  const home = content.pages.get('home');
  if (!home) throw new Error('no home page');
  broken.pages.set('home', {
    ...home,
    en: { ...home.en, hero: { ...home.en.hero, lead: `${home.en.hero.lead} Robust.` } },
  });
  const exception = { check: 'words', source: 'data/pages/home.en.json', key: 'hero', reason: 'a test' };
  const keysOf = (exceptions: (typeof exception)[]) =>
    checkContent({ ...broken, exceptions: [...content.exceptions, ...exceptions] }).map(
      ({ source, key }) => `${source} ${key}`,
    );

  test('silence the finding of one check below one key', () => {
    expect(keysOf([])).toContain('data/pages/home.en.json hero.lead');
    expect(keysOf([exception])).not.toContain('data/pages/home.en.json hero.lead');
    expect(keysOf([{ ...exception, check: 'figures' }])).toContain('data/pages/home.en.json hero.lead');
    expect(keysOf([{ ...exception, key: 'hero.le' }])).toContain('data/pages/home.en.json hero.lead');
  });

  test('that fit nothing are findings themselves', () => {
    expect(keysOf([{ ...exception, source: 'data/pages/nothing.en.json' }])).toContain('data/exceptions.json ');
  });
});

/** Seconds of the processor: other tests run beside this one. */
const effortOf = (work: () => void): number => {
  const started = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1e6;
};

test('all checks of all texts take at most 15 times as long as reading the words of all pages ten times', () => {
  const texts = JSON.stringify([...content.pages.values()]);
  // Measured in the same minute, because machines and what else they do differ: ten times through the words of every page.
  const reading = () =>
    effortOf(() => {
      for (let times = 0; times < 10; times += 1) texts.match(/\p{Script=Han}|[\w-]+/gu);
    });
  const before = reading();
  const checking = effortOf(() => checkContent(content));
  expect(checking / Math.max(before, reading())).toBeLessThan(15);
});

test('texts are taken from pages, items, files and films, labels, facts and consoles', () => {
  const sources = new Set(textsOf(content).pairs.map(({ en }) => en.source.split('/').slice(0, 2).join('/')));
  expect([...sources].sort()).toEqual(
    [
      'data/claims.json',
      'data/consoles',
      'data/items',
      'data/media',
      'data/pages',
      'data/tags.json',
      'data/ui',
      'data/vendor.json',
    ].sort(),
  );
});
