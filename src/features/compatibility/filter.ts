import { answerOf, type Combination, judge } from '../../content/compatibility/rules';
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

/** The query string of no filter: without any, the page answers for an example. */
export const anyQuery = '?product=';

/** Whether a query string names a combination, be it any. */
export const namesCombination = (search: string): boolean => {
  const query = new URLSearchParams(search);
  return ['product', 'release', 'platform', 'kubernetes'].some((name) => query.has(name));
};

/**
 * The combination that the page answers for at first: the first product with the first processor
 * and operating system that it runs on, and the newest version of Kubernetes that needs nothing
 * else. No filter without any product.
 */
export function exampleFilter(facts: MatrixFacts & { products: readonly MatrixProduct[] }) {
  const [product] = facts.products;
  if (!product) return noFilter;

  const platforms = facts.groups
    .filter(({ id }) => id === 'processors' || id === 'systems')
    .flatMap(({ columns }) => columns.find(({ id }) => id in product.platforms)?.id ?? []);
  const filter: MatrixFilter = { ...noFilter, product: product.id, platforms };
  const kubernetes = facts.versions.find(
    (version) => answerOf(judge(product, { ...filter, kubernetes: version }, facts)) === 'yes',
  );

  return { ...filter, kubernetes: kubernetes ?? '' };
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
