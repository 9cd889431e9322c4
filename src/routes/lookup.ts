import { manifest } from './manifest';
import type { Devices, Route } from './route-types';

const byPath = new Map(manifest.map((route) => [route.path, route]));
const byId = new Map(manifest.map((route) => [route.id, route]));

/** The route of a path without language, query or hash; undefined if there is none. */
export const routeOfPath = (path: string): Route | undefined => byPath.get(path);

/** @throws Error that names the id if there is no such route */
export const routeOfId = (id: string): Route => {
  const route = byId.get(id);
  if (!route) throw new Error(`No route ${id} in src/routes/manifest.ts`);
  return route;
};

/** The path that a route is built at. */
export const builtPath = ({ path, file }: Route): string => file ?? path;

/** Where a visitor of the other device goes; null without a counterpart. */
export const counterpartOf = ({ counterpart }: Route): Route | null =>
  counterpart ? (byPath.get(counterpart) ?? null) : null;

/** The devices that are shown a link to a page: those that have it, there or under the address of its counterpart. */
export const linkedOn = (route: Route): Devices =>
  counterpartOf(route)?.counterpart === route.path ? 'both' : route.devices;
