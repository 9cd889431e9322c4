import type { Language } from '../../../src/config/languages';
import { drawMotif } from '../../../src/drawings/motifs/motif';
import type { Drawing } from '../../../src/drawings/svg';
import { unmarked } from '../../../src/lib/line-breaks';
import type { PageMeta, PageView } from '../../../src/routes/page-view';
import type { Family } from '../../../src/routes/route-types';
import { digestOf } from '../drawing';
import { look } from '../mark';

/** Width and height of a social picture in pixels. */
export const socialSize = { width: 1200, height: 630 } as const;

/** What a social picture shows. */
export interface SocialPicture {
  /** The page's key: a route's id, or `kind/slug` of an item. */
  key: string;
  language: Language;
  /** The vendor's name. */
  vendor: string;
  family: Family | null;
  /** The kind of page, a word or two. */
  eyebrow: string;
  /** The page's h1, with marks where a line may end. */
  heading: string;
  /** The drawing in the page's head; else the motif of its family, and without a family the vendor's mark. */
  drawing: Drawing | null;
}

/** A page as far as its picture is concerned; `BuiltPage` is one. */
export interface PicturedPage {
  key: string;
  language: Language;
  meta: Pick<PageMeta, 'noindex' | 'siteName'>;
  view: Pick<PageView, 'family' | 'hero' | 'motif' | 'item' | 'breadcrumbs' | 'doc'>;
}

/**
 * The pictures that the site needs: one for every page that may be indexed, in each language. Pure.
 * @param mark marks the line breaks of a title, as the site does
 */
export function socialPictures(
  pages: readonly PicturedPage[],
  mark: Record<Language, (title: string) => string>,
): SocialPicture[] {
  return pages.flatMap(({ key, language, meta, view }): SocialPicture[] => {
    // Documentation has the picture of its product.
    if (meta.noindex || view.doc) return [];
    const shown = view.motif?.drawing ?? (view.family && drawMotif(view.family, key));
    return [
      {
        key,
        language,
        vendor: meta.siteName,
        family: view.family,
        // An item's own eyebrow may repeat its title: a case's is the customer.
        eyebrow: view.item?.list.label ?? view.hero.eyebrow ?? view.breadcrumbs.at(-1)?.label ?? '',
        heading: mark[language](view.hero.heading),
        drawing: shown,
      },
    ];
  });
}

/** Digest of what a picture shows. */
export const socialDigest = ({ key, language, ...shown }: SocialPicture): string =>
  digestOf([{ ...shown, heading: unmarked(shown.heading) }, look()]);
