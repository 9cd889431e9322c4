import type { SectionResolver } from '../../content/section-definition';
import { unbrokenDay } from '../../views/released-products';
import { classCalendarPath } from './addresses';
import { classesAhead } from './classes';

/** The classes ahead as a table, with the address of the consultation form filled with each. */
export const classesView: SectionResolver<'classes'> = ({ calendar, ...section }, site, page) => {
  const t = site.getFixedT('training');
  const classes = classesAhead(site);
  const form = site.targets.hrefIfAny('consult');

  return {
    ...section,
    columns: t('columns', { returnObjects: true }),
    rows: classes.map(({ course, start, place, language, days, price }) => [
      course,
      unbrokenDay(start, site),
      place,
      language,
      days,
      price,
    ]),
    forms: classes.map((trainingClass) => {
      if (form === null) return '';
      const message = t('message', {
        course: trainingClass.course,
        dates: trainingClass.dates,
        place: trainingClass.place,
      });
      return `${form}?${new URLSearchParams({ source: page, message })}`;
    }),
    calendarLabel: calendar,
    calendarHref: classCalendarPath(site.language),
  };
};
