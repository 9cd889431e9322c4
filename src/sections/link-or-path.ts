import type { Site } from '../content/site';

/** A link; where the language hides its page, the path that gives it its icon. */
export const linkOrPath = (target: string, { targets }: Site) => ({
  ...targets.to(target),
  ...(targets.isVisible(target) ? {} : { path: targets.path(target) }),
});
