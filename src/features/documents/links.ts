import { docTarget } from '../../content/markdown';
import type { PageLink } from '../../content/page-view';
import type { Site } from '../../content/site';
import { routeOfId } from '../../site/lookup';
import { byFamily, type ProductFamily } from '../../views/product-families';
import { docsFolder } from './addresses';
import { type Doc, docId } from './read';

/** The product's name, as pages of documentation show it. */
export function productName(product: string, { content, language }: Site): string {
  return content.facts.get(`product/${product}`)?.name[language] ?? product;
}

/** A page's short title, without the product's name. */
export function shortTitle(doc: Doc, site: Site): string {
  const { title } = doc[site.language];
  const name = productName(doc.product, site);
  const withoutProduct = title.startsWith(name) ? title.slice(name.length).trim() : title;
  return withoutProduct.charAt(0).toUpperCase() + withoutProduct.slice(1);
}

/** The search of the documentation. */
export const searchLink = ({ getFixedT, href }: Site): PageLink => ({
  label: getFixedT('docs')('search'),
  href: href('/search'),
});

/** A link to a page of documentation. */
export const linkToDoc = (doc: Doc, site: Site): PageLink => ({
  label: shortTitle(doc, site),
  href: site.href(`/${docId(doc)}`),
});

/** The address of a link in a page: a published file (`/docs/…`) or any target. */
export const hrefInDoc = (url: string, doc: Doc, { targets, href }: Site): string | null =>
  url.startsWith(`${docsFolder}/`) ? href(url) : targets.href(docTarget(url, doc));

/** The products with documentation that are visible in the language. */
export function documentedProducts({ content, targets }: Site): string[] {
  const visible = content.docs.filter((doc) => targets.isVisible(docId(doc)));
  return [...new Set(visible.map(({ product }) => product))];
}

/** A product with the pages of its documentation. */
interface DocProduct {
  name: string;
  /** The release that its documentation describes. */
  version: string | null;
  /** The product's address without a language, for its icon. */
  path: string;
  links: PageLink[];
}

/**
 * The pages of a product in the index: first those that a reader opens first, last the one that few
 * products have, so that the columns before it are full.
 */
const pagesInIndex: readonly string[] = [
  'quick-start',
  'release-notes',
  'air-gapped',
  'reference',
  'architecture',
];

/** Where a page of a product stands in the index: those that it doesn't name come last. */
function placeInIndex({ page }: Doc): number {
  const place = pagesInIndex.indexOf(page);
  return place === -1 ? pagesInIndex.length : place;
}

function docProduct(product: string, site: Site): DocProduct {
  const id = `product/${product}`;
  const pages = site.content.docs
    .filter((doc) => doc.product === product)
    .sort((one, other) => placeInIndex(one) - placeInIndex(other));

  return {
    name: site.targets.name(id),
    version: site.content.facts.get(id)?.releases?.[0]?.version ?? null,
    path: routeOfId(id).path,
    links: pages.map((doc) => linkToDoc(doc, site)),
  };
}

/** The pages of each product, by family; families without documentation are left out. */
export const docFamilies = (site: Site): ProductFamily<DocProduct>[] =>
  byFamily(documentedProducts(site), (product) => `product/${product}`, site).map((family) => ({
    ...family,
    products: family.products.map((product) => docProduct(product, site)),
  }));
