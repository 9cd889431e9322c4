import { createHash } from 'node:crypto';
import type { Language } from '../../config/languages';
import type { PageMeta, PageView } from '../../routes/page-view';
import type { Family } from '../../routes/route-types';

/** Width and height of a social picture in pixels. */
export const socialSize = { width: 1200, height: 630 } as const;

/** A component's place in a diagram: its layer and its place in it, from 0. */
export type Place = readonly [layer: number, place: number];

/** What a social picture shows. */
export interface SocialPicture {
  /** The page's key: a route's id, or `kind/slug` of an item. */
  key: string;
  language: Language;
  family: Family | null;
  /** The kind of page, a word or two. */
  eyebrow: string;
  /** The page's h1. */
  heading: string;
  /** How many components each layer of the page's architecture diagram has; empty where the page has none. */
  layers: number[];
  /** The diagram's flows, by the places of their ends. */
  flows: { from: Place; to: Place }[];
}

/** A page as far as its picture is concerned; `BuiltPage` is one. */
export interface PicturedPage {
  key: string;
  language: Language;
  meta: Pick<PageMeta, 'noindex'>;
  view: Pick<PageView, 'family' | 'hero' | 'sections' | 'item' | 'breadcrumbs'>;
}

/** Digests of the pictures that are drawn, by key and language (data/images/social.json). */
export type DrawnPictures = Record<string, Partial<Record<Language, string>>>;

/** Where a page's picture lies, in `static` and on the site. */
export const socialPath = (key: string, language: Language): string => `/social/${language}/${key}.png`;

/** The pictures that the site needs: one for every page that may be indexed, in each language. Pure. */
export function socialPictures(pages: readonly PicturedPage[]): SocialPicture[] {
  return pages.flatMap(({ key, language, meta, view }): SocialPicture[] => {
    if (meta.noindex) return [];
    const diagram = view.sections.find((section) => section.kind === 'architecture')?.diagram;
    const places = new Map<string, Place>();
    for (const [layer, { components }] of diagram?.layers.entries() ?? [])
      for (const [place, { id }] of components.entries()) places.set(id, [layer, place]);
    return [
      {
        key,
        language,
        family: view.family,
        // An item's own eyebrow may repeat its title: a case's is the customer.
        eyebrow: view.item?.list.label ?? view.hero.eyebrow ?? view.breadcrumbs.at(-1)?.label ?? '',
        heading: view.hero.heading,
        layers: diagram?.layers.map(({ components }) => components.length) ?? [],
        flows: (diagram?.flows ?? []).flatMap((flow) => {
          const [from, to] = [places.get(flow.from), places.get(flow.to)];
          return from && to ? [{ from, to }] : [];
        }),
      },
    ];
  });
}

/** Digest of what a picture shows. */
export function socialDigest({ eyebrow, heading, family, layers, flows }: SocialPicture): string {
  return createHash('sha256')
    .update(JSON.stringify({ eyebrow, heading, family, layers, flows }))
    .digest('hex')
    .slice(0, 16);
}

/**
 * The pictures that have to be drawn: their page has none, or has changed since. Pure.
 * @param drawn the list of what is drawn
 */
export function staleSocialPictures(pages: readonly PicturedPage[], drawn: DrawnPictures): SocialPicture[] {
  return socialPictures(pages).filter((picture) => drawn[picture.key]?.[picture.language] !== socialDigest(picture));
}
