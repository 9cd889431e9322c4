import type * as schema from 'schema-dts';
import type { Item } from '../../content/content';
import type { PageMeta, PageView } from '../../content/page-view';
import type { Vendor } from '../../content/schemas/vendor';
import { features } from '../../features';
import { inLanguage } from '../../site/href';
import { type Language, languageTags } from '../../site/languages';
import { addressOfRoute } from '../../site/lookup';

interface DescribedPage {
  key: string;
  language: Language;
  meta: Omit<PageMeta, 'structuredData'>;
  template: string;
  view: PageView;
  vendor: Vendor;
  item: Item | null;
  /** Newest release of the product. */
  version: string | undefined;
}

/** The page, and what its descriptions have in common. */
interface Source extends DescribedPage {
  languageTag: string;
  publisher: ReturnType<typeof organization>;
}

/** Products that are hardware, not software. */
const appliances = ['product/Integratedmachine'];

/** Kinds of items that are articles, besides news. */
const articleKinds = ['report', 'whitePaper', 'topics', 'fileDown', 'pptdown', 'case'];

/** Whether an item is an article, as those of features are. */
const isArticleKind = (kind: string): boolean =>
  articleKinds.includes(kind) || features.some(({ items = {} }) => kind in items);

const absolute = (siteUrl: string, href: string) => (href.startsWith('/') ? siteUrl + href : href);

/**
 * A page's schema.org data for search engines, as JSON-LD. Contains only what the page shows, and
 * nothing that the vendor cannot honestly claim (prices, ratings).
 * @returns null for a page that is not indexed
 */
export function structuredData(page: DescribedPage): string | null {
  if (page.meta.noindex) return null;

  const source: Source = {
    ...page,
    languageTag: languageTags[page.language],
    publisher: organization(page.vendor, page.language),
  };
  const nodes = describers.flatMap((describe) => describe(source) ?? []);
  if (nodes.length === 0) return null;

  // Graph is a union of hundreds of types; each thing was checked against its own type.
  const graph = { '@context': 'https://schema.org', '@graph': nodes } as schema.Graph;
  return escapeForScript(JSON.stringify(graph));
}

/** Escapes JSON so that it can't close its script element. */
const escapeForScript = (json: string): string =>
  json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

const organization = (vendor: Vendor, language: Language) => ({
  '@type': 'Organization' as const,
  '@id': `${vendor.siteUrl}/#organization`,
  name: vendor.name[language],
  url: vendor.siteUrl,
  logo: `${vendor.siteUrl}/icon-512.png`,
});

const postalAddress = (
  { city, address, country }: Vendor['offices'][number],
  language: Language,
): schema.PostalAddress => ({
  '@type': 'PostalAddress',
  addressCountry: country,
  addressLocality: city[language],
  streetAddress: address[language],
});

const contactPoint = (
  telephone: string,
  contactType: string,
  areaServed: string,
): schema.ContactPoint => ({
  '@type': 'ContactPoint',
  telephone,
  contactType,
  areaServed,
  availableLanguage: ['zh', 'en'],
});

/**
 * The search, for search engines that offer it beside the site.
 * @param page its whole address
 */
function searchAction(page: string) {
  const action = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${page}?query={search_term_string}` },
    // Search engines read this property, which schema-dts lacks.
    'query-input': 'required name=search_term_string',
  };
  return action as schema.WebSite['potentialAction'];
}

function website({ key, vendor, language, languageTag }: Source): schema.WebSite | null {
  if (key !== 'home') return null;

  const search = addressOfRoute('search', language);

  return {
    '@type': 'WebSite',
    '@id': `${vendor.siteUrl}/#website`,
    name: vendor.name[language],
    url: vendor.siteUrl + inLanguage('/', language),
    inLanguage: languageTag,
    publisher: { '@id': `${vendor.siteUrl}/#organization` },
    ...(search !== null && { potentialAction: searchAction(vendor.siteUrl + search) }),
  };
}

function company({ key, vendor, language, publisher }: Source): schema.Organization | null {
  if (!['home', 'aboutus', 'Contactus'].includes(key)) return null;

  const [headquarters] = vendor.offices;

  return {
    ...publisher,
    legalName: vendor.legalName[language],
    slogan: vendor.slogan[language],
    foundingDate: String(vendor.founded),
    email: vendor.email.support,
    ...(headquarters && { address: postalAddress(headquarters, language) }),
    sameAs: vendor.accounts.map(({ url }) => url),
    contactPoint: [
      contactPoint(vendor.hotline.mainland, 'customer support', 'CN'),
      contactPoint(vendor.hotline.hongKong, 'sales', 'HK'),
    ],
  };
}

