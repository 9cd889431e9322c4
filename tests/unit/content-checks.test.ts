import { checkMenu } from '../../mock-api/menu-facts';
import { checkContent, checkUnique, type Finding } from '../../src/build/content/check';
import { checkForms, checkTerms } from '../../src/build/content/check-words';
import type { ReadPage } from '../../src/build/content/texts';
import type { Language } from '../../src/config/languages';
import { vendorSlug } from '../../src/config/vendor';
import { realAnswer, realContent } from '../support/real-site';

const content = realContent();
const one = (language: Language, text: string) => ({
  all: { zh: [], en: [], [language]: [{ source: 'data/a.json', key: 'k', text }] },
});

/** A page whose main part is a text in each language. */
const page = (id: string, zh: string, en: string, kind = 'article'): ReadPage => {
  const placed = (language: Language, key: string, text: string) => ({
    source: `data/pages/${id}.${language}.json`,
    key,
    text,
  });
  const meta = (language: Language) => ({
    title: placed(language, 'title', `title ${language}`),
    description: placed(language, 'description', `description of ${id} in ${language}`),
  });
  return {
    id,
    kind,
    isItem: false,
    meta: { zh: meta('zh'), en: meta('en') },
    main: { zh: [placed('zh', 'hero.lead', zh)], en: [placed('en', 'hero.lead', en)] },
  };
};

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
    ['a word that contains a form', 'en', 'robustness is measured'],
    ['a form inside an identifier', 'en', 'the tag cost-center is set'],
  ])('%s is accepted', (_, language, text) => {
    expect(checkForms(one(language, text), content.glossary)).toEqual([]);
  });

  test('a term of a product’s head that English calls something else names the English file', () => {
    const zh = '服务网格的说明';
    expect(checkTerms([page('product/X', zh, 'A net of services', 'product')], content.glossary)).toEqual([
      { source: 'data/pages/product/X.en.json', key: '', message: expect.stringContaining('service mesh') },
    ]);
    expect(checkTerms([page('product/X', zh, 'A service mesh', 'product')], content.glossary)).toEqual([]);
  });
});

describe('the mock’s menu against the facts', () => {
  const menu = realAnswer('topMenu');
  const changed = (link: string, change: object) =>
    Object.fromEntries(
      Object.entries(menu).map(([group, entries]) => [
        group,
        entries.map((entry) => (entry.header_link === link ? { ...entry, ...change } : entry)),
      ]),
    );

  test('agrees with them', () => {
    expect(checkMenu(content, menu)).toEqual([]);
  });

  test.each<[string, string, object, string]>([
    ['a count of products', '/ContainerFamily', { header_subtitle: '选型一览：六款产品如何配合' }, 'has 8 products'],
    [
      'a figure',
      `/product/${vendorSlug}Container`,
      { header_subtitle: '80 个节点以内' },
      'data/products/VendorContainer.json',
    ],
    ['another name', '/product/BCC', { header_title: '集群面板' }, 'data/products/BCC.json'],
    ['another description', '/product/BKO', { description: '升级编排' }, 'data/pages/product/BKO.zh.json'],
  ])('%s that contradicts them names both places', (_, link, change, other) => {
    const found = checkMenu(content, changed(link, change)).filter(({ message }) => message.includes(other));
    expect(found.map(({ source }) => source)).toContain('mock-api/seeds/topMenu.json');
  });
});

test('a title that two pages have names both', () => {
  const [a, b] = [page('a', 'x', 'y'), page('b', 'x', 'y')];
  expect(checkUnique([a, b])).toEqual(
    (['zh', 'en'] as const).map((language) => ({
      source: `data/pages/b.${language}.json`,
      key: 'title',
      message: `title is also that of data/pages/a.${language}.json`,
    })),
  );
});

describe('exceptions', () => {
  const home = content.pages.get('home');
  if (!home) throw new Error('no home page');
  const en = { ...home.en, hero: { ...home.en.hero, lead: `${home.en.hero.lead} Robust.` } };
  const broken = { ...content, pages: new Map([...content.pages, ['home', { ...home, en }]]) };
  const exception = {
    check: 'words' as Finding['check'],
    source: 'data/pages/home.en.json',
    key: 'hero',
    reason: 'a test',
  };
  const keysOf = (...exceptions: (typeof exception)[]) =>
    checkContent({ ...broken, exceptions: [...content.exceptions, ...exceptions] }).map(
      ({ source, key }) => `${source} ${key}`,
    );

  test('silence the finding of one check below one key', () => {
    expect(keysOf()).toContain('data/pages/home.en.json hero.lead');
    expect(keysOf(exception)).not.toContain('data/pages/home.en.json hero.lead');
    expect(keysOf({ ...exception, check: 'terms' })).toContain('data/pages/home.en.json hero.lead');
    expect(keysOf({ ...exception, key: 'hero.le' })).toContain('data/pages/home.en.json hero.lead');
  });

  test('that fit nothing are findings themselves', () => {
    expect(keysOf({ ...exception, source: 'data/pages/nothing.en.json' })).toContain('data/exceptions.json ');
  });
});
