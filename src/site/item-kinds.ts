/** The kinds of items. A kind is a folder of data/items and the route of its list; its schema is in src/content/schemas/item.ts. */
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
  'advisory',
] as const;

export type ItemKind = (typeof itemKinds)[number];
