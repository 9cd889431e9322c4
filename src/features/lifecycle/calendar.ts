import type { Site } from '../../content/site';
import { releasedProducts } from '../../views/released-products';
import { wholeDayCalendar } from '../../views/whole-day-calendar';

/**
 * The last days of full support and of maintenance of every release, as a calendar that programs
 * subscribe to.
 */
export function renderSupportCalendar(site: Site): string {
  const { content, language, getFixedT, targets } = site;
  const { vendor } = content;
  const t = getFixedT('lifecycle');
  const page = vendor.siteUrl + targets.href('lifecycle');

  const events = releasedProducts(site).flatMap(({ id, facts }) =>
    facts.releases.flatMap(({ version, available, full, maintenance }) => {
      const slug = id.replace('product/', '');
      const release = `${facts.name[language]} ${version}`;
      const ends = { full, maintenance };

      return (['full', 'maintenance'] as const).map((phase) => ({
        id: `${slug}-${version}-${phase}`,
        stamp: available,
        first: ends[phase],
        last: ends[phase],
        summary: t(`calendarEvents.${phase}`, { release }),
        url: `${page}#${slug}-${version}`,
      }));
    }),
  );
  const name = t('calendarName', { vendor: vendor.name[language] });

  return wholeDayCalendar({ name, topic: 'lifecycle', events }, site);
}
