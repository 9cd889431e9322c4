import { referenceValues, replaceReferences } from '../../src/content/references';
import { realContent } from '../support/real-site';

/**
 * The data folder that the site under test was built from, as far as tests read it. Pages and items
 * have values in place of their references.
 */
export function siteContent() {
  const content = realContent();
  const zh = referenceValues(content, 'zh');
  const en = referenceValues(content, 'en');

  const resolveTexts = <T extends { zh: unknown; en: unknown }>(texts: T): T => ({
    ...texts,
    zh: replaceReferences(texts.zh, zh),
    en: replaceReferences(texts.en, en),
  });

  const items = Object.entries(content.items).map(([kind, list]) => [kind, list.map(resolveTexts)]);
  return {
    vendor: content.vendor,
    drafts: content.drafts,
    ui: content.ui,
    references: { zh, en },
    /** By route id. */
    pages: new Map([...content.pages].map(([id, page]) => [id, resolveTexts(page)])),
    items: Object.fromEntries(items) as typeof content.items,
    /** The titles of the documentation's pages. */
    docs: content.featurePages.map(({ id, name, product }) => ({
      id,
      product: product.replace('product/', ''),
      ...name,
    })),
  };
}

export type SiteContent = ReturnType<typeof siteContent>;
