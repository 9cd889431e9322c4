import type { Combination } from '../../content/compatibility/rules';
import type { MatrixFacts, MatrixProduct } from './matrix-data';

/**
 * A combination with a product, as the address of the matrix names it:
 * `?platform=kunpeng&platform=kylin-v10-sp3&product=BCC&release=5.8&kubernetes=1.35`; empty for
 * any.
 */
export interface MatrixFilter extends Combination {
  product: string;
}

export const noFilter: MatrixFilter = { product: '', release: '', platforms: [], kubernetes: '' };

/** The name that the versions of a system share: `kylin-v10-sp3` is a `kylin`. */
export const familyOf = (id: string): string => id.replace(/-.*/, '');

/**
 * The filter of a query string. Values that the matrix does not know are ignored, and a system
 * without its version is its oldest.
 */
export function readFilter(
  search: string,
  {
    products,
    groups,
    versions,
  }: Pick<MatrixFacts, 'groups' | 'versions'> & { products: readonly MatrixProduct[] },
): MatrixFilter {
  const query = new URLSearchParams(search);
  const platformNames = query.getAll('platform');
  const product = products.find(({ id }) => id === query.get('product'));
  const release = product?.releases.find(({ version }) => version === query.get('release'));

  return {
    product: product?.id ?? '',
    release: release?.version ?? '',
    platforms: groups.flatMap(({ columns }) => {
      const exact = columns.find(({ id }) => platformNames.includes(id));
      const oldest = [...columns].reverse().find(({ id }) => platformNames.includes(familyOf(id)));
      return (exact ?? oldest)?.id ?? [];
    }),
    kubernetes: versions.find((version) => version === query.get('kubernetes')) ?? '',
  };
}

/** The query string of a filter, with its question mark; empty for no filter. */
export function filterQuery({ product, release, platforms, kubernetes }: MatrixFilter): string {
  const query = new URLSearchParams();
  for (const id of platforms) query.append('platform', id);

  const conditions = { product, release: product && release, kubernetes };
  for (const [name, value] of Object.entries(conditions)) {
    if (value) query.append(name, value);
  }

  const text = query.toString();
  return text && `?${text}`;
}
