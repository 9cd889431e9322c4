import { parseEnvironment } from '../config/environment';

/**
 * The day that pages take for today: `BUILD_DAY`, else the day of the build in China. Nothing else of the site asks what day it is.
 * @returns `YYYY-MM-DD`
 */
export const buildDay = (): string =>
  parseEnvironment(process.env).BUILD_DAY ?? new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

/** A day some months later; the last day of a month that has fewer days. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}
