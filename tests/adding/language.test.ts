import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { follow, stepsOf } from '../support/guide';
import { copyOfProject } from '../support/project-copy';
import { realAnswer } from '../support/real-site';
import { root } from '../support/root';

/* The section “A language” of docs/adding.md, followed with Japanese: home, a product, a solution, the forms and the interface. */

const fixtures = join(root, 'tests/fixtures/japanese');
const texts = (file: string): string => readFileSync(join(fixtures, file), 'utf8');
/** Not a language of the project, whose types know only its own. */
const japanese = 'ja' as 'en';

/** An English dictionary with Japanese texts: a text that was added since stays English until somebody translates it. */
const translated = (english: object, own: object): object =>
  Object.fromEntries(
    Object.entries(english).map(([key, value]: [string, object | string]) => {
      const text: object | string | undefined = Reflect.get(own, key);
      const isGroup = typeof value === 'object' && !Array.isArray(value);
      return [key, isGroup && typeof text === 'object' ? translated(value, text) : (text ?? value)];
    }),
  );

/** Adds Japanese texts next to the Chinese and the English ones. */
const withJapanese = (facts: object, own: object): object => ({
  ...facts,
  ...Object.fromEntries(
    Object.entries(own).map(([key, value]: [string, object | string]) => {
      const known: object = Reflect.get(facts, key);
      return [
        key,
        typeof value === 'string' ? { ...known, ja: value } : withJapanese(known, value),
      ];
    }),
  ),
});

let copy: ReturnType<typeof copyOfProject>;
const load = <T extends object>(file: string): T => jest.requireActual<T>(join(copy.root, file));

beforeAll(() => {
  copy = copyOfProject('src', 'data', 'tsconfig.json');
  cpSync(join(root, 'mock-api'), join(copy.root, 'mock-api'), {
    recursive: true,
    filter: (path) => !/\/(upload|tests)$/.test(path),
  });
  copy.link('node_modules');
  follow(copy, stepsOf('A language'));
  cpSync(join(root, 'data/ui/en'), join(copy.root, 'data/ui/ja'), { recursive: true });
  for (const file of readdirSync(join(fixtures, 'ui')))
    copy.edit<object>(`data/ui/ja/${file}`, (english) =>
      translated(english, JSON.parse(texts(`ui/${file}`)) as object),
    );
  for (const page of readdirSync(join(fixtures, 'pages'), { recursive: true, encoding: 'utf8' }))
    if (page.endsWith('.json'))
      copy.write(`data/pages/${page.replace('.json', '.ja.json')}`, texts(`pages/${page}`));
  for (const [file, own] of Object.entries(
    JSON.parse(texts('facts.json')) as Record<string, object>,
  ))
    copy.edit<object>(file, (facts) => withJapanese(facts, own));
});
afterAll(() => copy.remove());

const madeIn = () => {
  const { checkData } = load<typeof import('../../src/build/content/check')>(
    'src/build/content/check.ts',
  );
  const { buildPages } =
    load<typeof import('../../src/build/view/pages')>('src/build/view/pages.ts');
  const { content, errors, warnings } = checkData(copy.root);
  if (!content) throw new Error(`The data of the copy cannot be read: ${JSON.stringify(errors)}`);
  const pages = buildPages(content, realAnswer('topMenu'));
  return {
    content,
    errors,
    warnings,
    pages,
    page: (path: string) => pages.find((one) => one.path === path),
  };
};

test('compiles without another change of the code', () => {
  copy.write('src/styles.d.ts', "declare module '*.module.css';");
  copy.edit<object>('tsconfig.json', (config) => ({
    ...config,
    include: ['src', 'mock-api'],
    files: undefined,
    compilerOptions: {
      ...(config as { compilerOptions: object }).compilerOptions,
      incremental: false,
    },
  }));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '--noEmit', '-p', copy.root], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([0, '']);
}, 300_000);

