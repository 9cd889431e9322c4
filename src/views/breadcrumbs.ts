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

/**
 * The category of a page in the menu, where its group shows it or its counterpart; empty for any
 * other page.
 */
function categoryOf({ path, counterpart, group }: Route, { menu }: Site): string {
  const entries = (group && menu[menuGroups[group]]) || [];
  const entryTo = (to?: string) =>
    entries.find(({ header_link: link }) => menuPath(link) === to && !link.includes('#'));

  return (entryTo(path) ?? entryTo(counterpart))?.header_type ?? '';
}

/**
 * The page above one that stands below another: of a result its form, of an item the list of its
 * kind, else the folder of its address or its counterpart's.
 */
function pageAbove(route: Route, form: Route | undefined, category: string): string | undefined {
  const { id, path, counterpart = '', itemOf } = route;
  if (form) return form.id;
  if (itemOf) return itemOf;
  if (category) return undefined;

  const folders = [path, counterpart].map((address) => address.split('/')[1] ?? '');
  // The counterpart of a list may be the form below it.
  return folders.find(
    (name) => name !== id && manifest.some((route) => route.id === name && route.itemOf !== id),
  );
}

/** The crumbs of a page's group and category in the menu. */
function menuCrumbs({ id, group, family }: Route, category: string, site: Site): Crumb[] {
  const { getFixedT, targets, language, content } = site;
  const categoryTitle = conventions[language].isApiLanguage
    ? category
    : lookUp(content.english.names.titles, category)?.[language];
  const familyPage = family && familyPages[family];

  const crumbs: Crumb[] = [];
  if (group) crumbs.push({ label: getFixedT('items')(`groups.${group}`), href: null });
  if (categoryTitle) {
    const isLinked = familyPage !== undefined && familyPage !== id;
    crumbs.push({ label: categoryTitle, href: isLinked ? targets.href(familyPage) : null });
  }
  return crumbs;
}

/**
 * The way to a page: its group and category in the menu, then the page above it: a result stands
 * under its form, a page about an item under the list of its kind, another page outside the menu
 * under the one that its address or its counterpart's starts with.
 */
export function trailTo(route: Route, site: Site): Crumb[] {
  const { getFixedT, href, targets } = site;
  const { id, path, template, itemOf } = route;
  const home = { label: getFixedT('common')('home'), href: href('/') };
  // A form without an item asks which one; on phones, it is what a list leads to.
  const marks = hasPhoneAddress(route) ? {} : deviceAttributes(route.devices);
  const page = { label: targets.name(id), href: itemOf ? null : targets.href(id), ...marks };

  const [form, ...otherForms] = template === 'result' ? formsBefore(path) : [];
  // Only the query says which of several forms was sent.
  if (otherForms.length > 0) return [home, page];

  const category = categoryOf(route, site);
  const parent = pageAbove(route, form, category);
  if (parent !== undefined) return [...trailTo(routeOfId(parent), site), page];

  const crumbs = [home, ...menuCrumbs(route, category, site), page];
  // A group may have the name of its only category or of its page.
  return crumbs.filter(({ label }, index) => label !== crumbs[index + 1]?.label);
}

/** The breadcrumbs of a page, none on home; the last is the page itself. */
export const breadcrumbsOf = (route: Route, site: Site): Crumb[] =>
  route.id === 'home'
    ? []
    : [...trailTo(route, site).slice(0, -1), { label: site.targets.name(route.id), href: null }];
