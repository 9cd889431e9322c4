import type { SectionResolver } from '../../content/section-definition';
import { linkOrPath } from '../link-or-path';

export const modulesView: SectionResolver<'modules'> = (section, site) => {
  const items = section.items.map(({ to, ...texts }) => ({
    ...texts,
    ...(to === undefined ? { to: null } : linkOrPath(to, site)),
  }));
  return { ...section, items };
};
