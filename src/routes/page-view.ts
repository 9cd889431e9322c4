import type { DownloadKind } from '../config/downloads';
import type { Fault, Field } from '../contract/assumed/form-fields';
import type { FormTexts } from '../contract/content/form-texts';
import type { Media } from '../contract/content/media';
import type { Section, SectionKind } from '../contract/content/sections';
import type { FormRoute } from './forms';
import type { Devices, Family, Template } from './route-types';

/*
 * What pages show: dictionaries, items and facts with references replaced, link targets resolved and lists filled
 * (src/build/view). Templates and sections take nothing else.
 */

/** Resolved link targets: an address, or null where the language does not link there. */
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
  /** Empty where a list shows titles only. */
  description: string;
  /** `YYYY-MM-DD` */
  date?: string;
  /** The customer of a case, the team of a position, the product of a trial. */
  label?: string;
  /** Values by which the list can be narrowed. */
  facets?: string[];
  /** A case's first figure. */
  figure?: { value: string; label: string };
  /** The length of a video. */
  note?: string;
  /** In the list of a kind that is downloaded behind a form. */
  download?: DownloadView;
}

/** A downloadable item (section 3): what the gate needs, and the button's text. */
export interface DownloadView {
  kind: DownloadKind;
  /** The item's number: `file_id` of the log, `type` of the form. */
  id: number;
  title: string;
  label: string;
  /** Format, pages and size of a file, length of a video. */
  facts: string;
  /** Address of the form, with the item's number in its query. */
  form: string;
  /** `file_url`, for a deck `content_video_url`, on the company host; for a technology video the page that plays it. */
  address: string;
}

/** A link to a page, with the device set it belongs to. */
export interface PageLink {
  label: string;
  href: string;
  devices: Devices;
}

/** A way to reach the vendor: `tel:` or `mailto:`. */
export interface Channel {
  label: string;
  value: string;
  href: string;
}

/** What the build adds to sections. */
interface Additions {
  figures: { figures: { value: string; label: string }[] };
  productsUsed: { items: { name: string; role: string; to: string | null }[] };
  offices: { offices: { id: string; city: string; address: string; role: string }[] };
  contact: { channels: Channel[] };
  /** `more`: the page with the whole list, if this is a part; `feed`: the list as RSS. */
  listing: { entries: Entry[]; facets: string[]; more: string | null; feed: string | null };
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

/** Related links by the kind of page that they lead to; `reading` is everything else. */
export type Related = Record<'products' | 'solutions' | 'cases' | 'reading', Entry[]>;

/** Everything a template shows but UI labels. */
export interface PageView {
  /** Route id, or `kind/slug` of an item. */
  id: string;
  template: Template | 'item';
  family: Family | null;
  breadcrumbs: Crumb[];
  hero: { eyebrow: string | null; heading: string; lead: string; actions: Action[] };
  /** Sections that the page's navigation names. */
  navigation: { id: string; label: string }[];
  /** Address of the consultation form with the page as its source; for products and solutions. */
  consult: string | null;
  sections: SectionView[];
  related: Related;
  /** For the page of an item. */
  item: ItemView | null;
  /** For the result page of a form: the items that it may offer, and their lists. */
  result: { offers: Entry[]; lists: PageLink[] } | null;
  /** For the partner login: other ways to reach the vendor, and where a partner goes next. */
  login: { channels: Channel[]; links: PageLink[] } | null;
  /** For the page of a form. */
  form: FormView | null;
}

/** A field as a form shows it, made by the build from its declaration (src/contract/assumed/form-fields.ts) and texts. */
export interface FieldView extends Pick<Field, 'control' | 'input'> {
  name: string;
  /** Takes both columns of a wide window. */
  wide: boolean;
  label: string;
  /** For a text area with `{{count}}` for the characters so far. */
  hint?: string;
  required: boolean;
  /** For a select; the placeholder stands for no choice. */
  choices?: { options: { value: string; label: string }[]; placeholder: string };
  errors: Partial<Record<Fault, string>>;
}

/** What a form shows, and where it leads. */
export interface FormView extends Pick<FormRoute, 'form' | 'success' | 'query'> {
  fields: FieldView[];
  texts: Omit<FormTexts, 'forms' | 'fields' | 'choose'> & { heading: string; submit: string; opensInNewTab: string };
  /** How to reach the vendor without it. */
  channels: Channel[];
  /** Address of the privacy policy. */
  privacy: string;
}

/** A product's console: a link to the product, what the picture says, and its file below data/images. */
export interface Showcase {
  name: string;
  href: string | null;
  alt: string;
  picture: string;
}

/** The facts of an item. `file` and `video` are paths on the company host (src/lib/company-address.ts). */
export interface ItemView extends Media {
  /** Number of the item in its kind. */
  id: number;
  kind: string;
  date: string;
  tags: { label: string; href: string }[];
  list: { label: string; href: string };
  /** Null for an item that is not downloaded behind a form. */
  download: DownloadView | null;
  /** The length of its video in words; null without one. */
  duration: string | null;
}

/** The document's head. */
export interface PageMeta {
  title: string;
  description: string;
  keywords: string;
  canonical: string;
  /** hreflang and address; empty for a page that is not indexed. */
  alternates: { language: string; href: string }[];
  /** Address of the picture for social sites (static/social). */
  image: string;
  feed: { title: string; href: string } | null;
  noindex: boolean;
  /** `YYYY-MM-DD`, for the page of an item. */
  published: string | null;
  /** The vendor's name in the page's language. */
  siteName: string;
  /** JSON-LD; null for a page that is not indexed. */
  structuredData: string | null;
}
