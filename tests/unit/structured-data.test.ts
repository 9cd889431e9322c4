import type { BuiltPage } from '../../src/build/view/pages';
import { pageAt, pages } from '../fixtures/pages';

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
    expect(found.length).toBeGreaterThan(0);
    for (const { page, thing } of found)
      for (const field of fields.split(/\s+/))
        expect([page.path, field, Boolean(at(thing, field))]).toEqual([page.path, field, true]);
  });

  test.each([
    ['/en/product/BCC', 'BreadcrumbList SoftwareApplication FAQPage'],
    ['/en/product/Integratedmachine', ''],
    ['/news/launch', 'BreadcrumbList NewsArticle'],
    ['/joinus/engineer', 'BreadcrumbList JobPosting'],
    ['/notFond', ''],
  ])('of %s has the types %s, and none where it is not indexed', (path, types) => {
    expect(thingsOf(pageAt(path)).map((thing) => thing['@type'])).toEqual(types.split(' ').filter(Boolean));
  });

  test('holds only absolute addresses, and cannot end its script element', () => {
    const address =
      /"(?:url|item|logo|image|contentUrl|thumbnailUrl|mainEntityOfPage|urlTemplate)":"(?!https:\/\/)([^"]*)"/;
    for (const { meta } of pages) expect(meta.structuredData ?? '').not.toMatch(address);
    for (const { meta } of pages) expect(meta.structuredData ?? '').not.toMatch(/<|\u2028|\u2029/);
  });
});
