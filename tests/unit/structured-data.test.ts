import type { BuiltPage } from '../../src/build/view/pages';
import { pages } from '../support/real-pages';

type Thing = Record<string, unknown> & { '@type': string };

const thingsOf = ({ meta }: BuiltPage): Thing[] =>
  meta.structuredData === null ? [] : (JSON.parse(meta.structuredData) as { '@graph': Thing[] })['@graph'];
const all = pages.flatMap((page) => thingsOf(page).map((thing) => ({ page, thing })));

const article = 'headline image datePublished dateModified author.name author.url publisher.logo mainEntityOfPage';
/** Fields that Google Search and schema.org ask for, by type; no offers or ratings: they would be invented. */
const required: Record<string, string> = {
  Organization: 'name url logo contactPoint sameAs address legalName',
  WebSite: 'name url potentialAction.target.urlTemplate potentialAction.query-input',
  BreadcrumbList: 'itemListElement.0.position itemListElement.0.name itemListElement.0.item',
  SoftwareApplication: 'name description url image applicationCategory operatingSystem provider.name',
  Product: 'name description url image brand.name',
  FAQPage: 'mainEntity.0.name mainEntity.0.acceptedAnswer.text',
  NewsArticle: article,
  TechArticle: article,
  VideoObject: 'name description thumbnailUrl uploadDate contentUrl duration',
  JobPosting: `title description datePosted employmentType hiringOrganization.name
    jobLocation.0.address.addressCountry jobLocation.0.address.addressLocality jobLocation.0.address.streetAddress`,
};
const at = (thing: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], thing);

describe('structured data of every page', () => {
  test.each(Object.entries(required))('%s has every field that search engines ask for', (type, fields) => {
    const found = all.filter(({ thing }) => thing['@type'] === type);
    // Videos are on pages of items whose video is drawn (data/media.json).
    if (type !== 'VideoObject') expect(found.length).toBeGreaterThan(0);
    for (const { page, thing } of found)
      for (const field of fields.split(/\s+/))
        expect([page.path, field, Boolean(at(thing, field))]).toEqual([page.path, field, true]);
  });

  test('has no other type', () => {
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

  test('is on indexed pages only', () => {
    expect(pages.filter((page) => page.meta.noindex && thingsOf(page).length > 0).map(({ path }) => path)).toEqual([]);
  });

  test('cannot end its script element', () => {
    for (const { meta } of pages) expect(meta.structuredData ?? '').not.toMatch(/<|\u2028|\u2029/);
  });

  test('has headlines of at most 110 characters', () => {
    expect(all.filter(({ thing }) => String(thing.headline ?? '').length > 110).map(({ page }) => page.path)).toEqual(
      [],
    );
  });

  test('numbers breadcrumbs from 1 to the page itself', () => {
    for (const { page, thing } of all.filter((found) => found.thing['@type'] === 'BreadcrumbList')) {
      const list = thing.itemListElement as { position: number; item: string }[];
      expect(list.map(({ position }) => position)).toEqual(list.map((_, index) => index + 1));
      expect(list.at(-1)?.item).toBe(page.meta.canonical);
    }
  });

  test('describes every product, news item and position', () => {
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

  test('has the questions that the page shows', () => {
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
