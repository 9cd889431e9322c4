import { conventions, type Language } from './languages';

/**
 * Formats a date in local time (specification section 9): runs of `Y`, `M`, `D`, `h`, `m` and `s`
 * are year, month, day, hour, minute and second, padded with zeros to the length of the run;
 * anything else is literal. `YYYY-MM-DD` gives `2026-01-05`, `YYYY 年 M 月 D 日` gives
 * `2026 年 1 月 5 日`.
 * @throws RangeError for an invalid date
 */
export function formatDate(date: Date, pattern: string): string {
  if (Number.isNaN(date.getTime())) throw new RangeError('not a date');

  const values: Record<string, number> = {
    Y: date.getFullYear(),
    M: date.getMonth() + 1,
    D: date.getDate(),
    h: date.getHours(),
    m: date.getMinutes(),
    s: date.getSeconds(),
  };

  return pattern.replace(/Y+|M+|D+|h+|m+|s+/g, (run) =>
    String(values[run.charAt(0)]).padStart(run.length, '0'),
  );
}

const formats: Partial<Record<Language, Intl.DateTimeFormat>> = {};

/** Keeps each date of a Chinese text on one line: `2026 年 3 月 9 日`, `2026 年 3 至 5 月`. */
export const withWholeDates = (text: string): string =>
  text.replace(/(?<=\d) (?=[年月日]|至 \d)|(?<=[年月]|\d 至) (?=\d)/gu, '\u00a0');

/**
 * Formats a date for readers of the language, by its locale instead of tokens (the order and the
 * names of months differ; `formatDate` names release folders): `9 March 2026`, `2026 年 3 月 9 日`.
 * Its spaces don't break, so that a day stays on one line. Only for the build and the tools,
 * because browsers format dates differently.
 * @param day `YYYY-MM-DD`; the same day in every time zone
 */
export function formatDay(day: string, language: Language): string {
  // Creating a formatter takes 100 times as long as using it.
  const { locale, spacesFigures } = conventions[language];
  formats[language] ??= new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const text = formats[language].format(new Date(`${day}T00:00:00Z`));

  const spaced = spacesFigures
    ? text.replace(/(\d+)(?=[年月日])/g, '$1 ').replace(/(?<=[年月])(?=\d)/g, ' ')
    : text;

  return spaced.replaceAll(' ', '\u00a0');
}
