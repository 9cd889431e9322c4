import type * as v from 'valibot';
import type { Resources } from '../i18n/resources';
import type { FeatureItems, ItemKind } from '../site/item-kinds';
import type { Language } from '../site/languages';
import { kubernetes } from './compatibility/schema';
import type { Drafts } from './drafts';
import type { HostFile } from './host-files';
import type { MediaBars } from './schemas/charts';
import type { HiddenInEnglish, MenuNames } from './schemas/english';
import { type ProductFacts, platforms } from './schemas/facts';
import { glossary } from './schemas/glossary';
import { icons } from './schemas/icons';
import type { itemSchemas } from './schemas/item';
import { mediaIndex } from './schemas/media';
import type { Areas, ConsoleFacts, PageFacts, PageTexts } from './schemas/page';
import { service } from './schemas/service';
import { claims, tags, type Vendor } from './schemas/vendor';

/** Schemas of the single files in data/, by name. */
export const singleFiles = {
  claims,
  service,
  tags,
  glossary,
  platforms,
  kubernetes,
  icons,
  media: mediaIndex,
};

export type Parsed<T extends Record<string, v.GenericSchema>> = {
  [K in keyof T]: v.InferOutput<T[K]>;
};

export interface PageContent extends Record<Language, PageTexts> {
  facts: PageFacts;
}

/** An item of any kind, with the slug that its file's name gives it. */
export type Item<K extends ItemKind = ItemKind> = K extends ItemKind
  ? ItemData<K> & { kind: K; slug: string }
  : never;

type ItemData<K extends ItemKind> = K extends keyof typeof itemSchemas
  ? v.InferOutput<(typeof itemSchemas)[K]>
  : K extends keyof FeatureItems
    ? FeatureItems[K]
    : never;

/** What lists and heads say of an item of a feature. */
export interface ItemLabel {
  /** The line above its title. */
  label: string;
  /** Its value for each filter that a list of its kind may have. */
  facets: Readonly<Record<string, string>>;
}

/** A fault in a release, and the build that repairs it: upgrades name it. */
export interface Fix {
  number: string;
  /** Route id of the product. */
  product: string;
  release: string;
  fixed: string;
}

export interface Content extends Parsed<typeof singleFiles> {
  vendor: Vendor;
  english: { names: MenuNames; hidden: HiddenInEnglish };
  ui: Record<Language, Resources>;
  /** By route id. */
  pages: Map<string, PageContent>;
  /** By route id of the product or family. */
  facts: Map<string, ProductFacts>;
  /** By route id of the product. */
  consoles: Map<string, ConsoleFacts & { areas: Areas; isDrawn: boolean }>;
  /** By kind, newest first. */
  items: { [K in ItemKind]: Item<K>[] };
  /** The drafts that the site does without; none where they're shown. */
  drafts: Drafts;
  /** The pages that features make of their data. */
  featurePages: FeaturePage[];
  /** Facts of features that texts may refer to, by the name that they use. */
  featureReferences: Record<Language, Record<string, string>>;
  /** Names of features' facts for the search, by placeholder. */
  featureNames: Record<string, string[]>;
  /** What lists and heads say of items of features, by `kind/slug`. */
  itemLabels: Record<Language, Record<string, ItemLabel>>;
  /** Faults of releases that features know of, newest first. */
  fixes: Fix[];
  /** Files of features with texts. */
  featureDocuments: FeatureDocument[];
  /** Parts of features whose texts refer to facts. */
  referringParts: (keyof Content)[];
  /** Files of the company host, by their path on it. */
  hostFiles: ReadonlyMap<string, HostFile>;
  /** Bars behind the chapters of items with a file, by `kind/slug`. */
  bars: Map<string, MediaBars>;
  /** SVG files by name. */
  drawings: ReadonlyMap<string, string>;
  /** SVG files by the slug of the customer's case. */
  marks: ReadonlyMap<string, string>;
  /** SVG files by the slug of the customer's case and the language: `qichuan-bank.zh`. */
  lettering: ReadonlyMap<string, string>;
}

export const pageFile = (id: string, language: Language): string =>
  `data/pages/${id}.${language}.json`;
export const itemFile = ({ kind, slug }: Pick<Item, 'kind' | 'slug'>): string =>
  `data/items/${kind}/${slug}.json`;
export const factsFile = (id: string): string => `data/products/${id.replace('product/', '')}.json`;

/** A data file of a feature that contains texts. */
export interface FeatureDocument {
  source: string;
  part: keyof Content;
}

/** A page that a feature makes of its own data: texts may link to it by its id. */
export interface FeaturePage {
  /** Its path without the leading slash. */
  id: string;
  name: Record<Language, string>;
  /** Route id of the product that it is about, and hidden with. */
  product: string;
}

/** A text that people read, and where it is written. */
export interface PlacedText {
  /** File below the project's folder. */
  source: string;
  /** Line and column, where the file has no keys. */
  at?: string;
  key: string;
  text: string;
}
