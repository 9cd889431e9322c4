import { eachText } from '../../src/build/content/texts';
import { type BuiltPage, buildPages } from '../../src/build/view/pages';
import { languages } from '../../src/config/languages';
import type { TopMenu } from '../../src/contract/top-menu';
import { hiddenPages } from '../../src/i18n/english';
import { splitAddress, splitLanguage } from '../../src/routes/href';
import { routeOfPath } from '../../src/routes/lookup';
import { manifest } from '../../src/routes/manifest';
import type { SectionView } from '../../src/routes/page-view';
import { chinese, realAnswer, realContent } from '../support/real-site';

const content = realContent();
const menu = realAnswer('topMenu');
const pages = buildPages(content, menu);
const byPath = new Map(pages.map((page) => [page.path, page]));
const { siteUrl, name: vendorName } = content.vendor;
const hidden = hiddenPages(content.english.hidden);

/** The page at an address. @throws Error if there is none */
function pageAt(path: string, among: readonly BuiltPage[] = pages): BuiltPage {
  const page = among.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No page ${path}`);
  return page;
}
const inLanguageOf = (language: string) => pages.filter((page) => page.language === language);

/** Every address that a page links to. */
function linksOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return key === 'href' || key === 'to' ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((child) => linksOf(child, key));
  if (!value || typeof value !== 'object' || key === 'diagram') return [];
  return Object.entries(value).flatMap(([name, child]) => linksOf(child, name));
}

/** What of the values occurs more than once. */
const repeated = <T>(values: readonly T[]): T[] => values.filter((value, index) => values.indexOf(value) !== index);

const sectionsOf = <K extends SectionView['kind']>(page: BuiltPage, kind: K): Extract<SectionView, { kind: K }>[] =>
  page.view.sections.filter((section): section is Extract<SectionView, { kind: K }> => section.kind === kind);

describe('the pages of the site', () => {
  test('are one for every route but redirects, in both languages', () => {
    const expected = manifest.flatMap(({ path, template }) =>
      template === 'redirect' ? [] : [path, path === '/' ? '/en' : `/en${path}`],
    );
    expect(
      pages
        .filter(({ template }) => template !== 'item')
        .map(({ path }) => path)
        .sort(),
    ).toEqual(expected.sort());
  });

  test('are one for every item, in both languages', () => {
    const expected = Object.values(content.items).flatMap((list) =>
      list.flatMap(({ kind, slug }) => [`/${kind}/${slug}`, `/en/${kind}/${slug}`]),
    );
    expect(
      pages
        .filter(({ template }) => template === 'item')
        .map(({ path }) => path)
        .sort(),
    ).toEqual(expected.sort());
  });

  test('have no address and no file twice, not even on a disk that tells no case apart', () => {
    expect(repeated(pages.map(({ path }) => path))).toEqual([]);
    expect(repeated(pages.map(({ file }) => file.toLowerCase()))).toEqual([]);
  });

  test('are the same for the same input, and leave it as it was', () => {
    const before = JSON.stringify([...content.pages]);
    expect(JSON.stringify(buildPages(content, menu))).toBe(JSON.stringify(pages));
    expect(JSON.stringify([...content.pages])).toBe(before);
  });

  test('name the file of a link that leads nowhere', () => {
    const broken = structuredClone({ ...content, pages: new Map(content.pages) });
    const about = broken.pages.get('aboutus');
    if (about) about.zh.hero.actions = [{ label: '看', to: 'nowhere' }];
    expect(() => buildPages(broken, menu)).toThrow(/data\/pages\/aboutus\.zh\.json.*nowhere/);
  });

  test('name the file of a dictionary that is missing', () => {
    const broken = { ...content, pages: new Map([...content.pages].filter(([id]) => id !== 'aboutus')) };
    expect(() => buildPages(broken, menu)).toThrow('data/pages/aboutus.');
  });
});

describe.each(languages)('what the pages say in %s', (language) => {
  const own = inLanguageOf(language);

  test.each([
    ['title', (page: BuiltPage) => page.meta.title],
    ['description', (page: BuiltPage) => page.meta.description],
    ['h1', (page: BuiltPage) => page.view.hero.heading],
    ['address', (page: BuiltPage) => page.meta.canonical],
  ])('no two pages have the same %s', (_, of) => {
    expect(repeated(own.map(of))).toEqual([]);
  });

  test('no two pages have the same text', () => {
    expect(repeated(own.map(({ view }) => JSON.stringify([view.hero.lead, view.sections])))).toEqual([]);
  });

  test('no two pages share a paragraph of more than 60 characters', () => {
    const paragraphs = own.flatMap((page) => [
      ...new Set(
        page.view.sections
          .flatMap((section) => ('paragraphs' in section ? section.paragraphs : []))
          .filter((text) => text.length > 60),
      ),
    ]);
    expect(repeated(paragraphs)).toEqual([]);
  });

  test('no page has an empty title, description, keyword list, h1 or lead', () => {
    for (const { path, meta, view } of own)
      expect([
        path,
        ...[meta.title, meta.description, meta.keywords, view.hero.heading, view.hero.lead].map(Boolean),
      ]).toEqual([path, true, true, true, true, true]);
  });

  test('every title names the vendor', () => {
    expect(own.filter(({ meta }) => !meta.title.includes(vendorName[language])).map(({ path }) => path)).toEqual([]);
  });

  test('no reference and no placeholder is left', () => {
    const left: string[] = [];
    // Structured data is JSON, whose ends look like references; it is made of these same texts.
    for (const { path, meta, view } of own)
      eachText([{ ...meta, structuredData: null }, view], (key, text) => {
        if (/\{\{|\}\}|undefined|\[object/.test(text)) left.push(`${path} › ${key}: ${text}`);
      });
    expect(left).toEqual([]);
  });

  test('no anchor stands twice on a page', () => {
    for (const { path, view } of own) expect([path, repeated(view.sections.map(({ id }) => id))]).toEqual([path, []]);
  });

  test('no other language is linked to', () => {
    for (const { path, view } of own)
      expect([
        path,
        linksOf(view).filter(
          (href) => href.startsWith('/') && splitLanguage(splitAddress(href).path).language !== language,
        ),
      ]).toEqual([path, []]);
  });

  test('every internal link leads to a page, and its anchor to a section of it', () => {
    const dead = own.flatMap(({ path, view }) =>
      linksOf(view).flatMap((href) => {
        if (!href.startsWith('/')) return /^(https:|mailto:|tel:)/.test(href) ? [] : [`${path}: ${href}`];
        const { path: to, hash } = splitAddress(href);
        const target = byPath.get(to);
        const isThere = target && (hash === '' || target.view.sections.some(({ id }) => `#${id}` === hash));
        return isThere ? [] : [`${path}: ${href}`];
      }),
    );
    expect(dead).toEqual([]);
  });

  test('every link that names an item by its number finds it', () => {
    const dead = own.flatMap(({ path, view }) =>
      linksOf(view)
        .filter((href) => {
          const { path: to, query } = splitAddress(href);
          const asked = new URLSearchParams(query);
          const number = asked.get('type') ?? asked.get('id');
          const kind = routeOfPath(splitLanguage(to).path)?.itemOf as keyof typeof content.items | undefined;
          return number !== null && kind !== undefined && !content.items[kind].some(({ id }) => String(id) === number);
        })
        .map((href) => `${path}: ${href}`),
    );
    expect(dead).toEqual([]);
  });
});

