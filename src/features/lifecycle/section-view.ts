import type { SectionResolver } from '../../content/section-definition';
import { byFamily } from '../../views/product-families';
import { lifecycle } from './view';

export const lifecycleView: SectionResolver<'lifecycle'> = (section, site) => {
  const view = lifecycle(site);
  const { condition, example, ...times } = site.content.kubernetes.upgrade;
  const products = view.products.map(({ id, ...product }) => ({ slug: id, ...product }));
  const families = byFamily(products, ({ slug }) => `product/${slug}`, site).map(
    ({ family, name, products: members }) => ({
      id: family,
      name,
      slugs: members.map(({ slug }) => slug),
    }),
  );

  return {
    ...section,
    ...view,
    families,
    products,
    times,
    timesCondition: condition[site.language],
  };
};
