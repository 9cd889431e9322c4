import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { HeaderCategory, HeaderGroup, HeaderLink } from '../navigation/header';

/** A picture from gatsby-plugin-image; null where there is none. */
type PictureView = { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null } | null;

/** A group of the menu with its pictures. */
export interface HeaderGroupView extends Omit<HeaderGroup, 'categories'> {
  categories: (Omit<HeaderCategory, 'links' | 'picture'> & {
    picture: PictureView;
    links: (Omit<HeaderLink, 'picture'> & { picture: PictureView })[];
  })[];
}

export type HeaderCategoryView = HeaderGroupView['categories'][number];
export type HeaderLinkView = HeaderCategoryView['links'][number];

/** The only entry of a group, which needs no dropdown; null for a group of several. */
export function singleLink({ categories }: HeaderGroupView): HeaderLinkView | null {
  const [first, second] = categories.flatMap(({ links }) => links);
  return first && !second ? first : null;
}
