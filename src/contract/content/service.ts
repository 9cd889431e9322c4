import * as v from 'valibot';
import { both } from './text';

/** What a report may be about, the gravest first. */
export const severities = ['outage', 'impaired', 'question'] as const;

/** How soon someone answers, and how soon the service works again; a question has nothing to restore. */
const target = v.strictObject({ first: both, restored: v.optional(both) });

const time = v.pipe(v.string(), v.regex(/^\d{1,2}:\d\d$/, 'a time is H:MM'));

const level = v.strictObject({
  name: both,
  hours: both,
  channels: both,
  outage: target,
  impaired: target,
  question: target,
  visits: both,
});

/** data/service.json: what customers are promised. Texts refer to it: `{{service.levels.standard.outage.first}}`. */
export const service = v.strictObject({
  /** When the hotline is staffed on working days, in Beijing time. */
  desk: v.strictObject({ from: time, to: time }),
  /** Maintenance levels by name, in the order in which pages show them. */
  levels: v.record(v.string(), level),
  /** Deadlines of a vulnerability report: when receipt is confirmed, a critical one fixed, and all is public. */
  report: v.strictObject({ confirmed: both, fixed: both, disclosed: both }),
});

export type Service = v.InferOutput<typeof service>;
