import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { ConsoleTheme, Place } from '../config/consoles';
import type { DownloadKind } from '../config/downloads';
import type { SwitchState } from '../config/switchover';
import type { Field, FieldFault } from '../contract/assumed/form-fields';
import type { Topology } from '../contract/content/charts';
import type { ProductFacts } from '../contract/content/facts';
import type { FormTexts } from '../contract/content/form-texts';
import type { Media } from '../contract/content/media';
import type { Section, SectionKind } from '../contract/content/sections';
import type { BarsView } from '../drawings/charts/bars';
import type { Period } from '../drawings/charts/periods';
import type { TreeNode } from '../drawings/charts/tree';
import type { Drawing } from '../drawings/svg';
import type { FormRoute } from './forms';
import type { MatrixProduct, MatrixRelease, MatrixRule } from './matrix';
import type { Devices, Family, Template } from './route-types';

/*
 * What pages show: dictionaries, items and facts with references replaced, link targets resolved and lists filled
 * (src/build/view). Templates and sections take nothing else.
 */

/** The only devices that have the link's page. */
interface OnDevices {
  devices?: Devices;
}

/** Of a name: the path of its page, for its icon, where the language does not link there. */
interface Unlinked {
  path?: string;
}

/** Resolved link targets: an address, or null where the language does not link there; and the device, if only one has the page. */
type Resolved<T> = T extends readonly (infer U)[]
  ? Resolved<U>[]
  : T extends object
    ? { [K in keyof T]: K extends 'to' ? string | null : K extends 'diagram' ? T[K] : Resolved<T[K]> } & OnDevices
    : T;

export interface Entry extends OnDevices {
  id?: number;
  href: string;
  title: string;
  /** Empty where a list shows titles only. */
  description: string;
  /** `YYYY-MM-DD`, and as the language writes it. */
  date?: string;
  day?: string;
  /** The customer of a case, the team of a position, the product of a trial. */
  label?: string;
  facets?: string[];
  figure?: { value: string; label: string };
  note?: string;
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
  form: string;
  /** `file_url`, for a deck `content_video_url`, on the company host; for a technology video its page. */
  address: string;
}

export interface PageLink extends OnDevices {
  label: string;
  href: string;
}

/** A way to reach the vendor: `tel:` or `mailto:`. */
export interface Channel {
  label: string;
  value: string;
  href: string;
}

type ReleaseTexts = typeof import('../../data/ui/zh/releases.json');

/** A figure; one that was measured before and after has what it `was`, and both as percents of the larger. */
export interface FigureView {
  value: string;
  label: string;
  was?: string;
  shares?: number[];
}

/** A fact about a case: a text or links. */
export interface FactView {
  label: string;
  text?: string;
  links?: PageLink[];
}

/** A cell of a table: `true` and `false` are marks; a mark may have a note. */
export type Cell = string | boolean | [true, string];

/** A product of a section about all of them. */
interface Row extends OnDevices {
  id: string;
  name: string;
  category: string;
  to: string | null;
}

/** What the build adds to sections. */
interface Additions {
  /** The products among the components by their ids, which `drawing` shows once it is drawn (src/build/view/sections.ts). */
  architecture: { componentLinks?: Record<string, PageLink>; drawing?: Drawing };
  figures: { figures: FigureView[] };
  prose: { charts?: BarsView[]; topology?: Topology & { labels: Record<keyof Topology, string> } };
  table: { rows: Cell[][]; tree?: TreeNode[] };
  timeline: { items: Period<{ title: string; text: string }>[]; axes?: Drawing[] };
  switchover: { items: { date: string; title: string; text: string; at: number; state: SwitchState }[] };
  specification: { heading: string; columns: string[]; rows: Cell[][]; links: PageLink[] };
  matrix: {
    /** `last`: the end of a release's maintenance as `YYYY-MM-DD`. */
    products: (MatrixProduct<MatrixRelease & { full: string; maintenance: string; last: string }> &
      Row & { licence: string; maintains: ProductFacts['maintains'] | null })[];
    groups: { id: string; name: string; isOptional: boolean; columns: { id: string; name: string; ends?: string }[] }[];
    rules: MatrixRule[];
    /** Minor versions of Kubernetes; `last`: our last day of fixes, or that of upstream. */
    minors: { version: string; released: string; ends: string; extended: string | null; last: string }[];
    versions: string[];
    valid: string;
    /** Address of the lifecycle page. */
    lifecycle: string;
    /** The matrix as CSV and JSON. */
    files: string[];
    texts: ReleaseTexts['matrix'];
  };
  lifecycle: {
    years: number[];
    /** In percent of the years, as the three ends of a bar: available, full support, maintenance. */
    today: number;
    built: string;
    feed: string;
    products: (Row & {
      upgrade: string | null;
      /** Newest first; the cells of a table. */
      steps: { before: string; after: string; cells: string[] }[];
      releases: {
        version: string;
        /** `YYYY-MM-DD` */
        available: string;
        state: keyof ReleaseTexts['lifecycle']['states'];
        bar: readonly [number, number, number];
        text: string;
      }[];
    })[];
    texts: ReleaseTexts['lifecycle'];
  };
  ending: { columns: string[]; rows: Cell[][] };
  licences: { columns: string[]; rows: Cell[][] };
  prices: { columns: string[]; rows: Cell[][] };
  models: { columns: string[]; rows: Cell[][] };
  productsUsed: { items: ({ name: string; role: string; to: string | null } & OnDevices & Unlinked)[] };
  modules: { items: ({ title: string; text: string; to: string | null } & OnDevices & Unlinked)[] };
  offices: { offices: { id: string; city: string; address: string; role: string }[]; map?: Drawing };
  contact: { channels: Channel[] };
  /** `more`: the page with the whole list, if this is a part; `feed`: the list as RSS. */
  listing: { entries: Entry[]; facets: string[]; more: string | null; feed: string | null };
  /** `systems`: how many of our products a customer runs. */
  customers: { customers: { name: string; href: string; systems: number }[]; all: { href: string } };
  /** Address of the case whose customer speaks. */
  quote: { case?: string };
  siteMap: { groups: { title: string; links: PageLink[] }[] };
  docs: { groups: { title: string; links: PageLink[] }[] };
}

