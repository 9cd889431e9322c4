import type { Site } from '../../content/site';
import { wholeDayCalendar } from '../../views/whole-day-calendar';
import { classesAhead } from './classes';

/** The public classes that haven't begun, as a calendar that programs subscribe to. */
export function renderClassCalendar(site: Site): string {
  const { content, language, getFixedT, targets } = site;
  const { vendor } = content;
  const url = vendor.siteUrl + targets.href('train');

  const events = classesAhead(site).map((one) => ({
    id: one.id,
    stamp: one.start,
    first: one.start,
    last: one.end,
    summary: one.course,
    description: [one.language, one.price].join('\n'),
    location: one.place,
    url,
  }));
  const name = getFixedT('training')('calendarName', { vendor: vendor.name[language] });

  return wholeDayCalendar({ name, topic: 'training', events }, site);
}
