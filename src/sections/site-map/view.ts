import type { Content } from '../../content/content';
import type { PageLink } from '../../content/page-view';
import type { Site } from '../../content/site';
import { counterpartOf } from '../../site/lookup';
import { manifest } from '../../site/manifest';
import { menuGroupIds } from '../../site/menu-groups';
import { deviceAttributes, type Route } from '../../site/route-types';

/**
 * Whether the site map lists a route: not redirects, form results, or pages about an item in their
 * query.
 */
const isListed = ({ id, template, noindex, itemOf }: Route, { pages }: Content): boolean =>
  template !== 'redirect' && !noindex && !itemOf && pages.has(id);

function linksTo(route: Route, { targets }: Site): PageLink[] {
  const counterpart = counterpartOf(route);
  // On the other device, a counterpart with its own address is listed instead.
  const marks = counterpart?.counterpart === route.path ? deviceAttributes(route.devices) : {};

  return targets.links([route.id]).map((link) => ({ ...link, ...marks }));
}

/** The pages of the site by menu group; groups without a page are left out. */
export function siteMap(site: Site): { title: string; links: PageLink[] }[] {
  const routes = manifest.filter((route) => isListed(route, site.content));

  const t = site.getFixedT('items');

  const groups = menuGroupIds.map((group) => {
    const members = routes.filter((route) => route.group === group);
    return { title: t(`groups.${group}`), links: members.flatMap((route) => linksTo(route, site)) };
  });

  return groups.filter(({ links }) => links.length > 0);
}
