import * as v from 'valibot';
import { minor, rule } from '../compatibility/schema';
import { drawingName } from './icons';
import { both, day, either, inEachLanguage, text } from './text';

/** The groups of platforms, in the order of the specification section. */
export const platformGroups = [
  'processors',
  'accelerators',
  'systems',
  'databases',
  'browsers',
] as const;

/**
 * data/platforms.json: what products may run on, by group and id. No two groups share an id; the
 * versions of a system have the same beginning (`kylin-v10-sp3`, `kylin-v11`).
 */
export const platforms = v.record(
  v.picklist(platformGroups),
  v.record(
    v.string(),
    v.strictObject({
      ...inEachLanguage(text),
      kernel: v.optional(text),
      /** Versions of cgroup; `either`: v1 unless started with v2. */
      cgroup: v.optional(v.picklist(['v1', 'v2', 'either'])),
      /** Last day of its maker's maintenance. */
      ends: v.optional(day),
      /** By major version, the last day of its maker's maintenance. */
      versions: v.optional(v.record(v.string(), day)),
    }),
  ),
);

/** For how long we fix Kubernetes itself. */
export const maintenanceTerms = ['extended', 'release'] as const;

const range = v.pipe(
  v.strictObject({ from: minor, to: minor }),
  v.check(({ from, to }) => from <= to, 'an end before its beginning: from <= to'),
);

const release = v.pipe(
  v.strictObject({
    version: text,
    /** As below, where it differs from that of the next release. */
    kubernetes: v.optional(range),
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

/**
 * A row of the specification section: what it is about, its value with unit, and when that holds.
 */
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
      (releases) =>
        releases.every(
          ({ available }, index) =>
            index === 0 || available < (releases[index - 1]?.available ?? ''),
        ),
      'not the newest first',
    ),
  ),
  /** Which releases can be upgraded, and how. */
  upgrade: v.optional(both),
  /** Kubernetes versions that the newest release runs on or manages, both ends included. */
  kubernetes: v.optional(range),
  /**
   * Who fixes Kubernetes itself: we, until its extended end or as long as the release; without it,
   * the customer's distribution.
   */
  maintains: v.optional(v.picklist(maintenanceTerms)),
  /** Incompatible combinations, in addition to the rules in data/kubernetes.json. */
  constraints: v.optional(v.array(rule), []),
  /** Names of rules in data/kubernetes.json that don't apply. */
  exempt: v.optional(v.array(text), []),
  /**
   * By id of data/platforms.json; one that is missing here is not supported. `since` is the
   * product's release that first supported it, `versions` are those of the platform.
   */
  platforms: v.record(
    v.string(),
    v.union(
      [v.literal(true), v.strictObject({ since: v.optional(text), versions: v.optional(either) })],
      'neither true nor {"since": …, "versions": …}',
    ),
  ),
  /** Requirements and compatibility (kernel, size, protocols), by a name that texts refer to. */
  requirements: v.record(v.string(), row),
  /** Limits, with their conditions. */
  limits: v.record(v.string(), row),
  /**
   * What its parts request, and machines and storage by size; the documentation refers to them, and
   * the specification section leaves them out.
   */
  sizing: v.optional(
    v.record(v.string(), v.strictObject({ value: either, condition: v.optional(both) })),
    {},
  ),
  /** The unit of a licence. */
  licence: both,
  trial: both,
  /**
   * Certificates with number and issuer. A standard that it is merely mapped to belongs in
   * `standards`.
   */
  certificates: v.optional(v.array(both), []),
  replaces: both,
  /** What the product doesn't do. */
  excludes: both,
  standards: v.optional(
    v.array(v.strictObject({ id: text, level: v.optional(either), subject: both })),
    [],
  ),
});

export type Platforms = v.InferOutput<typeof platforms>;
export type ProductFacts = v.InferOutput<typeof productFacts>;
