import * as v from 'valibot';
import { both, day, text } from '../../content/schemas/text';

const amount = v.pipe(v.number(), v.integer('a whole number'), v.minValue(1, 'at least 1'));
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100, 'per cent, at most 100'));

/** Work that's charged by the day or the class, beside licences. */
const service = v.strictObject({
  name: both,
  /** What the price is for: per engineer and day. */
  unit: both,
  /** In yuan. */
  price: amount,
  condition: both,
});

/**
 * data/pricing.json: guide prices without tax, and the deployments that /pricing works out. Texts
 * refer to it: `{{pricing.perpetual.years}}`.
 */
export const pricing = v.strictObject({
  /** First day of these prices. */
  date: day,
  /**
   * A perpetual licence costs as much as this many annual subscriptions; from its second year on,
   * maintenance is this share of it, in per cent.
   */
  perpetual: v.strictObject({ years: amount, maintenance: percent }),
  /** By maintenance level of data/service.json: what it adds, in per cent. */
  levels: v.record(text, percent),
  /**
   * By product: what a unit of its licence metric costs a year by subscription, in yuan. Any other
   * product is on request.
   */
  units: v.record(text, amount),
  services: v.record(text, service),
  examples: v.record(text, v.strictObject({ level: text, counts: v.record(text, amount) })),
});

export type Pricing = v.InferOutput<typeof pricing>;