test('English pages have no Chinese characters', () => {
  const found = inLanguageOf('en').flatMap(({ path, meta, view }) => {
    const [letter] = chinese.exec(JSON.stringify([meta, view])) ?? [];
    return letter === undefined ? [] : [`${path}: ${letter}`];
  });
  expect(found).toEqual([]);
});

test('Chinese pages are written in Chinese: title, description, h1 of every page', () => {
  const found = inLanguageOf('zh').flatMap(({ path, meta, view }) =>
    [meta.title, meta.description, view.hero.lead].every((text) => chinese.test(text)) ? [] : [path],
  );
  expect(found).toEqual([]);
});

describe('the head of a page (decisions on menu, footer and page metadata)', () => {
  const given = { html_title: '菜单的标题', description: '菜单的描述', keywords: '菜单' };
  const withMetadata: TopMenu = Object.fromEntries(
    Object.entries(menu).map(([group, entries]) => [
      group,
      entries.map((entry) => (entry.header_link === '/product/BCC' ? { ...entry, ...given } : entry)),
    ]),
  );
  const changed = buildPages(content, withMetadata);

  test('title, description and keywords come from the menu entry whose link is the route', () => {
    expect(pageAt('/product/BCC', changed).meta).toMatchObject({
      title: '菜单的标题',
      description: '菜单的描述',
      keywords: '菜单',
    });
  });

  test('the Chinese menu gives English nothing, and no other page anything', () => {
    expect(changed.filter(({ path }) => path !== '/product/BCC')).toEqual(
      pages.filter(({ path }) => path !== '/product/BCC'),
    );
  });

  test('where the menu says nothing the page’s own dictionary does', () => {
    const texts = content.pages.get('product/BCC')?.zh;
    expect(pageAt('/product/BCC').meta).toMatchObject({
      title: `${texts?.title} | ${vendorName.zh}`,
      description: texts?.description,
    });
    expect(pageAt('/PrivacyPolicy').meta.title).toBe(
      `${content.pages.get('PrivacyPolicy')?.zh.title} | ${vendorName.zh}`,
    );
  });

  test.each(['/', '/product/BCC', '/news', '/case/linjiang-bank', '/consult'])(
    '%s and its English page point at each other',
    (path) => {
      const english = path === '/' ? '/en' : `/en${path}`;
      const alternates = [
        { language: 'zh-CN', href: siteUrl + path },
        { language: 'en', href: siteUrl + english },
        { language: 'x-default', href: siteUrl + path },
      ];
      expect(pageAt(path).meta).toMatchObject({ canonical: siteUrl + path, noindex: false, alternates });
      expect(pageAt(english).meta).toMatchObject({ canonical: siteUrl + english, noindex: false, alternates });
    },
  );

  test('every page is canonical at its own address', () => {
    expect(pages.filter(({ path, meta }) => meta.canonical !== siteUrl + path).map(({ path }) => path)).toEqual([]);
  });

  test.each(manifest.filter(({ noindex }) => noindex).map(({ path }) => path))(
    '%s is indexed in no language and points nowhere',
    (path) => {
      for (const address of [path, `/en${path}`])
        expect(pageAt(address).meta).toMatchObject({ noindex: true, alternates: [] });
    },
  );

  test.each([...hidden])(
    '%s, which English hides, is reachable in English but not indexed, and is indexed in Chinese',
    (id) => {
      expect(pageAt(`/en/${id}`).meta).toMatchObject({ noindex: true, alternates: [] });
      expect(pageAt(`/${id}`).meta).toMatchObject({ noindex: false, alternates: [] });
    },
  );

  test('every hreflang points at a page that points back', () => {
    for (const { path, meta } of pages)
      for (const { href } of meta.alternates)
        expect([path, href, pageAt(href.slice(siteUrl.length) || '/').meta.alternates]).toEqual([
          path,
          href,
          meta.alternates,
        ]);
  });
});

