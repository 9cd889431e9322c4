import type { RelatedLink } from '../../content/page-view';
import type { Site } from '../../content/site';
import { itemLabel } from '../../features/listing/item-view';
import { relatedGroups } from '../../site/route-types';

/**
 * The title of a target; that of an item with its label, unless the title already begins with it.
 */
function titleWithLabel(target: string, site: Site): Pick<RelatedLink, 'title' | 'label'> {
  const item = site.targets.item(target);
  if (!item) return { title: site.targets.name(target) };

  const { title } = item[site.language];
  const label = itemLabel(item, site);
  if (!label) return { title };

  // A case's title may begin with its customer, whose name may be shorter there.
  const [titleHead = title] = title.split(/[:：]/, 1);
  const isRepeated = title.startsWith(label) || label.startsWith(titleHead);

  return isRepeated ? { title } : { title, label };
}

/**
 * Links to related pages by the order of their groups; those that the language hides are left out.
 */
export function relatedLinks(ids: readonly string[], site: Site): RelatedLink[] {
  const { targets } = site;

  const links = ids.flatMap((target): RelatedLink[] => {
    const href = targets.href(target);
    if (href === null) return [];
    const group = targets.group(target);
    return [{ group, href, ...titleWithLabel(target, site), ...targets.marks(target) }];
  });
  return relatedGroups.flatMap((group) => links.filter((link) => link.group === group));
}
