import type { ResultKind } from './kinds';
import type { Result } from './searcher';

/**
 * The kinds that results have, each with its own: one list for the choice above the results and for
 * their headings. The kind of the best result comes first, but customers before positions, which
 * mention the same products.
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
