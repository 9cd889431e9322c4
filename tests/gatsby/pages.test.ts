import type { TopMenu } from '../../src/calls/top-menu';
import { hiddenPages } from '../../src/content/english-rules';
import { eachText } from '../../src/content/texts';
import { buildPages } from '../../src/gatsby/pages/pages';
import { fixedTexts } from '../../src/i18n/instance';
import { withDrawings } from '../../src/sections/architecture/view';
import { inLanguage, splitLanguage } from '../../src/site/href';
import { languages } from '../../src/site/languages';
import { routeOfPath } from '../../src/site/lookup';
import { manifest } from '../../src/site/manifest';
import { preview } from '../../src/site/preview';
import { pageAt, pages, pagesIn, sectionsOf } from '../fixtures/pages';
import { content, menu, menuWith, today } from '../fixtures/site';
import { chinese } from '../support/real-site';

const { siteUrl } = content.vendor;
const hidden = hiddenPages(content.english.hidden);

const build = (siteContent: typeof content, withMenu: TopMenu = menu) =>
  buildPages(siteContent, withMenu, { today });

describe('the pages of the site (section 2)', () => {
  test('are one per route except redirects, one per item and one per page of documentation, in both languages', () => {
    const routes = manifest
      .filter(({ template }) => template !== 'redirect')
      .map(({ path }) => path);
    const items = Object.values(content.items).flatMap((list) =>
      list.map(({ kind, slug }) => `/${kind}/${slug}`),
    );
    const paths = [...routes, ...items, '/docs/BCC/quick-start', '/docs/BCC/architecture'];

    for (const language of languages)
      expect(new Set(pagesIn(language).map(({ path }) => path))).toEqual(
        new Set(paths.map((path) => inLanguage(path, language))),
      );
  });

  test('change with a new case or news item only where they link to it, and with a menu entry only at its route', () => {
    const metadata = { html_title: '菜单的标题', description: '菜单的描述', keywords: '菜单' };

    const added = (kind: 'case' | 'news') => [
      { ...content.items[kind][0], id: 99, slug: 'added' },
      ...content.items[kind],
    ];

    const items = {
      ...content.items,
      case: added('case'),
      news: added('news'),
    } as typeof content.items;
    const before = new Set(pages.map((page) => JSON.stringify(page)));
    const rebuilt = build({ ...content, items }, menuWith('/product/BCC', metadata));
    const { html_title: title, description, keywords } = metadata;

    expect(pageAt('/product/BCC', rebuilt).meta).toMatchObject({ title, description, keywords });

    const samePages = rebuilt.filter(
      ({ key, path }) => !key.endsWith('/added') && path !== '/product/BCC',
    );
    expect(rebuilt).toHaveLength(pages.length + 2 * languages.length);

    const different = samePages.filter((page) => !before.has(JSON.stringify(page)));
    expect(different.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/', '/case', '/en/news']),
    );
    expect(different.filter((page) => !JSON.stringify(page.view).includes('/added"'))).toEqual([]);
  });

  test('only the error page, the logins and the privacy policy are outside the shell', () => {
    const bare = pages
      .filter(({ shell }) => shell === 'bare')
      .map(({ path }) => splitLanguage(path).path);

    const specified = ['/PrivacyPolicy', '/notFond', '/partner/login', '/partnerLogin'];
    const routes = specified.filter((path) => routeOfPath(path) !== undefined);
    expect([...new Set(bare)].sort()).toEqual(routes);
  });
});

