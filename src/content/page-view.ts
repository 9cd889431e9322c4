import type { Diagram } from './schemas/diagram';
import type { SectionKind } from './schemas/sections';

/*
 * What the build makes of dictionaries, items and facts for pages: references are replaced, link
 * targets resolved and lists filled (src/gatsby/pages). All of it is declared once, in GraphQL
 * (src/gatsby/schema.ts); components take the types of their queries.
 */

/**
 * A GraphQL type as the build makes it: what may be null may be left out, and a file is its path,
 * by which GraphQL links it to what is made of it.
 */
type Made<T> = T extends string | number | boolean | null
  ? T
  : T extends Queries.File
    ? string
    : T extends readonly (infer U)[]
      ? readonly Made<U>[]
      : { [K in keyof T as null extends T[K] ? never : K]: Made<T[K]> } & {
          [K in keyof T as null extends T[K] ? K : never]?: Made<T[K]>;
        };

/** With the size of its file, for structured data. */
export type DownloadView = Made<Queries.Download> & { file?: { bytes: number } | null };
export type PageLink = Made<Queries.PageLink>;
export type Crumb = Made<Queries.Crumb>;

/** A way to reach the vendor: `tel:` or `mailto:`. */
export type Channel = Made<Queries.ContactChannel>;
export type FactView = Made<Queries.ItemFact>;
export type FigureView = Made<Queries.Figure>;
export type CaseFigureView = Made<Queries.CaseFigure>;

/** What a case says of its customer. */
export type CaseView = Made<
  Pick<Queries.Case, 'href' | 'title' | 'customer' | 'shortName' | 'industry' | 'quote'>
>;

/** A case, and one of the figures that its customer measured. */
export interface PageCustomerView {
  case: CaseView;
  figure: CaseFigureView;
}

export type RelatedLink = Made<Queries.RelatedLink>;
export type FormView = Made<Queries.PageForm>;
export type FieldView = Made<Queries.FormField>;

/** The drawings of the two themes, by their files in data/images/consoles. */
export type ConsoleDrawings = Made<Queries.ConsoleDrawings>;
/** A panel, drawn for narrow screens. */
export type ConsolePanel = Made<Queries.ConsolePanel>;
/** The console of a product or a family. */
export type ConsoleView = Made<Queries.Console>;
/** A part of a console, in the head of the home page. */
export type HeroConsoleView = Made<Queries.HeroConsole>;

export type PageMeta = Queries.PageMeta;
export type Action = Made<Queries.PageAction>;

/** What the build knows of a section, and no page shows. */
interface BuildOnly {
  architecture: {
    /** How the diagram is drawn. */
    diagram: Diagram;
    /**
     * The products among the components by their ids, which `drawing` shows once it is drawn
     * (src/sections/architecture/view.ts).
     */
    componentLinks?: Record<string, PageLink>;
  };
}

type SectionData<K extends SectionKind> = Omit<
  Extract<Queries.SectionFragment, { __typename: `${Capitalize<K>}Section` }>,
  '__typename'
>;

/** A section as the build makes it: what the fragment of its component asks for, with its kind. */
export type SectionView<K extends SectionKind = SectionKind> = K extends SectionKind
  ? Made<SectionData<K>> & { kind: K } & (K extends keyof BuildOnly ? BuildOnly[K] : unknown)
  : never;

/** The fields that only some kinds of items have. */
type KindFields = Omit<Queries.Case & Queries.Position, keyof Queries.Item>;

/**
 * The facts of an item. The video's addresses are paths on the company host
 * (src/site/company-address.ts).
 */
export type ItemView = Made<Omit<Queries.Item, keyof Queries.Node | 'download'>> &
  Partial<Made<KindFields>> & {
    video?: { seconds: number } | null;
    download?: DownloadView | null;
  };

/** An item in a list. */
export type ListEntryView = Made<Omit<Queries.ListEntry, 'item'>> & { item: ItemView };

/** Values of a group that a list can be narrowed by. */
export type FacetGroupView = Made<Queries.FacetGroup>;

/**
 * What the build knows of a page beside its view (`BuiltPage`), and what its view has in another
 * form.
 */
type Elsewhere =
  | keyof Queries.Node
  | 'key'
  | 'language'
  | 'template'
  | 'path'
  | 'file'
  | 'devices'
  | 'counterpart'
  | 'shell'
  | 'meta'
  | 'sections'
  | 'product'
  | 'item'
  | 'newer'
  | 'older'
  | 'customer'
  | 'results';

export interface PageView extends Made<Omit<Queries.Page, Elsewhere>> {
  sections: SectionView[];
  item?: ItemView | null;
  /** The keys of the items of its kind before and after it. */
  newer?: string | null;
  older?: string | null;
  customer?: PageCustomerView | null;
  results?: PageCustomerView[];
}
