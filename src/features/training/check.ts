import type { Report } from '../../calls/issue';
import type { Content } from '../../content/content';

const file = 'data/training.json';

/**
 * Checks that classes name courses and offices that there are, and begin on a working day early
 * enough to end by Friday.
 */
export function checkTraining({ training, vendor }: Content, report: Report): void {
  const places = [...vendor.offices.map(({ id }) => id), 'online'];

  for (const [index, { course, start, place }] of training.classes.entries()) {
    const key = `classes.${index}`;
    const days = training.courses[course]?.days;

    if (!places.includes(place))
      report(file, `${key}.place`, `${place} is none of ${places.join(', ')}`);
    if (days === undefined) {
      report(file, `${key}.course`, `no course ${course}: add it to courses`);
      continue;
    }

    // Monday is 1, Friday 5.
    const weekday = new Date(`${start}T00:00:00Z`).getUTCDay();
    if (weekday === 0 || weekday + days - 1 > 5)
      report(
        file,
        `${key}.start`,
        `${days} days from ${start} include a weekend: choose another day`,
      );
  }
}
