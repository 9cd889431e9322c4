import type { SectionResolver } from '../../content/section-definition';
import { listedSupport, matrix } from './view';

export const matrixView: SectionResolver<'matrix'> = (section, site) => {
  const view = matrix(site);
  const products = view.products.map(({ id, ...product }) => ({
    slug: id,
    ...listedSupport(product),
  }));
  return { ...section, ...view, products };
};
