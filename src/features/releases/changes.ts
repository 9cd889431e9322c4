import * as v from 'valibot';
import { differing } from './record';

/** Anything that answers to names, e.g. the API's answers by their part. */
type Answers = object;
const entry = v.object({ id: v.union([v.string(), v.number()]) });

/**
 * The values of a JSON tree by their path, in which entries of a list go by their id. Order is not
 * compared.
 */
const valuesOf = (value: unknown, path = ''): [path: string, value: string][] =>
  typeof value !== 'object' || value === null
    ? [[path, String(value)]]
    : Object.entries(value).flatMap(([key, child]) =>
        valuesOf(child, `${path && `${path} › `}${v.is(entry, child) ? child.id : key}`),
      );

/**
 * The values that differ between the answers of two builds, each with its path, e.g.
 * `topMenu › 产品与服务 › 12 › header_title`.
 */
export function changesIn(before: Answers, after: Answers) {
  const oldValues = Object.fromEntries(valuesOf(before));
  const newValues = Object.fromEntries(valuesOf(after));
  return differing(oldValues, newValues).map((path) => ({
    path,
    from: oldValues[path] ?? '',
    to: newValues[path] ?? '',
  }));
}

/** The share of a menu's entries that editors change at a time; more may be an accident. */
const usualShare = 1 / 3;

/**
 * A line for each menu that lost or gained more than a third of its entries since an earlier build.
 */
export function largeMenuChanges(before: Answers, after: Answers): string[] {
  const changes = changesIn(before, after);
  return ['topMenu', 'footerMenu'].flatMap((menu) => {
    const isEntry = (path: string) => path.startsWith(`${menu} › `) && path.endsWith(' › id');
    const entryCount = valuesOf(before).filter(([path]) => isEntry(path)).length;
    const removedCount = changes.filter(({ path, to }) => isEntry(path) && to === '').length;
    const addedCount = changes.filter(({ path, from }) => isEntry(path) && from === '').length;

    if (entryCount === 0 || Math.max(removedCount, addedCount) <= entryCount * usualShare)
      return [];

    return [
      `THE MENU HAS CHANGED A LOT: ${removedCount} of ${entryCount} entries of ${menu} are gone, ${addedCount} are new`,
    ];
  });
}
