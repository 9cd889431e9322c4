import type { SectionResolver } from '../../content/section-definition';
import { momentsAt } from './moments';

export const switchoverView: SectionResolver<'switchover'> = (section, site) => {
  const { action } = section;
  const moments = momentsAt(action.to, site.language, site.content);

  return {
    ...section,
    action: { ...action, ...site.targets.to(action.to) },
    items: site.resolveFacts(moments),
  };
};
