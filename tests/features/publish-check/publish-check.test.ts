import { renderSitemaps } from '../../../src/features/feeds/sitemap';
import { alteredFiles, type BuiltSite, checkSite } from '../../../src/features/publish-check/check';
import { digestOf } from '../../../src/site/digest';
import { inLanguage } from '../../../src/site/href';
import { type Language, languages, languageTags } from '../../../src/site/languages';
import { builtPaths, routeOfPath } from '../../../src/site/lookup';
import { manifest } from '../../../src/site/manifest';

const siteUrl = 'https://www.vendor.example';

const menusOf = (language: Language) => ({
  header: [{ title: `cases ${language}`, href: inLanguage('/case', language) }],
  footer: [{ title: `news ${language}`, href: inLanguage('/news', language) }],
});

/** The indexed pages of this small site. */
const indexed = ['/', '/case'];

/** A page as the build writes it, with its shell. */
function pageOf(path: string, language: Language): string {
  const route = routeOfPath(path);
  const alternates = languages.map(
    (alternate) =>
      `<link rel="alternate" hrefLang="${languageTags[alternate]}" href="${siteUrl}${inLanguage(path, alternate)}"/>`,
  );
  const index = indexed.includes(path)
    ? `<link rel="canonical" href="${siteUrl}${inLanguage(path, language)}"/>${alternates.join('')}`
    : '<meta name="robots" content="noindex"/>';

  const chrome = (part: 'header' | 'footer') => {
    const links = menusOf(language)[part].map(
      ({ title, href }) => `<a href="${href}"><b>${title}</b> &amp; more</a>`,
    );
    return route?.shell === 'full'
      ? `<${part}>${links.join('')}<img src="/logo.svg" alt=""/></${part}>`
      : '';
  };

  const translation = inLanguage(path, language === 'zh' ? 'en' : 'zh');
  const counterpart = route?.counterpart
    ? ` data-counterpart="${inLanguage(route.counterpart, language)}"`
    : '';

  return [
    `<!DOCTYPE html><html lang="${languageTags[language]}" data-devices="${route?.devices ?? 'both'}"${counterpart}><head>`,
    index,
    '<style>a[href="/z"]{}</style><script>"<a href=\\"/x\\">"</script><!-- <a href="/y"> --></head>',
    `<body>${chrome('header')}<main id="content"><h1>${path}</h1><a href="#content">up</a>`,
    `<a href="${translation}" hrefLang="x">switch</a></main>${chrome('footer')}</body></html>`,
  ].join('');
}

/** All files of a whole site in order. */
function wholeSite(): Map<string, string> {
  const files = new Map([
    ['logo.svg', ''],
    ['static/手册.pdf', ''],
    ['static/100%.pdf', ''],
    ['_gatsby/slices/header.html', 'a fragment'],
    ['page-data/odd.html', 'data'],
  ]);
  for (const language of languages) {
    // A route that is built under another name exists at both.
    for (const route of manifest) {
      for (const path of route.template === 'redirect' ? [] : [route.path, ...builtPaths(route)])
        files.set(
          `${inLanguage(path, language)}/index.html`.replace(/^\/+/, ''),
          pageOf(route.path, language),
        );
    }
    files.set(inLanguage('/404.html', language).slice(1), pageOf('/404.html', language));
  }

  const meta = (path: string, language: Language) => ({
    noindex: false,
    canonical: siteUrl + inLanguage(path, language),
    alternates: languages.map((alternate) => ({
      language: languageTags[alternate],
      href: siteUrl + inLanguage(path, alternate),
    })),
    modified: null,
  });

  const metas = languages.flatMap((language) => indexed.map((path) => meta(path, language)));
  const listings = metas.map((page) => ({ ...page, images: [`${siteUrl}/logo.svg`] }));

  for (const [path, xml] of renderSitemaps(listings, siteUrl)) files.set(path, xml);
  return files;
}

