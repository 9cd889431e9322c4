import type { AdvisoryItem } from '../../contract/content/item';
import type { Content } from './read';

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
    const at = `affected.${index}`;
    const releases = facts.get(product)?.releases.map(({ version }) => version);
    if (!releases) {
      report(`${at}.product`, `${product} has no facts in data/products`);
      continue;
    }
    const known = `the releases in data/products are ${releases.join(', ')}`;
    const position = releases.indexOf(release);
    if (position < 0) report(`${at}.release`, `${product} has no release ${release}; ${known}`);
    const isBuild = /^\d+$/.test(
      fixed.startsWith(`${release}.`) ? fixed.slice(release.length + 1) : '',
    );
    const later = releases.indexOf(fixed);
    if (!isBuild && (later < 0 || later >= position))
      report(
        `${at}.fixed`,
        `${fixed} is neither a build of ${release} (${release}.1) nor a later release; ${known}`,
      );
  }
}
