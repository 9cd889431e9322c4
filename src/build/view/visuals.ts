import { drawMotif, isMotif, type MotifName, wordsOf } from '../../drawings/motifs/motif';
import { routeOfId } from '../../routes/lookup';
import type { PageView } from '../../routes/page-view';
import type { Family } from '../../routes/route-types';
import type { Content } from '../content/read';
import type { Site } from './site';

/** A motif, and the product family that gives it its accent. */
export interface ChosenMotif {
  name: MotifName;
  family: Family | null;
}

/** The motif of a page: the scene that its facts name, or that of its family. A solution has the family of its first product. */
function motifOfPage(id: string, pages: Content['pages']): ChosenMotif | null {
  const page = pages.get(id);
  const [product] = page?.facts.related?.products ?? [];
  const family = page ? (routeOfId(id).family ?? (product ? routeOfId(product).family : undefined) ?? null) : null;
  const named = page?.facts.motif;
  if (named !== undefined && isMotif(named)) return { name: named, family };
  const own = page && routeOfId(id).family;
  return own ? { name: own, family: own } : null;
}

/** The motif of the first target that has one; otherwise null. */
export function motifOf(ids: readonly string[], { pages }: Pick<Content, 'pages'>): ChosenMotif | null {
  for (const id of ids) {
    const motif = motifOfPage(id, pages);
    if (motif) return motif;
  }
  return null;
}

/** The drawing in a page's head, with its words. @param seed decides its variant */
export function visualOf(ids: readonly string[], seed: string, { content, ui }: Site): PageView['motif'] {
  const chosen = motifOf(ids, content);
  if (!chosen) return null;
  const texts: { label: string; words: Record<string, string> } | undefined =
    wordsOf(chosen.name).length > 0 ? ui.drawings[chosen.name as keyof typeof ui.drawings] : undefined;
  return { drawing: drawMotif(chosen.name, seed, texts?.words), label: texts?.label ?? null };
}