async function check(
  files: Map<string, string>,
  inputs: Partial<BuiltSite['inputs']> = {},
): Promise<string[]> {
  const { findings } = await checkSite({
    inputs: {
      siteUrl,
      hidden: ['/en/product/FoGit'],
      drafts: [],
      menus: { zh: menusOf('zh'), en: menusOf('en') },
      ...inputs,
    },
    files: [...files.keys()],
    read: (file) => files.get(file) ?? '',
    isElsewhere: (path) => path.startsWith('/upload/'),
  });

  return findings;
}

/** The findings after one file was changed. */
function checkWith(file: string, change: (text: string) => string): Promise<string[]> {
  const files = wholeSite();
  files.set(file, change(files.get(file) ?? ''));

  return check(files);
}

const inMain = (html: string) => (page: string) => page.replace('</main>', `${html}</main>`);
const without = (pattern: RegExp) => (page: string) => page.replace(pattern, '');

test('a site in order has no findings', async () => {
  expect(await check(wholeSite())).toEqual([]);
});

const dead = (href: string) => `leads to ${href}, which does not exist`;
const link = (href: string) => inMain(`<a href="${href}">x</a>`);

test.each<[string, (html: string) => string, string]>([
  [
    'declares its language',
    (html) => html.replace('"zh-CN"', '"en"'),
    'declares the language “en”',
  ],
  [
    'declares its devices',
    (html) => html.replace('"both"', '"phone"'),
    'is for phone, its route for both',
  ],
  [
    'has its header',
    without(/<header>.*<\/header>/),
    'the header does not show “cases zh” (/case)',
  ],
  [
    'has the present footer',
    (html) => html.replace('news zh', 'old'),
    'the footer does not show “news zh” (/news)',
  ],
  [
    'has the footer of others',
    (html) => html.replace('</footer>', '<a href="/">+</a></footer>'),
    'has another footer',
  ],
  ['links to pages that exist', link('/nowhere'), dead('/nowhere')],
  [
    'links to elements that exist',
    link('/news#top'),
    'leads to /news#top, but /news has no element “top”',
  ],
  ['links to its own elements', link('#no'), 'leads to #no, but /case has no element “no”'],
  ['has its pictures', inMain('<img src="/no.png" alt=""/>'), dead('/no.png')],
  ['has all their sizes', inMain('<img srcSet="/logo.svg 1x, /b.webp 2x"/>'), dead('/b.webp')],
  [
    'has the inline scripts of every page',
    inMain('<script>a()</script>'),
    'has an inline script that / lacks',
  ],
  ['keeps to its language', link('/en/news'), 'links to /en/news, a page of another language'],
  [
    'has a canonical address',
    without(/<link rel="canonical".*?>/),
    'has neither a canonical address nor noindex',
  ],
  [
    'has mutual alternates',
    without(/<link rel="alternate" hrefLang="en.*?>/),
    `names the alternate ${siteUrl}/case, `,
  ],
])('every page %s', async (_, change, reason) => {
  const findings = await checkWith('case/index.html', change);
  expect(findings.filter((line) => line.includes(`/case: ${reason}`))).not.toEqual([]);
});

test.each([
  ['<p>[object Object]</p>', '[object Object]'],
  ['<p>from [object Map] on</p>', '[object Map]'],
  ['<p>共 undefined 个</p>', 'undefined'],
  ['<p>共<!-- -->undefined<!-- -->个</p>', 'undefined'],
  ['<b>NaN%</b>', 'NaN%'],
  ['<time>Invalid Date</time>', 'Invalid Date'],
  ['<code>[object Object]</code>', '[object Object]'],
  ['<img src="/logo.svg" alt="undefined"/>', 'alt="undefined"'],
  ['<button>docs:copied</button>', 'docs:copied'],
  ['<p>共 list:count 个</p>', 'list:count'],
  ['<nav aria-label="page:related.heading">x</nav>', 'aria-label="page:related.heading"'],
  ['<button aria-label="page NaN">x</button>', 'aria-label="page NaN"'],
  ['<script type="application/ld+json">{"name":"[object Object]"}</script>', '[object Object]'],
])('a page with %s shows a value that is no text', async (html, value) => {
  const findings = await checkWith('case/index.html', inMain(html));
  expect(findings.filter((line) => line.includes('shows “') && line.includes(value))).toHaveLength(
    1,
  );
});

test.each([
  '<code>x === undefined</code>',
  '<pre><code>NaN</code></pre>',
  '<style>.undefined{}</style>',
  '<p>Nanjing, NaNo, undefinedness</p>',
  '<p>See the list: it is long. Mail video:1, forms: none, my-page:one</p>',
  '<code>forms:name</code>',
])('a page with %s shows no such value', async (html) => {
  const findings = await checkWith('case/index.html', inMain(html));
  expect(findings.filter((line) => line.includes('shows “'))).toEqual([]);
});

test('only the language switch links to pages that English hides (section 4)', async () => {
  const files = wholeSite();
  const page = files.get('en/case/index.html') ?? '';

  files.set('en/case/index.html', inMain('<a href="/en/product/FoGit" hreflang="en">x</a>')(page));
  expect(await check(files)).toEqual([]);

  files.set('en/case/index.html', link('/en/product/FoGit')(page));
  expect(await check(files)).toEqual(['/en/case: links to /en/product/FoGit, which English hides']);

  files.set('en/case/index.html', link('/en/product/FoGit#content')(page));
  expect(await check(files)).toEqual([]);
});

const wrongDevice = 'leads to /tags in the main on a phone, which does not have it';

test.each([
  ['/tags', wrongDevice],
  ['/tags" data-devices="desktop', null],
  // Twice in the page, once for one device alone.
  ['/tags" data-devices="desktop">y</a><a href="/tags', wrongDevice],
  ['/aboutus/record', null],
  ['/case', 'leads to /case in the main on a desktop, which is the page itself'],
  ['/pptFrom', 'leads to /pptFrom without an item'],
  ['/pptFrom?type=1', null],
])(
  'on every device a link of a page leads to another page, with its item: %s (section 2)',
  async (href, reason) => {
    const findings = await checkWith('case/index.html', link(href));
    expect(findings).toEqual(reason === null ? [] : expect.arrayContaining([`/case: ${reason}`]));
  },
);

test('a menu without entries is not published', async () => {
  const menus = { zh: { ...menusOf('zh'), header: [] }, en: menusOf('en') };
  expect(await check(wholeSite(), { menus })).toContain('/: the menu of the header is empty');
});

const moved = (xml: string) => xml.replace('example/case<', 'example/news<');
const noPicture = (xml: string) => xml.replace('/logo.svg', '/no.svg');

test.each<[string, string, (xml: string) => string, RegExp]>([
  [
    'lists every indexed page',
    'en',
    without(/<url><loc>[^<]*\/case<.*?<\/url>/),
    /not have .*\/en\/case$/m,
  ],
  ['lists no other page', 'zh', moved, /should not have https:\/\/www.vendor.example\/news$/m],
  [
    'lists pictures that exist',
    'zh',
    noPicture,
    /picture https:\/\/www.vendor.example\/no.svg, which does not exist/,
  ],
  ['exists', 'en', () => '', /does not have/],
])('the sitemap %s', async (_, language, change, finding) => {
  const findings = await checkWith(`sitemap-${language}.xml`, change);

  expect(findings.join('\n')).toMatch(finding);
  expect(findings.filter((line) => !line.startsWith('sitemap: '))).toEqual([]);
  // Every sitemap is named by the index.
  expect((await checkWith('sitemap.xml', () => '')).join()).toContain(`sitemap-${language}`);
});

test('a file that is missing, or not as it was built, is named', async () => {
  const digests = Object.entries({
    'index.html': '<h1>',
    'app.js': 'go()',
    'gone.js': '',
    _headers: 'unshown',
  });
  const builtDigests = Object.fromEntries(digests.map(([file, text]) => [file, digestOf(text)]));
  const now: Record<string, string> = { 'index.html': '<h1>', 'app.js': 'steal()' };

  const read = async (file: string) => {
    const text = now[file];
    if (text === undefined) throw new Error('answered HTTP 404');

    return Buffer.from(text);
  };

  expect(await alteredFiles(builtDigests, read)).toEqual([
    '/app.js: is not as it was built',
    '/gone.js: answered HTTP 404',
  ]);
});
