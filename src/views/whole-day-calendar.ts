import ical from 'ical-generator';
import type { Site } from '../content/site';
import { languageTags } from '../site/languages';

/** An event of one or more whole days, `YYYY-MM-DD`. */
export interface WholeDayEvent {
  /** The same in every build, so that a changed day moves the event. */
  id: string;
  /** The day of its announcement. With the day of the build, every build would change the file. */
  stamp: string;
  first: string;
  last: string;
  summary: string;
  description?: string;
  location?: string;
  url: string;
}

/** A day as midnight, which is what a whole day begins with. */
const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

const dayAfter = (day: string): Date => new Date(midnight(day).getTime() + 86_400_000);

/**
 * Events of whole days as a calendar (RFC 5545) that programs subscribe to.
 * @param topic a word for what it's about, which tells it from the site's other calendars
 */
export function wholeDayCalendar(
  { name, topic, events }: { name: string; topic: string; events: readonly WholeDayEvent[] },
  { content, language }: Site,
): string {
  const host = new URL(content.vendor.siteUrl).host;

  const calendar = ical({
    name,
    prodId: `//${host}//${topic}//${languageTags[language].toUpperCase()}`,
    // Programs ask again once a day.
    ttl: 86_400,
    events: events.map(({ id, stamp, first, last, ...event }) => ({
      ...event,
      id: `${id}@${host}`,
      stamp: midnight(stamp),
      start: midnight(first),
      end: dayAfter(last),
      allDay: true,
    })),
  });

  return calendar.toString();
}
