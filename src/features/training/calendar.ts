import type { Site } from '../../content/site';
import { wholeDayCalendar } from '../../views/whole-day-calendar';
import { classesAhead } from './classes';

/** The public classes that haven't begun, as a calendar that programs subscribe to. */
export function renderClassCalendar(site: Site): string {
  const { content, language, getFixedT, targets } = site;
  const { vendor } = content;
  const url = vendor.siteUrl + targets.href('train');

  const events = classesAhead(site).map((trainingClass) => ({
    id: trainingClass.id,
    stamp: trainingClass.start,
    first: trainingClass.start,
    last: trainingClass.end,
    summary: trainingClass.course,
    description: [trainingClass.language, trainingClass.price].join('\n'),
    location: trainingClass.place,
    url,
  }));
  const name = getFixedT('training')('calendarName', { vendor: vendor.name[language] });

  return wholeDayCalendar({ name, topic: 'training', events }, site);
}
