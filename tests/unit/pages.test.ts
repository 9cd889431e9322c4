import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { docId } from '../../src/build/content/docs';
import { eachText } from '../../src/build/content/texts';
import { type BuiltPage, buildPages } from '../../src/build/view/pages';
import { languages } from '../../src/config/languages';
import type { TopMenu } from '../../src/contract/top-menu';
import { hiddenPages } from '../../src/i18n/english';
import { inLanguage, splitAddress, splitLanguage } from '../../src/routes/href';
import { routeOfPath } from '../../src/routes/lookup';
import { manifest } from '../../src/routes/manifest';
import { content, menu, pageAt, pages, pagesIn, sectionsOf } from '../support/real-pages';
import { chinese } from '../support/real-site';
import { root } from '../support/root';

const { siteUrl, name: vendorName } = content.vendor;
const hidden = hiddenPages(content.english.hidden);
const indexed = pages.filter(({ meta }) => !meta.noindex);
const offers = pages.filter(({ template }) => template === 'product' || template === 'solution');

/** Every address that a page links to. */
function linksOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return key === 'href' || key === 'to' ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((child) => linksOf(child, key));
  if (!value || typeof value !== 'object' || key === 'diagram') return [];
  return Object.entries(value).flatMap(([name, child]) => linksOf(child, name));
}
const queryOf = (address: string) => new URLSearchParams(splitAddress(address).query);
const repeated = <T>(values: readonly T[]): T[] => values.filter((value, index) => values.indexOf(value) !== index);
/** Links of pages that break a rule, with the page. */
const badLinks = (among: readonly BuiltPage[], isBad: (href: string, page: BuiltPage) => boolean) =>
  among.flatMap((page) => linksOf(page.view).flatMap((href) => (isBad(href, page) ? `${page.path}: ${href}` : [])));

describe('the pages of the site (section 2)', () => {
  test('are one per route except redirects, one per item and one per page of documentation, in both languages', () => {
    const routes = manifest.filter(({ template }) => template !== 'redirect').map(({ path }) => path);
    const items = Object.values(content.items).flatMap((list) => list.map(({ kind, slug }) => `/${kind}/${slug}`));
    const docs = content.docs.map((doc) => `/${docId(doc)}`);
    for (const language of languages)
      expect(
        pagesIn(language)
          .map(({ path }) => path)
          .sort(),
      ).toEqual([...routes, ...items, ...docs].map((path) => inLanguage(path, language)).sort());
  });

  test('have no address and no file twice, not even on a case-insensitive disk', () => {
    expect(repeated(pages.map(({ path }) => path))).toEqual([]);
    expect(repeated(pages.map(({ file }) => file.toLowerCase()))).toEqual([]);
  });

  test('are a pure function of their input', () => {
    const before = JSON.stringify([...content.pages]);
    expect(JSON.stringify(buildPages(content, menu))).toBe(JSON.stringify(pages));
    expect(JSON.stringify([...content.pages])).toBe(before);
  });

  test('name the file of a dead link and of a missing dictionary', () => {
    const broken = structuredClone({ ...content, pages: new Map(content.pages) });
    const about = broken.pages.get('aboutus');
    if (about) about.zh.hero.actions = [{ label: '看', to: 'nowhere' }];
    expect(() => buildPages(broken, menu)).toThrow(/data\/pages\/aboutus\.zh\.json.*nowhere/);
    broken.pages.delete('aboutus');
    expect(() => buildPages(broken, menu)).toThrow('data/pages/aboutus.zh.json: is missing');
  });

  test('only the error page, the logins and the privacy policy are outside the shell', () => {
    const bare = pages.filter(({ shell }) => shell === 'bare').map(({ path }) => splitLanguage(path).path);
    expect([...new Set(bare)].sort()).toEqual(['/PrivacyPolicy', '/notFond', '/partner/login', '/partnerLogin']);
  });

  test('know their device set and their counterpart in the same language', () => {
    expect(pageAt('/en/aboutus/record')).toMatchObject({ devices: 'desktop', counterpart: '/en/aboutRecord' });
    expect(pageAt('/case')).toMatchObject({ devices: 'both', counterpart: null });
    const [desktop, phone] = [pageAt('/consultSuccess'), pageAt('/consultsuccess')];
    expect(desktop.file.toLowerCase()).not.toBe(phone.file.toLowerCase());
    expect(desktop.view.hero.heading).not.toBe(phone.view.hero.heading);
  });
});

