import type { Content } from '../../content/content';
import type { AdvisoryItem } from './schema';

/**
 * Checks that an advisory's releases exist in the facts and that `fixed` is a build of the release (5.7.4) or a later release.
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
