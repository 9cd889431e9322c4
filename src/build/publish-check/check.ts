import { type Finding, rules } from './rules';
import type { CheckedSite } from './site';

/** Everything that speaks against publishing a site; nothing for a site that is in order. */
export const checkSite = (site: CheckedSite): Finding[] => rules.flatMap((rule) => rule(site));

/** How many findings are told in full. */
const told = 40;

/** The findings as lines a person can act on; many of the same kind are cut short. */
export const describeFindings = (findings: readonly Finding[]): string[] => [
  ...findings.slice(0, told).map(({ page, reason }) => `${page}: ${reason}`),
  ...(findings.length > told ? [`… and ${findings.length - told} more`] : []),
];
