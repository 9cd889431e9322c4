import * as v from 'valibot';
import { drawingName } from './icons';
import { both, either, text } from './text';

const day = v.pipe(v.string(), v.isoDate('a date is YYYY-MM-DD'));
const minor = v.pipe(v.string(), v.regex(/^1\.\d\d$/, 'a minor version of Kubernetes, e.g. 1.35'));

/** The groups of platforms, in the order of the specification section. */
export const platformGroups = ['processors', 'accelerators', 'systems', 'databases', 'browsers'] as const;

/** data/platforms.json: what products may run on, by group and id. No two groups share an id. */
export const platforms = v.record(v.picklist(platformGroups), v.record(v.string(), both));

const release = v.pipe(
  v.strictObject({
    version: text,
    /** First day of general availability. */
    available: day,
    /** Last day of new functions and fixes. */
    full: day,
    /** Last day of security fixes; from then on the release is out of support. */
    maintenance: day,
  }),
  v.check(
    ({ available, full, maintenance }) => available < full && full <= maintenance,
    'an end before its beginning: available < full <= maintenance',
  ),
);

/** A row of the specification section: what it is about, its value with unit, and when that holds. */
const row = v.strictObject({ label: both, value: either, condition: v.optional(both) });

/** data/products/NAME.json: the facts of a product or a family. */
export const productFacts = v.strictObject({
  name: both,
  /** What kind of product it is: container platform, API gateway. */
  category: both,
  /** Its drawing, which no other product has. */
  icon: drawingName,
  /** Newest first; a family has none. */
  releases: v.pipe(
    v.array(release),
    v.check(
      (all) => all.every(({ available }, at) => at === 0 || available < (all[at - 1]?.available ?? '')),
      'not the newest first',
    ),
  ),
  /** From which releases one upgrades, and how. */
  upgrade: v.optional(both),
  /** Kubernetes versions that it runs on or manages, both ends included. */
  kubernetes: v.optional(
    v.pipe(
      v.strictObject({ from: minor, to: minor }),
      v.check(({ from, to }) => from <= to, 'an end before its beginning: from <= to'),
    ),
  ),
  /**
   * By id of data/platforms.json; one that is missing here is not supported. `since` is the product's release that first
   * supported it, `versions` are those of the platform.
   */
  platforms: v.record(
    v.string(),
    v.union(
      [v.literal(true), v.strictObject({ since: v.optional(text), versions: v.optional(either) })],
      'neither true nor {"since": …, "versions": …}',
    ),
  ),
  /** What it needs, and what it works with: kernel, size, protocols. By a name that texts refer to. */
  requirements: v.record(v.string(), row),
  /** How far it goes, with the conditions. */
  limits: v.record(v.string(), row),
  /** What a licence is counted in. */
  licence: both,
  trial: both,
  /** Certificates with number and issuer. A standard that it is merely mapped to belongs in `standards`. */
  certificates: v.optional(v.array(both), []),
  replaces: both,
  /** What it does not do. */
  excludes: both,
  standards: v.optional(v.array(v.strictObject({ id: text, level: v.optional(either), subject: both })), []),
});

export type Platforms = v.InferOutput<typeof platforms>;
export type ProductFacts = v.InferOutput<typeof productFacts>;
