import type { MenuGroup } from './menu-groups';

/** The kinds of pages; each has one file in src/templates. */
export type Template =
  | 'home'
  | 'product'
  | 'solution'
  | 'article'
  | 'list'
  | 'detail'
  | 'video'
  | 'form'
  | 'login'
  | 'result'
  | 'search'
  | 'not-found'
  | 'styleguide'
  | 'redirect';

/** Product families; each has an accent in src/styles/tokens.css. */
export const families = ['container', 'microservice', 'devops', 'cloud', 'compute', 'finance'] as const;

export type Family = (typeof families)[number];

export type Devices = 'both' | 'desktop' | 'phone';

/** A row of the manifest: a route of section 2. */
export interface Route {
  /** The path without its leading slash; `home` for the home page. */
  id: string;
  path: string;
  devices: Devices;
  template: Template;
  /** The menu group that is marked while the page is open. */
  group: MenuGroup | null;
  family?: Family;
  /** `bare`: outside the shell of header and footer. */
  shell: 'full' | 'bare';
  /** Where a visitor of the other device goes instead. */
  counterpart?: string;
  /** Path (of this language) that the route leads to. */
  redirect?: string;
  /** Never indexed: forms' results, test and error pages. */
  noindex?: true;
  /** The page is about an item that the query names (`id` or `type`), of this kind. */
  itemOf?: string;
  /** Path that the page is built at if not `path`; the host serves it at `path`. */
  file?: string;
}
