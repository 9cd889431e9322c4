import type { Content, Item } from '../../content/content';
import { createSite } from '../../content/site';
import { itemPath } from '../../content/targets';
import { keyPath, osvFolder, providerMetadataPath, publicFolder } from './addresses';
import { cvssScore } from './cvss';
import { advisoryNumber, severityOf } from './view';

/*
 * Security advisories for machines: CSAF 2.0 with its index and provider metadata, and OSV. In
 * English; statuses as in VEX.
 */

/** A date as a timestamp: noon in China, which is the same date in Europe and America. */
const noon = (day: string): string => `${day}T04:00:00Z`;

/** The first build of a release, or the given build. */
const buildOf = (version: string): string =>
  version.split('.').length === 2 ? `${version}.0` : version;

type Site = ReturnType<typeof createSite>;
type Advisory = Item<'advisory'>;

interface ProductStatus {
  status: 'known_affected' | 'fixed' | 'known_not_affected';
  /** Route id of the product, and its name. */
  product: string;
  name: string;
  /** A version, or a range in the notation of `vers`. */
  version: string;
  /** The version as people write it. */
  text: string;
  category: 'product_version' | 'product_version_range';
  productId: string;
}

/** The first entry of each product id. */
function firstByProductId(statuses: readonly ProductStatus[]): ProductStatus[] {
  const byId = new Map<string, ProductStatus>();
  for (const status of statuses) {
    if (!byId.has(status.productId)) byId.set(status.productId, status);
  }
  return [...byId.values()];
}

/**
 * The status of every release: affected builds and fixed builds of the advisory, and releases that
 * it does not affect.
 */
function statusesOf({ affected }: Advisory, { content, targets }: Site): ProductStatus[] {
  const statusOf = (
    status: ProductStatus['status'],
    product: string,
    version: string,
    text = version,
  ): ProductStatus => ({
    status,
    product,
    version,
    text,
    name: targets.name(product),
    category: version === text ? 'product_version' : 'product_version_range',
    productId: `${product.replace('product/', '')}-${text.replaceAll(' ', '-')}`,
  });

  const affectedStatuses = affected.flatMap(({ product, release, fixed }) => {
    const range = `vers:generic/>=${buildOf(release)}|<${buildOf(fixed)}`;
    return [
      statusOf('known_affected', product, range, `${release} before ${fixed}`),
      statusOf('fixed', product, fixed),
    ];
  });

  const isAffected = (product: string, version: string) =>
    affected.some((entry) => entry.product === product && entry.release === version);

  const otherStatuses = [...content.facts].flatMap(([product, { releases }]) =>
    releases
      .filter(({ version }) => !isAffected(product, version))
      .map(({ version }) => statusOf('known_not_affected', product, version)),
  );

  // Fixed releases come first: they aren't also listed as never affected.
  const statuses = [...affectedStatuses, ...otherStatuses];
  return firstByProductId(statuses.filter(({ product }) => targets.isVisible(product)));
}

const csafPath = (number: string, date: string): string =>
  `${publicFolder}/${date.slice(0, 4)}/${number.toLowerCase()}.json`;

const publisherOf = ({ vendor }: Content) => ({
  category: 'vendor',
  name: vendor.legalName.en,
  namespace: vendor.siteUrl,
  contact_details: vendor.email.support,
});

/** Address of an advisory's page. */
const pageAddress = (advisory: Advisory, { content, href }: Site): string =>
  content.vendor.siteUrl + href(itemPath(advisory));

/** The head of a CSAF document: what it is about, who publishes it, and its versions. */
function csafHead(advisory: Advisory, number: string, site: Site) {
  const { content } = site;
  const { title, description } = advisory.en;
  const date = noon(advisory.date);
  const ownAddress = content.vendor.siteUrl + csafPath(number, advisory.date);

  return {
    category: 'csaf_security_advisory',
    csaf_version: '2.0',
    title,
    lang: 'en',
    aggregate_severity: { text: severityOf(advisory, site) },
    distribution: { tlp: { label: 'WHITE' } },
    notes: [{ category: 'summary', text: description }],
    publisher: publisherOf(content),
    references: [
      { category: 'self', summary: number, url: ownAddress },
      { category: 'external', summary: title, url: pageAddress(advisory, site) },
    ],
    tracking: {
      id: number,
      status: 'final',
      version: '1',
      initial_release_date: date,
      current_release_date: date,
      revision_history: [{ number: '1', date, summary: 'First publication' }],
    },
  };
}

/** The products of an advisory as a tree: vendor, product, version. */
function productTree(statuses: readonly ProductStatus[], { content }: Site) {
  const names = [...new Set(statuses.map(({ name }) => name))];

  const productBranch = (name: string) => ({
    category: 'product_name',
    name,
    branches: statuses
      .filter((status) => status.name === name)
      .map(({ category, version, text, productId }) => ({
        category,
        name: version,
        product: { name: `${name} ${text}`, product_id: productId },
      })),
  });
  return {
    branches: [
      {
        category: 'vendor',
        name: content.vendor.name.en,
        branches: names.map(productBranch),
      },
    ],
  };
}

/**
 * Why releases are not affected: other releases of an affected product lack the code, other
 * products the component.
 */
