import type { HeaderGroupView } from '../../src/chrome/menu';
import type { HeaderGroup } from '../../src/navigation/header';

type Groups = readonly (HeaderGroup | HeaderGroupView)[];

/** A menu as the header shows it; only the build makes pictures. @param picture of each category, and of each link */
export const withPictures = (groups: Groups, picture: number | null, ofLink = picture): HeaderGroupView[] =>
  groups.map((group) => ({
    ...group,
    categories: group.categories.map((category) => ({
      ...category,
      picture,
      links: category.links.map((link) => ({ ...link, picture: ofLink })),
    })),
  }));
