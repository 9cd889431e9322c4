import { referenceValues, replaceReferences } from '../../src/content/references';
import { docId } from '../../src/features/documents/read';
import { realContent } from '../support/real-site';

/** The data folder that the site under test was built from, as far as tests read it; references of pages and items are filled in. */
export function siteContent() {
  const written = realContent();
  const zh = referenceValues(written, 'zh');
  const en = referenceValues(written, 'en');

  const filled = <T extends { zh: unknown; en: unknown }>(texts: T): T => ({
    ...texts,
    zh: replaceReferences(texts.zh, zh),
    en: replaceReferences(texts.en, en),
  });

  const items = Object.entries(written.items).map(([kind, list]) => [kind, list.map(filled)]);
  return {
    vendor: written.vendor,
    drafts: written.drafts,
    ui: written.ui,
    references: { zh, en },
    /** By route id. */
    pages: new Map([...written.pages].map(([id, page]) => [id, filled(page)])),
    items: Object.fromEntries(items) as typeof written.items,
    /** The titles of the documentation's pages. */
    docs: written.docs.map((doc) => ({
      id: docId(doc),
      product: doc.product,
      zh: doc.zh.title,
      en: doc.en.title,
    })),
  };
}

export type SiteContent = ReturnType<typeof siteContent>;
