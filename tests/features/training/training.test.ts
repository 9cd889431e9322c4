import { createSite } from '../../../src/content/site';
import { renderClassCalendar } from '../../../src/features/training/calendar';
import { checkTraining } from '../../../src/features/training/check';
import { classesAhead } from '../../../src/features/training/classes';
import { classesView } from '../../../src/features/training/view';
import { content, menu } from '../../fixtures/site';

/* Public classes, of data/training.json. */

const siteOn = (day: string) => createSite('en', content, menu, day);

test.each([
  ['2027-02-01', ['2027-02-02', '2027-02-16']],
  ['2027-02-02', ['2027-02-16']],
  ['2027-02-16', []],
])('on %s the classes that have not begun are ahead, the next one first', (day, starts) => {
  expect(classesAhead(siteOn(day)).map(({ start }) => start)).toEqual(starts);
});

test('a class ends on its last day, and a seat costs its days', () => {
  expect(classesAhead(siteOn('2027-02-01'))[0]).toMatchObject({
    end: '2027-02-04',
    price: expect.stringContaining('300'),
  });
});

test('a class leads to the consultation form, which is filled with course, dates and place', () => {
  const section = {
    kind: 'classes',
    heading: 'Classes',
    none: 'None.',
    calendar: 'Subscribe',
  } as const;
  const { forms } = classesView(section, siteOn('2027-02-03'), 'train');
  const query = new URL(forms[0] ?? '', 'https://any.example').searchParams;

  expect(query.get('source')).toBe('train');
  expect(query.get('message')).toMatch(/101 Start.*16 February 2027.*Online/);
});

test('the calendar has the same classes as whole days', () => {
  const calendar = renderClassCalendar(siteOn('2027-02-03'));

  expect(calendar).toMatch(/DTSTART;VALUE=DATE:20270216/);
  // The end is the day after the last one (RFC 5545).
  expect(calendar).toMatch(/DTEND;VALUE=DATE:20270219/);
  expect(calendar).not.toMatch(/20270202/);
});

test('the check names a class of no course, in no place, or over a weekend', () => {
  const issues: string[] = [];
  const one = { course: '101', start: '2027-02-16', place: 'online', language: 'en' } as const;
  const classes = [
    { ...one, course: '999' },
    { ...one, place: 'nowhere' },
    { ...one, start: '2027-02-18' },
  ];

  checkTraining({ ...content, training: { ...content.training, classes } }, (_, key) =>
    issues.push(key),
  );
  expect(issues).toEqual(['classes.0.course', 'classes.1.place', 'classes.2.start']);
});
