import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  JobPosting,
  NewsArticle,
  Organization,
  PostalAddress,
  Product,
  SoftwareApplication,
  TechArticle,
  Thing,
  VideoObject,
  WebSite,
} from 'schema-dts';
import { type Language, languageTags } from '../../config/languages';
import type { PositionItem } from '../../contract/content/item';
import type { Vendor } from '../../contract/content/vendor';
import { inLanguage } from '../../routes/href';
import type { PageMeta, PageView } from '../../routes/page-view';
import type { Item } from '../content/read';

/** A page as far as its structured data is concerned. */
export interface DescribedPage {
  key: string;
  language: Language;
  meta: Omit<PageMeta, 'structuredData'>;
  view: PageView;
}

/** Offers that are a machine rather than software. */
const appliances = ['product/Integratedmachine'];
/** Kinds of items that are read as an article of a technical kind. */
const articleKinds = ['report', 'whitePaper', 'topics', 'fileDown', 'pptdown', 'case'];

const absolute = (siteUrl: string, href: string) => (href.startsWith('/') ? siteUrl + href : href);

/**
 * What a page tells search engines in the vocabulary of schema.org, as JSON for one script in its head. Only what the page shows is said; what the vendor
 * cannot claim honestly (prices, ratings) is left out.
 * @param item the item that the page is about
 * @returns null for a page that is not indexed
 */
export function structuredData(
  { key, language, meta, view }: DescribedPage,
  vendor: Vendor,
  item: Item | null,
): string | null {
  if (meta.noindex) return null;
  const { siteUrl } = vendor;
  const inThisLanguage = languageTags[language];
  const organizationId = `${siteUrl}/#organization`;
  const publisher: Organization = {
    '@type': 'Organization',
    '@id': organizationId,
    name: vendor.name[language],
    url: siteUrl,
    logo: `${siteUrl}/icon-512.png`,
  };
  const article = {
    headline: view.hero.heading,
    description: meta.description,
    image: meta.image,
    inLanguage: inThisLanguage,
    mainEntityOfPage: meta.canonical,
    author: publisher,
    publisher,
    ...(meta.published ? { datePublished: meta.published, dateModified: meta.published } : {}),
  };

  const things: Thing[] = [];
  if (key === 'home') things.push(website(vendor, language));
  if (key === 'home' || key === 'aboutus' || key === 'Contactus')
    things.push(organization(vendor, language, publisher));
  if (view.breadcrumbs.length > 1) things.push(breadcrumbs(siteUrl, view, meta.canonical));
  if (view.template === 'product' && key.startsWith('product/')) {
    const offer = {
      name: view.breadcrumbs.at(-1)?.label ?? view.hero.heading,
      description: meta.description,
      url: meta.canonical,
      image: meta.image,
    };
    if (appliances.includes(key))
      things.push({
        '@type': 'Product',
        ...offer,
        brand: publisher,
        manufacturer: publisher,
      } satisfies Product as Product);
    else
      things.push({
        '@type': 'SoftwareApplication',
        ...offer,
        applicationCategory: view.family === 'finance' ? 'BusinessApplication' : 'DeveloperApplication',
        operatingSystem: 'Linux',
        inLanguage: inThisLanguage,
        provider: publisher,
      } satisfies SoftwareApplication as SoftwareApplication);
  }
  const questions = view.sections.flatMap((section) => (section.kind === 'questions' ? section.items : []));
  if (questions.length > 0)
    things.push({
      '@type': 'FAQPage',
      inLanguage: inThisLanguage,
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    } satisfies FAQPage as FAQPage);

  if (view.item && item) {
    if (item.kind === 'news') things.push({ '@type': 'NewsArticle', ...article } satisfies NewsArticle as NewsArticle);
    if (articleKinds.includes(item.kind))
      things.push({ '@type': 'TechArticle', ...article } satisfies TechArticle as TechArticle);
    if (item.kind === 'joinus')
      things.push(jobPosting(item as Item & PositionItem, language, vendor, publisher, meta.canonical));
    if (view.item.video) {
      const { url, poster, seconds } = view.item.video;
      things.push({
        '@type': 'VideoObject',
        name: view.hero.heading,
        description: meta.description,
        thumbnailUrl: absolute(vendor.companyHost, poster),
        contentUrl: absolute(vendor.companyHost, url),
        uploadDate: `${item.date}T00:00:00+08:00`,
        duration: `PT${seconds}S`,
        inLanguage: inThisLanguage,
        publisher,
      } satisfies VideoObject as VideoObject);
    }
  }

  // Thing unites types of which TypeScript keeps hundreds; what was pushed was checked against its own.
  const graph = { '@context': 'https://schema.org', '@graph': things } as Graph;
  return things.length === 0 ? null : escapeForScript(JSON.stringify(graph));
}

