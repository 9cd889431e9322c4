import type { ComponentType, ReactNode } from 'react';
import type { SectionProps } from '../components/section-props';
import type { Language } from '../site/languages';

/*
 * What a feature may give to the browser. The lists are the files browser-*.ts: pages load only
 * those that they need.
 */

/** A section of any kind, as page queries ask for it. */
export type SectionData = Queries.SectionFragment;
export type SectionType = SectionData['__typename'];

/** The component of each kind of section. */
export type SectionComponents = {
  [T in SectionType]?: ComponentType<SectionProps<Extract<SectionData, { __typename: T }>>>;
};

export interface PageEndProps {
  language: Language;
  /** Whether the vendor asks for feedback (`feedback` in data/vendor.json). */
  isOn: boolean;
  /** On the page of the search: what it has searched for in vain, or null. */
  failedQuery?: string | null;
}

/** What stands at the end of a page of documentation, and below the results of the search. */
export type PageEnd = ComponentType<PageEndProps>;

type ItemPage = NonNullable<Queries.ItemPageQuery['page']>;
type Item = NonNullable<ItemPage['item']>;

export interface ItemHeadProps {
  page: ItemPage;
  item: Item;
  /** Where its files are; empty for the site's own origin. */
  host: string;
  language: Language;
  /** The facts of the item, and the button of its form. */
  facts: ReactNode;
  button: ReactNode;
}

/** The head of the page of an item, in the place of the usual one. */
export interface ItemHead {
  /** Whether it's for the page of an item. */
  isHeadOf(item: Item): boolean;
  Head: ComponentType<ItemHeadProps>;
}

/** A question of a sort that data/search/answers.json knows. */
export interface Question {
  /** The path of the page that answers it, without language. */
  path: string;
  /** As the search folds it (src/features/search/text.ts). */
  folded: string;
  /** The synonyms of its words: a model such as H100 is one of its maker. */
  synonyms: readonly string[];
  /** Names in its sort of question that the facts don't have. */
  unlisted: readonly string[];
}

/** The answer to a question, and the address at which it's shown. */
export interface ShortAnswer {
  href: string;
  text: string;
}

/**
 * Answers questions from what a feature has put into the index (`searchFacts`). Called once per
 * index.
 * @param facts as they were loaded; the feature parses them
 * @returns null for questions that it can't answer
 */
export type Answerer = (
  facts: unknown,
  language: Language,
) => (question: Question) => ShortAnswer | null;
