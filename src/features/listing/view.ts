import type { SectionResolver } from '../../content/section-definition';
import { countsFigure } from '../../drawings/charts/counts';
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

  return {
    ...section,
    ...list,
    figure: countsFigure(hasFigure ? groups : [], colours),
    ...(isWholeList && page === section.of && !hasFigure ? { isLed: true } : {}),
  };
};
