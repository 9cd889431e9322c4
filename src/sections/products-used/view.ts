import type { SectionResolver } from '../../content/section-definition';
import { linkOrPath } from '../link-or-path';

export const productsUsedView: SectionResolver<'productsUsed'> = (section, site) => {
  const items = section.items.map(({ to, role }) => ({
    name: site.targets.name(to),
    role,
    ...linkOrPath(to, site),
  }));
  return { ...section, items };
};
