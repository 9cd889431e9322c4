import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { HeaderCategory, HeaderGroup, HeaderLink } from '../navigation/header';

/** A picture as gatsby-plugin-image made it; null where there is none. */
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

/** The only entry of a group that needs no dropdown; null for a group of several. */
export function singleLink({ categories }: HeaderGroupView): HeaderLinkView | null {
  const [first, second] = categories.flatMap(({ links }) => links);
  return first && !second ? first : null;
}

/** The groups without pictures: as they come from anywhere else than the build, which makes the pictures. */
export const withoutPictures = (groups: readonly HeaderGroup[]): HeaderGroupView[] =>
  groups.map((group) => ({
    ...group,
    categories: group.categories.map((category) => ({
      ...category,
      picture: null,
      links: category.links.map((link) => ({ ...link, picture: null })),
    })),
  }));
