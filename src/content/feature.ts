import type * as v from 'valibot';
import type { Parse } from '../calls/data-file';
import type { Issue, Report } from '../calls/issue';
import type { FeatureItems } from '../site/item-kinds';
import type { Language } from '../site/languages';
import type { Content, FeatureDocument, FeaturePage, Fix, ItemLabel, PlacedText } from './content';
import type { Drafts } from './drafts';
import type { Vendor } from './schemas/vendor';
import type { SectionDefinitions } from './section-definition';

/** The data folder, as a feature reads its part of it. */
export interface DataFolder {
  /** The project's folder. */
  root: string;
  /**
   * Parses a file with a schema, the vendor's facts filled in; undefined, and an issue, if it can't
   * be.
   */
  parse: Parse;
  /** Collects what cannot be read. */
  issues: Issue[];
  /** The vendor's facts; undefined if they can't be read. */
  vendor: Vendor | undefined;
  /** The drafts that the site does without. */
  drafts: Drafts;
}

/** How a feature reports what it finds. */
export interface Reports {
  /** Errors by source and key. */
  report: Report;
  /** Errors by source and line, in files that have no keys. */
  reportLine: Report;
  /** Differences between languages, by source and line. */
  reportDifference: Report;
  /** Reports a link that leads nowhere, by source and line. */
  checkLinkAtLine(source: string, line: string, to: string): void;
}

/**
 * What a feature has to do with the data folder; everything is optional. A feature declares the
 * parts of `Content` that it reads (`declare module '../../content/content'`), so that they leave
 * with it.
 */
export interface ContentFeature {
  /** The name of its folder. */
  name: string;
  /** The kinds of sections that it gives to pages. */
  sections?: SectionDefinitions;
  /** Reads its part of the data folder. What could not be parsed is undefined, and has an issue. */
  read?(data: DataFolder): { [K in keyof Content]?: Content[K] | undefined };
  /** The schemas of the kinds of items that it has (data/items/KIND). */
  items?: { [K in keyof FeatureItems]?: v.GenericSchema<unknown, FeatureItems[K]> };
  /** What lists and heads say of its items in a language, by `kind/slug`. */
  itemLabels?(content: Content, language: Language): Record<string, ItemLabel>;
  /** Faults of releases that it knows of, newest first. */
  fixes?(content: Content): Fix[];
  /** Facts that texts may refer to, `{{NAME}}`, in a language. */
  references?(content: Content, language: Language): Record<string, string>;
  /**
   * Its parts of the content whose texts refer to facts: pages get them with the references
   * replaced.
   */
  referring?: readonly (keyof Content)[];
  /**
   * Names of its facts in both languages, which the search completes and corrects, by the
   * placeholder of its words.
   */
  searchNames?(content: Content): Record<string, string[]>;
  /** The pages that it makes of its data. */
  pages?(content: Content): FeaturePage[];
  /** Its single files with texts: where each stands, and the part of the content that it is. */
  documents?: readonly FeatureDocument[];
  /** Its texts in other files than JSON, such as Markdown. */
  texts?(content: Content, language: Language): PlacedText[];
  /** Checks what no schema can express. */
  check?(content: Content, reports: Reports): void;
  /** What `npm run content` says of its data although a build publishes them. */
  warnings?(content: Content): Issue[];
}
