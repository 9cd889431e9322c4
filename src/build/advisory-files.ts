import { cvssScore } from '../contract/content/cvss';
import type { Content, Item } from './content/read';
import { keyPath, providerMetadataPath } from './security-txt';
import { advisoryNumber } from './view/advisories';
import { createSite } from './view/site';
import { itemPath } from './view/targets';

/* Security advisories for machines: CSAF 2.0 with its index and provider metadata, and OSV. In English; statuses as in VEX. */

/** Advisories without limits to their distribution. */
const publicFolder = '/.well-known/csaf/white';
const osvFolder = '/advisory/osv';

/** A date as a timestamp: noon in China, which is the same date in Europe and America. */
const noon = (day: string): string => `${day}T04:00:00Z`;

/** The first build of a release, or the given build. */
const buildOf = (version: string): string =>
  version.split('.').length === 2 ? `${version}.0` : version;

type Site = ReturnType<typeof createSite>;
type Advisory = Item<'advisory'>;

/** The status of every release: affected builds and fixed builds of the advisory, and releases that it does not affect. */
function statusesOf({ affected }: Advisory, { content, targets }: Site) {
  const entry = (status: string, product: string, version: string, text = version) => ({
    status,
    product,
    version,
    text,
    name: targets.name(product),
    category: version === text ? 'product_version' : 'product_version_range',
    productId: `${product.replace('product/', '')}-${text.replaceAll(' ', '-')}`,
  });
  const all = [
    ...affected.flatMap(({ product, release, fixed }) => [
      entry(
        'known_affected',
        product,
        `vers:generic/>=${buildOf(release)}|<${buildOf(fixed)}`,
        `${release} before ${fixed}`,
      ),
      entry('fixed', product, fixed),
    ]),
    ...[...content.facts].flatMap(([product, { releases }]) =>
      releases
        .filter(
          ({ version }) =>
            !affected.some((one) => one.product === product && one.release === version),
        )
        .map(({ version }) => entry('known_not_affected', product, version)),
    ),
  ].filter(({ product }) => targets.isVisible(product));
  // The first entry of a release wins: a fixed release isn't also listed as never affected.
  return [...new Map(all.reverse().map((one) => [one.productId, one])).values()].reverse();
}

const csafPath = (number: string, date: string): string =>
  `${publicFolder}/${date.slice(0, 4)}/${number.toLowerCase()}.json`;

const publisherOf = ({ vendor }: Content) => ({
  category: 'vendor',
  name: vendor.legalName.en,
  namespace: vendor.siteUrl,
  contact_details: vendor.email.support,
});

function csaf(advisory: Advisory, number: string, site: Site) {
  const { content } = site;
  const { siteUrl } = content.vendor;
  const { title, description, cause, workaround, upgrade } = advisory.en;
  const all = statusesOf(advisory, site);
  const { score, severity } = cvssScore(advisory.cvss);
  const idsOf = (asked: string, isAsked: (one: (typeof all)[number]) => boolean = () => true) =>
    all.filter((one) => one.status === asked && isAsked(one)).map(({ productId }) => productId);
  const isNamed = ({ product }: { product: string }) =>
    advisory.affected.some((one) => one.product === product);
  const affected = idsOf('known_affected');
  const page = siteUrl + site.href(itemPath(advisory));
  return {
    document: {
      category: 'csaf_security_advisory',
      csaf_version: '2.0',
      title,
      lang: 'en',
      aggregate_severity: { text: site.ui.releases.advisory.severities[severity] },
      distribution: { tlp: { label: 'WHITE' } },
      notes: [{ category: 'summary', text: description }],
      publisher: publisherOf(content),
      references: [
        { category: 'self', summary: number, url: siteUrl + csafPath(number, advisory.date) },
        { category: 'external', summary: title, url: page },
      ],
      tracking: {
        id: number,
        status: 'final',
        version: '1',
        initial_release_date: noon(advisory.date),
        current_release_date: noon(advisory.date),
        revision_history: [
          { number: '1', date: noon(advisory.date), summary: 'First publication' },
        ],
      },
    },
    product_tree: {
      branches: [
        {
          category: 'vendor',
          name: content.vendor.name.en,
          branches: [...new Set(all.map(({ name }) => name))].map((name) => ({
            category: 'product_name',
            name,
            branches: all
              .filter((one) => one.name === name)
              .map(({ category, version, text, productId }) => ({
                category,
                name: version,
                product: { name: `${name} ${text}`, product_id: productId },
              })),
          })),
        },
      ],
    },
    vulnerabilities: [
      {
        title,
        ids: [{ system_name: content.vendor.name.en, text: number }],
        release_date: noon(advisory.date),
        notes: [{ category: 'description', text: cause.join('\n\n') }],
        product_status: {
          known_affected: affected,
          fixed: idsOf('fixed'),
          known_not_affected: idsOf('known_not_affected'),
        },
        flags: [
          {
            label: 'vulnerable_code_not_present',
            product_ids: idsOf('known_not_affected', isNamed),
          },
          {
            label: 'component_not_present',
            product_ids: idsOf('known_not_affected', (one) => !isNamed(one)),
          },
        ].filter(({ product_ids: ids }) => ids.length > 0),
        scores: [
          {
            products: affected,
            cvss_v3: {
              version: '3.1',
              vectorString: advisory.cvss,
              baseScore: score,
              baseSeverity: severity.toUpperCase(),
            },
          },
        ],
        remediations: [
          {
            category: 'vendor_fix',
            details: upgrade.join('\n\n'),
            product_ids: affected,
            url: page,
          },
          { category: 'workaround', details: workaround.join('\n\n'), product_ids: affected },
        ],
      },
    ],
  };
}

