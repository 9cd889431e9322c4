import * as v from 'valibot';
import { topMenu } from '../../src/calls/top-menu';
import type { BuiltPage } from '../../src/views/built-page';
import { menuMetadata, withoutRepeats } from '../../src/views/metadata';
import { pageAt, pages } from '../fixtures/pages';
import { content } from '../fixtures/site';

const metadata = { html_title: 'BCC 标题', description: 'BCC 描述', keywords: '容器,控制台' };

const menu = v.parse(topMenu, {
  产品与服务: [
    { id: 1, header_title: 'BCC', header_link: '/product/BCC', ...metadata },
    { id: 2, header_title: '训练', header_link: '/product/model#training', html_title: '训练' },
    { id: 3, header_title: '网格', header_link: 'product/BeyondMesh', html_title: '网格标题' },
  ],
  信创: [
    {
      id: 4,
      header_title: '信创',
      header_link: '/solution/xinChuang',
      html_title: null,
      description: null,
    },
  ],
});

describe('page metadata from the menu (section 2)', () => {
  test.each([
    ['/product/BCC', metadata],
    ['/product/BeyondMesh', { html_title: '网格标题', description: '', keywords: '' }],
    ['/solution/xinChuang', { html_title: '', description: '', keywords: '' }],
    ['/product/BCC/', null],
    ['/product/model', null],
  ])('of %s is %j', (path, expected) => {
    expect(menuMetadata(menu, path)).toEqual(expected && expect.objectContaining(expected));
  });
});

test('a title or description that another page has already is not taken from the menu, and is named', () => {
  const home = content.pages.get('case')?.zh.description ?? '';

  const entry = (id: number, header_link: string, more: object) => ({
    id,
    header_title: `条目 ${id}`,
    header_link,
    ...more,
  });

  const entries = [
    entry(1, '/product/BCC', { html_title: '标题' }),
    entry(2, '/news', { html_title: '标题', description: home }),
    entry(3, '/product/BCC#part', { html_title: '标题' }),
    entry(4, '/case', { description: home }),
  ];
  const warnings: string[] = [];
  const { 产品: products } = withoutRepeats(
    v.parse(topMenu, { 首页: entries, 产品: entries.slice(1) }),
    content,
    (line) => warnings.push(line),
  );

  expect(products).toMatchObject([
    { html_title: '', description: '' },
    { html_title: '标题' },
    { description: home },
  ]);
  expect([...new Set(warnings)]).toEqual([
    expect.stringMatching('条目 2.*html_title of /product/BCC'),
    expect.stringMatching('条目 2.*description of /case'),
  ]);
});

type Thing = Record<string, unknown> & { '@type': string };

const thingsOf = ({ meta }: BuiltPage): Thing[] =>
  meta.structuredData === null
    ? []
    : (JSON.parse(meta.structuredData) as { '@graph': Thing[] })['@graph'];

const structuredThings = pages.flatMap((page) => thingsOf(page).map((thing) => ({ page, thing })));

const article =
  'headline image datePublished dateModified author.name author.url publisher.logo mainEntityOfPage';

/**
 * Fields that Google Search and schema.org ask for, by type; no offers or ratings: they would be
 * invented.
 */
const required: Record<string, string> = {
  Organization: 'name url logo contactPoint sameAs address legalName',
  WebSite: 'name url potentialAction.target.urlTemplate potentialAction.query-input',
  BreadcrumbList: 'itemListElement.0.position itemListElement.0.name itemListElement.0.item',
  SoftwareApplication:
    'name description url image applicationCategory operatingSystem provider.name',
  Product: 'name description url image brand.name',
  FAQPage: 'mainEntity.0.name mainEntity.0.acceptedAnswer.text',
  NewsArticle: article,
  TechArticle: article,
  VideoObject: 'name description thumbnailUrl uploadDate contentUrl duration',
  JobPosting: `title description datePosted employmentType hiringOrganization.name
    jobLocation.0.address.addressCountry jobLocation.0.address.addressLocality jobLocation.0.address.streetAddress`,
};

const valueAt = (thing: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], thing);

describe('structured data of every page', () => {
  test.each(Object.entries(required))(
    '%s has every field that search engines ask for',
    (type, fields) => {
      const ofType = structuredThings.filter(({ thing }) => thing['@type'] === type);
      expect(ofType.length).toBeGreaterThan(0);
      for (const { page, thing } of ofType) {
        for (const field of fields.split(/\s+/))
          expect([page.path, field, Boolean(valueAt(thing, field))]).toEqual([
            page.path,
            field,
            true,
          ]);
      }
    },
  );

  test.each([
    ['/en/product/BCC', 'BreadcrumbList SoftwareApplication FAQPage'],
    ['/en/product/Integratedmachine', ''],
    ['/news/launch', 'BreadcrumbList NewsArticle'],
    ['/notFond', ''],
  ])('of %s has the types %s, and none where it is not indexed', (path, types) => {
    expect(thingsOf(pageAt(path)).map((thing) => thing['@type'])).toEqual(
      types.split(' ').filter(Boolean),
    );
  });

  test('holds only absolute addresses, and cannot end its script element', () => {
    const address =
      /"(?:url|item|logo|image|contentUrl|thumbnailUrl|mainEntityOfPage|urlTemplate)":"(?!https:\/\/)([^"]*)"/;
    for (const { meta } of pages) {
      for (const forbidden of [address, /[<\u2028\u2029]/])
        expect(meta.structuredData ?? '').not.toMatch(forbidden);
    }
  });
});
