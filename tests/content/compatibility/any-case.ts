import fc from 'fast-check';
import type {
  Combination,
  CompatibilityFacts,
  CompatibilityRule,
  ProductSupport,
} from '../../../src/content/compatibility/rules';

/* Products and rules that nobody wrote. */

export const versions = ['1.36', '1.35', '1.34', '1.33', '1.32'];

export const groups = [
  { id: 'processors', isOptional: false, ids: ['x86', 'arm'] },
  { id: 'systems', isOptional: false, ids: ['kylin-v11', 'kylin-v10', 'uos-v20'] },
  { id: 'databases', isOptional: true, ids: ['dameng', 'postgresql'] },
].map(({ ids, ...group }) => ({ ...group, columns: ids.map((id) => ({ id })) }));

export const platforms = groups.flatMap(({ columns }) => columns.map(({ id }) => id));

export const anyVersions = fc.subarray(versions, { minLength: 1 });

export const anyRule: fc.Arbitrary<CompatibilityRule> = fc.record(
  {
    platforms: fc.array(fc.subarray(platforms, { minLength: 1 }), { maxLength: 2 }),
    kubernetes: anyVersions,
    isRemark: fc.boolean(),
  },
  { requiredKeys: ['platforms', 'isRemark'] },
);

export const anyRange = fc
  .tuple(fc.constantFrom(...versions), fc.constantFrom(...versions))
  .map(([a, b]): readonly [string, string] => (a < b ? [a, b] : [b, a]));

export interface Case {
  product: ProductSupport;
  facts: CompatibilityFacts;
  combination: Combination;
}

export const anyCase: fc.Arbitrary<Case> = fc
  .record({
    rules: fc.array(anyRule, { maxLength: 4 }),
    ranges: fc.array(fc.option(anyRange), { minLength: 1, maxLength: 3 }),
    supported: fc.subarray(platforms),
    since: fc.dictionary(fc.constantFrom(...platforms), fc.nat({ max: 1 }), { maxKeys: 2 }),
    chosen: fc.tuple(
      ...groups.map(({ columns }) => fc.option(fc.constantFrom(...columns.map(({ id }) => id)))),
    ),
    kubernetes: fc.constantFrom('', ...versions),
    release: fc.constantFrom('', '3.0', '2.0', '1.0'),
  })
  .map(({ rules, ranges, supported, since, chosen, kubernetes, release }) => ({
    product: {
      releases: ranges.map((range, index) => ({ version: `${3 - index}.0`, kubernetes: range })),
      platforms: Object.fromEntries(supported.map((id) => [id, true])),
      since,
      rules: [...rules.keys()],
    },
    facts: { groups, versions, rules },
    combination: { release, kubernetes, platforms: chosen.flatMap((id) => id ?? []) },
  }));

export const check = (predicate: (situation: Case) => void) =>
  fc.assert(fc.property(anyCase, predicate), { numRuns: 500 });
