import { docTarget } from '../../content/markdown';
import type { PageLink } from '../../content/page-view';
import type { Site } from '../../content/site';
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

/** The pages of each product, by its name. */
export const docGroups = (site: Site): { title: string; links: PageLink[] }[] =>
  documentedProducts(site).map((product) => {
    const pages = site.content.docs.filter((doc) => doc.product === product);
    return {
      title: site.targets.name(`product/${product}`),
      links: pages.map((doc) => linkToDoc(doc, site)),
    };
  });
