import type { SectionResolver } from '../../content/section-definition';
import { lifecycle } from './view';

export const lifecycleView: SectionResolver<'lifecycle'> = (section, site) => {
  const view = lifecycle(site);
  const { condition, example, ...times } = site.content.kubernetes.upgrade;
  const products = view.products.map(({ id, ...product }) => ({ slug: id, ...product }));

  return { ...section, ...view, products, times, timesCondition: condition[site.language] };
};