describe('what English hides (specification section 4)', () => {
  test('is linked from no English page but itself', () => {
    const links = inLanguageOf('en').flatMap(({ path, view }) =>
      linksOf(view).flatMap((href) => {
        const to = splitLanguage(splitAddress(href).path).path.slice(1);
        return hidden.has(to) && splitAddress(href).path !== path ? [`${path}: ${href}`] : [];
      }),
    );
    expect(links).toEqual([]);
  });

  test('is linked from Chinese pages', () => {
    const links = new Set(
      inLanguageOf('zh').flatMap(({ view }) => linksOf(view).map((href) => splitAddress(href).path)),
    );
    for (const id of hidden) expect(links).toContain(`/${id}`);
  });

  test('stands in the Chinese site map only', () => {
    const listed = (path: string) =>
      sectionsOf(pageAt(path), 'siteMap').flatMap(({ groups }) =>
        groups.flatMap(({ links }) => links.map(({ href }) => href)),
      );
    for (const id of hidden) {
      expect(listed('/search')).toContain(`/${id}`);
      expect(listed('/en/search')).not.toContain(`/en/${id}`);
    }
  });

  test('is named without a link where a solution is made of it', () => {
    const used = sectionsOf(pageAt('/en/solution/DisasterTolerant'), 'productsUsed').flatMap(({ items }) => items);
    const inChinese = sectionsOf(pageAt('/solution/DisasterTolerant'), 'productsUsed').flatMap(({ items }) => items);
    for (const [index, { to }] of inChinese.entries()) {
      const isHidden = to !== null && hidden.has(splitAddress(to).path.slice(1));
      expect(used[index]?.to).toBe(isHidden ? null : `/en${to}`);
      expect(used[index]?.name).toMatch(/\w/);
    }
  });
});

