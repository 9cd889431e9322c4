import type { Item } from '../../content/content';
import type { PageView, SectionView } from '../../content/page-view';
import type { Site } from '../../content/site';
import { itemPath } from '../../content/targets';
import { neighboursOf } from '../../features/listing/entries';
import { itemLabel, itemView, tagNames } from '../../features/listing/item-view';
import { routeOfId } from '../../site/lookup';
import { trailTo } from '../../views/breadcrumbs';
import { type BuiltPage, noLists, onBothDevices, type PlainPage } from '../../views/built-page';
import { metadataOf } from '../../views/metadata';
import { familyOf, visualOf } from '../../views/visuals';
import { completePage } from './complete-page';
import { itemSections } from './item-sections';
import { relatedLinks } from './related';

/**
 * The line above the heading: the customer of a case, team and cities of a position, number and
 * severity of an advisory, else the kind.
 */
function eyebrowOf(item: Item, site: Site): string {
  if (item.kind === 'case') return item[site.language].customer;
  return itemLabel(item, site) ?? site.targets.name(item.kind);
}

/** The closing action of a position or trial, which is also shown at the top. */
function heroActions(item: Item, sections: readonly SectionView[]): PageView['hero']['actions'] {
  if (item.kind !== 'joinus' && item.kind !== 'productTrial') return [];

  const closing = sections.find((section) => section.kind === 'callToAction');
  return closing?.action.to ? [{ label: closing.action.label, to: closing.action.to }] : [];
}

/**
 * The page of an item.
 * @throws Error that names what cannot be resolved
 */
export function itemPage(item: Item, site: Site): BuiltPage {
  const { content, language } = site;
  const { title, description } = item[language];
  const key = `${item.kind}/${item.slug}`;
  const path = itemPath(item);
  const tags = tagNames(item, content.tags, language);
  const sections = itemSections(item, site);
  const texts = { title, description, keywords: tags };
  const published = item.date;
  const modified = 'updated' in item ? item.updated : undefined;

  const page: PlainPage = {
    ...onBothDevices(key, site.href(path), site),
    template: 'item',
    meta: metadataOf({ key, path, texts, published, modified }, site),
    view: {
      ...noLists,
      family: familyOf(item.related, content),
      breadcrumbs: [...trailTo(routeOfId(item.kind), site), { label: title, href: null }],
      hero: {
        eyebrow: item.draft ? site.getFixedT('page')('draft') : eyebrowOf(item, site),
        heading: title,
        lead: description,
        actions: heroActions(item, sections),
      },
      sections,
      related: relatedLinks(item.related, site),
      motif: item.kind === 'case' ? visualOf(item.related, site, item.coverMotif) : null,
      item: itemView(item, site),
      ...neighboursOf(item, site),
    },
  };
  return completePage(page, site, item);
}
