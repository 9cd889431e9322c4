/** The kinds that results are grouped by; a page's kind is stored as its place in this list. */
export const resultKinds = ['products', 'solutions', 'cases', 'resources', 'news', 'positions', 'company'] as const;
export type ResultKind = (typeof resultKinds)[number];

/** Letters of a query that are considered; what comes after them changes neither results nor time. */
export const queryLimit = 100;
