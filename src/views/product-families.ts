import type { Site } from '../content/site';
import { routeOfId } from '../site/lookup';
import { type Family, families } from '../site/route-types';

/** Products of a family. */
export interface ProductFamily<Product> {
  family: Family;
  name: string;
  products: Product[];
}

/**
 * Products by family, in the order of the families; families without any are left out.
 * @param idOf gives the id of a product's page
 */
export function byFamily<Product>(
  products: readonly Product[],
  idOf: (product: Product) => string,
  { getFixedT }: Pick<Site, 'getFixedT'>,
): ProductFamily<Product>[] {
  const t = getFixedT('releases');

  return families.flatMap((family) => {
    const members = products.filter((product) => routeOfId(idOf(product)).family === family);
    return members.length === 0
      ? []
      : [{ family, name: t(`families.${family}`), products: members }];
  });
}
