import { docTarget } from '../../content/markdown';
import type { PageLink } from '../../content/page-view';
import type { Site } from '../../content/site';
import type { Language } from '../../site/languages';
import { type Doc, docId } from './read';

/** A page's short title, without the product's name. */
export function shortTitle(doc: Doc, language: Language): string {
  const { title } = doc[language];
  const withoutProduct = title.slice(title.indexOf(' ') + 1);
  return withoutProduct.charAt(0).toUpperCase() + withoutProduct.slice(1);
}

/** A link to a page of documentation. */
export const linkToDoc = (doc: Doc, { href, language }: Site): PageLink => ({
  label: shortTitle(doc, language),
  href: href(`/${docId(doc)}`),
});

/** The address of a link in a page: a published file (`/docs/…`) or any target. */
export const hrefInDoc = (url: string, doc: Doc, { targets, href }: Site): string | null =>
  url.startsWith('/docs/') ? href(url) : targets.href(docTarget(url, doc));

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
