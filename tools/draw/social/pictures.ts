import type { Language } from '../../../src/config/languages';
import type { PageMeta, PageView } from '../../../src/routes/page-view';
import type { Family } from '../../../src/routes/route-types';
import { digestOf } from '../drawing';
import { look } from '../mark';

/** Width and height of a social picture in pixels. */
export const socialSize = { width: 1200, height: 630 } as const;

/** A component's place in a diagram: its layer and its place in it, from 0. */
export type Place = readonly [layer: number, place: number];

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
  meta: Pick<PageMeta, 'noindex' | 'siteName'>;
  view: Pick<PageView, 'family' | 'hero' | 'sections' | 'item' | 'breadcrumbs' | 'doc'>;
}

/** The pictures that the site needs: one for every page that may be indexed, in each language. Pure. */
export function socialPictures(pages: readonly PicturedPage[]): SocialPicture[] {
  return pages.flatMap(({ key, language, meta, view }): SocialPicture[] => {
    // Documentation has the picture of its product.
    if (meta.noindex || view.doc) return [];
    const diagram = view.sections.find((section) => section.kind === 'architecture')?.diagram;
    const places = new Map<string, Place>();
    for (const [layer, { components }] of diagram?.layers.entries() ?? [])
      for (const [place, { id }] of components.entries()) places.set(id, [layer, place]);
    return [
      {
        key,
        language,
        vendor: meta.siteName,
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
export const socialDigest = ({ key, language, ...shown }: SocialPicture): string => digestOf([shown, look()]);
