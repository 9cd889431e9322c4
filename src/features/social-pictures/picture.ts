import { drawMotif, type Motif } from '../../drawings/motifs/motif';
import type { Drawing } from '../../drawings/svg';
import type { Language } from '../../site/languages';
import type { Family } from '../../site/route-types';

/** Width and height of a social picture in pixels. */
export const socialSize = { width: 1200, height: 630 } as const;

/** What a social picture shows. */
export interface SocialPicture {
  /** A route's id, or `kind/slug` of an item. */
  key: string;
  language: Language;
  vendor: string;
  family: Family | null;
  eyebrow: string;
  /** The page's h1, with marked line breaks. */
  heading: string;
  /** The drawing in the page's head; else the motif of its family; null: the vendor's mark. */
  drawing: Drawing | null;
}

/** A page as publish.ts asks for it. */
export type PicturedPage = Queries.SocialPicturesQuery['allPage']['nodes'][number];

/**
 * The picture of a page. Pure.
 * @param language the page's
 * @param motifs by name, for a page without a drawing
 */
export function socialPictureOf(
  page: PicturedPage,
  language: Language,
  motifs: ReadonlyMap<string, Motif>,
): SocialPicture {
  const motifOfFamily = motifs.get(page.family ?? '');
  // The list's name stands above an item: its own eyebrow may repeat the title, e.g. the customer
  // of a case.
  const eyebrow = page.item ? page.breadcrumbs.at(-2)?.label : page.hero.eyebrow;

  return {
    key: page.key,
    language,
    vendor: page.meta.siteName,
    family: page.family,
    eyebrow: eyebrow ?? page.breadcrumbs.at(-1)?.label ?? '',
    heading: page.hero.heading,
    drawing: page.motif?.drawing ?? (motifOfFamily ? drawMotif(motifOfFamily) : null),
  };
}
