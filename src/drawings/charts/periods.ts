import { scaleLinear } from 'd3-scale';
import { short } from '../svg';

interface Dated {
  date: string;
  from?: number | undefined;
  to?: number | undefined;
  at?: number | undefined;
  state?: unknown;
}

/** The entries of one period and its place on the common axis, in percent: start and length. */
export interface Period<T> {
  date: string;
  span?: [start: number, length: number];
  entries: T[];
}

/**
 * Prepares the common axis of all items.
 * @returns the span of an item, which one without a `from` and a `to` lacks
 */
function spanScale(items: readonly Dated[]) {
  const ends = items.flatMap(({ from, to }) =>
    from === undefined || to === undefined ? [] : [from, to],
  );
  const axis = scaleLinear([Math.min(...ends), Math.max(...ends)], [0, 100]);
  const place = (amount: number) => short(axis(amount));

  return ({ from, to }: Dated): Pick<Period<unknown>, 'span'> => {
    if (from === undefined || to === undefined) return {};
    const start = place(from);
    return { span: [start, short(place(to) - start)] };
  };
}

/**
 * Gathers neighbours of one date, and puts those that have a `from` and a `to` on one axis. Pure.
 */
export function periodsOf<T extends Dated>(items: readonly T[]): Period<Omit<T, keyof Dated>>[] {
  const periods: Period<Omit<T, keyof Dated>>[] = [];
  const spanOf = spanScale(items);

  for (const item of items) {
    const { date, from, to, at, state, ...entry } = item;
    const previous = periods.at(-1);
    if (previous?.date === date) previous.entries.push(entry);
    else periods.push({ date, ...spanOf(item), entries: [entry] });
  }

  return periods;
}

/**
 * Events timed by `at` as periods: each takes the time since the one before, and the first none.
 * Pure.
 */
export const timedPeriodsOf = <T extends Dated>(events: readonly T[]) =>
  periodsOf(
    events.map((event, index) => ({ ...event, from: events[index - 1]?.at ?? 0, to: event.at })),
  );
