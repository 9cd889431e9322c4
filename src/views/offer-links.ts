import { anchorOf } from '../content/anchors';
import type { PageLink } from '../content/page-view';
import type { SectionKind } from '../content/schemas/sections';
import type { Site } from '../content/site';
import { itemPath } from '../content/targets';

/**
 * What a buyer opens next from a product's head: its trial, documentation, release notes, and guide
 * price or licence metric.
 */
export interface OfferLinks {
  trial: PageLink;
  docs: PageLink;
  releases: PageLink;
  price: PageLink;
}

/** The address of the first section of a kind; null if no page has one. */
export function addressOfSection(
  kind: SectionKind,
  { content, language, targets }: Site,
): string | null {
  for (const [id, page] of content.pages) {
    const section = page[language].sections.find((candidate) => candidate.kind === kind);
    if (section) return targets.href(`${id}#${anchorOf(section)}`);
  }
  return null;
}

/**
 * The trial of a product; where it has none of its own, the application for one. Null if the site
 * has neither.
 */
export function trialLink(
  product: string,
  { content, targets, href, getFixedT }: Site,
): PageLink | null {
  const trials = content.items.productTrial.filter(({ related }) => related.includes(product));
  const trial = trials.find(({ related }) => related[0] === product) ?? trials[0];

  const address = trial ? href(itemPath(trial)) : targets.hrefIfAny('try/application');

  return address === null ? null : { label: getFixedT('page')('offer.trial'), href: address };
}
