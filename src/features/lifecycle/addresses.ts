import { inLanguage } from '../../site/href';
import { type Language, languages } from '../../site/languages';

/** The calendar of the ends of support. */
export const supportCalendarPath = (language: Language): string =>
  inLanguage('/lifecycle/support.ics', language);

/** What scripts of other sites may read (src/features/open-files.ts). */
export const openCalendars = languages.map(supportCalendarPath);
