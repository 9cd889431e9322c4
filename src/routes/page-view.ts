import type { Section, SectionKind } from '../contract/content/sections';
import type { Devices, Family, Template } from './route-types';

/**
 * What a page shows, made by the build from dictionaries, items and facts (src/build/view): references replaced, link
 * targets resolved to addresses, lists filled. Templates and sections take nothing else.
 */

/** Link targets resolved: an address, or null where this language does not link there. */
type Resolved<T> = T extends readonly (infer U)[]
  ? Resolved<U>[]
  : T extends object
    ? { [K in keyof T]: K extends 'to' ? string | null : K extends 'diagram' ? T[K] : Resolved<T[K]> }
    : T;

/** An item or page in a list. */
export interface Entry {
  /** Number of an item, for the query addresses. */
  id?: number;
  href: string;
  title: string;
  description: string;
  /** `YYYY-MM-DD` */
  date?: string;
  /** The customer of a case, the team of a position, the product of a trial. */
  label?: string;
  /** Values by which the list can be narrowed. */
  facets?: string[];
  /** A case's first figure. */
  figure?: { value: string; label: string };
}

/** A link to a page, with the device set it belongs to. */
export interface PageLink {
  label: string;
  href: string;
  devices: Devices;
}

/** What the build adds to a section of a kind. */
interface Additions {
  figures: { figures: { value: string; label: string }[] };
  productsUsed: { items: { name: string; role: string; to: string | null }[] };
  offices: { offices: { id: string; city: string; address: string; role: string }[] };
  contact: { channels: { label: string; value: string; href: string }[] };
  /** `more`: the page with the whole list, where this is a part of it. */
  listing: { entries: Entry[]; facets: string[]; more: string | null };
  customers: { customers: { name: string; href: string | null }[] };
  siteMap: { groups: { title: string; links: PageLink[] }[] };
}

/** A section as its component takes it. */
export type SectionView<K extends SectionKind = SectionKind> = K extends SectionKind
  ? Omit<Resolved<Extract<Section, { kind: K }>>, K extends keyof Additions ? keyof Additions[K] : never> &
      (K extends keyof Additions ? Additions[K] : unknown) & { id: string }
  : never;

export interface Action {
  label: string;
  to: string;
}

export interface Crumb {
  label: string;
  href: string | null;
}

/** Everything a template shows, less the labels of the user interface. */
export interface PageView {
  /** Route id, or `kind/slug` of an item. */
  id: string;
  /** The template that shows it. */
  template: Template | 'item';
  family: Family | null;
  breadcrumbs: Crumb[];
  hero: { eyebrow: string | null; heading: string; lead: string; actions: Action[] };
  /** Sections that the page's navigation names. */
  navigation: { id: string; label: string }[];
  /** The consultation form, told which page the visitor comes from; for products and solutions. */
  consult: string | null;
  sections: SectionView[];
  related: { products: Entry[]; solutions: Entry[]; cases: Entry[] };
  /** For the page of an item. */
  item: ItemView | null;
}

/** A product's console: a link to the product, what the picture says, and its file below data/images. */
export interface Showcase {
  name: string;
  href: string | null;
  alt: string;
  picture: string;
}

/** The facts of an item beside its sections. */
export interface ItemView {
  kind: string;
  date: string;
  tags: { label: string; href: string }[];
  list: { label: string; href: string };
}

/** What goes into the document's head. */
export interface PageMeta {
  title: string;
  description: string;
  keywords: string;
  canonical: string;
  /** hreflang and address; empty for a page that is not indexed. */
  alternates: { language: string; href: string }[];
  /** Address of the picture for social sites (static/social). */
  image: string;
  noindex: boolean;
}
