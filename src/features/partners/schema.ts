import * as v from 'valibot';
import { both, listOf, text } from '../../content/schemas/text';

const count = v.pipe(v.number(), v.integer('a whole number'), v.minValue(0, 'at least 0'));

/** What a partner does: the four kinds of /partner. */
export const partnerKinds = ['delivery', 'software', 'hardware', 'reseller'] as const;

const partner = v.strictObject({
  name: both,
  /** A tier of this file. */
  tier: text,
  kinds: listOf(1, v.picklist(partnerKinds), 'kind'),
  /** Where it works on site. */
  region: both,
  /** Ids of the products that its engineers are certified for, or that its own run on. */
  products: listOf(1, text, 'product'),
  languages: both,
  /**
   * Its certified engineers, and the projects that customers have accepted; of the last two years
   * where the tier asks for that.
   */
  engineers: count,
  projects: count,
});

/** data/partners.json: the tiers of the partner programme, highest first, and the partners. */
export const partners = v.strictObject({
  /** The day on which the list was checked. */
  date: v.pipe(v.string(), v.isoDate()),
  /** By tier: its name, and the least numbers of certified engineers and accepted projects. */
  tiers: v.record(text, v.strictObject({ name: both, engineers: count, projects: count })),
  partners: listOf(1, partner, 'partner'),
});

export type Partners = v.InferOutput<typeof partners>;
