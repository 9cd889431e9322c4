import { lookUp } from '../content/english-rules';
import type { Crumb } from '../content/page-view';
import type { Site } from '../content/site';
import { formOfRoute } from '../site/form-pages';
import { conventions } from '../site/languages';
import { hasPhoneAddress, menuPath, routeOfId } from '../site/lookup';
import { manifest } from '../site/manifest';
import { menuGroups } from '../site/menu-groups';
import { deviceAttributes, type Family, type Route } from '../site/route-types';

/** The page about a whole family of products: the link of its category. */
const familyPages: Partial<Record<Family, string>> = {
  container: 'ContainerFamily',
  microservice: 'Microservice',
  devops: 'DevOps',
  compute: 'product/AIOS',
};

/** Forms that lead to a result; one of both device sets stands for those of one. */
function formsBefore(path: string): Route[] {
  const forms = manifest.filter(({ id }) =>
    Object.values(formOfRoute(id)?.success ?? {}).includes(path),
  );
  const shared = forms.filter(({ devices }) => devices === 'both');
  return shared.length > 0 ? shared : forms;
}

/** The category of a page in the menu, where its group shows it or its counterpart; empty for any other page. */
function categoryOf({ path, counterpart, group }: Route, { menu }: Site): string {
  const shown = (group && menu[menuGroups[group]]) || [];
  const leadsTo = (to?: string) =>
    shown.find(({ header_link: link }) => menuPath(link) === to && !link.includes('#'));
  return (leadsTo(path) ?? leadsTo(counterpart))?.header_type ?? '';
}

/**
 * The way to a page: its group and category in the menu, then the page above it: a result stands under its form, a page about an item
 * under the list of its kind, another page outside the menu under the one that its address or its counterpart's starts with.
 */
export function trailTo(route: Route, site: Site): Crumb[] {
  const { ui, href, targets, language, content } = site;
  const { id, path, group, family, template, itemOf, counterpart = '' } = route;
  const home = { label: ui.common.home, href: href('/') };
  // A form without an item asks which one; on phones, it is what a list leads to.
  const marks = hasPhoneAddress(route) ? {} : deviceAttributes(route.devices);
  const own = { label: targets.name(id), href: itemOf ? null : targets.href(id), ...marks };
  const [form, ...otherForms] = template === 'result' ? formsBefore(path) : [];
  // Only the query says which of several forms was sent.
  if (otherForms.length > 0) return [home, own];
  const category = categoryOf(route, site);
  const folders = category ? [] : [path, counterpart].map((address) => address.split('/')[1] ?? '');
  // The counterpart of a list may be the form below it.
  const isAbove = (name: string) =>
    name !== id && manifest.some((one) => one.id === name && one.itemOf !== id);
  const above = form?.id ?? itemOf ?? folders.find(isAbove);
  if (above !== undefined) return [...trailTo(routeOfId(above), site), own];
  const familyPage = family && familyPages[family];
  const title = conventions[language].isApiLanguage
    ? category
    : lookUp(content.english.names.titles, category)?.[language];
  const crumbs: Crumb[] = [
    home,
    ...(group ? [{ label: ui.items.groups[group], href: null }] : []),
    ...(title
      ? [{ label: title, href: familyPage && familyPage !== id ? targets.href(familyPage) : null }]
      : []),
    own,
  ];
  // A group may have the name of its only category or of its page.
  return crumbs.filter(({ label }, index) => label !== crumbs[index + 1]?.label);
}

/** The breadcrumbs of a page, none on home; the last is the page itself. */
export const breadcrumbsOf = (route: Route, site: Site): Crumb[] =>
  route.id === 'home'
    ? []
    : [...trailTo(route, site).slice(0, -1), { label: site.targets.name(route.id), href: null }];
