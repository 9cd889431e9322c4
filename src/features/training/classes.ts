import type { Site } from '../../content/site';
import { formatDay } from '../../site/format-date';
import { unmarked } from '../../site/line-breaks';
import type { Training } from './schema';

type TrainingClass = Training['classes'][number];

const millisecondsOfDay = 86_400_000;

/**
 * A day some days after another.
 * @param day `YYYY-MM-DD`
 */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * millisecondsOfDay).toISOString().slice(0, 10);

/** A class as readers see it. */
export interface ClassView {
  /** The same for every build: `101-2026-12-08-shanghai`. */
  id: string;
  start: string;
  /** Its last day. */
  end: string;
  /** Number and name of its course. */
  course: string;
  dates: string;
  place: string;
  language: string;
  days: string;
  price: string;
}

/** The classes that haven't begun on the day of the build, the next one first. */
export function classesAhead(site: Site): ClassView[] {
  const { content, today } = site;

  return content.training.classes
    .filter(({ start }) => start > today)
    .sort((a, b) => a.start.localeCompare(b.start))
    .map((trainingClass) => classView(trainingClass, site));
}

/**
 * A class as the page lists it.
 * @throws Error for an unknown course, which the check reports first
 */
function classView(
  trainingClass: TrainingClass,
  { content, language, getFixedT }: Site,
): ClassView {
  const { courses, seat } = content.training;
  const t = getFixedT('training');
  const course = courses[trainingClass.course];
  if (!course) throw new Error(`data/training.json: no course ${trainingClass.course}`);

  const { days } = course;
  const end = dayAfter(trainingClass.start, days - 1);
  const office = content.vendor.offices.find(({ id }) => id === trainingClass.place);

  return {
    id: [trainingClass.course, trainingClass.start, trainingClass.place].join('-'),
    start: trainingClass.start,
    end,
    course: `${trainingClass.course} ${course.name[language]}`,
    // For a message and the calendar, which break lines by themselves.
    dates: unmarked(
      t('dates', {
        start: formatDay(trainingClass.start, language),
        end: formatDay(end, language),
      }),
    ),
    place: office?.city[language] ?? t('online'),
    language: t(`languages.${trainingClass.language}`),
    days: t('days', { count: days }),
    price: t('yuan', { amount: (days * seat).toLocaleString('en') }),
  };
}