function notAffectedFlags(advisory: Advisory, statuses: readonly ProductStatus[]) {
  const affectedProducts = advisory.affected.map(({ product }) => product);
  const notAffected = statuses.filter(({ status }) => status === 'known_not_affected');
  const idsWhere = (isOfAffectedProduct: boolean) =>
    notAffected
      .filter(({ product }) => affectedProducts.includes(product) === isOfAffectedProduct)
      .map(({ productId }) => productId);

  const flags = [
    { label: 'vulnerable_code_not_present', product_ids: idsWhere(true) },
    { label: 'component_not_present', product_ids: idsWhere(false) },
  ];
  return flags.filter(({ product_ids: ids }) => ids.length > 0);
}

/** The vulnerability itself: which products it affects, how severe it is, and what helps. */
function vulnerability(
  advisory: Advisory,
  number: string,
  statuses: readonly ProductStatus[],
  site: Site,
) {
  const { title, cause, workaround, upgrade } = advisory.en;
  const { score, severity } = cvssScore(advisory.cvss);
  const idsOf = (searchedStatus: ProductStatus['status']) =>
    statuses.filter(({ status }) => status === searchedStatus).map(({ productId }) => productId);

  const affectedIds = idsOf('known_affected');

  return {
    title,
    ...(advisory.cve && { cve: advisory.cve }),
    ids: [{ system_name: site.content.vendor.name.en, text: number }],
    release_date: noon(advisory.date),
    notes: [{ category: 'description', text: cause.join('\n\n') }],
    product_status: {
      known_affected: affectedIds,
      fixed: idsOf('fixed'),
      known_not_affected: idsOf('known_not_affected'),
    },
    flags: notAffectedFlags(advisory, statuses),
    scores: [
      {
        products: affectedIds,
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
        product_ids: affectedIds,
        url: pageAddress(advisory, site),
      },
      { category: 'workaround', details: workaround.join('\n\n'), product_ids: affectedIds },
    ],
  };
}

function csaf(advisory: Advisory, number: string, site: Site) {
  const statuses = statusesOf(advisory, site);

  return {
    document: csafHead(advisory, number, site),
    product_tree: productTree(statuses, site),
    vulnerabilities: [vulnerability(advisory, number, statuses, site)],
  };
}

const osv = (advisory: Advisory, number: string, site: Site) => ({
  schema_version: '1.7.0',
  id: number,
  ...(advisory.cve && { aliases: [advisory.cve] }),
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
  references: [{ type: 'ADVISORY', url: pageAddress(advisory, site) }],
});

/**
 * The feed that the provider metadata advertise (CSAF 2.0, requirement 15). A folder would have to
 * answer with a list of its files, which static hosts don't make.
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

/** Who publishes the advisories, and where (CSAF 2.0, section 7). */
const providerMetadata = (content: Content, updated: string) => {
  const { siteUrl } = content.vendor;
  return {
    canonical_url: siteUrl + providerMetadataPath,
    metadata_version: '2.0',
    role: 'csaf_provider',
    publisher: publisherOf(content),
    last_updated: updated,
    list_on_CSAF_aggregators: true,
    mirror_on_CSAF_aggregators: true,
    public_openpgp_keys: [{ url: siteUrl + keyPath }],
    distributions: [{ rolie: { feeds: [rolieFeedLink(siteUrl)] } }],
  };
};

const osvPath = (name: string): string => `${osvFolder}/${name}.json`;

/** The index of the OSV files. */
const osvIndex = (advisories: readonly PublishedAdvisory[]) =>
  advisories.map(({ number, date }) => ({ id: number, modified: date }));

/** The lists of all CSAF documents, by path: their names, and when each was changed. */
function csafLists(advisories: readonly PublishedAdvisory[]): [path: string, text: string][] {
  const documents = advisories.map(({ path, date }) => ({
    name: path.slice(publicFolder.length + 1),
    date,
  }));
  const names = documents.map(({ name }) => `${name}\n`);
  const changes = documents.map(({ name, date }) => `"${name}","${date}"\n`);

  return [
    [`${publicFolder}/index.txt`, names.join('')],
    [`${publicFolder}/changes.csv`, changes.join('')],
  ];
}

/**
 * The advisories as files, by path. Pure.
 * @param today day of the build, `YYYY-MM-DD`
 */
export function advisoryFiles(content: Content, today: string): Map<string, string> {
  const site = createSite('en', content, {}, today);
  const { siteUrl, slug } = content.vendor;
  const advisories = site.content.items.advisory.map((advisory): PublishedAdvisory => {
    const number = advisoryNumber(advisory, slug);
    return { advisory, number, date: noon(advisory.date), path: csafPath(number, advisory.date) };
  });
  const updated = advisories[0]?.date ?? noon(today);

  const files = new Map<string, string>();
  const addJson = (path: string, value: unknown) =>
    files.set(path, `${JSON.stringify(value, null, 2)}\n`);

  for (const { advisory, number, path } of advisories) addJson(path, csaf(advisory, number, site));
  addJson(providerMetadataPath, providerMetadata(content, updated));
  addJson(rolieFeedPath, rolieFeed(advisories, siteUrl, updated));

  for (const { advisory, number } of advisories)
    addJson(osvPath(number), osv(advisory, number, site));
  addJson(osvPath('index'), osvIndex(advisories));

  for (const [path, text] of csafLists(advisories)) files.set(path, text);
  return files;
}
