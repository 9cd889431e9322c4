import type { Content } from '../content/content';
import type { PageView } from '../content/page-view';
import type { Site } from '../content/site';
import { drawMotif } from '../drawings/motifs/motif';
import { routeOfId } from '../site/lookup';
import type { Family } from '../site/route-types';

type Pages = Pick<Content, 'pages'>;

const ownFamily = (id: string, { pages }: Pages) =>
  pages.has(id) ? routeOfId(id).family : undefined;

/**
 * The product family that gives a page its accent: that of the first product among its targets, or
 * of the first product that one of them uses. Null without products.
 * @param ids the page itself, or what an item is related to
 */
export function familyOf(ids: readonly string[], content: Pages): Family | null {
  const relatedProducts = ids.flatMap((id) => content.pages.get(id)?.facts.related?.products ?? []);
  return (
    [...ids, ...relatedProducts].map((id) => ownFamily(id, content)).find((family) => family) ??
    null
  );
}

/**
 * The name of the motif of the first target that has one, the scene that its facts name or that of
 * its family; otherwise null.
 */
export const motifOf = (
  ids: readonly string[],
  content: Pick<Content, 'pages' | 'motifs'>,
): string | null =>
  ids
    .map((id) => content.pages.get(id)?.facts.motif ?? ownFamily(id, content))
    .find((name) => name !== undefined && content.motifs.has(name)) ?? null;

/**
 * The motif of each item: its own, or of those of its targets the first that no newer item of its
 * kind has, so that a list doesn't show one twice. Items that have neither are left out.
 * @returns names by `KIND/SLUG`
 */
export function motifsOfItems(
  content: Pick<Content, 'items' | 'pages' | 'motifs'>,
): Map<string, string> {
  const motifs = new Map<string, string>();

  for (const items of Object.values(content.items)) {
    const usedNames = new Set<string>();
    for (const item of items) {
      const names = item.related.flatMap((id) => motifOf([id], content) ?? []);
      const unusedName = names.find((each) => !usedNames.has(each));
      const name = item.coverMotif ?? unusedName ?? names[0];
      if (name === undefined) continue;
      usedNames.add(name);
      motifs.set(`${item.kind}/${item.slug}`, name);
    }
  }
  return motifs;
}

/**
 * The drawing in a page's head, with its words.
 * @param ownMotif what a case shows instead of the motif of what it is related to
 */
export function visualOf(
  ids: readonly string[],
  { content, getFixedT }: Pick<Site, 'content' | 'getFixedT'>,
  ownMotif?: string,
): PageView['motif'] {
  const name = ownMotif ?? motifOf(ids, content);
  const motif = name === null ? undefined : content.motifs.get(name);
  if (name === null || !motif) return null;

  // Without words it is an ornament.
  if (motif.words.length === 0) return { drawing: drawMotif(motif), label: null };

  // The check of motifs (features/motifs/check.ts) says that there are these keys.
  const t: (key: string) => string = getFixedT('drawings');
  const words = motif.words.map((word) => [word, t(`${name}.words.${word}`)]);
  return { drawing: drawMotif(motif, Object.fromEntries(words)), label: t(`${name}.label`) };
}
