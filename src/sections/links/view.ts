import type { SectionResolver } from '../../content/section-definition';

export const linksView: SectionResolver<'links'> = (section, { targets }) => {
  const items = section.items.map((item) => ({ ...item, ...targets.to(item.to) }));
  return { ...section, items: items.filter(({ to }) => to !== null) };
};
