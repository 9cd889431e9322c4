import type { ResultKind } from './kinds';
import type { Result } from './searcher';

/**
 * Groups results by kind, in order of appearance, but customers before positions, which mention the
 * same products.
 */
export function byKind<R extends Pick<Result, 'kind'>>(results: readonly R[]): [ResultKind, R[]][] {
  const groups = new Map<ResultKind, R[]>();

  for (const result of results) {
    const { kind } = result;
    if (kind === 'positions' && !groups.has('cases')) groups.set('cases', []);
    groups.set(kind, [...(groups.get(kind) ?? []), result]);
  }

  return [...groups].filter(([, group]) => group.length > 0);
}

/** A kind that has a match shows at least so many results. */
const leastPerKind = 3;

/**
 * Splits results into those that stand under their kinds, and pages that only mention the query. A
 * kind with few matches is filled up with pages of its own that mention the query.
 */
export function splitMentions<R extends Pick<Result, 'kind' | 'isMention'>>(
  results: readonly R[],
): { matches: R[]; mentions: R[] } {
  const matches = results.filter(({ isMention }) => !isMention);
  const mentions = results.filter(({ isMention }) => isMention);

  const filling = byKind(matches).flatMap(([kind, group]) =>
    mentions
      .filter((mention) => mention.kind === kind)
      .slice(0, Math.max(0, leastPerKind - group.length)),
  );

  return {
    matches: [...matches, ...filling],
    mentions: mentions.filter((mention) => !filling.includes(mention)),
  };
}
