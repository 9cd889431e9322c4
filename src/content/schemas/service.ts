import * as v from 'valibot';
import { both, text } from './text';

const time = v.pipe(
  v.string(),
  v.regex(/^(?:[01]?\d|2[0-3]):[0-5]\d$|^24:00$/, 'a time is H:MM, up to 24:00'),
);

const target = v.strictObject({ first: both, restored: both });

/**
 * data/service.json: what customers are promised. Texts refer to it:
 * `{{service.levels.standard.outage.first}}`.
 */
export const service = v.strictObject({
  /** When an enquiry or an application is answered, and when written advice follows. */
  reply: both,
  advice: both,
  /** When the hotline is staffed on working days, in Beijing time. */
  desk: v.strictObject({ from: time, to: time }),
  /**
   * Maintenance levels by name; by severity, how soon an engineer answers and the service works
   * again.
   */
  levels: v.record(
    v.string(),
    v.strictObject({
      name: both,
      hours: both,
      channels: both,
      visits: both,
      outage: target,
      impaired: target,
      question: v.strictObject({ first: both }),
    }),
  ),
  /** By region: when its desk is staffed, who takes outages at night, languages and visits. */
  regions: v.record(
    v.string(),
    v.strictObject({ name: both, hours: both, nights: both, languages: both, visits: both }),
  ),
  /**
   * The ticket portal: its availability a month, when it's maintained, and how long uploads are
   * kept.
   */
  portal: v.strictObject({ availability: text, maintenance: both, kept: both }),
  /** A ticket without an answer from the customer: when we ask, and how much later it's closed. */
  tickets: v.strictObject({ reminder: both, closed: both }),
  /**
   * How soon the duty manager calls back, an outage without progress reaches the head of service,
   * and its review is delivered.
   */
  escalation: v.strictObject({ manager: both, head: both, review: both }),
  /**
   * The end of a contract: how long before we hear of it, for how long credits have to reach their
   * cap before a customer may end it, how soon a partner hands over, and in which steps a
   * subscription is extended.
   */
  leaving: v.strictObject({ notice: both, months: both, handover: both, extension: both }),
  /**
   * How soon a person's request about their data is answered, and their data deleted, once we know
   * that it's them.
   */
  personalData: v.strictObject({ answered: both, deleted: both }),
  /**
   * Shares of a month's maintenance fee that are credited for missed targets, and at most; and how
   * soon after the month they're claimed.
   */
  credits: v.strictObject({ one: text, several: text, outage: text, cap: text, claimed: both }),
  /**
   * Deadlines of a vulnerability report: receipt is confirmed, it is assessed, a critical, high,
   * medium or low one is fixed, customers with maintenance hear before the public, all made public.
   */
  report: v.strictObject({
    confirmed: both,
    assessed: both,
    fixed: both,
    high: both,
    medium: both,
    low: both,
    early: both,
    disclosed: both,
  }),
});

export type Service = v.InferOutput<typeof service>;
