/** Result groups. */
export const resultKinds = [
  'products',
  'solutions',
  'cases',
  'service',
  'resources',
  'news',
  'positions',
  'company',
  'docs',
] as const;
export type ResultKind = (typeof resultKinds)[number];

/** Letters of a query that are considered. */
export const queryLimit = 100;

/** The part of a query that is considered. */
export const truncateQuery = (query: string): string =>
  [...query.slice(0, 2 * queryLimit)].slice(0, queryLimit).join('');