function breadcrumbs({ vendor, view, meta }: Source): schema.BreadcrumbList | null {
  // Search engines reject steps without an address, such as menu groups.
  const steps = view.breadcrumbs.filter(
    ({ href }, index, { length }) => href || index === length - 1,
  );
  if (steps.length < 2) return null;

  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href ? absolute(vendor.siteUrl, href) : meta.canonical,
    })),
  };
}

function product(source: Source): schema.Product | schema.SoftwareApplication | null {
  const { key, template, view, meta, publisher, languageTag, version } = source;
  if (template !== 'product' || !key.startsWith('product/')) return null;

  const description = {
    name: view.breadcrumbs.at(-1)?.label ?? view.hero.heading,
    description: meta.description,
    url: meta.canonical,
    image: meta.image,
  };
  if (appliances.includes(key)) {
    return { '@type': 'Product', ...description, brand: publisher, manufacturer: publisher };
  }

  return {
    '@type': 'SoftwareApplication',
    ...description,
    applicationCategory: view.family === 'finance' ? 'BusinessApplication' : 'DeveloperApplication',
    operatingSystem: 'Linux',
    ...(version && { softwareVersion: version }),
    inLanguage: languageTag,
    provider: publisher,
  };
}

function questions({ view, languageTag }: Source): schema.FAQPage | null {
  const items = view.sections.flatMap((section) =>
    section.kind === 'questions' ? section.items : [],
  );
  if (items.length === 0) return null;

  return {
    '@type': 'FAQPage',
    inLanguage: languageTag,
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/**
 * Size and checksum of an item's file, as the page shows them. Its address stays behind the form
 * (section 4).
 */
function mediaFile({ view }: Source): schema.MediaObject | null {
  const file = view.item?.download?.file;
  return file
    ? { '@type': 'MediaObject', contentSize: `${file.bytes} B`, sha256: file.sha256 }
    : null;
}

function article(source: Source): schema.NewsArticle | schema.TechArticle | null {
  const { item, view, meta, languageTag, publisher } = source;
  const isNews = item?.kind === 'news';
  const isArticle = item !== null && isArticleKind(item.kind);
  if (!view.doc && !isNews && !isArticle) return null;

  const file = mediaFile(source);

  return {
    '@type': isNews ? 'NewsArticle' : 'TechArticle',
    headline: view.hero.heading,
    description: meta.description,
    image: meta.image,
    inLanguage: languageTag,
    mainEntityOfPage: meta.canonical,
    author: publisher,
    publisher,
    ...(file && { encoding: file }),
    ...(meta.published && {
      datePublished: meta.published,
      dateModified: meta.modified ?? meta.published,
    }),
  };
}

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const htmlList = (entries: readonly string[]): string =>
  `<ul>${entries.map((entry) => `<li>${escapeHtml(entry)}</li>`).join('')}</ul>`;

function jobPosting({ item, language, vendor, meta, publisher }: Source): schema.JobPosting | null {
  if (item?.kind !== 'joinus') return null;

  const { title, description, duties, requirements } = item[language];
  const offices = item.offices.flatMap((id) => vendor.offices.filter((office) => office.id === id));

  return {
    '@type': 'JobPosting',
    title,
    description: `<p>${escapeHtml(description)}</p>${htmlList(duties)}${htmlList(requirements)}`,
    datePosted: item.date,
    validThrough: `${item.closes}T23:59:59+08:00`,
    employmentType: 'FULL_TIME',
    totalJobOpenings: item.openings,
    hiringOrganization: publisher,
    jobLocation: offices.map((office) => ({
      '@type': 'Place',
      address: postalAddress(office, language),
    })),
    directApply: false,
    url: meta.canonical,
  };
}

function video(source: Source): schema.VideoObject | null {
  const { item, view, meta, vendor, languageTag, publisher } = source;
  if (!item || !view.item?.video) return null;

  const { url, poster, seconds } = view.item.video;

  return {
    '@type': 'VideoObject',
    name: view.hero.heading,
    description: meta.description,
    thumbnailUrl: absolute(vendor.companyHost, poster),
    contentUrl: absolute(vendor.companyHost, url),
    uploadDate: `${item.date}T00:00:00+08:00`,
    duration: `PT${seconds}S`,
    inLanguage: languageTag,
    publisher,
  };
}

/** A function per type; null for a page that the type does not apply to. */
const describers = [website, company, breadcrumbs, product, questions, article, jobPosting, video];
