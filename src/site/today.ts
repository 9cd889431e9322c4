import { parseEnvironment } from './environment';

/**
 * The date that pages treat as today: `BUILD_DAY`, or the build date in China. This is the only
 * place that reads the clock.
 * @returns `YYYY-MM-DD`
 */
export const buildDay = (variables = process.env): string =>
  parseEnvironment(variables).BUILD_DAY ??
  new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

/** How many days lie between two dates, `YYYY-MM-DD`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** Adds months to a date, capped at the end of the month. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
}
