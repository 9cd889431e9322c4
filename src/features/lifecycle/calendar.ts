import ical, { type ICalEventData } from 'ical-generator';
import type { Site } from '../../content/site';
import { languageTags } from '../../site/languages';
import { releasedProducts } from '../../views/released-products';

/** A day as midnight, which is what a whole day begins with. */
const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

const dayAfter = (day: string): Date => new Date(midnight(day).getTime() + 86_400_000);

/**
 * The last days of full support and of maintenance of every release, as a calendar (RFC 5545) that programs subscribe
 * to. An event keeps its identifier, so that a changed day moves it.
 */
export function renderSupportCalendar(site: Site): string {
  const { content, language, getFixedT, targets } = site;
  const { vendor } = content;
  const t = getFixedT('lifecycle');
  const page = vendor.siteUrl + targets.href('lifecycle');
  const host = new URL(vendor.siteUrl).host;

  const events = releasedProducts(site).flatMap(({ id, facts }) =>
    facts.releases.flatMap(({ version, available, full, maintenance }) => {
      const slug = id.replace('product/', '');
      const release = `${facts.name[language]} ${version}`;
      const ends = { full, maintenance };

      return (['full', 'maintenance'] as const).map(
        (phase): ICalEventData => ({
          id: `${slug}-${version}-${phase}@${host}`,
          // The day of the build would make every build another file.
          stamp: midnight(available),
          start: midnight(ends[phase]),
          end: dayAfter(ends[phase]),
          allDay: true,
          summary: t(`calendarEvents.${phase}`, { release }),
          url: `${page}#${slug}-${version}`,
        }),
      );
    }),
  );

  const calendar = ical({
    name: t('calendarName', { vendor: vendor.name[language] }),
    prodId: `//${host}//lifecycle//${languageTags[language].toUpperCase()}`,
    // Programs ask again once a day.
    ttl: 86_400,
    events,
  });

  return calendar.toString();
}
