import type { SectionView } from '../../content/page-view';
import type { Site } from '../../content/site';
import { conventions } from '../../site/languages';

type LifecycleProduct = SectionView<'lifecycle'>['products'][number];

/** The releases of a product with their states, a text each. */
export function releaseTexts(
  { name, releases }: LifecycleProduct,
  { language, getFixedT }: Site,
): string[] {
  const t = getFixedT('lifecycle');
  const { colon } = conventions[language].marks;
  return releases.map(({ version, state, text }) => {
    const release = [version, t(`states.${state}`), text].join(colon);
    return `${name} ${release}`;
  });
}
