import * as v from 'valibot';
import { both, day, listOf, text } from '../schemas/text';

export const minor = v.pipe(
  v.string(),
  v.regex(/^1\.\d\d$/, 'a minor version of Kubernetes, e.g. 1.35'),
);

const bound = v.pipe(v.string(), v.regex(/^[<>]=?\d+(\.\d+)*$/, 'a bound, e.g. <=1.34'));
const ids = v.union([text, listOf(1, text)], 'neither an id nor a list of ids');

const demands = ['kubernetes', 'refused', 'remark'] as const;

/**
 * A rule about combinations, e.g.
 * `{ "when": { "kernel": "<5.8" }, "kubernetes": "<=1.34", "because": … }`: what it is about,
 * exactly one demand, and the reason that pages give.
 */
export const rule = v.pipe(
  v.strictObject({
    /**
     * All must apply; of several ids, any. `kernel` and `cgroup` are facts of the operating system.
     */
    when: v.strictObject({
      platform: v.optional(ids),
      accelerator: v.optional(ids),
      kernel: v.optional(bound),
      cgroup: v.optional(v.picklist(['v1', 'v2', 'either'])),
      kubernetes: v.optional(bound),
    }),
    kubernetes: v.optional(bound),
    /** Does not work at all. */
    refused: v.optional(v.literal(true)),
    /** Works; the reason says what must be done for it. */
    remark: v.optional(v.literal(true)),
    because: both,
  }),
  v.check(
    (entry) => demands.filter((name) => entry[name] !== undefined).length === 1,
    `a rule has exactly one of ${demands.join(', ')}`,
  ),
);

const minutes = v.pipe(v.number(), v.integer('a whole number'), v.minValue(1, 'at least 1'));

/** How long BKS takes to upgrade a cluster by a minor version, in minutes. */
const upgrade = v.strictObject({
  preflight: minutes,
  /** A machine of the control plane. */
  controlPlane: minutes,
  /** After the first node, before the others. */
  watch: minutes,
  /** A node, in place. */
  node: minutes,
  /** How many nodes at a time. */
  batch: minutes,
  /** Worker nodes of the cluster that texts take as an example. */
  example: minutes,
  condition: both,
});

/**
 * data/kubernetes.json: its minor versions, newest first, how long an upgrade takes, and the rules
 * that hold for every product that runs on it.
 */
export const kubernetes = v.strictObject({
  versions: v.record(
    minor,
    v.pipe(
      v.strictObject({
        released: day,
        /** Last day of upstream maintenance. */
        ends: day,
        /** Last day of our security fixes, in products that maintain Kubernetes. */
        extended: v.optional(day),
      }),
      v.check(
        ({ released, ends, extended = ends }) => released < ends && ends <= extended,
        'an end before its beginning: released < ends <= extended',
      ),
    ),
  ),
  upgrade,
  rules: v.record(v.string(), rule),
});

export type Rule = v.InferOutput<typeof rule>;
export type Kubernetes = v.InferOutput<typeof kubernetes>;