describe.each(languages)('the pages in %s (section 4)', (language) => {
  const localPages = pagesIn(language);

  test('no reference is left, and English has no Chinese', () => {
    const references: string[] = [];
    // Structured data is JSON, whose ends look like references; it is made of the same texts.
    for (const { path, meta, view } of localPages)
      eachText([{ ...meta, structuredData: null }, view], (key, text) => {
        // These are filled in the browser: what is wrong with which field, which item, how many
        // meet a filter. Code has braces of its own.
        const isFilledLater =
          /^1\.(form\.|hero\..*download\.|sections\.\d+\.texts\.|doc\.html)/.test(key);
        if ((isFilledLater ? /undefined|\[object/ : /\{\{|\}\}|undefined|\[object/).test(text))
          references.push(path + key);
        if (language === 'en' && chinese.test(text)) references.push(`${path} › ${key}: ${text}`);
      });

    expect(references).toEqual([]);
  });

  test('contact is hotline, Hong Kong line and support; sales in English only (sections 2 and 9)', () => {
    const { hotline, email } = content.vendor;
    const tel = (number: string) => `tel:${number.replaceAll(' ', '')}`;

    const channels = sectionsOf('contact', ...localPages).flatMap((section) =>
      section.channels.map(({ href }) => href),
    );

    expect(channels).toEqual([
      tel(hotline.mainland),
      tel(hotline.hongKong),
      `mailto:${email.support}`,
      ...(language === 'en' ? [`mailto:${email.sales}`] : []),
    ]);
  });
});

describe('the head of a page (section 2)', () => {
  test('every page is canonical at its address, and names itself in each language', () => {
    expect(
      pages.filter(({ path, meta }) => meta.canonical !== siteUrl + path).map(({ path }) => path),
    ).toEqual([]);

    const languagesOf = pageAt('/case').meta.alternates.map(({ language, href }) => [
      language,
      href.slice(siteUrl.length),
    ]);
    expect(Object.fromEntries(languagesOf)).toEqual({
      'zh-CN': '/case',
      en: '/en/case',
      'x-default': '/case',
    });
  });

  test('results of forms, error page and logins are indexed in no language; what English hides, in Chinese only', () => {
    const excluded = new Set(manifest.filter(({ noindex }) => noindex).map(({ id }) => id));
    for (const { key, path, language, meta } of pages) {
      const noindex = excluded.has(key) || (hidden.has(key) && language === 'en');
      expect([path, meta.noindex]).toEqual([path, noindex]);
      expect([path, meta.alternates.length > 0]).toEqual([path, !noindex && !hidden.has(key)]);
    }
  });
});

describe('what English hides (section 4)', () => {
  test('is named without a link where a solution is made of it', () => {
    const used = (path: string) =>
      sectionsOf('productsUsed', pageAt(path)).flatMap(({ items }) => items);

    expect(used('/solution/Bank').map(({ to }) => to)).toEqual([
      '/product/BCC',
      '/product/BeyondMesh',
    ]);
    expect(used('/en/solution/Bank').map(({ name, to }) => [name, to])).toEqual([
      ['Page product/BCC', '/en/product/BCC'],
      ['Page product/BeyondMesh', null],
    ]);
  });
});

describe('products and solutions (section 2)', () => {
  test('they, and only they, link to the consultation and name themselves', () => {
    for (const { key, path, language, template, view } of pages) {
      const isOffer = template === 'product' || template === 'solution';
      const consult = `${inLanguage('/consult', language)}?source=${encodeURIComponent(key)}`;

      expect([path, view.consult]).toEqual([path, isOffer ? consult : undefined]);
    }
  });

  test.each(languages)(
    'section navigation in %s has the five sections, in the order of the page',
    (language) => {
      const { navigation } = pageAt(inLanguage('/product/BCC', language)).view;
      const kinds = [
        'overview',
        'painPoints',
        'highlights',
        'architecture',
        'scenarios',
        'specification',
        'questions',
      ];
      const labels: Record<string, string> = content.ui[language].page.sections;

      expect(navigation.map(({ label }) => label)).toEqual(kinds.map((kind) => labels[kind]));
      expect(navigation.map(({ id }) => id).slice(0, 3)).toEqual([
        'overview',
        'pain-points',
        'highlights',
      ]);
    },
  );

  const { common, items } = content.ui.en;
  const home = `${common.home} /en`;
  const { products, about } = items.groups;

  test.each([
    ['/en', []],
    ['/en/product/BCC', [home, products, 'Containers /en/ContainerFamily', 'Page product/BCC']],
    // Forms of several groups lead there.
    ['/en/Activation', [home, 'Page Activation']],
    ['/en/applyPartner', [home, about, 'Page partner /en/partner', 'Page applyPartner']],
    ['/en/joinus/engineer', [home, about, 'Page joinus /en/joinus', 'Engineer']],
  ])('breadcrumbs say where %s stands in the menu', (path, crumbs) => {
    expect(
      pageAt(path).view.breadcrumbs.map(({ label, href }) => (href ? `${label} ${href}` : label)),
    ).toEqual(crumbs);
  });
});

test('a changed claim changes all pages that refer to it (section 9)', () => {
  const inBoth = (text: string) => ({ zh: text, en: text });

  const { customers } = content.claims;
  if (!customers) throw new Error('no claim');

  const claims = {
    ...content.claims,
    customers: { ...customers, value: inBoth('9999'), label: inBoth('customers') },
  };
  const rebuilt = buildPages({ ...content, claims }, menu, { today });

  expect(sectionsOf('figures', pageAt('/en', rebuilt))[0]?.figures[0]).toEqual({
    value: '9999',
    label: 'customers',
  });
  expect(pageAt('/en/news/fair', rebuilt).view.sections[0]).toMatchObject({
    paragraphs: ['With 9999.'],
  });
  expect(rebuilt.filter(({ view }) => JSON.stringify(view).includes(customers.value.en))).toEqual(
    [],
  );
});

describe('lists of items (section 2)', () => {
  test('have every item of their kind, newest first', () => {
    for (const [kind, itemsOfKind] of Object.entries(content.items)) {
      const [listing] = sectionsOf('listing', pageAt(`/en/${kind}`));
      const items = [...itemsOfKind].sort((a, b) => b.date.localeCompare(a.date));

      expect(listing?.entries.map(({ item }) => item.href)).toEqual(
        items.map(({ slug }) => `/en/${kind}/${slug}`),
      );
      expect(listing?.more).toBeNull();
    }
  });

  test('can be narrowed by what their entries have: cases by industry, news by year', () => {
    const facets = ['/en/case', '/en/news'].map(
      (path) => sectionsOf('listing', pageAt(path))[0]?.facets,
    );
    expect(facets).toEqual([[content.ui.en.items.industries.finance], ['2026', '2025']]);
  });

  test('lead from a position to an email to the address for applications, with its title', () => {
    const [listing] = sectionsOf('listing', pageAt('/en/joinus'));
    for (const { item } of listing?.entries ?? []) {
      const { protocol, pathname, searchParams } = new URL(
        'apply' in item ? (item.apply?.href ?? '') : '',
      );
      expect(`${protocol}${pathname}`).toBe(`mailto:${content.vendor.email.jobs}`);
      expect(searchParams.get('subject')).toContain(item.title);
    }
    expect(listing?.entries).not.toHaveLength(0);
  });
});

test('a case says how it was measured: what it was, and bars of both; a chapter has the bars of its file', () => {
  const chapters = sectionsOf('prose', pageAt('/en/report/survey'));
  expect(chapters.map(({ charts }) => (charts ?? []).map(({ title }) => title))).toEqual([
    [],
    ['Latency'],
  ]);

  const [figures] = sectionsOf('figures', pageAt('/en/case/bank'));
  const was = fixedTexts('en', content.ui)('items')('was', { value: '21 days' });
  expect(figures?.figures[1]).toEqual({
    value: '3 days',
    label: 'to the first test',
    basis: 'median of new partners',
    was,
    shares: [100, 14.3],
  });
  expect(JSON.stringify(pageAt('/en/case/bank').view)).toContain('From 21 days to 3 days.');
});

test('a product shows the customer and the figure that its facts name, else those of its first related case', () => {
  const product = '/en/product/BCC';
  expect(pageAt(product).view.customer?.figure).toEqual({ value: '46', label: 'systems' });

  const page = content.pages.get('product/BCC');
  if (!page) throw new Error('The small site has no product/BCC');
  const facts = { ...page.facts, customer: { case: 'case/bank', figure: 'partnerTest' } };
  const withCustomer = new Map(content.pages).set('product/BCC', { ...page, facts });

  const rebuilt = build({ ...content, pages: withCustomer });
  expect(pageAt(product, rebuilt).view.customer).toMatchObject({
    case: { href: '/en/case/bank' },
    figure: { from: '21', value: '3 days', shares: [100, 14.3] },
  });
});

test('the products in an architecture diagram are links, in each language to the pages that it shows', async () => {
  const pagesWithDrawings = ['/product/BCC', '/en/product/BCC'].map((path) =>
    withDrawings(pageAt(path).view.sections, (text) => text),
  );
  const markups = (await Promise.all(pagesWithDrawings)).map((sections) =>
    JSON.stringify(sections),
  );
  const hrefs = markups.map((markup) =>
    Array.from(markup.matchAll(/<a href=\\"([^"\\]*)/g), ([, href]) => href),
  );

  expect(hrefs).toEqual([['/product/BKS', '/product/BeyondMesh'], ['/en/product/BKS']]);
});

test('no page of a preview may be indexed (docs/hosting.md)', () => {
  jest.replaceProperty(preview, 'isOn', true);
  expect(build(content).filter(({ meta }) => !meta.noindex)).toEqual([]);

  jest.restoreAllMocks();
});
