import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { BarsView } from '../drawings/charts/bars';
import type { Period } from '../drawings/charts/periods';
import type { TreeNode } from '../drawings/charts/tree';
import type { Drawing } from '../drawings/svg';
import type { MatrixFacts, MatrixProduct } from '../features/compatibility/matrix-data';
import type { Devices, Family } from '../site/route-types';
import type { SwitchState } from '../site/switchover';
import type { Topology } from './schemas/charts';
import type { Section, SectionKind } from './schemas/sections';

/*
 * What pages show: dictionaries, items and facts with references replaced, link targets resolved and lists filled
 * (src/gatsby/pages). Templates and sections take nothing else. What templates query is declared once, in src/gatsby/schema.ts; sections, which
 * GraphQL carries as JSON, are declared here.
 */

/** A GraphQL type as the build makes it and components take it: what may be null may be left out. */
type Made<T> = T extends string | number | boolean | null | IGatsbyImageData
  ? T
  : T extends readonly (infer U)[]
    ? readonly Made<U>[]
    : { [K in keyof T as null extends T[K] ? never : K]: Made<T[K]> } & {
        [K in keyof T as null extends T[K] ? K : never]?: Made<T[K]>;
      };

/** The only devices that have the link's page. */
interface OnDevices {
  devices?: Devices | null;
}

/** Of a name: the path of its page, for its icon, where the language does not link there. */
interface Unlinked {
  path?: string;
}

/** Resolved link targets: an address, or null where the language does not link there; and the device, if only one has the page. */
type Resolved<T> = T extends readonly (infer U)[]
  ? Resolved<U>[]
  : T extends object
    ? {
        [K in keyof T]: K extends 'to'
          ? string | null
          : K extends 'diagram'
            ? T[K]
            : Resolved<T[K]>;
      } & OnDevices
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
  /** Address of its cover. */
  cover?: string;
  figure?: { value: string; label: string };
  note?: string;
  download?: DownloadView;
}

export type DownloadView = Made<Queries.Download>;
export type PageLink = Made<Queries.PageLink>;
export type Crumb = Made<Queries.Crumb>;

/** A way to reach the vendor: `tel:` or `mailto:`. */
export type Channel = Made<Queries.ContactChannel>;
export type FactView = Made<Queries.ItemFact>;
export type RelatedLink = Made<Queries.RelatedLink>;
export type DocView = Made<Queries.PageDoc>;
export type FormView = Made<Queries.PageForm>;
export type FieldView = Made<Queries.FormField>;
export type ConsoleView = Made<Queries.Console>;
export type ConsolePanel = Made<Queries.ConsolePanel>;
export type PageMeta = Queries.PageMeta;
export type Action = Made<Queries.PageAction>;

type ReleaseTexts = typeof import('../../data/ui/zh/releases.json');

/** A figure; one that was measured before and after has what it `was`, and both as percents of the larger. */
export interface FigureView {
  value: string;
  label: string;
  was?: string;
  shares?: number[];
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
  /** The products among the components by their ids, which `drawing` shows once it is drawn (src/sections/architecture/view.ts). */
  architecture: { componentLinks?: Record<string, PageLink>; drawing?: Drawing };
  figures: { figures: FigureView[] };
  prose: { charts?: BarsView[]; topology?: Topology & { labels: Record<keyof Topology, string> } };
  table: { rows: Cell[][]; tree?: TreeNode[] };
  timeline: { items: Period<{ title: string; text: string }>[]; axes?: Drawing[] };
  switchover: {
    items: { date: string; title: string; text: string; at: number; state: SwitchState }[];
  };
  specification: { heading: string; columns: string[]; rows: Cell[][]; links: PageLink[] };
  matrix: MatrixFacts & {
    products: (MatrixProduct & Row & { licence: string })[];
    valid: string;
    /** Address of the lifecycle page. */
    lifecycle: string;
    /** The matrix as CSV and JSON. */
    files: string[];
    texts: ReleaseTexts['matrix'];
    figure?: Drawing;
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
    figure?: Drawing;
  };
  ending: { columns: string[]; rows: Cell[][] };
  licences: { columns: string[]; rows: Cell[][] };
  prices: { columns: string[]; rows: Cell[][] };
  models: { columns: string[]; rows: Cell[][] };
  productsUsed: {
    items: ({ name: string; role: string; to: string | null } & OnDevices & Unlinked)[];
  };
  modules: { items: ({ title: string; text: string; to: string | null } & OnDevices & Unlinked)[] };
  offices: {
    offices: {
      id: string;
      city: string;
      address: string;
      role: string;
      phone?: Pick<Channel, 'value' | 'href'>;
    }[];
    hub?: Drawing;
  };
  contact: { channels: Channel[] };
  /** `more`: the page with the whole list, if this is a part; `feed`: the list as RSS. */
  listing: {
    entries: Entry[];
    facets: string[];
    more: string | null;
    feed: string | null;
    figure?: Drawing;
  };
  /** `systems`: how many of our products a customer runs. */
  customers: {
    customers: { name: string; shortName: string; href: string; systems: number }[];
    all: { href: string };
  };
  /** Address of the case whose customer speaks. */
  quote: { case?: string };
  siteMap: { groups: { title: string; links: PageLink[] }[] };
  docs: { groups: { title: string; links: PageLink[] }[] };
}

/** A section as its component takes it. */
export type SectionView<K extends SectionKind = SectionKind> = K extends SectionKind
  ? Omit<
      Resolved<Extract<Section, { kind: K }>>,
      K extends keyof Additions ? keyof Additions[K] : never
    > &
      (K extends keyof Additions ? Additions[K] : unknown) & { id: string }
  : never;

/** The facts of an item. The video's addresses are paths on the company host (src/site/company-address.ts). */
export type ItemView = Made<Queries.PageItem> & { video?: { seconds: number } | null };

type OnEveryPage = 'breadcrumbs' | 'hero' | 'navigation' | 'related';
type OnSomePages = 'consoles' | 'consult' | 'doc' | 'form' | 'login' | 'motif' | 'offer' | 'result';

export interface PageView extends Made<Pick<Queries.Page, OnEveryPage | OnSomePages>> {
  family?: Family | null;
  sections: SectionView[];
  item?: ItemView | null;
}
