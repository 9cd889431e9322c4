import {
  type Judgement,
  kubernetesRange,
  type MatrixFacts,
  type MatrixFilter,
  type MatrixProduct,
  type Reason,
  releaseIn,
} from '../routes/matrix';
import { fill } from './texts';
import type { UiTexts } from './ui-texts';

/* The answers of the compatibility matrix in words: for the page, and for the search. */

/** The facts that combinations are judged by, with labels. */
export interface MatrixView extends MatrixFacts {
  products: readonly MatrixProduct[];
  texts: UiTexts['releases']['matrix'];
}

/** Name and category, or only the category if it begins with the name. */
export const titleOf = ({ name, category }: Pick<MatrixProduct, 'name' | 'category'>) =>
  category.startsWith(name) ? category : `${name} ${category}`;

/** The conditions of a filter in words. @param asked only what differs from this filter is named */
export function conditionsOf(
  filter: MatrixFilter,
  { groups, products, texts }: MatrixView,
  asked?: MatrixFilter,
): string {
  const isNew = (part: keyof MatrixFilter) => filter[part] !== '' && filter[part] !== asked?.[part];
  const { name = '' } = products.find(({ id }) => id === filter.product) ?? {};
  return [
    ...(isNew('release') ? [`${name} ${filter.release}`.trim()] : []),
    ...groups.flatMap(({ columns }) => {
      const isEmpty = !columns.some(({ id }) => filter.platforms.includes(id));
      return columns.flatMap(({ id, name: platform }) => {
        const isAsked = asked?.platforms.includes(id);
        if (isAsked && isEmpty) return fill(texts.without, { platform });
        return filter.platforms.includes(id) && !isAsked ? platform : [];
      });
    }),
    ...(isNew('kubernetes') ? [`Kubernetes ${filter.kubernetes}`] : []),
  ].join(' + ');
}

/** Why a combination is not supported, in sentences. */
export function reasonsOf(
  product: MatrixProduct,
  filter: MatrixFilter,
  { reasons }: Judgement,
  { texts, groups }: MatrixView,
): string[] {
  const release = releaseIn(product, filter);
  const values = {
    product: product.name,
    release: release?.version ?? '',
    range: kubernetesRange(release?.kubernetes ?? null) ?? '',
  };
  const columns = groups.flatMap((group) => group.columns);
  const sentence = (reason: Reason) => {
    if ('because' in reason) return reason.because;
    if ('kubernetes' in reason) {
      const isLater =
        reason.kubernetes > (release?.kubernetes?.[1] ?? '') && release === product.releases[0];
      return fill(isLater ? texts.untested : texts.range, {
        ...values,
        version: reason.kubernetes,
      });
    }
    const platform = columns.find(({ id }) => id === reason.platform)?.name ?? '';
    const since = product.platforms[reason.platform];
    return fill(since === undefined ? texts.unlisted : texts.later, {
      ...values,
      platform,
      since: since ?? '',
    });
  };
  return reasons.map((reason) => `${sentence(reason)}${texts.stop}`);
}

/** Product, release and verdict: the end of support, or that it isn't supported. */
export function verdictOf(
  product: MatrixProduct,
  filter: MatrixFilter,
  state: Judgement['state'],
  { texts, minors }: MatrixView,
): { subject: string; verdict: string } {
  const release = releaseIn(product, filter);
  const minor = minors.find(({ version }) => version === filter.kubernetes);
  // Where we maintain Kubernetes, it may end before the product.
  const isCapped =
    product.maintains === 'extended' && minor && release && minor.last < release.last;
  const until = isCapped ? (minor.extended ?? minor.ends) : release?.maintenance;
  return {
    subject: `${titleOf(product)} ${release?.version ?? ''}`.trim(),
    verdict: fill(texts.states[state], { date: until ?? '' }),
  };
}
