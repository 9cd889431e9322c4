/** A product in the compatibility matrix. */
export interface MatrixProduct {
  /** Its name in addresses and anchors. */
  id: string;
  name: string;
  category: string;
  release: string;
  /** The minor versions of Kubernetes that it supports, both ends included; null: it is tied to none. */
  kubernetes: readonly [from: string, to: string] | null;
  /** By id of the platform: its versions and since when, empty for neither; one that is missing is not supported. */
  platforms: Readonly<Record<string, string>>;
}

/** The matrix filter in the address: `?platform=kunpeng&platform=kylin&product=BCC&kubernetes=1.35`. */
export interface MatrixFilter {
  product: string;
  platforms: readonly string[];
  kubernetes: string;
}

export const noFilter: MatrixFilter = { product: '', platforms: [], kubernetes: '' };

interface Known {
  products: readonly { id: string }[];
  groups: readonly { columns: readonly { id: string }[] }[];
  versions: readonly string[];
}

/** The filter of a query string; values that the matrix does not know are ignored. */
export function readFilter(search: string, { products, groups, versions }: Known): MatrixFilter {
  const query = new URLSearchParams(search);
  const known = (name: string, values: readonly string[]) => values.find((value) => value === query.get(name)) ?? '';
  const columns = groups.flatMap((group) => group.columns.map(({ id }) => id));
  return {
    product: known(
      'product',
      products.map(({ id }) => id),
    ),
    platforms: columns.filter((id) => query.getAll('platform').includes(id)),
    kubernetes: known('kubernetes', versions),
  };
}

/** The query string of a filter, with its question mark; empty for no filter. */
export function filterQuery({ product, platforms, kubernetes }: MatrixFilter): string {
  const values = [...platforms.map((id) => ['platform', id]), ['product', product], ['kubernetes', kubernetes]];
  const query = String(new URLSearchParams(values.filter(([, value]) => value)));
  return query && `?${query}`;
}

/** The versions of Kubernetes that a product supports, e.g. `1.28–1.36`; undefined if it needs none in particular. */
export const kubernetesRange = ({ kubernetes }: Pick<MatrixProduct, 'kubernetes'>): string | undefined =>
  kubernetes ? [...new Set(kubernetes)].join('–') : undefined;

export const supportsKubernetes = ({ kubernetes }: MatrixProduct, version: string): boolean =>
  // 1.28 and 1.36 compare as texts: all minor versions have two digits.
  kubernetes === null || (kubernetes[0] <= version && version <= kubernetes[1]);

/** Whether a product meets the filter; a product selected by name always stays. */
export const isAnswer = (product: MatrixProduct, { product: asked, platforms, kubernetes }: MatrixFilter): boolean =>
  asked
    ? asked === product.id
    : platforms.every((id) => id in product.platforms) && (!kubernetes || supportsKubernetes(product, kubernetes));
