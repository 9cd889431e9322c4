import type { Site } from '../../content/site';
import { uiTexts } from '../../content/ui-texts';
import { withSourceInErrors } from '../../views/errors';
import type { Feature } from '../feature';
import { checkDocs, releasesWithoutNotes } from './check';
import { createHighlight, type Highlight } from './highlight';
import { type Interfaces, interfaceFiles, readInterfaces, referenceTables } from './interfaces';
import { type Doc, docFile, docId, readDocs } from './read';
import { docsSection } from './section';
import { docTexts } from './texts';
import { docTypes } from './types';
import { docPage } from './view';

declare module '../../i18n/resources' {
  interface NamespaceFiles {
    docs: typeof import('../../../data/ui/zh/docs.json');
    /** Heads and types of the generated tables, at build time. */
    reference: typeof import('../../../data/ui/zh/reference.json');
  }
}

declare module '../../site/route-types' {
  interface FeatureTemplates {
    doc: true;
  }
}

declare module '../../content/content' {
  interface Content {
    /** By product and order. */
    docs: Doc[];
    interfaces: Interfaces;
  }
}

/** Marks code once it's loaded. */
let highlight: Highlight = (code) => [code];

/** Documentation and release notes of a product; of one without documentation, the list of all. */
function offeredDocs(product: string, { content, targets, href, getFixedT }: Site) {
  const docs = content.docs.filter((doc) => `product/${doc.product}` === product);
  const notes = docs.find(({ page }) => page === 'release-notes');
  const first = docs.find((doc) => doc !== notes);
  const t = getFixedT('page');
  const address = first ? href(`/${docId(first)}`) : targets.hrefIfAny('docs');

  return {
    ...(address !== null && { docs: { label: t('offer.docs'), href: address } }),
    ...(notes && { releases: { label: t('offer.releases'), href: href(`/${docId(notes)}`) } }),
  };
}

/** The documentation of products, with the interfaces that it describes. */
export const documents: Feature = {
  name: 'documents',
  types: docTypes,
  template: { kind: 'doc' },
  sections: { docs: docsSection },
  read: ({ root, parse, issues, vendor, drafts }) => ({
    docs: readDocs(root, vendor, issues, drafts),
    interfaces: readInterfaces(root, parse),
  }),
  references: ({ interfaces, ui }, language) =>
    referenceTables(interfaces, uiTexts(ui, language)('reference'), language),
  referring: ['docs'],
  pages: ({ docs }) =>
    docs.map((doc) => ({
      id: docId(doc),
      name: { zh: doc.zh.title, en: doc.en.title },
      product: `product/${doc.product}`,
    })),
  texts: ({ docs }, language) => docTexts(docs, language),
  check: (content, { checkLinkAtLine, reportLine, reportDifference }) =>
    checkDocs(content, checkLinkAtLine, reportLine, reportDifference),
  warnings: releasesWithoutNotes,
  async prepare() {
    highlight = await createHighlight();
  },
  buildPages: (site) =>
    site.content.docs.map((doc) =>
      withSourceInErrors(docFile(doc, site.language), () => docPage(doc, site, highlight)),
    ),
  offers: offeredDocs,
  files: ({ content }) => interfaceFiles(content.interfaces),
};
