import type { Issue } from '../../../contract/issue';
import { downloadables, playedKinds } from '../../../routes/downloads';
import type { Content, Item } from '../read';

/** Kinds of items that one address finds by number: a kind of downloads on its result pages, and all videos on the page that plays them. */
const groups: readonly (readonly string[])[] = [...new Set(Object.values(downloadables).map(({ kind }) => kind))].map(
  (kind) => Object.entries(downloadables).flatMap(([itemKind, row]) => (row.kind === kind ? [itemKind] : [])),
);

/** Items of different kinds that have one number, and would be taken for each other. */
export function checkNumbers({ items }: Pick<Content, 'items'>): Issue[] {
  const all = Object.values(items).flat() as Item[];
  return [...groups, playedKinds as readonly string[]].flatMap((group) => {
    const first = new Map<number, Item>();
    return all.flatMap((item): Issue[] => {
      if (!group.includes(item.kind)) return [];
      const twin = first.get(item.id);
      if (!twin) first.set(item.id, item);
      // Twins of one kind are reported by their own check.
      if (!twin || twin.kind === item.kind) return [];
      return [
        {
          source: `data/items/${item.kind}/${item.slug}.json`,
          key: 'id',
          message: `is the id of ${twin.kind}/${twin.slug} too: both are found by one address`,
        },
      ];
    });
  });
}