describe('untranslated: english', () => {
  let made: ReturnType<typeof madeIn>;
  beforeAll(() => {
    made = madeIn();
  });

  test('passes the check of the content', () => {
    const ofJapanese = made.warnings.filter(({ source, key }) => /\bja\b/.test(`${source} ${key}`));
    // The fixtures may be behind their pages, as translations are.
    expect([made.errors, ofJapanese.filter(({ message }) => !message.includes('Chinese'))]).toEqual(
      [[], []],
    );
  });

  test('what is translated is a page of its own, linked with the others', () => {
    for (const path of ['/ja', '/ja/product/FoGit', '/ja/solution/Industry', '/ja/consult']) {
      const page = made.page(path);
      expect(page).toMatchObject({ language: 'ja', lang: null, meta: { noindex: false } });
      expect(page?.meta.canonical).toMatch(new RegExp(`${path}$`));
      const others = page?.meta.alternates.map(({ language }) => language);
      expect(others?.filter((language) => language !== 'en')).toEqual(['zh-CN', 'ja', 'x-default']);
    }
    expect(made.page('/ja/product/FoGit')?.view.hero.heading).toMatch(/レプリカ/);
  });

  test('what is not is English with lang, leads on in Japanese, and is not indexed', () => {
    const page = made.page('/ja/product/BCC');
    const english = made.page('/en/product/BCC');
    expect(page).toMatchObject({
      language: 'ja',
      lang: 'en',
      meta: { noindex: true, alternates: [] },
    });
    expect(page?.view.hero.heading).toBe(english?.view.hero.heading);
    expect(page?.view.consult).toMatch(/^\/ja\/consult/);
    expect(JSON.stringify(made.page('/ja/dataProcessing')?.view)).toContain(
      '"/en/dataProcessing.md"',
    );
    expect(english?.meta.alternates.map(({ language }) => language)).toEqual([
      'zh-CN',
      'en',
      'x-default',
    ]);
    expect(made.pages.filter(({ language }) => language === japanese)).toHaveLength(
      made.pages.filter(({ language }) => language === 'en').length,
    );
  });

  test('menus name translated pages in Japanese, and the others visibly in English', () => {
    const { headerMenu } = load<typeof import('../../src/navigation/header')>(
      'src/navigation/header.ts',
    );
    const { englishRules } =
      load<typeof import('../../src/build/view/site')>('src/build/view/site.ts');
    const { groups } = headerMenu(
      realAnswer('topMenu'),
      japanese,
      englishRules(made.content, () => true),
      () => undefined,
    );
    const links = groups.flatMap(({ categories }) =>
      categories.flatMap((category) => category.links),
    );
    const linkTo = (href: string) => links.find((link) => link.href === href);
    expect(linkTo('/ja/product/FoGit')).toMatchObject({
      title: 'FoGitコードホスティング',
      lang: null,
    });
    expect(linkTo('/ja/product/BCC')).toMatchObject({ lang: 'en' });
  });

  test('sitemaps and feeds follow', () => {
    const { listingsOf } = load<typeof import('../../src/build/listings')>('src/build/listings.ts');
    const listings = listingsOf(made.pages, made.content.vendor.siteUrl);
    expect(listings.get('/sitemap.xml')).toContain('/sitemap-ja.xml');
    expect(listings.get('/sitemap-ja.xml')?.match(/<loc>[^<]*\/ja[^<]*<\/loc>/g)).toHaveLength(4);
    expect(listings.get('/ja/news/rss.xml')).toContain('<language>ja</language>');
  });

  test('the search splits Japanese by its own rule', () => {
    const { indexFiles } = load<typeof import('../../src/search/build')>('src/search/build.ts');
    const { createSearcher } =
      load<typeof import('../../src/search/searcher')>('src/search/searcher.ts');
    const files = indexFiles(made.pages, made.content.search, made.content);
    const file = (name: string): unknown => JSON.parse(files.get(name) ?? 'null');
    const searcher = createSearcher(file('ja.json'), japanese);
    searcher.addHeadings(file(searcher.files.headings));
    searcher.addTexts(file(searcher.files.texts));
    const first = (query: string) =>
      searcher.search(query).results[0]?.show().href.replace(/#.*/, '');
    expect(['マージキュー', 'レビュー', '産業インターネット', '相談'].map(first)).toEqual([
      '/ja/product/FoGit',
      '/ja/product/FoGit',
      '/ja/solution/Industry',
      '/ja/consult',
    ]);
  });

  test('addresses, the error page and the API’s languagetype follow', () => {
    const { notFoundAddress, splitLanguage, switchLanguage } =
      load<typeof import('../../src/routes/href')>('src/routes/href.ts');
    const { parseLanguage } =
      load<typeof import('../../src/config/languages')>('src/config/languages.ts');
    const { renderRedirects } =
      load<typeof import('../../src/build/hosting')>('src/build/hosting.ts');
    expect(parseLanguage('ja')).toBe('ja');
    expect(splitLanguage('/ja/case')).toEqual({ language: 'ja', path: '/case' });
    expect(switchLanguage('/en/case?filter=a#b', japanese)).toBe('/ja/case?filter=a#b');
    expect(notFoundAddress('/ja/none', japanese)).toMatch(/^\/ja\/notFond\?from=/);
    expect(renderRedirects()).toMatch(/^\/ja\/\* \/ja\/404\.html 404$/m);
    expect(renderRedirects()).toMatch(/^\/ja\/resource \/ja\/report 301$/m);
  });
});

test('untranslated: omitted leaves out items and documents, and whatever leads to them', () => {
  const file = 'src/config/languages.ts';
  copy.write(
    file,
    readFileSync(join(copy.root, file), 'utf8').replace(
      "untranslated: 'english'",
      "untranslated: 'omitted'",
    ),
  );
  jest.resetModules();
  const { pages, page } = madeIn();
  expect(page('/ja/case/zhuyuan-heavy')).toBeUndefined();
  expect(page('/ja/product/BCC')).toMatchObject({ lang: 'en' });
  expect(page('/en/case/zhuyuan-heavy')).toMatchObject({ languages: ['zh', 'en'] });
  const views = JSON.stringify(
    pages.filter(({ language }) => language === japanese).map(({ view }) => view),
  );
  expect(views).not.toContain('"/ja/case/');
  expect(views).not.toContain('"/ja/docs/');
});
