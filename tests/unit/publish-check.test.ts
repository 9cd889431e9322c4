import { checkSite, describeFindings } from '../../src/build/publish-check/check';
import { createPageReader } from '../../src/build/publish-check/page-facts';
import { type CheckedSite, readPages } from '../../src/build/publish-check/site';
import { renderSitemap } from '../../src/build/sitemap';
import { type Language, languages, languageTags } from '../../src/config/languages';
import { inLanguage } from '../../src/routes/href';
import { builtPath } from '../../src/routes/lookup';
import { manifest } from '../../src/routes/manifest';

const siteUrl = 'https://www.skyraft.example';
const title = (part: string, language: Language) => `${part} ${language}`;
const navigation = (language: Language) => ({
  header: [{ title: title('cases', language), href: inLanguage('/case', language) }],
  footer: [{ title: title('news', language), href: inLanguage('/news', language) }],
});
const hidden = ['/en/product/FoGit'];

const slice = (name: string, html: string) =>
  `<!-- slice-start id="${name}-1" -->${html}<!-- slice-end id="${name}-1" -->`;
const menu = (links: { title: string; href: string }[]) =>
  links.map((link) => `<a href="${link.href}"><b>${link.title}</b></a>`).join('');

/** The indexed pages of this small site; the others are not indexed. */
const indexed = ['/', '/case'];

/** A page as the build writes it, with its shell. */
function page(path: string, language: Language): string {
  const isBare = ['/PrivacyPolicy', '/partner/login', '/notFond', '/partnerLogin', '/404.html'].includes(path);
  const isIndexed = indexed.includes(path);
  const alternates = languages.map(
    (other) => `<link rel="alternate" hrefLang="${languageTags[other]}" href="${siteUrl}${inLanguage(path, other)}"/>`,
  );
  const head = isIndexed
    ? `<link rel="canonical" href="${siteUrl}${inLanguage(path, language)}"/>${alternates.join('')}`
    : '<meta name="robots" content="noindex"/>';
  const chrome = (part: 'header' | 'footer') =>
    isBare ? '' : slice(`${part}-${language}`, `<${part} id="${part}">${menu(navigation(language)[part])}</${part}>`);
  return [
    `<!DOCTYPE html><html lang="${languageTags[language]}"><head><title>${path} ${language}</title>`,
    `<meta name="description" content="What ${path} says"/>${head}<style>a{color:red}</style></head>`,
    `<body>${chrome('header')}<main id="content"><h1>${path}</h1><a href="#content">up</a>`,
    `<a href="${inLanguage(path, language === 'zh' ? 'en' : 'zh')}" hrefLang="x">switch</a></main>${chrome('footer')}</body></html>`,
  ].join('');
}

/** Every page of a whole site by its file. */
function wholeSite(): Map<string, string> {
  const files = new Map<string, string>();
  for (const language of languages) {
    for (const route of manifest)
      if (route.template !== 'redirect')
        files.set(
          `${inLanguage(builtPath(route), language)}/index.html`.replace(/^\/+/, ''),
          page(route.path, language),
        );
    files.set(inLanguage('/404.html', language).slice(1), page('/404.html', language));
  }
  return files;
}

const sitemap = () =>
  renderSitemap(
    languages.flatMap((language) =>
      indexed.map((path) => ({
        noindex: false,
        canonical: siteUrl + inLanguage(path, language),
        alternates: languages.map((other) => ({
          language: languageTags[other],
          href: siteUrl + inLanguage(path, other),
        })),
        published: null,
      })),
    ) as Parameters<typeof renderSitemap>[0],
  );

async function check(files: Map<string, string>, change: Partial<CheckedSite> = {}): Promise<string[]> {
  const site: CheckedSite = {
    siteUrl,
    hidden,
    navigation: { zh: navigation('zh'), en: navigation('en') },
    files: new Set(files.keys()),
    pages: await readPages(files.keys(), (file) => files.get(file) ?? ''),
    sitemap: sitemap(),
    isElsewhere: (path) => path.startsWith('/upload/'),
    ...change,
  };
  return describeFindings(checkSite(site));
}

