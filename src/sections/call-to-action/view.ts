import type { SectionResolver } from '../../content/section-definition';

export const callToActionView: SectionResolver<'callToAction'> = (
  { secondary, ...section },
  { targets },
) => ({
  ...section,
  action: { ...section.action, ...targets.to(section.action.to) },
  ...(secondary ? { secondary: { ...secondary, ...targets.to(secondary.to) } } : {}),
});