describe('products and solutions (specification section 2)', () => {
  const offers = pages.filter(({ template }) => template === 'product' || template === 'solution');

  test.each(offers.map((page) => [page.path, page] as const))(
    '%s has a link to the consultation that says where the visitor comes from',
    (_, page) => {
      const { path, query } = splitAddress(page.view.consult ?? '');
      expect(path).toBe(page.language === 'en' ? '/en/consult' : '/consult');
      expect(new URLSearchParams(query).get('source')).toBe(page.key);
    },
  );

  test('no other page has one', () => {
    expect(pages.filter((page) => !offers.includes(page) && page.view.consult !== null)).toEqual([]);
  });

  test('section navigation names sections of the page, each once', () => {
    for (const { path, view } of offers) {
      const ids = view.navigation.map(({ id }) => id);
      expect([path, repeated(ids)]).toEqual([path, []]);
      expect(view.sections.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    }
  });

  test.each([
    ['zh', ['产品概述', '行业痛点', '核心技术', '产品亮点', '使用场景']],
    ['en', ['Overview', 'Industry pain points', 'Core technology', 'Highlights', 'Usage scenarios']],
  ] as const)(
    'section navigation of every product in %s names the five of the specification in its order',
    (language, labels) => {
      for (const { path, view } of offers.filter((page) => page.template === 'product' && page.language === language))
        expect([
          path,
          view.navigation.map(({ label }) => label).filter((label) => (labels as readonly string[]).includes(label)),
        ]).toEqual([path, labels]);
    },
  );

  test.each([
    ['/product/BeyondFolibrary', /建设指南/],
    ['/en/product/BeyondFolibrary', /^Get Construction Guide Now$/],
  ])('%s has a button for its construction guide', (path, label) => {
    const action = pageAt(path).view.hero.actions.find((candidate) => label.test(candidate.label));
    const { path: to, query } = splitAddress(action?.to ?? '');
    expect(splitLanguage(to).path).toBe('/fileDown/from');
    const asked = new URLSearchParams(query).get('type');
    expect(content.items.fileDown.find(({ id }) => String(id) === asked)?.slug).toBe('folibrary-construction-guide');
  });

  test('breadcrumbs lead from home by the family to the page itself, which is no link', () => {
    expect(pageAt('/en/product/BCC').view.breadcrumbs.map(({ href }) => href)).toEqual([
      '/en',
      '/en/ContainerFamily',
      null,
    ]);
    expect(pageAt('/product/BCC').view.breadcrumbs.at(-1)?.label).toBe(content.pages.get('product/BCC')?.zh.name);
    expect(pageAt('/ContainerFamily').view.breadcrumbs.map(({ href }) => href)).toEqual(['/', null]);
    expect(pageAt('/').view.breadcrumbs).toEqual([]);
  });
});

describe('claimed figures (specification section 9)', () => {
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
  ])('%s is %s, in English %s, and stands on a page', (id, zh, en) => {
    const claim = content.claims[id];
    expect(claim?.value).toEqual({ zh, en });
    for (const language of languages) {
      const figures = inLanguageOf(language).flatMap((page) =>
        sectionsOf(page, 'figures').flatMap((section) => section.figures),
      );
      const inTexts = [...content.pages.values()].some((page) =>
        JSON.stringify(page[language]).includes(`{{claims.${id}}}`),
      );
      expect(inTexts || figures.some(({ label }) => label === claim?.label[language])).toBe(true);
    }
  });

  test('stand once: a changed claim changes every page that refers to it, and no other figure', () => {
    const changed = {
      value: { zh: '9999', en: '9999' },
      label: { zh: '客户', en: 'customers' },
      subject: { zh: ['客户'], en: ['customer'] },
    };
    const claims = { ...content.claims, customers: changed };
    const rebuilt = buildPages({ ...content, claims }, menu);
    const home = sectionsOf(pageAt('/en', rebuilt), 'figures')[0]?.figures ?? [];
    expect(home[0]).toEqual({ value: '9999', label: 'customers' });
    expect(home.slice(1)).toEqual(sectionsOf(pageAt('/en'), 'figures')[0]?.figures.slice(1));
    expect(rebuilt.filter((page) => JSON.stringify(page.view).includes('400+')).map(({ path }) => path)).toEqual([]);
  });
});

