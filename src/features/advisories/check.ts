import type { Content } from '../../content/content';
import { daysBetween } from '../../site/today';
import { cvssScore } from './cvss';
import type { AdvisoryItem } from './schema';

/**
 * Checks that an advisory's releases exist in the facts and that `fixed` is a build of the release
 * (5.7.4) or a later release.
 * @param report called with the key of each error
 */
export function checkAdvisory(
  { affected }: AdvisoryItem,
  facts: Content['facts'],
  report: (key: string, message: string) => void,
): void {
  for (const [index, { product, release, fixed }] of affected.entries()) {
    const key = `affected.${index}`;
    const releases = facts.get(product)?.releases.map(({ version }) => version);
    if (!releases) {
      report(`${key}.product`, `${product} has no facts in data/products`);
      continue;
    }

    const remedy = `the releases in data/products are ${releases.join(', ')}`;
    // Newest first.
    const position = releases.indexOf(release);
    if (position < 0) report(`${key}.release`, `${product} has no release ${release}; ${remedy}`);

    const isBuild =
      fixed.startsWith(`${release}.`) && /^\d+$/.test(fixed.slice(release.length + 1));
    const fixedPosition = releases.indexOf(fixed);
    const isLaterRelease = fixedPosition >= 0 && fixedPosition < position;
    if (!isBuild && !isLaterRelease)
      report(
        `${key}.fixed`,
        `${fixed} is neither a build of ${release} (${release}.1) nor a later release; ${remedy}`,
      );
  }
}

/**
 * The days that a deadline of data/service.json gives (`14 days`); null for one without a number,
 * such as “the next release”.
 */
const daysOf = (deadline: string): number | null => {
  const [days] = /^\d+/.exec(deadline) ?? [];
  return days === undefined ? null : Number(days);
};

/** The deadline of a fix by severity. */
const fixDeadlines = { critical: 'fixed', high: 'high', medium: 'medium', low: 'low' } as const;

/**
 * Checks the course of an advisory: its days follow each other, the fix met the deadline of its
 * severity from the day of the rating, and the advisory that of the disclosure from the day of the
 * report.
 * @param report called with the key of each error
 */
export function checkCourse(
  { reported, rated, fixed, date, cvss }: AdvisoryItem,
  { report: deadlines }: Content['service'],
  report: (key: string, message: string) => void,
): void {
  if (rated < reported) report('rated', `is before it was reported, ${reported}`);
  if (fixed < rated) report('fixed', `is before it was rated, ${rated}`);
  if (date < fixed) report('date', `is before it was fixed, ${fixed}`);

  const { severity } = cvssScore(cvss);
  const limit = severity === 'none' ? null : daysOf(deadlines[fixDeadlines[severity]].en);
  const days = daysBetween(rated, fixed);
  if (limit !== null && days > limit) {
    report('fixed', `is ${days} days after the rating; ${severity} ones are fixed in ${limit}`);
  }

  const disclosed = daysOf(deadlines.disclosed.en);
  const published = daysBetween(reported, date);
  if (disclosed !== null && published > disclosed) {
    report('date', `is ${published} days after the report; it is public after ${disclosed}`);
  }
}

/**
 * Checks that what we promise to fix is fixed before it is public. A rating takes at most a week of
 * calendar days.
 */
export function checkDeadlines(
  { report: deadlines }: Content['service'],
  report: (key: string, message: string) => void,
): void {
  const disclosed = daysOf(deadlines.disclosed.en) ?? Number.POSITIVE_INFINITY;

  for (const key of Object.values(fixDeadlines)) {
    const days = daysOf(deadlines[key].en);
    if (days !== null && days + 7 > disclosed) {
      report(
        `report.${key}`,
        `${days} days from the rating end after everything is public, ${disclosed} days from the report`,
      );
    }
  }
}