/** The findings after one page has been changed. */
function checkWith(file: string, change: (html: string) => string): Promise<string[]> {
  const files = wholeSite();
  const html = files.get(file);
  if (html === undefined) throw new Error(`no page ${file}`);
  files.set(file, change(html));
  return check(files);
}
const inMain = (html: string) => (whole: string) => whole.replace('</main>', `${html}</main>`);

describe('before a site is published', () => {
  test('nothing speaks against one in order', async () => {
    expect(await check(wholeSite())).toEqual([]);
  });

  test('every route must be there in both languages', async () => {
    const files = wholeSite();
    files.delete('en/joinus/index.html');
    expect(await check(files)).toContain('/en/joinus: is missing');
  });

  const cases: [string, (html: string) => string, string][] = [
    ['has a title', (html) => html.replace(/<title>.*?<\/title>/, ''), '/case: has no title'],
    ['has a description', (html) => html.replace(/<meta name="description".*?>/, ''), '/case: has no description'],
    ['has a heading', (html) => html.replace(/<h1>.*?<\/h1>/, ''), '/case: has 0 headings of the first level, not one'],
    [
      'has but one heading of the first level',
      inMain('<h1>Again</h1>'),
      '/case: has 2 headings of the first level, not one',
    ],
    [
      'says which language it is in',
      (html) => html.replace('lang="zh-CN"', 'lang="en"'),
      '/case: says that its language is “en”',
    ],
    ['holds no null character', inMain('\0'), '/case: has a null character'],
    [
      'holds no reference that nothing has replaced',
      inMain('{{claims.customers}}'),
      '/case: has the reference {{claims.customers}}, which nothing has replaced',
    ],
    [
      'has its header',
      (html) => html.replace(/<!-- slice-start id="header-zh-1".*?<!-- slice-end id="header-zh-1" -->/, ''),
      '/case: has no header of its language',
    ],
    ['has its footer', (html) => html.replaceAll('footer-zh', 'footer-en'), '/case: has no footer of its language'],
    ['links to pages that are there', inMain('<a href="/nowhere">x</a>'), '/case: leads to /nowhere, which is nothing'],
    [
      'links to pages by the case of their names',
      inMain('<a href="/Case">x</a>'),
      '/case: leads to /Case, which is nothing',
    ],
    [
      'links to pages without a slash at the end',
      inMain('<a href="/case/">x</a>'),
      '/case: leads to /case/, which is nothing',
    ],
    [
      'links to elements that are there',
      inMain('<a href="/news#top">x</a>'),
      '/case: leads to /news#top, but /news has no element “top”',
    ],
    [
      'links to elements of its own',
      inMain('<a href="#nowhere">x</a>'),
      '/case: leads to #nowhere, but /case has no element “nowhere”',
    ],
    [
      'has its pictures',
      inMain('<img src="/static/none.png" alt=""/>'),
      '/case: leads to /static/none.png, which is nothing',
    ],
    [
      'has all sizes of its pictures',
      inMain('<img srcSet="/a.webp 1x, /b.webp 2x" alt=""/>'),
      '/case: leads to /a.webp, which is nothing',
    ],
    ['has its scripts', inMain('<script src="/app-0.js"></script>'), '/case: leads to /app-0.js, which is nothing'],
    [
      'has its deferred scripts',
      inMain('<script type="text/plain" data-src="/app-1.js"></script>'),
      '/case: leads to /app-1.js, which is nothing',
    ],
    [
      'has its icons',
      (html) => html.replace('</head>', '<link rel="icon" href="/none.svg"/></head>'),
      '/case: leads to /none.svg, which is nothing',
    ],
    [
      'does not lead to another language',
      inMain('<a href="/en/news">x</a>'),
      '/case: links to /en/news, a page of another language',
    ],
    [
      'says where it stands in the index',
      (html) => html.replace(/<link rel="canonical".*?>/, ''),
      '/case: has no canonical address and is not left out of the index',
    ],
  ];
  test.each(cases)('every page %s', async (_, change, expected) => {
    expect(await checkWith('case/index.html', change)).toContain(expected);
  });

  test.each([
    ['a file of the API’s host', '/upload/a.pdf'],
    ['another site', 'https://elsewhere.example/x'],
    ['a telephone', 'tel:+8610'],
    ['a redirect', '/resource'],
    ['a page with a query', '/news/detail?id=3'],
    ['a text fragment', '/news#:~:text=x'],
  ])('a link to %s is in order', async (_, href) => {
    expect(await checkWith('case/index.html', inMain(`<a href="${href}">x</a>`))).toEqual([]);
  });

  test('a page that English hides is not linked to, but by the language switch', async () => {
    expect(await checkWith('en/case/index.html', inMain('<a href="/en/product/FoGit">x</a>'))).toEqual([
      '/en/case: links to /en/product/FoGit, which English hides',
    ]);
    expect(await checkWith('en/case/index.html', inMain('<a href="/en/product/FoGit" hreflang="en">x</a>'))).toEqual(
      [],
    );
  });

  test('a page that was put together from an older header is found', async () => {
    expect(await checkWith('news/index.html', (html) => html.replace('cases zh', 'cases of yesterday'))).toEqual([
      expect.stringMatching(/^\/news: has another header than /),
    ]);
  });

  test('every entry of the menu is shown under its title', async () => {
    const files = wholeSite();
    for (const [file, html] of files) files.set(file, html.replaceAll('news en', 'journal'));
    expect(await check(files)).toEqual([expect.stringContaining('the footer does not show “news en” (/en/news)')]);
  });

  test('a menu without entries is not published', async () => {
    const empty = { header: [], footer: navigation('zh').footer };
    expect(await check(wholeSite(), { navigation: { zh: empty, en: navigation('en') } })).toContain(
      '/: the menu of the header is empty',
    );
  });

  test.each<[string, (xml: string) => string, string]>([
    [
      'lists every indexed page',
      (xml) => xml.replace(/<url><loc>[^<]*\/en\/case<.*?<\/url>\n/, ''),
      `/en/case: ${siteUrl}/en/case is not in the sitemap`,
    ],
    [
      'lists no other page',
      (xml) => xml.replaceAll(`<loc>${siteUrl}/case<`, `<loc>${siteUrl}/news<`),
      `sitemap.xml: lists ${siteUrl}/news, which is no indexed page`,
    ],
    ['lists something', () => '', 'sitemap.xml: lists no page'],
  ])('the sitemap %s', async (_, change, expected) => {
    expect(await check(wholeSite(), { sitemap: change(sitemap()) })).toContain(expected);
  });

  test('alternates name each other, and the sitemap names the same', async () => {
    const findings = await checkWith('case/index.html', (html) =>
      html.replaceAll(/<link rel="alternate"[^>]*hrefLang="en[^>]*>/g, ''),
    );
    expect(findings).toEqual([
      expect.stringMatching(/^\/case: names the alternates .*, the sitemap /),
      `/en/case: names the alternate ${siteUrl}/case, which does not name it`,
    ]);
  });

  test('many findings are cut short', async () => {
    const files = wholeSite();
    for (const [file, html] of files) files.set(file, html.replace(/<title>.*?<\/title>/, ''));
    const findings = await check(files);
    expect(findings).toHaveLength(41);
    expect(findings.at(-1)).toMatch(/^… and \d+ more$/);
  });
});

test('what stands in scripts, styles and comments is no part of a page', () => {
  const { own } = createPageReader()(
    '<head><title>a</title></head><script>"<a href=\\"/x\\">"</script><!-- <a href="/y"> --><style>a[href="/z"]{}</style><a href="/w">',
  );
  expect(own.links.map(({ href }) => href)).toEqual(['/w']);
});
