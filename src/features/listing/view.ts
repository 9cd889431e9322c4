import type { SectionResolver } from '../../content/section-definition';
import { countsFigure } from '../../drawings/charts/counts';
import { iconOf, spritePath } from '../../site/icon';
import { listing } from './entries';

export const listingView: SectionResolver<'listing'> = (section, site, page) => {
  const list = listing(section, page, site);
  const isWholeList = list.more === null;
  const hasFigure = isWholeList && section.of === 'case';
  const groups = list.entries.flatMap(({ facets }) => facets);

  const colours = new Map(
    list.entries.flatMap(({ facets, item }): [string, string][] =>
      facets[0] && item.accent ? [[facets[0], item.accent]] : [],
    ),
  );

  /** The marks of the customers of each industry. */
  const symbols = new Map(
    groups.map((group) => [
      group,
      list.entries
        .filter(({ facets }) => facets.includes(group))
        .map(({ item }) => `${spritePath}#${iconOf(item.href)}`),
    ]),
  );

  return {
    ...section,
    ...list,
    figure: countsFigure(hasFigure ? groups : [], { colours, symbols }),
    ...(isWholeList && page === section.of && !hasFigure ? { isLed: true } : {}),
  };
};
