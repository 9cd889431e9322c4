import type { SectionResolver } from '../../content/section-definition';
import { eventAxis } from '../../drawings/charts/events';
import { periodsOf } from '../../drawings/charts/periods';

export const timelineView: SectionResolver<'timeline'> = (section) => {
  const items = periodsOf(section.items);
  const events = section.items.flatMap(({ at, title }) =>
    at === undefined ? [] : [{ at, title }],
  );
  if (events.length === 0) return { ...section, items };

  const axes = [eventAxis(events, false), eventAxis(events, true)];
  return { ...section, items, axes };
};
