import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltPage, buildPages } from '../../src/build/view/pages';
import { realAnswer, realContent } from '../support/real-site';
import { root } from '../support/root';

type Thing = Record<string, unknown> & { '@type': string };

const content = realContent();
const pages = buildPages(content, realAnswer('topMenu'));
const thingsOf = ({ meta }: BuiltPage): Thing[] =>
  meta.structuredData === null ? [] : (JSON.parse(meta.structuredData) as { '@graph': Thing[] })['@graph'];
const all = pages.flatMap((page) => thingsOf(page).map((thing) => ({ page, thing })));

/**
 * What each type must and should have, from the structured data documentation of Google Search and the vocabulary of schema.org. Left out on purpose: offers and
 * ratings of software, which this vendor has no honest figures for.
 */
const required: Record<string, readonly string[]> = {
  Organization: ['name', 'url', 'logo', 'contactPoint', 'sameAs', 'address', 'legalName'],
  WebSite: ['name', 'url', 'potentialAction.target.urlTemplate', 'potentialAction.query-input'],
  BreadcrumbList: ['itemListElement.0.position', 'itemListElement.0.name', 'itemListElement.0.item'],
  SoftwareApplication: [
    'name',
    'description',
    'url',
    'image',
    'applicationCategory',
    'operatingSystem',
    'provider.name',
  ],
  Product: ['name', 'description', 'url', 'image', 'brand.name'],
  FAQPage: ['mainEntity.0.name', 'mainEntity.0.acceptedAnswer.text'],
  NewsArticle: [
    'headline',
    'image',
    'datePublished',
    'dateModified',
    'author.name',
    'author.url',
    'publisher.logo',
    'mainEntityOfPage',
  ],
  TechArticle: [
    'headline',
    'image',
    'datePublished',
    'dateModified',
    'author.name',
    'author.url',
    'publisher.logo',
    'mainEntityOfPage',
  ],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'contentUrl', 'duration'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'employmentType',
    'hiringOrganization.name',
    'jobLocation.0.address.addressCountry',
    'jobLocation.0.address.addressLocality',
    'jobLocation.0.address.streetAddress',
  ],
};
const at = (thing: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], thing);

describe('structured data of every page', () => {
  test.each(Object.entries(required))(
    '%s has every field that search engines ask for, wherever it stands',
    (type, fields) => {
      const found = all.filter(({ thing }) => thing['@type'] === type);
      // Videos stand on pages of items whose film is drawn (data/media.json).
      if (type !== 'VideoObject') expect(found.length).toBeGreaterThan(0);
      const missing = found.flatMap(({ page, thing }) =>
        fields
          .filter((field) => at(thing, field) === undefined || at(thing, field) === '')
          .map((field) => `${page.path}: ${type}.${field}`),
      );
      expect(missing).toEqual([]);
    },
  );

  test('uses no type without such a list', () => {
    expect([...new Set(all.map(({ thing }) => thing['@type']))].filter((type) => !required[type])).toEqual([]);
  });

  test('holds only absolute addresses', () => {
    const relative = all.flatMap(({ page, thing }) =>
      [
        ...JSON.stringify(thing).matchAll(
          /"(?:url|item|logo|image|contentUrl|thumbnailUrl|mainEntityOfPage|urlTemplate)":"(?!https:\/\/)([^"]*)"/g,
        ),
      ].map(([, address]) => `${page.path}: ${address}`),
    );
    expect(relative).toEqual([]);
  });

  test('stands on no page that is not indexed', () => {
    expect(pages.filter((page) => page.meta.noindex && thingsOf(page).length > 0).map(({ path }) => path)).toEqual([]);
  });

  test('cannot end its own script element', () => {
    for (const { meta } of pages) expect(meta.structuredData ?? '').not.toMatch(/<|\u2028|\u2029/);
  });

  test('has a headline of at most 110 characters, as search engines cut it', () => {
    expect(all.filter(({ thing }) => String(thing.headline ?? '').length > 110).map(({ page }) => page.path)).toEqual(
      [],
    );
  });

  test('numbers breadcrumbs from 1 and ends with the page itself', () => {
    for (const { page, thing } of all.filter((found) => found.thing['@type'] === 'BreadcrumbList')) {
      const list = thing.itemListElement as { position: number; item: string }[];
      expect(list.map(({ position }) => position)).toEqual(list.map((_, index) => index + 1));
      expect(list.at(-1)?.item).toBe(page.meta.canonical);
    }
  });

  test('gives every product page its offer, every news item its article, every position its posting', () => {
    const typesOf = (page: BuiltPage) => thingsOf(page).map((thing) => thing['@type']);
    for (const page of pages.filter(({ meta }) => !meta.noindex)) {
      if (page.key.startsWith('product/'))
        expect([page.path, typesOf(page).some((type) => /^(SoftwareApplication|Product)$/.test(type))]).toEqual([
          page.path,
          true,
        ]);
      if (page.view.item?.kind === 'news') expect(typesOf(page)).toContain('NewsArticle');
      if (page.view.item?.kind === 'joinus') expect(typesOf(page)).toContain('JobPosting');
    }
  });

  test('writes the questions of a page as they are shown', () => {
    for (const page of pages.filter(({ meta }) => !meta.noindex)) {
      const shown = page.view.sections.flatMap((section) =>
        section.kind === 'questions' ? section.items.map(({ question }) => question) : [],
      );
      const said = thingsOf(page)
        .filter((thing) => thing['@type'] === 'FAQPage')
        .flatMap((thing) => (thing.mainEntity as { name: string }[]).map(({ name }) => name));
      expect(said).toEqual(shown);
    }
  });
});

describe('heads of all pages', () => {
  const indexed = pages.filter(({ meta }) => !meta.noindex);

  test.each(['title', 'description', 'canonical'] as const)('no two pages share their %s', (field) => {
    const values = indexed.map(({ meta }) => meta[field]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  });

  test('hreflang leads back: whoever a page names as its other language names it as well', () => {
    const byAddress = new Map(indexed.map((page) => [page.meta.canonical, page]));
    for (const page of indexed)
      for (const { href } of page.meta.alternates) {
        const other = byAddress.get(href);
        expect([page.path, href, other?.meta.alternates.some((back) => back.href === page.meta.canonical)]).toEqual([
          page.path,
          href,
          true,
        ]);
      }
  });

  test('every picture for social sites exists', () => {
    const { siteUrl } = content.vendor;
    for (const { meta } of indexed)
      expect(existsSync(join(root, 'static', meta.image.replace(siteUrl, '')))).toBe(true);
  });

  test('a page of an item says on which day it was published, and no other page does', () => {
    for (const { view, meta } of pages) expect(meta.published).toBe(view.item?.date ?? null);
  });
});
