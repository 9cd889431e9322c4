/**
 * The kinds of items that any site has; features add theirs. A kind is a folder of data/items and
 * the route of its list; its schema is in src/content/schemas/item.ts.
 */
export const itemKinds = [
  'case',
  'news',
  'joinus',
  'report',
  'whitePaper',
  'productVideo',
  'liveReview',
  'productTrial',
  'cloudtech',
  'pptdown',
  'fileDown',
  'topics',
] as const;

/**
 * The data of the items of features by their kinds: each feature declares its own, so that they
 * leave with it.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features fill it.
export interface FeatureItems {}

export type ItemKind = (typeof itemKinds)[number] | keyof FeatureItems;