describe('contact (specification sections 2 and 9)', () => {
  test('is hotline, Hong Kong line and support in Chinese; in English sales too', () => {
    const channels = (path: string) =>
      sectionsOf(pageAt(path), 'contact').flatMap((section) => section.channels.map(({ href }) => href));
    const { hotline, email } = content.vendor;
    const common = [
      `tel:${hotline.mainland.replaceAll(' ', '')}`,
      `tel:${hotline.hongKong.replaceAll(' ', '')}`,
      `mailto:${email.support}`,
    ];
    expect(channels('/Contactus')).toEqual(common);
    expect(channels('/en/Contactus')).toEqual([...common, `mailto:${email.sales}`]);
  });
});

describe('lists of items', () => {
  test.each(Object.keys(content.items) as (keyof typeof content.items)[])(
    '/%s lists every item of its kind, newest first, in both languages',
    (kind) => {
      for (const prefix of ['', '/en']) {
        const [listing] = sectionsOf(pageAt(`${prefix}/${kind}`), 'listing');
        expect(listing?.entries.map(({ href }) => href)).toEqual(
          content.items[kind].map(({ slug }) => `${prefix}/${kind}/${slug}`),
        );
        expect(listing?.more).toBeNull();
      }
    },
  );

  test('can be narrowed only by values that some entry has', () => {
    for (const page of pages)
      for (const { facets, entries } of sectionsOf(page, 'listing'))
        for (const facet of facets) expect(entries.some((entry) => entry.facets?.includes(facet))).toBe(true);
  });

  test('of cases can be narrowed by the six industries', () => {
    const { industries } = content.ui.en.items;
    const [listing] = sectionsOf(pageAt('/en/case'), 'listing');
    expect(new Set(listing?.facets)).toEqual(new Set(Object.values(industries)));
  });

  test('on home are a part, with a link to the whole', () => {
    const listings = sectionsOf(pageAt('/en'), 'listing');
    expect(listings.map(({ more }) => more)).toEqual(['/en/case', '/en/news']);
    for (const { entries, facets } of listings) expect([entries.length, facets]).toEqual([4, []]);
  });

  test('on /tags hold every item, and a tag of an item’s page is one of its values', () => {
    for (const prefix of ['', '/en']) {
      const [listing] = sectionsOf(pageAt(`${prefix}/tags`), 'listing');
      expect(listing?.entries).toHaveLength(Object.values(content.items).flat().length);
      for (const { view } of pages.filter(
        ({ path, template }) => template === 'item' && path.startsWith('/en/') === (prefix === '/en'),
      ))
        for (const { href } of view.item?.tags ?? []) {
          const { path, query } = splitAddress(href);
          expect(path).toBe(`${prefix}/tags`);
          expect(listing?.facets).toContain(new URLSearchParams(query).get('filter'));
        }
    }
  });
});

describe('devices (decisions on routes)', () => {
  test('a page knows its device set and, in its own language, its counterpart', () => {
    expect(pageAt('/en/aboutus/record')).toMatchObject({ devices: 'desktop', counterpart: '/en/aboutRecord' });
    expect(pageAt('/aboutRecord')).toMatchObject({ devices: 'phone', counterpart: '/aboutus/record' });
    expect(pageAt('/case')).toMatchObject({ devices: 'both', counterpart: null });
  });

  test('a page outside its device’s set leads to a page that the other device has', () => {
    for (const { path, devices, counterpart } of pages) {
      if (counterpart === null) continue;
      expect([
        path,
        [devices, 'both'].includes(pageAt(counterpart).devices) && pageAt(counterpart).devices === devices,
      ]).toEqual([path, false]);
    }
  });

  test('/consultSuccess and /consultsuccess are built apart, each with its own text', () => {
    const [desktop, phone] = [pageAt('/consultSuccess'), pageAt('/consultsuccess')];
    expect(desktop.file.toLowerCase()).not.toBe(phone.file.toLowerCase());
    expect(desktop.view.hero.heading).not.toBe(phone.view.hero.heading);
  });

  test('only the error page, the logins and the privacy policy stand outside the shell', () => {
    expect(
      pages
        .filter(({ shell }) => shell === 'bare')
        .map(({ path }) => path)
        .sort(),
    ).toEqual(
      ['/PrivacyPolicy', '/notFond', '/partner/login', '/partnerLogin'].flatMap((path) => [path, `/en${path}`]).sort(),
    );
  });
});
