import * as v from 'valibot';
import { checkAdvisory, checkCourse, checkDeadlines } from '../../../src/features/advisories/check';
import { advisoryItem } from '../../../src/features/advisories/schema';
import { content } from '../../fixtures/site';

/* The days of an advisory, against each other and against what we promise. */

const [advisory] = content.items.advisory;
if (!advisory) throw new Error('the small site has no advisory');

const within = (en: string) => ({ zh: en, en });

const service = {
  ...content.service,
  report: { ...content.service.report, high: within('30 days'), disclosed: within('90 days') },
};

// Of high severity.
const sound = {
  ...advisory,
  cvss: 'CVSS:3.1/AV:L/AC:L/PR:L/UI:N/S:U/C:H/I:H/A:H',
  reported: '2026-03-02',
  rated: '2026-03-04',
  fixed: '2026-04-03',
  date: '2026-04-10',
};

const keysOf = (changed: Partial<typeof sound>): string[] => {
  const keys: string[] = [];
  checkCourse({ ...sound, ...changed }, service, (key) => keys.push(key));
  return keys;
};

test.each<[string, Partial<typeof sound>, string[]]>([
  ['a course in order', {}, []],
  ['a rating before the report', { rated: '2026-03-01', fixed: '2026-03-20' }, ['rated']],
  ['a fix before the rating', { fixed: '2026-03-03' }, ['fixed']],
  ['an advisory before the fix', { date: '2026-04-02' }, ['date']],
  ['a fix after its deadline', { fixed: '2026-04-04' }, ['fixed']],
  ['a disclosure after its deadline', { date: '2026-06-01' }, ['date']],
])('%s', (_, changed, keys) => {
  expect(keysOf(changed)).toEqual(keys);
});

test('a deadline of a fix ends before the disclosure', () => {
  const keys: string[] = [];
  const report = { ...service.report, medium: within('90 days'), low: within('the next release') };
  checkDeadlines({ ...service, report }, (key) => keys.push(key));

  expect(keys).toEqual(['report.medium']);
});

test.each([
  ['of an unknown release', { release: '4.0' }, 'affected.0.release', '2.1, 2.0'],
  ['fixed by an older build', { fixed: '1.9' }, 'affected.0.fixed', '2.0.1'],
])('an advisory %s is refused', (_, change, key, message) => {
  const report = jest.fn();
  const affected = advisory.affected.map((entry) => ({ ...entry, ...change }));
  checkAdvisory({ ...advisory, affected }, content.facts, report);

  expect(report).toHaveBeenCalledWith(key, expect.stringContaining(message));
});

test('a vector that is none is refused', () => {
  const { issues = [] } = v.safeParse(advisoryItem, { ...advisory, cvss: 'CVSS:3.1/AV:X' });
  const messages = issues.filter(({ path }) => path?.at(0)?.key === 'cvss');

  expect(messages.map(({ message }) => message).join()).toContain('CVSS 3.1');
});
