import {
  type Judgement,
  judge,
  kubernetesRange,
  type Reason,
  releaseIn,
} from '../../content/compatibility/rules';
import type { TextsOf } from '../../i18n/instance';
import { type MatrixFilter, noFilter } from './filter';
import type { MatrixFacts, MatrixProduct, MatrixRule } from './matrix-data';

/* The answers of the compatibility matrix in words: for the page, its files, and the search. */

type MatrixTexts = TextsOf<'matrix'>;

/** The facts that combinations are judged by, with all products. */
export interface MatrixView extends MatrixFacts {
  products: readonly MatrixProduct[];
}

/** A table's cell for a platform: how it's supported, or that it's unverified; null if it isn't. */
export function cellOf(
  product: MatrixProduct,
  platform: string,
  facts: MatrixFacts,
  t: MatrixTexts,
): string | null {
  const { state } = judge(product, { ...noFilter, platforms: [platform] }, facts);
  if (state === 'no') return null;
  if (state === 'unverified') return t('unverified');
  const isNeeded = platform in product.platforms;
  return isNeeded ? product.platforms[platform] || t('supported') : '–';
}

/**
 * The conditions of a filter in words.
 * @param baseFilter only what differs from this filter is named
 */
export function conditionsOf(
  filter: MatrixFilter,
  { groups, products }: MatrixView,
  t: MatrixTexts,
  baseFilter?: MatrixFilter,
): string {
  const isNew = (part: keyof MatrixFilter) =>
    filter[part] !== '' && filter[part] !== baseFilter?.[part];
  const product = products.find(({ id }) => id === filter.product);

  const release = isNew('release') ? [`${product?.name ?? ''} ${filter.release}`.trim()] : [];
  const platforms = groups.flatMap(({ columns }) => {
    const isDropped = !columns.some(({ id }) => filter.platforms.includes(id));
    return columns.flatMap(({ id, name: platform }) => {
      const isAsked = baseFilter?.platforms.includes(id);
      if (isAsked && isDropped) return t('without', { platform });
      return filter.platforms.includes(id) && !isAsked ? platform : [];
    });
  });
  const kubernetes = isNew('kubernetes') ? [`Kubernetes ${filter.kubernetes}`] : [];
  return [...release, ...platforms, ...kubernetes].join(' + ');
}

/** Why a combination is not supported, in sentences. */
export function reasonsOf(
  product: MatrixProduct,
  filter: MatrixFilter,
  { reasons }: Judgement<MatrixRule>,
  { groups }: MatrixView,
  t: MatrixTexts,
): string[] {
  const release = releaseIn(product, filter);
  const names = {
    product: product.name,
    release: release?.version ?? '',
    range: kubernetesRange(release?.kubernetes ?? null) ?? '',
  };

  const aboutKubernetes = (version: string) => {
    const newest = release?.kubernetes?.[1] ?? '';
    const isUntested = version > newest && release === product.releases[0];
    return t(isUntested ? 'untested' : 'range', { ...names, version });
  };
  const aboutPlatform = (id: string) => {
    const column = groups.flatMap(({ columns }) => columns).find((platform) => platform.id === id);
    const since = product.platforms[id];
    return t(since === undefined ? 'unlisted' : 'later', {
      ...names,
      platform: column?.name ?? '',
      since: since ?? '',
    });
  };
  const sentence = (reason: Reason<MatrixRule>) => {
    if ('rule' in reason) return reason.rule.because;
    return 'kubernetes' in reason
      ? aboutKubernetes(reason.kubernetes)
      : aboutPlatform(reason.platform);
  };
  // Several rules may have one sentence.
  return [...new Set(reasons.map((reason) => `${sentence(reason)}${t('stop')}`))];
}

/** What must be done for a combination to work, in sentences without a full stop. */
export const remarksOf = ({ remarks }: Judgement<MatrixRule>): string[] => [
  ...new Set(remarks.map(({ because }) => because)),
];

/** Product, release and verdict: the end of support, or that it isn't supported. */
export function verdictOf(
  product: MatrixProduct,
  filter: MatrixFilter,
  state: Judgement<MatrixRule>['state'],
  { minors }: MatrixView,
  t: MatrixTexts,
): { subject: string; verdict: string } {
  const release = releaseIn(product, filter);
  const minor = minors.find(({ version }) => version === filter.kubernetes);
  // Where we maintain Kubernetes, it may end before the product.
  const isCapped =
    product.maintains === 'extended' && minor && release && minor.last < release.last;
  const until = isCapped ? (minor.extended ?? minor.ends) : release?.maintenance;
  return {
    subject: `${product.title} ${release?.version ?? ''}`.trim(),
    verdict: t(`states.${state}`, { date: until ?? '' }),
  };
}
