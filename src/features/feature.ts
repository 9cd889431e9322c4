import type { Content, Item } from '../content/content';
import type { ContentFeature } from '../content/feature';
import type { PageView, SectionView } from '../content/page-view';
import type { ProductFacts } from '../content/schemas/facts';
import type { Site } from '../content/site';
import type { FeatureItems } from '../site/item-kinds';
import type { Language } from '../site/languages';
import type { Route, Template } from '../site/route-types';
import type { BuiltPage, PlainPage } from '../views/built-page';
import type { OfferLinks } from '../views/offer-links';

/** What features put into the index of the search, by language and feature. */
export type SearchFacts = Record<Language, Record<string, object>>;

/** The site as files beside its pages are made from it. */
export interface BuiltSite {
  /** Addresses of the drawings of consoles by their files (src/site/consoles.ts). */
  drawings: ReadonlyMap<string, string>;
  content: Content;
  pages: readonly BuiltPage[];
  /** What features put into the index of the search, by language and feature. */
  searchFacts: SearchFacts;
  /** The day of the build, `YYYY-MM-DD`. */
  today: string;
}

/** The type of a kind of items in the data layer (src/gatsby/item-types.ts). */
export interface ItemType {
  /** Its name in GraphQL, in the singular: `Advisory`. */
  name: string;
  /** What an item is, without a full stop. */
  description: string;
  /** The fields that items of other kinds don't have, in GraphQL. */
  fields?: string;
}

/**
 * What a feature gives to the build; everything is optional. src/features/index.ts lists the
 * features.
 */
export interface Feature extends ContentFeature {
  /**
   * GraphQL types of what it adds to the data layer. Fields of a type that is there already
   * (`Page`, `Product`) are added to it.
   */
  types?: string;
  /**
   * The kind of page that it has the template of, `template.tsx` in its folder. It may import what
   * templates may.
   */
  template?: {
    kind: Template;
    /** What such a page of a route shows besides what all pages have. */
    view?(route: Route, site: Site): Partial<PageView>;
  };
  /**
   * By the id of a page of the template `tool`: the namespace of data/ui that its sections there
   * take their texts from.
   */
  pageTexts?: Readonly<Record<string, string>>;
  /** Loads what its pages need; without it they do without. */
  prepare?(): Promise<void>;
  /** The pages that it makes in a language, beside those of the routes. */
  buildPages?(site: Site): PlainPage[];
  /** The types of its items (`items`) in the data layer. */
  itemTypes?: { [K in keyof FeatureItems]?: ItemType };
  /** The sections of the pages of its items (`items`). */
  itemSections?: {
    [K in keyof FeatureItems]?: (item: Item<K>, site: Site) => SectionView[];
  };
  /**
   * What it adds to the nodes of products, and to those of their releases, newest first (`types`).
   */
  products?(
    site: Site,
  ): (id: string, facts: ProductFacts) => { product: object; releases?: readonly object[] };
  /**
   * What a buyer opens next from a product's head. Where several features have a link of a kind,
   * the first one's is taken.
   */
  offers?(product: string, site: Site): Partial<OfferLinks>;
  /**
   * What it puts into a language's index of the search, to answer questions from in the browser
   * (browser-answers.ts); null for nothing.
   * @param views the pages of the language
   */
  searchFacts?(
    views: readonly Pick<PageView, 'sections'>[],
    language: Language,
    content: Content,
  ): object | null;
  /** The files that it publishes, by their paths on the site. */
  files?(site: BuiltSite): Iterable<readonly [path: string, content: string]>;
}
