import type { SectionResolver } from '../../content/section-definition';
import { periodsOf, timedPeriodsOf } from '../../drawings/charts/periods';

export const timelineView: SectionResolver<'timeline'> = (section) => {
  const isTimed = section.items.every(({ at }) => at !== undefined);
  const items = isTimed ? timedPeriodsOf(section.items) : periodsOf(section.items);
  return { ...section, isTimed, items };
};
