import * as v from 'valibot';

/** The base metrics of a vulnerability by CVSS 3.1. */
export const cvssVector = v.pipe(
  v.string(),
  v.regex(
    /^CVSS:3\.1\/AV:[NALP]\/AC:[LH]\/PR:[NLH]\/UI:[NR]\/S:[UC]\/C:[NLH]\/I:[NLH]\/A:[NLH]$/,
    'not the base metrics of CVSS 3.1, e.g. CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:H/I:N/A:N',
  ),
);

export const severities = ['none', 'low', 'medium', 'high', 'critical'] as const;

/** The highest score of each severity but the last. */
const severityBounds = [0, 3.9, 6.9, 8.9];

const weights: Record<string, Record<string, number>> = {
  AV: { N: 0.85, A: 0.62, L: 0.55, P: 0.2 },
  AC: { L: 0.77, H: 0.44 },
  PR: { N: 0.85, L: 0.62, H: 0.27 },
  /** Privileges required where the scope changes. */
  PRC: { N: 0.85, L: 0.68, H: 0.5 },
  UI: { N: 0.85, R: 0.62 },
  impact: { H: 0.56, L: 0.22, N: 0 },
};

/** Rounds up to one decimal, using integers (appendix A of the CVSS specification). */
const roundUp = (value: number): number => Math.ceil(Math.round(value * 100_000) / 10_000) / 10;

/**
 * Base score and severity of a vector by the formulas of CVSS 3.1.
 * @param vector that `cvssVector` accepts
 */
export function cvssScore(vector: string): {
  score: number;
  severity: (typeof severities)[number];
} {
  const metrics = new Map(vector.split('/').map((part) => part.split(':') as [string, string]));
  const weight = (name: string, table = name) => weights[table]?.[metrics.get(name) ?? ''] ?? 0;
  const isChanged = metrics.get('S') === 'C';

  const impactBase =
    1 - (1 - weight('C', 'impact')) * (1 - weight('I', 'impact')) * (1 - weight('A', 'impact'));
  const impact = isChanged
    ? 7.52 * (impactBase - 0.029) - 3.25 * (impactBase - 0.02) ** 15
    : 6.42 * impactBase;

  const privileges = weight('PR', isChanged ? 'PRC' : 'PR');
  const exploitability = 8.22 * weight('AV') * weight('AC') * privileges * weight('UI');

  const scopeFactor = isChanged ? 1.08 : 1;
  const score = impact <= 0 ? 0 : roundUp(Math.min(scopeFactor * (impact + exploitability), 10));

  const above = severityBounds.filter((bound) => score > bound).length;

  return { score, severity: severities[above] ?? 'none' };
}
