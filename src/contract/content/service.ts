import * as v from 'valibot';
import { both } from './text';

const time = v.pipe(v.string(), v.regex(/^\d{1,2}:\d\d$/, 'a time is H:MM'));
/** How soon an engineer answers, and how soon the service works again. */
const target = v.strictObject({ first: both, restored: both });

/** data/service.json: what customers are promised. Texts refer to it: `{{service.levels.standard.outage.first}}`. */
export const service = v.strictObject({
  /** When the hotline is staffed on working days, in Beijing time. */
  desk: v.strictObject({ from: time, to: time }),
  /** Maintenance levels by name: targets by severity, health checks and visits. */
  levels: v.record(
    v.string(),
    v.strictObject({
      ...{ name: both, hours: both, channels: both, visits: both },
      ...{ outage: target, impaired: target, question: v.strictObject({ first: both }) },
    }),
  ),
  /** Deadlines of a vulnerability report: receipt is confirmed, a critical one fixed, all made public. */
  report: v.strictObject({ confirmed: both, fixed: both, disclosed: both }),
});

export type Service = v.InferOutput<typeof service>;
