import { playedKinds, videoDetail } from './download-pages';
import { formOfRoute } from './form-pages';
import { inLanguage, splitAddress } from './href';
import type { Language } from './languages';
import { manifest } from './manifest';
import type { MenuGroup } from './menu-groups';
import type { Devices, Route } from './route-types';

const pathsOf = ({ path, alias }: Route): string[] =>
  alias === undefined ? [path] : [path, alias];

const byPath = new Map(
  manifest.flatMap((route) => pathsOf(route).map((path) => [path, route] as const)),
);
const byId = new Map(manifest.map((route) => [route.id, route]));

/**
 * The path that a menu's link leads to, as the manifest writes it: with the leading slash that
 * editors sometimes omit, and without query and hash. For an alias it is the page's own path,
 * because an API may give either.
 */
export const menuPath = (link: string): string => {
  const { path } = splitAddress(link.trim());
  const wholePath = path.startsWith('/') || path === '' ? path : `/${path}`;

  return byPath.get(wholePath)?.path ?? wholePath;
};

/** The route of a path or alias without language, query or hash; undefined if there is none. */
export const routeOfPath = (path: string): Route | undefined => byPath.get(path);

/**
 * The menu group that a page belongs to: that of its route, or of the nearest page above it that
 * has one.
 * @param path without language
 * @returns null for a page outside the menu
 */
export function menuGroupOf(path: string): MenuGroup | null {
  const route = routeOfPath(path);
  if (route) return route.group;

  const pathAbove = path.replace(/\/[^/]*$/, '');
  return pathAbove === '' ? null : menuGroupOf(pathAbove);
}

/** @throws Error that names the id if there is no such route */
export const routeOfId = (id: string): Route => {
  const route = byId.get(id);
  if (!route) throw new Error(`No route ${id} in src/site/manifest.ts`);
  return route;
};

/**
 * The address of a route in a language; null if the site has no such route, as without the feature
 * that it belongs to.
 */
export function addressOfRoute(id: string, language: Language): string | null {
  const route = byId.get(id);
  return route === undefined ? null : inLanguage(route.path, language);
}

/** The kinds of items that a route's page looks up by the number in its query. */
export function kindsByNumber(routeId: string): readonly string[] {
  const { path, itemOf } = byId.get(routeId) ?? {};
  if (path === videoDetail) return playedKinds;

  const ownKind = itemOf === undefined ? [] : [itemOf];
  return formOfRoute(routeId)?.items ?? ownKind;
}

/** The path that a route is built at. */
export const builtPath = ({ path, file }: Route): string => file ?? path;

/**
 * The built path and the alias, which is a page of its own for hosts and for readers without
 * script.
 */
export const builtPaths = (route: Route): string[] => [
  builtPath(route),
  ...(route.alias ? [route.alias] : []),
];

/** Where visitors on the other device go; null without a counterpart. */
export const counterpartOf = ({ counterpart }: Route): Route | null =>
  counterpart ? (byPath.get(counterpart) ?? null) : null;

/** Whether phones get a page that only desktops have at its second address. */
export const hasPhoneAddress = ({ alias, counterpart }: Route): boolean =>
  alias !== undefined && alias === counterpart;

/**
 * The devices that are shown a link to a page: those that have it, there, at its second address,
 * under its counterpart's, or for a list as the form that opens one of it.
 */
export function linkedOn(route: Route): Devices {
  const counterpart = counterpartOf(route);

  const isOnBoth =
    counterpart?.counterpart === route.path ||
    counterpart?.itemOf === route.id ||
    hasPhoneAddress(route);

  return isOnBoth ? 'both' : route.devices;
}
