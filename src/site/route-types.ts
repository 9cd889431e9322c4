import type { MenuGroup } from './menu-groups';

/**
 * Kinds of pages for which a feature has the template; each declares its own, so that they leave
 * with it.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features fill it.
export interface FeatureTemplates {}

/**
 * The kinds of pages; each has a file in src/templates or in a feature, some share one
 * (src/gatsby/create-pages.ts).
 */
export type Template =
  | keyof FeatureTemplates
  | 'home'
  | 'product'
  | 'solution'
  | 'article'
  | 'tool'
  | 'list'
  | 'detail'
  | 'form'
  | 'result'
  | 'search'
  | 'not-found'
  | 'redirect';

/** Product families; each has an accent in src/styles/tokens.css. */
export const families = [
  'container',
  'microservice',
  'devops',
  'cloud',
  'compute',
  'finance',
] as const;

export type Family = (typeof families)[number];

/** The sets of devices that a page, a link or a group of links may be for (section 2). */
export const deviceSets = ['both', 'desktop', 'phone'] as const;
export type Devices = (typeof deviceSets)[number];

/** The groups of a page's related links, as they are shown; reading is everything else. */
export const relatedGroups = ['products', 'solutions', 'cases', 'reading'] as const;

/** Whether a page or link is for a device. */
export const belongsTo = (devices: Devices, device: 'desktop' | 'phone'): boolean =>
  devices === 'both' || devices === device;

/**
 * The devices that see any of a group's links; on the other, the group and its title are left out.
 */
export function devicesOf(links: readonly { devices?: Devices | null }[]): Devices {
  const [only = 'both', ...others] = new Set(links.map(({ devices }) => devices ?? 'both'));
  return others.length > 0 ? 'both' : only;
}

/** The device attribute in a link's data; none if it's for both. */
export const deviceAttributes = (devices: Devices): { devices?: Devices } =>
  devices === 'both' ? {} : { devices };

/** The device attribute in a link's HTML. */
export const markedFor = (devices?: Devices | null) =>
  !devices || devices === 'both' ? {} : { 'data-devices': devices };

/** A row of the manifest: a route of section 2. */
export interface Route {
  /**
   * The path without its leading slash; `home` for the home page; `Vendor` instead of the vendor's
   * slug.
   */
  id: string;
  path: string;
  /**
   * A second address of the same page, whose canonical address is `path`; nothing links to it.
   * Section 2 fixes it, or it is the counterpart: the page as phones get it.
   */
  alias?: string;
  devices: Devices;
  template: Template;
  /** The menu group that is marked while the page is open. */
  group: MenuGroup | null;
  family?: Family;
  /** `bare`: outside the shell of header and footer. */
  shell: 'full' | 'bare';
  counterpart?: string;
  redirect?: string;
  noindex?: true;
  /** Its entries are also published as feeds. */
  hasFeed?: true;
  /** The page is about an item that the query names (`id` or `type`), of this kind. */
  itemOf?: string;
  /** Path that the page is built at if not `path`; the host serves it at `path`. */
  file?: string;
}
