import { createSite } from '../../../src/content/site';
import { renderSupportCalendar } from '../../../src/features/lifecycle/calendar';
import { stateOf } from '../../../src/features/lifecycle/view';
import { buildPages } from '../../../src/gatsby/pages/pages';
import { languages } from '../../../src/site/languages';
import { monthsLater } from '../../../src/site/today';
import { pageAt, pages, sectionsOf } from '../../fixtures/pages';
import { content, menu } from '../../fixtures/site';

/** The pages as another day builds them. */
const later = buildPages(content, menu, { today: '2026-12-24' });

test('the day of the build changes the pages about compatibility and support, and no other', () => {
  const texts = new Map(pages.map((page) => [page.path, JSON.stringify(page)]));
  expect(
    later.filter((page) => texts.get(page.path) !== JSON.stringify(page)).map(({ path }) => path),
  ).toEqual(['/compatibility', '/lifecycle', '/en/compatibility', '/en/lifecycle']);
});

test('a position is listed until its last day, and its page stays', () => {
  const [position] = content.items.joinus;
  const listed = (day: string) => {
    const site = buildPages(content, menu, { today: day });
    const [list] = sectionsOf('listing', pageAt('/joinus', site));
    const page = pageAt('/joinus/engineer', site);
    return [list?.entries.map(({ item }) => item.title), page.view.hero.heading];
  };

  expect(listed('2026-12-31')).toEqual([[position?.zh.title], position?.zh.title]);
  expect(listed('2027-01-01')).toEqual([[], position?.zh.title]);
});

describe('the calendar of ends of support', () => {
  const calendars = languages.map((language) =>
    renderSupportCalendar(createSite(language, content, menu, '2026-12-24')),
  );
  const releases = [...content.facts.values()].flatMap((facts) => facts.releases);

  test('has the last days of both kinds of support of every release, as whole days', () => {
    for (const calendar of calendars.slice(0, 1)) {
      const lines = calendar.replaceAll('\r\n ', '').split('\r\n');
      const valuesOf = (name: string) =>
        lines.filter((line) => line.startsWith(name)).map((line) => line.split(':')[1]);

      const days = releases.flatMap(({ full, maintenance }) => [full, maintenance]);
      expect(valuesOf('DTSTART;VALUE=DATE').sort()).toEqual(
        days.map((day) => day.replaceAll('-', '')).sort(),
      );
      expect(new Set(valuesOf('UID')).size).toBe(days.length);
      expect(lines.filter((line) => line.length > 0 && /[{}]|undefined/.test(line))).toEqual([]);
    }
  });

  test('is the same whichever day it is built on, with the same identifiers in both languages', () => {
    const later = languages.map((language) =>
      renderSupportCalendar(createSite(language, content, menu, '2027-03-01')),
    );
    const [zh, en] = calendars.map((calendar) => calendar.match(/^UID:.*$/gm));

    expect(later).toEqual(calendars);
    // English has fewer products.
    expect(zh).toEqual(expect.arrayContaining([...(en ?? [])]));
  });
});

describe('the lifecycle', () => {
  test.each([
    ['2026-01-09', 'coming'],
    ['2026-01-10', 'full'],
    ['2027-01-11', 'maintenance'],
    ['2028-01-11', 'ended'],
  ])('on %s a release is in the state “%s”: the days at both ends count', (day, state) => {
    const release = {
      version: '1.0',
      available: '2026-01-10',
      full: '2027-01-10',
      maintenance: '2028-01-10',
    };

    expect(stateOf(release, day)).toBe(state);
  });

  test('warns of what ends within six months of the build', () => {
    const names = sectionsOf('ending', ...pages)[0]?.rows.map(([name]) => name);
    expect([names?.includes('BCC 2.0'), names?.includes('BCC 2.1')]).toEqual([true, false]);
    expect([monthsLater('2026-08-31', 6), monthsLater('2026-11-22', 6)]).toEqual([
      '2027-02-28',
      '2027-05-22',
    ]);
  });
});
