import { anchorOf } from '../content/anchors';
import type { PageLink } from '../content/page-view';
import type { SectionKind } from '../content/schemas/sections';
import type { Site } from '../content/site';
import { type Doc, docId } from '../features/documents/read';

/** The address of the first section of a kind; null if no page has one. */
function firstSectionAddress(kind: SectionKind, { content, language, targets }: Site) {
  for (const [id, page] of content.pages) {
    const section = page[language].sections.find((one) => one.kind === kind);
    if (section) return targets.href(`${id}#${anchorOf(section)}`);
  }
  return null;
}

/** The address of a product's trial: one that is first of all about it, else any about it, else the application. */
function trialAddress(id: string, { content, href }: Site): string {
  const trials = content.items.productTrial.filter(({ related }) => related.includes(id));
  const trial = trials.find(({ related }) => related[0] === id) ?? trials[0];

  return href(trial ? `/productTrial/${trial.slug}` : '/try/application');
}

/** The address of a product's release notes, else its place in the life cycle. */
function releasesAddress(id: string, productDocs: readonly Doc[], site: Site): string {
  const { content, href, targets } = site;
  const releaseNotes = productDocs.find((doc) => docId(doc).endsWith('/release-notes'));
  if (releaseNotes) return href(`/${docId(releaseNotes)}`);

  const hasReleases = (content.facts.get(id)?.releases.length ?? 0) > 0;
  const isListed = hasReleases && targets.isVisible(id);
  return href(isListed ? `/lifecycle#${id.replace('product/', '')}` : '/lifecycle');
}

/**
 * What a buyer opens next from a product's head, one link each: its trial, documentation, release notes, and guide price or licence metric.
 * Where a product has none of its own, the page of all products. Pure.
 * @param id route id of a product or family
 */
export function offerLinks(id: string, site: Site): PageLink[] {
  const { content, href, ui } = site;
  const texts = ui.page.offer;

  const productDocs = content.docs.filter(({ product }) => `product/${product}` === id);
  const [firstDoc] = productDocs;
  const links = [
    { label: texts.trial, href: trialAddress(id, site) },
    { label: texts.docs, href: href(firstDoc ? `/${docId(firstDoc)}` : '/docs') },
    { label: texts.releases, href: releasesAddress(id, productDocs, site) },
  ];

  const hasPrice = content.pricing.units[id] !== undefined;
  const priceAddress = firstSectionAddress(hasPrice ? 'prices' : 'licences', site);
  if (priceAddress === null) return links;

  return [...links, { label: hasPrice ? texts.price : texts.licence, href: priceAddress }];
}
