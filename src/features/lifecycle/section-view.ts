import type { SectionResolver } from '../../content/section-definition';
import { countsFigure } from '../../drawings/charts/counts';
import { lifecycle } from './view';

export const lifecycleView: SectionResolver<'lifecycle'> = (section, site) => {
  const view = lifecycle(site);
  const t = site.getFixedT('lifecycle');
  const states = view.products.flatMap(({ releases }) =>
    releases.map(({ state }) => t(`states.${state}`)),
  );
  const products = view.products.map(({ id, ...product }) => ({ slug: id, ...product }));
  return { ...section, ...view, products, figure: countsFigure(states) };
};
