import type { SectionResolver } from '../../content/section-definition';
import { countsFigure } from '../../drawings/charts/counts';
import { listedSupport, matrix } from './view';

export const matrixView: SectionResolver<'matrix'> = (section, site) => {
  const view = matrix(site);
  const columns = view.groups.flatMap((group) => group.columns);
  const platforms = columns.flatMap(({ id, name }) =>
    view.products.flatMap((product) => (id in product.platforms ? name : [])),
  );
  const products = view.products.map(({ id, ...product }) => ({
    slug: id,
    ...listedSupport(product),
  }));
  return { ...section, ...view, products, figure: countsFigure(platforms) };
};
