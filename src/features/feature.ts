import type { Content } from '../content/content';
import type { ContentFeature } from '../content/feature';
import type { Site } from '../content/site';
import type { BuiltPage, PlainPage } from '../views/built-page';
import type { OfferLinks } from '../views/offer-links';

/** The site as files beside its pages are made from it. */
export interface BuiltSite {
  /** Addresses of the drawings of consoles by their files (src/site/consoles.ts). */
  drawings: ReadonlyMap<string, string>;
  content: Content;
  pages: readonly BuiltPage[];
  /** The day of the build, `YYYY-MM-DD`. */
  today: string;
}

/** What a feature gives to the build; everything is optional. src/features/index.ts lists the features. */
export interface Feature extends ContentFeature {
  /** Loads what its pages need; without it they do without. */
  prepare?(): Promise<void>;
  /** The pages that it makes in a language, beside those of the routes. */
  buildPages?(site: Site): PlainPage[];
  /** What a buyer opens next from a product's head. Where several features have a link of a kind, the first one's is taken. */
  offers?(product: string, site: Site): Partial<OfferLinks>;
  /** The files that it publishes, by their paths on the site. */
  files?(site: BuiltSite): Iterable<readonly [path: string, content: string]>;
}