const osv = (advisory: Advisory, number: string, site: Site) => ({
  schema_version: '1.7.0',
  id: number,
  published: noon(advisory.date),
  modified: noon(advisory.date),
  summary: advisory.en.title,
  details: [advisory.en.description, ...advisory.en.cause].join('\n\n'),
  severity: [{ type: 'CVSS_V3', score: advisory.cvss }],
  // Without `package`: it needs one of OSV's own ecosystems.
  affected: advisory.affected.map(({ product, release, fixed }) => ({
    ranges: [
      { type: 'SEMVER', events: [{ introduced: buildOf(release) }, { fixed: buildOf(fixed) }] },
    ],
    database_specific: { product: site.targets.name(product), release },
  })),
  references: [
    { type: 'ADVISORY', url: site.content.vendor.siteUrl + site.href(itemPath(advisory)) },
  ],
});

/**
 * The feed that the provider metadata advertise (CSAF 2.0, requirement 15). A folder would have to answer with a list of its files, which
 * static hosts don't make.
 */
const rolieFeedPath = `${publicFolder}/csaf-feed-tlp-white.json`;
const rolieTitle = 'Security advisories (TLP:WHITE)';

const rolieFeedLink = (siteUrl: string) => ({
  summary: rolieTitle,
  tlp_label: 'WHITE',
  url: siteUrl + rolieFeedPath,
});

interface PublishedAdvisory {
  advisory: Advisory;
  number: string;
  date: string;
  path: string;
}

/** The advisories as a ROLIE feed (RFC 8322), newest first. */
const rolieFeed = (advisories: readonly PublishedAdvisory[], siteUrl: string, updated: string) => ({
  feed: {
    id: 'csaf-feed-tlp-white',
    title: rolieTitle,
    link: [{ rel: 'self', href: siteUrl + rolieFeedPath }],
    category: [{ scheme: 'urn:ietf:params:rolie:category:information-type', term: 'csaf' }],
    updated,
    entry: advisories.map(({ advisory, number, date, path }) => ({
      id: number,
      title: advisory.en.title,
      link: [{ rel: 'self', href: siteUrl + path }],
      published: date,
      updated: date,
      summary: { content: advisory.en.description },
      content: { type: 'application/json', src: siteUrl + path },
      format: {
        schema: 'https://docs.oasis-open.org/csaf/csaf/v2.0/csaf_json_schema.json',
        version: '2.0',
      },
    })),
  },
});

/**
 * The advisories as files, by path. Pure.
 * @param today day of the build, `YYYY-MM-DD`
 */
export function advisoryFiles(content: Content, today: string): Map<string, string> {
  const site = createSite('en', content, {}, today);
  const { siteUrl, slug } = content.vendor;
  const advisories = site.content.items.advisory.map((advisory) => {
    const number = advisoryNumber(advisory, slug);
    return { advisory, number, date: noon(advisory.date), path: csafPath(number, advisory.date) };
  });
  const listed = advisories.map(({ path, date }) => ({
    path: path.slice(publicFolder.length + 1),
    date,
  }));
  const data: Record<string, unknown> = {
    ...Object.fromEntries(
      advisories.map(({ advisory, number, path }) => [path, csaf(advisory, number, site)]),
    ),
    [providerMetadataPath]: {
      canonical_url: siteUrl + providerMetadataPath,
      metadata_version: '2.0',
      role: 'csaf_provider',
      publisher: publisherOf(content),
      last_updated: listed[0]?.date ?? noon(today),
      list_on_CSAF_aggregators: true,
      mirror_on_CSAF_aggregators: true,
      public_openpgp_keys: [{ url: siteUrl + keyPath }],
      distributions: [{ rolie: { feeds: [rolieFeedLink(siteUrl)] } }],
    },
    [rolieFeedPath]: rolieFeed(advisories, siteUrl, listed[0]?.date ?? noon(today)),
    ...Object.fromEntries(
      advisories.map(({ advisory, number }) => [
        `${osvFolder}/${number}.json`,
        osv(advisory, number, site),
      ]),
    ),
    [`${osvFolder}/index.json`]: advisories.map(({ number, date }) => ({
      id: number,
      modified: date,
    })),
  };
  return new Map([
    ...Object.entries(data).map(
      ([path, value]) => [path, `${JSON.stringify(value, null, 2)}\n`] as const,
    ),
    [`${publicFolder}/index.txt`, listed.map(({ path }) => `${path}\n`).join('')],
    [
      `${publicFolder}/changes.csv`,
      listed.map(({ path, date }) => `"${path}","${date}"\n`).join(''),
    ],
  ]);
}
