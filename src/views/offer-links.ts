import { anchorOf } from '../content/anchors';
import type { PageLink } from '../content/page-view';
import type { SectionKind } from '../content/schemas/sections';
import type { Site } from '../content/site';
import { docId } from '../features/documents/read';

/** The address of the first section of a kind; null if no page has one. */
function placeOf(kind: SectionKind, { content, language, targets }: Site): string | null {
  for (const [id, page] of content.pages) {
    const section = page[language].sections.find((one) => one.kind === kind);
    if (section) return targets.href(`${id}#${anchorOf(section)}`);
  }
  return null;
}

/**
 * What a buyer opens next from a product's head, one link each: its trial, documentation, release notes, and guide price or licence metric.
 * Where a product has none of its own, the page of all products. Pure.
 * @param id route id of a product or family
 */
export function offerLinks(id: string, site: Site): PageLink[] {
  const { content, href, ui, targets } = site;
  const { items, docs, facts, pricing } = content;
  const texts = ui.page.offer;
  const name = id.replace('product/', '');
  const about = items.productTrial.filter(({ related }) => related.includes(id));
  const trial = about.find(({ related }) => related[0] === id) ?? about[0];
  const own = docs.filter(({ product }) => `product/${product}` === id);
  const notes = own.find((doc) => docId(doc).endsWith('/release-notes'));
  const released = (facts.get(id)?.releases.length ?? 0) > 0 && targets.isVisible(id);
  const price = placeOf(pricing.units[id] ? 'prices' : 'licences', site);
  return [
    { label: texts.trial, href: href(trial ? `/productTrial/${trial.slug}` : '/try/application') },
    { label: texts.docs, href: href(own[0] ? `/${docId(own[0])}` : '/docs') },
    {
      label: texts.releases,
      href: href(notes ? `/${docId(notes)}` : `/lifecycle${released ? `#${name}` : ''}`),
    },
    ...(price ? [{ label: pricing.units[id] ? texts.price : texts.licence, href: price }] : []),
  ];
}
