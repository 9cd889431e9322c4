import { inLanguage } from '../../site/href';
import { type Language, languages } from '../../site/languages';

/** The calendar of public classes. */
export const classCalendarPath = (language: Language): string =>
  inLanguage('/train/classes.ics', language);

/** What scripts of other sites may read (src/features/open-files.ts). */
export const openClassCalendars = languages.map(classCalendarPath);
