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
  /** The kind of page, in a word or two. */
  eyebrow: string;
  /** The page's h1, with marked line breaks. */
  heading: string;
  /** The drawing in the page's head; else the motif of its family, and without a family the vendor's mark. */
  drawing: Drawing | null;
}

/** The parts of a built page that its picture depends on. */
export interface PicturedPage {
  key: string;
  language: Language;
  meta: Pick<PageMeta, 'noindex' | 'siteName'>;
  view: Pick<PageView, 'family' | 'hero' | 'motif' | 'item' | 'breadcrumbs' | 'doc'>;
}

/**
 * The pictures that the site needs: one for every indexable page in each language. Pure.
 * @param mark marks the line breaks of a title
 */
export function socialPictures(
  pages: readonly PicturedPage[],
  mark: Record<Language, (title: string) => string>,
): SocialPicture[] {
  return pages.flatMap(({ key, language, meta, view }): SocialPicture[] => {
    // Documentation uses the picture of its product.
    if (meta.noindex || view.doc) return [];
    const shown = view.motif?.drawing ?? (view.family && drawMotif(view.family, key));
    return [
      {
        key,
        language,
        vendor: meta.siteName,
        family: view.family,
        // An item's own eyebrow may repeat its title, e.g. the customer of a case.
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