/** A section as its component takes it. */
export type SectionView<K extends SectionKind = SectionKind> = K extends SectionKind
  ? Omit<Resolved<Extract<Section, { kind: K }>>, K extends keyof Additions ? keyof Additions[K] : never> &
      (K extends keyof Additions ? Additions[K] : unknown) & { id: string }
  : never;

export interface Action extends OnDevices {
  label: string;
  to: string;
  /** The download behind the linked form: visitors who have already submitted it get the file at once. */
  download?: { item: DownloadView; texts: typeof import('../../data/ui/zh/downloads.json') };
}

export interface Crumb extends OnDevices {
  label: string;
  href: string | null;
}

/** Related links by the kind of page that they lead to; `reading` is everything else. */
export type RelatedLinks = Record<'products' | 'solutions' | 'cases' | 'reading', Entry[]>;

export interface PageView {
  /** Route id, or `kind/slug` of an item. */
  id: string;
  template: Template | 'item' | 'doc';
  family: Family | null;
  breadcrumbs: Crumb[];
  hero: { eyebrow: string | null; heading: string; lead: string; actions: Action[] };
  navigation: { id: string; label: string }[];
  /** Trial, documentation, releases and price of a product. */
  offer: PageLink[];
  /** Address of the consultation form with the page as its source; for products and solutions. */
  consult: string | null;
  sections: SectionView[];
  related: RelatedLinks;
  /** The drawing in its head; with a label if it has words. Null: none. */
  motif: { drawing: Drawing; label: string | null } | null;
  item: ItemView | null;
  /** `reply` is the time in which an application is answered. */
  result: { offers: Entry[]; lists: PageLink[]; reply: string } | null;
  login: { channels: Channel[]; links: PageLink[] } | null;
  form: FormView | null;
  /** Only on the home page, products and families. */
  consoles?: ConsoleView[];
  /** Only on a page of documentation. */
  doc?: DocView;
}

/** A page of documentation. */
export interface DocView {
  /** Without an address where the language hides the product. */
  product: Crumb;
  html: string;
  /** Its headings of the second level. */
  outline: { id: string; label: string }[];
  /** The pages of its product; the one without an address is this. */
  pages: Crumb[];
  /** The other products that have documentation. */
  products: PageLink[];
  previous: PageLink | null;
  next: PageLink | null;
}

/** A field as a form shows it, built from its declaration (contract/assumed/form-fields.ts) and texts. */
export interface FieldView extends Pick<Field, 'control' | 'input'> {
  name: string;
  wide: boolean;
  label: string;
  /** For a text area with `{{count}}` for the characters so far. */
  hint?: string;
  required: boolean;
  /** For a select; the placeholder is the empty choice. */
  choices?: { options: { value: string; label: string }[]; placeholder: string };
  errors: Partial<Record<FieldFault, string>>;
}

export interface FormView extends Pick<FormRoute, 'form' | 'success' | 'query'> {
  fields: FieldView[];
  texts: Omit<FormTexts, 'forms' | 'fields' | 'choose'> & { heading: string; submit: string; opensInNewTab: string };
  channels: Channel[];
  privacy: string;
}

/** Pictures of the two themes (src/components/console-picture.tsx). */
export type ConsolePictures = Record<ConsoleTheme, IGatsbyImageData>;

/** A panel of a console, drawn for narrow screens: its pictures, and their aspect ratios on phones and on wider screens. */
export interface ConsolePanel {
  pictures: ConsolePictures;
  shapes: [string, string];
}

/** A console: a link to its product, the picture's caption, and its files. */
export interface ConsoleView {
  name: string;
  href: string | null;
  alt: string;
  /** What panels show. Narrow screens see the panels, others the whole picture with numbers at their places. */
  callouts: { text: string; place: Place; panel: ConsolePanel | null }[];
  whole: ConsolePictures;
  /** The panel beside the highlights of a family. */
  detail: ConsolePanel | null;
}

/** The facts of an item. `file` and `video` are paths on the company host (src/lib/company-address.ts). */
export interface ItemView extends Media {
  id: number;
  kind: string;
  /** As in an entry. */
  date: string;
  day: string;
  /** A tag's list of pages; phones, which have none (section 2), search for the tag. */
  tags: { label: string; href: string; search: string }[];
  list: { label: string; href: string };
  /** Null for an item that is not downloaded behind a form. */
  download: DownloadView | null;
  /** The length of its video in words; null without one. */
  duration: string | null;
  /** Of a case: who it was for, how much and how long. */
  facts: FactView[];
}

export interface PageMeta {
  title: string;
  description: string;
  keywords: string;
  canonical: string;
  /** hreflang and address; empty for a page that is not indexed. */
  alternates: { language: string; href: string }[];
  image: string;
  feed: { title: string; href: string } | null;
  noindex: boolean;
  /** `YYYY-MM-DD`, for the page of an item. */
  published: string | null;
  siteName: string;
  /** JSON-LD; null for a page that is not indexed. */
  structuredData: string | null;
}

/** The entries of the lists on a page. */
export const listed = ({ sections }: Pick<PageView, 'sections'>): Entry[] =>
  sections.flatMap((section) => (section.kind === 'listing' ? section.entries : []));