/** JSON that ends no script element and is JavaScript too. */
const escapeForScript = (json: string): string =>
  json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

const website = (vendor: Vendor, language: Language): WebSite => {
  const search = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${vendor.siteUrl}${inLanguage('/search', language)}?query={search_term_string}`,
    },
    // Search engines read this; the vocabulary's types do not have it.
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': `${vendor.siteUrl}/#website`,
    name: vendor.name[language],
    url: vendor.siteUrl + inLanguage('/', language),
    inLanguage: languageTags[language],
    publisher: { '@id': `${vendor.siteUrl}/#organization` },
    potentialAction: search as WebSite['potentialAction'],
  };
};

const addressOf = ({ city, address, country }: Vendor['offices'][number], language: Language): PostalAddress => ({
  '@type': 'PostalAddress',
  addressCountry: country,
  addressLocality: city[language],
  streetAddress: address[language],
});

function organization(vendor: Vendor, language: Language, publisher: Organization): Organization {
  const [headquarters] = vendor.offices;
  return {
    ...(publisher as object),
    '@type': 'Organization',
    legalName: vendor.legalName[language],
    slogan: vendor.slogan[language],
    foundingDate: String(vendor.founded),
    email: vendor.email.support,
    ...(headquarters ? { address: addressOf(headquarters, language) } : {}),
    sameAs: vendor.accounts.map(({ url }) => url),
    contactPoint: [
      {
        '@type': 'ContactPoint',
        telephone: vendor.hotline.mainland,
        contactType: 'customer support',
        areaServed: 'CN',
        availableLanguage: ['zh', 'en'],
      },
      {
        '@type': 'ContactPoint',
        telephone: vendor.hotline.hongKong,
        contactType: 'sales',
        areaServed: 'HK',
        availableLanguage: ['zh', 'en'],
      },
    ],
  };
}

const breadcrumbs = (siteUrl: string, { breadcrumbs: crumbs }: PageView, canonical: string): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: href === null ? canonical : absolute(siteUrl, href),
  })),
});

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const list = (entries: readonly string[]) =>
  `<ul>${entries.map((entry) => `<li>${escapeHtml(entry)}</li>`).join('')}</ul>`;

function jobPosting(
  item: PositionItem,
  language: Language,
  vendor: Vendor,
  hiringOrganization: Organization,
  url: string,
): JobPosting {
  const texts = item[language];
  return {
    '@type': 'JobPosting',
    title: texts.title,
    description: `<p>${escapeHtml(texts.description)}</p>${list(texts.duties)}${list(texts.requirements)}`,
    datePosted: item.date,
    employmentType: 'FULL_TIME',
    totalJobOpenings: item.openings,
    hiringOrganization,
    jobLocation: item.offices.flatMap((id) => {
      const office = vendor.offices.find((candidate) => candidate.id === id);
      return office ? [{ '@type': 'Place' as const, address: addressOf(office, language) }] : [];
    }),
    directApply: false,
    url,
  };
}