describe.each(languages)('the pages in %s (section 4)', (language) => {
  const own = pagesIn(language);

  test.each([
    ['title', ({ meta }: BuiltPage) => meta.title],
    ['description', ({ meta }: BuiltPage) => meta.description],
    ['h1', ({ view }: BuiltPage) => view.hero.heading],
    ['text', ({ view }: BuiltPage) => JSON.stringify([view.hero.lead, view.sections])],
  ])('every page has a %s of its own', (_, of) => {
    expect(own.filter((page) => !of(page)).map(({ path }) => path)).toEqual([]);
    expect(repeated(own.map(of))).toEqual([]);
  });

  test('no two pages share a paragraph of more than 60 characters', () => {
    const paragraphs = own.flatMap(({ view }) => [
      ...new Set(view.sections.flatMap((section) => ('paragraphs' in section ? section.paragraphs : []))),
    ]);
    expect(repeated(paragraphs.filter((text) => text.length > 60))).toEqual([]);
  });

  test('every title names the vendor, every page has keywords and a lead', () => {
    const poor = own.filter(
      ({ meta, view }) => !meta.title.includes(vendorName[language]) || !meta.keywords || !view.hero.lead,
    );
    expect(poor.map(({ path }) => path)).toEqual([]);
  });

  test('no reference is left, and each language is written in its own characters', () => {
    const left: string[] = [];
    for (const { path, meta, view } of own) {
      // Structured data is JSON, whose ends look like references; it is made of the same texts.
      eachText([{ ...meta, structuredData: null }, view], (key, text) => {
        // These are filled in the browser: what is wrong with which field, which item, how many meet a filter. Code has braces of its own.
        const unfilled = /^1\.(form\.|hero\..*download\.|sections\.\d+\.texts\.|doc\.html)/.test(key)
          ? /undefined|\[object/
          : /\{\{|\}\}|undefined|\[object/;
        if (unfilled.test(text)) left.push(`${path} › ${key}: ${text}`);
        if (language === 'en' && chinese.test(text)) left.push(`${path} › ${key}: ${text}`);
      });
      if (language === 'zh' && ![meta.title, meta.description, view.hero.lead].every((text) => chinese.test(text)))
        left.push(`${path} is not Chinese`);
    }
    expect(left).toEqual([]);
  });

  test('every internal link leads to a page of the language, and its anchor to a section', () => {
    for (const { path, view } of own) expect([path, repeated(view.sections.map(({ id }) => id))]).toEqual([path, []]);
    const byPath = new Map(own.map((page) => [page.path, page]));
    const dead = badLinks(own, (href) => {
      if (!href.startsWith('/')) return !/^(https:|mailto:|tel:)/.test(href);
      const { path, hash } = splitAddress(href);
      const target = byPath.get(path);
      // The rows of tables about all products have anchors too.
      const anchors = target?.view.sections.flatMap((section) => [
        section.id,
        ...('products' in section ? section.products.map(({ id }) => id) : []),
      ]);
      return !anchors || (hash !== '' && !anchors.some((id) => `#${id}` === hash));
    });
    expect(dead).toEqual([]);
  });

  test('every link that names an item by its number finds it', () => {
    const dead = badLinks(own, (href) => {
      const number = queryOf(href).get('type') ?? queryOf(href).get('id');
      const { itemOf } = routeOfPath(splitLanguage(splitAddress(href).path).path) ?? {};
      const items = itemOf && content.items[itemOf as keyof typeof content.items];
      return Boolean(number && items && !items.some(({ id }) => String(id) === number));
    });
    expect(dead).toEqual([]);
  });
});

describe('the head of a page (section 2)', () => {
  const given = { html_title: '菜单的标题', description: '菜单的描述', keywords: '菜单' };
  const withMetadata: TopMenu = Object.fromEntries(
    Object.entries(menu).map(([group, entries]) => [
      group,
      entries.map((entry) => (entry.header_link === '/product/BCC' ? { ...entry, ...given } : entry)),
    ]),
  );

  test('title, description and keywords come from the menu entry whose link is the route, and change no other page', () => {
    const changed = buildPages(content, withMetadata);
    const { html_title: title, description, keywords } = given;
    expect(pageAt('/product/BCC', changed).meta).toMatchObject({ title, description, keywords });
    const others = (among: readonly BuiltPage[]) => among.filter(({ path }) => path !== '/product/BCC');
    expect(others(changed)).toEqual(others(pages));
  });

  test('without one they come from the dictionary', () => {
    const { title, description } = content.pages.get('product/BCC')?.zh ?? {};
    expect(pageAt('/product/BCC').meta).toMatchObject({ title: `${title} | ${vendorName.zh}`, description });
    const privacy = content.pages.get('PrivacyPolicy')?.zh.title;
    expect(pageAt('/PrivacyPolicy').meta.title).toBe(`${privacy} | ${vendorName.zh}`);
  });

  test('every indexed page is canonical at its address, and its alternates point back', () => {
    expect(pages.filter(({ path, meta }) => meta.canonical !== siteUrl + path).map(({ path }) => path)).toEqual([]);
    expect(pageAt('/case').meta.alternates).toEqual([
      { language: 'zh-CN', href: `${siteUrl}/case` },
      { language: 'en', href: `${siteUrl}/en/case` },
      { language: 'x-default', href: `${siteUrl}/case` },
    ]);
    for (const { path, meta } of pages)
      for (const { href } of meta.alternates)
        expect([path, pageAt(href.slice(siteUrl.length) || '/').meta.alternates]).toEqual([path, meta.alternates]);
  });

  test('results of forms, error page and logins are indexed in no language; what English hides, in Chinese only', () => {
    const excluded = new Set(manifest.filter(({ noindex }) => noindex).map(({ id }) => id));
    for (const { key, path, language, meta } of pages) {
      const noindex = excluded.has(key) || (hidden.has(key) && language === 'en');
      expect([path, meta.noindex]).toEqual([path, noindex]);
      expect([path, meta.alternates.length > 0]).toEqual([path, !noindex && !hidden.has(key)]);
    }
  });

  test('social pictures exist, and only items and documentation have a date of publication', () => {
    for (const { meta } of indexed)
      expect(existsSync(join(root, 'static', meta.image.replace(siteUrl, '')))).toBe(true);
    const [documents, others] = [pages.filter(({ view }) => view.doc), pages.filter(({ view }) => !view.doc)];
    for (const { view, meta } of others) expect(meta.published).toBe(view.item?.date ?? null);
    for (const { meta } of documents) expect(meta.published).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});

describe('what English hides (section 4)', () => {
  test('is linked from Chinese pages, and from no English page but itself', () => {
    const isHidden = (href: string) => hidden.has(splitLanguage(splitAddress(href).path).path.slice(1));
    expect(badLinks(pagesIn('en'), (href, { path }) => isHidden(href) && splitAddress(href).path !== path)).toEqual([]);
    const linked = new Set(pagesIn('zh').flatMap(({ view }) => linksOf(view).map((href) => splitAddress(href).path)));
    for (const id of hidden) expect(linked).toContain(`/${id}`);
  });

  test('is named without a link where a solution is made of it', () => {
    const [zh, en] = ['/solution', '/en/solution'].map((prefix) =>
      sectionsOf('productsUsed', pageAt(`${prefix}/DisasterTolerant`)).flatMap(({ items }) => items),
    );
    for (const [index, { to }] of (zh ?? []).entries()) {
      expect(en?.[index]?.name).toMatch(/\w/);
      expect(en?.[index]?.to).toBe(to !== null && hidden.has(splitAddress(to).path.slice(1)) ? null : `/en${to}`);
    }
  });
});

describe('products and solutions (section 2)', () => {
  test('they, and only they, link to the consultation and name themselves', () => {
    for (const { key, path, language, view } of pages) {
      const isOffer = offers.some((page) => page.path === path);
      const consult = `${inLanguage('/consult', language)}?source=${encodeURIComponent(key)}`;
      expect([path, view.consult]).toEqual([path, isOffer ? consult : null]);
    }
  });

  test('section navigation names sections of the page, each once', () => {
    for (const { path, view } of offers) {
      const ids = view.navigation.map(({ id }) => id);
      expect([path, repeated(ids)]).toEqual([path, []]);
      expect(view.sections.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    }
  });

  test.each([
    ['zh', ['概述', '行业痛点', '亮点', '核心技术', '使用场景']],
    ['en', ['Overview', 'Industry pain points', 'Highlights', 'Core technology', 'Usage scenarios']],
  ])(
    'section navigation of a product in %s has the five sections (section 2), in the order of the page',
    (language, labels) => {
      for (const { path, view } of offers.filter((page) => page.template === 'product' && page.language === language)) {
        expect([path, view.navigation.map(({ label }) => label)]).toEqual([path, expect.arrayContaining(labels)]);
        const places = view.navigation.map(({ id }) => view.sections.findIndex((section) => section.id === id));
        expect([path, places]).toEqual([path, [...places].sort((a, b) => a - b)]);
      }
    },
  );

  test.each([
    ['/product/BeyondFolibrary', /建设指南/],
    ['/en/product/BeyondFolibrary', /^Get Construction Guide Now$/],
  ])('%s has a button for its construction guide', (path, label) => {
    const { to = '' } = pageAt(path).view.hero.actions.find((action) => label.test(action.label)) ?? {};
    expect(splitLanguage(splitAddress(to).path).path).toBe('/fileDown/from');
    const guide = content.items.fileDown.find(({ id }) => String(id) === queryOf(to).get('type'));
    expect(guide?.slug).toBe('folibrary-construction-guide');
  });

  /** What a page is called. */
  const named = (key: string, language: 'zh' | 'en' = 'en') => content.pages.get(key)?.[language].name;
  test.each([
    ['/', []],
    ['/ContainerFamily', ['首页 /', '产品与服务', '容器云', named('ContainerFamily', 'zh')]],
    ['/en/product/BCC', ['Home /en', 'Products', 'Containers /en/ContainerFamily', named('product/BCC')]],
    ['/en/solution/Bank', ['Home /en', 'Solutions', 'By industry', named('solution/Bank')]],
    ['/en/whitePaper', ['Home /en', 'Resources', 'White papers']],
    [
      '/en/whitepaperActivation',
      ['Home /en', 'Resources', 'White papers /en/whitePaper', named('whitepaperFrom'), named('whitepaperActivation')],
    ],
    // Forms of several groups lead there.
    ['/en/Activation', ['Home /en', named('Activation')]],
    ['/en/consult', ['Home /en', 'Company', named('consult')]],
    ['/en/applyPartner', ['Home /en', 'Company', 'Partners /en/partner', named('applyPartner')]],
    ['/en/aboutRecord', ['Home /en', 'Company', named('aboutRecord')]],
    ['/aboutus', ['首页 /', '关于我们']],
    ['/case/linjiang-bank', ['首页 /', '经典案例', '客户案例 /case', pageAt('/case/linjiang-bank').view.hero.heading]],
  ])('breadcrumbs say where %s stands in the menu', (path, crumbs) => {
    expect(pageAt(path).view.breadcrumbs.map(({ label, href }) => (href ? `${label} ${href}` : label))).toEqual(crumbs);
  });

  test('related links are grouped by the kind of page that they lead to', () => {
    for (const { path, view } of pages)
      for (const [group, entries] of Object.entries(view.related))
        for (const { href } of entries) {
          const page = pageAt(splitAddress(href).path);
          const kind = page.key.startsWith('case/')
            ? 'cases'
            : { product: 'products', solution: 'solutions' }[page.template as 'product'];
          expect([path, href, kind ?? 'reading']).toEqual([path, href, group]);
        }
  });
});

describe('claimed figures (section 9)', () => {
  test.each([
    ['customers', '400+', '400+'],
    ['industries', '10+', '10+'],
    ['pipelines', '200', '200'],
    ['releaseTime', '62%', '62%'],
    ['environmentTime', '89%', '89%'],
    ['concurrency', '100 万', '1 million'],
    ['throughput', '10 Gbps', '10 Gbps'],
    ['minimumMemory', '30 MB', '30 MB'],
    ['edgeStorage', '30 MB', '30 MB'],
  ])('%s is %s, in English %s, and is on a page', (id, zh, en) => {
    const claim = content.claims[id];
    expect(claim?.value).toEqual({ zh, en });
    for (const language of languages) {
      const figures = sectionsOf('figures', ...pagesIn(language)).flatMap((section) => section.figures);
      const texts = [...content.pages.values()].map((page) => JSON.stringify(page[language])).join();
      const isShown = figures.some(({ label }) => label === claim?.label[language]);
      expect(isShown || texts.includes(`{{claims.${id}}}`)).toBe(true);
    }
  });

  test('a changed claim changes every page that refers to it', () => {
    const both = (text: string) => ({ zh: text, en: text });
    const customers = { ...content.claims['customers'], value: both('9999'), label: both('customers') };
    const rebuilt = buildPages({ ...content, claims: { ...content.claims, customers } } as typeof content, menu);
    expect(sectionsOf('figures', pageAt('/en', rebuilt))[0]?.figures[0]).toEqual({ value: '9999', label: 'customers' });
    expect(rebuilt.filter((page) => JSON.stringify(page.view).includes('400+')).map(({ path }) => path)).toEqual([]);
  });
});

test.each([
  ['/en/case/linjiang-bank', /similar project/, '/en/consult?source=solution%2FBank'],
  ['/productTrial/one-gpu-slice', /试用 ACE/, '/try/application?source=product%2FACE'],
  ['/en/joinus/front-end-engineer', /Experience platform.*Shanghai, Wuhan/, 'mailto:'],
])('%s ends with %s, which leads to %s', (path, heading, address) => {
  const last = pageAt(path).view.sections.at(-1);
  if (last?.kind !== 'callToAction') throw new Error('no invitation at the end');
  expect(last.heading).toMatch(heading);
  expect(last.action.to).toContain(address);
  expect(decodeURIComponent(last.action.to ?? '')).toMatch(/source=|subject=Application: Front-end engineer/);
});

test.each([
  ['zh', '/Contactus'],
  ['en', '/en/Contactus'],
])('contact is hotline, Hong Kong line and support; sales in English only (sections 2 and 9): %s', (language, path) => {
  const { hotline, email } = content.vendor;
  const tel = (number: string) => `tel:${number.replaceAll(' ', '')}`;
  const sales = language === 'en' ? [`mailto:${email.sales}`] : [];
  expect(sectionsOf('contact', pageAt(path)).flatMap(({ channels }) => channels.map(({ href }) => href))).toEqual([
    tel(hotline.mainland),
    tel(hotline.hongKong),
    `mailto:${email.support}`,
    ...sales,
  ]);
});

describe('lists of items (section 2)', () => {
  test.each(Object.keys(content.items) as (keyof typeof content.items)[])(
    '/%s has every item, newest first',
    (kind) => {
      for (const language of languages) {
        const [listing] = sectionsOf('listing', pageAt(inLanguage(`/${kind}`, language)));
        const paths = content.items[kind].map(({ slug }) => inLanguage(`/${kind}/${slug}`, language));
        expect(listing?.entries.map(({ href }) => href)).toEqual(paths);
        expect(listing?.more).toBeNull();
      }
    },
  );

  test('can be narrowed by values that an entry has; cases by all industries', () => {
    for (const { facets, entries } of sectionsOf('listing', ...pages))
      for (const facet of facets) expect(entries.some((entry) => entry.facets?.includes(facet))).toBe(true);
    const [cases] = sectionsOf('listing', pageAt('/en/case'));
    expect(new Set(cases?.facets)).toEqual(new Set(Object.values(content.ui.en.items.industries)));
  });

  test('on home are the newest four, with a link to the whole list', () => {
    const listings = sectionsOf('listing', pageAt('/en'));
    expect(listings.map(({ more, entries, facets }) => [more, entries.length, facets])).toEqual([
      ['/en/case', 4, []],
      ['/en/news', 4, []],
    ]);
  });

  test('on /tags are all items, and the tags of an item lead there', () => {
    for (const language of languages) {
      const tags = inLanguage('/tags', language);
      const [listing] = sectionsOf('listing', pageAt(tags));
      expect(listing?.entries).toHaveLength(Object.values(content.items).flat().length);
      for (const { href } of pagesIn(language).flatMap(({ view }) => view.item?.tags ?? [])) {
        expect(splitAddress(href).path).toBe(tags);
        expect(listing?.facets).toContain(queryOf(href).get('filter'));
      }
    }
  });
});
