import { judge, releaseIn } from '../../content/compatibility/rules';
import type { TextsOf } from '../../i18n/instance';
import { placeOf } from '../search/query';
import { fold } from '../search/text';
import { familyOf, filterQuery, type MatrixFilter, noFilter } from './filter';
import { nearest } from './nearest';
import { conditionsOf, type MatrixView, reasonsOf, remarksOf, verdictOf } from './words';

/* The short answer to “does … run on …” and “until when is … supported”, from the facts. */

/** The words of a platform's name that say which version it is: V10, SP3, 24.03. */
const versionWords = (name: string): string[] => fold(name).match(/[a-z]*\d[\w.]*/g) ?? [];
const nameWord = (name: string): string =>
  fold(name.match(/(?!其他)\p{Script=Han}{2,}|[A-Za-z]*[A-Z][A-Za-z]{2,}/u)?.[0] ?? '');

/**
 * Whether a product's versions of a platform, such as `14–18`, `109+` or `910B / 310P`, include the
 * one that is asked about.
 */
function covers(versions: string, version: string): boolean {
  const [, from, to] = /(\d[\d.]*)(?:–(\d[\d.]*)|\+)/.exec(versions) ?? [];
  if (from === undefined) return fold(versions).includes(version);
  return (
    Number.parseFloat(version) >= Number(from) &&
    (to === undefined || Number.parseFloat(version) <= Number(to))
  );
}

/** Whether a folded question names something, as whole words. */
const names = (folded: string, name: string): boolean =>
  name !== '' && placeOf(folded, fold(name)) !== -1;

/** The versions that follow a word of a question directly: `kylin v10 sp3`. */
function versionsAfter(folded: string, word: string): string[] {
  const textAfterWord = folded.slice(placeOf(folded, word) + word.length);
  return versionWords(/^(?:,? ?(?:v|sp)?\d[\w.]*)+/.exec(textAfterWord)?.[0] ?? '');
}

/** A platform that a question names. */
interface NamedPlatform {
  id: string;
  /** How many words of its version the question has. */
  versionCount: number;
  /** Whether the facts have every version that the question gives it. */
  isKnown: boolean;
}

type Product = MatrixView['products'][number];
type Platform = MatrixView['groups'][number]['columns'][number];

/**
 * @param supported the product's versions of the platform, for platforms whose versions are not in
 * `platforms` themselves
 */
function readPlatform(
  folded: string,
  { id, name }: Platform,
  supported: string,
): NamedPlatform | null {
  const word = [familyOf(id), nameWord(name)].find((word) => names(folded, word));
  if (word === undefined) return null;

  const versions = versionWords(name);
  const isListed = (asked: string) =>
    id.includes('-')
      ? versions.some((version) => asked.startsWith(version) || `v${asked}` === version)
      : covers(supported, asked);

  return {
    id,
    versionCount: versions.filter((version) => folded.includes(version)).length,
    isKnown: versionsAfter(folded, word).every(isListed),
  };
}

/**
 * The platform of a group that a question means; null if it names none, `unknown` if the facts
 * can't say which.
 */
function bestPlatform(platforms: readonly NamedPlatform[]): NamedPlatform | 'unknown' | null {
  // A system without a version means its oldest.
  const [newestPlatform] = [...platforms].reverse().sort((a, b) => b.versionCount - a.versionCount);
  if (!newestPlatform) return null;

  // “ARM” names two processors.
  const isAmbiguous = platforms.some(
    ({ id, versionCount }) =>
      versionCount === newestPlatform.versionCount && familyOf(id) !== familyOf(newestPlatform.id),
  );
  return isAmbiguous || !newestPlatform.isKnown ? 'unknown' : newestPlatform;
}

/**
 * The combination that a folded question names; null if it names none, or a version of a platform
 * that is not in the facts.
 */
export function readCombination(
  folded: string,
  { products, groups, versions }: MatrixView,
): MatrixFilter | null {
  const isNamed = (name: string) => names(folded, name);
  const [product] = products
    .filter(({ id, name }) => isNamed(name) || isNamed(id))
    .sort((a, b) => b.name.length - a.name.length);

  const platforms = groups.map(({ columns }) =>
    bestPlatform(
      columns.flatMap(
        (column) => readPlatform(folded, column, product?.platforms[column.id] ?? '') ?? [],
      ),
    ),
  );
  if (platforms.includes('unknown')) return null;

  const filter: MatrixFilter = {
    product: product?.id ?? '',
    release: product?.releases.find(({ version }) => isNamed(version))?.version ?? '',
    platforms: platforms.flatMap((platform) =>
      platform === null || platform === 'unknown' ? [] : platform.id,
    ),
    kubernetes: versions.find((version) => isNamed(version) || isNamed(`v${version}`)) ?? '',
  };
  return filterQuery(filter) === '' ? null : filter;
}

/** Joined sentences: a Chinese full stop has no space after it. */
const sentences = (sentenceList: readonly string[], stop: string): string =>
  sentenceList
    .map((sentence) => (sentence.endsWith(stop) ? sentence : sentence + stop))
    .join(' ')
    .replace(/。 /g, '。');

/**
 * Yes until when, or no, why, and the nearest yes; without a product, which ones meet all
 * conditions. Null if no condition is named.
 * @param unlisted the name of a platform in the question that the facts don't have: nobody has
 * tested it
 */
export function combinationAnswer(
  filter: MatrixFilter,
  view: MatrixView,
  t: TextsOf<'matrix'>,
  unlisted?: string,
): string | null {
  const product = view.products.find(({ id }) => id === filter.product);

  if (unlisted !== undefined)
    return product ? unlistedAnswer(product, unlisted, filter, view, t) : null;
  if (filter.platforms.length === 0 && filter.kubernetes === '') return null;

  return product ? productAnswer(product, filter, view, t) : productsAnswer(filter, view, t);
}

/** A platform that a product's facts don't name has not been tested. */
function unlistedAnswer(
  product: Product,
  platform: string,
  filter: MatrixFilter,
  view: MatrixView,
  t: TextsOf<'matrix'>,
): string {
  const { subject, verdict } = verdictOf(product, filter, 'unverified', view, t);
  const release = releaseIn(product, filter)?.version ?? '';
  const reason = t('unlisted', { platform, product: product.name, release });

  return sentences([subject + t('colon') + verdict, reason], t('stop'));
}

/** The products that support a combination, or that none does. */
function productsAnswer(filter: MatrixFilter, view: MatrixView, t: TextsOf<'matrix'>): string {
  const names = view.products
    .filter((product) => judge(product, filter, view).state === 'yes')
    .map(({ name }) => name);

  return names.length > 0
    ? t('count', { count: names.length }) + t('colon') + names.join(t('separator'))
    : t('none', { conditions: conditionsOf(filter, view, t) });
}

/** Whether a product supports a combination, with reasons; if it doesn't, the nearest one. */
function productAnswer(
  product: Product,
  filter: MatrixFilter,
  view: MatrixView,
  t: TextsOf<'matrix'>,
): string {
  const colon = t('colon');
  const judgement = judge(product, filter, view);
  const { subject, verdict } = verdictOf(product, filter, judgement.state, view, t);
  const conditions = conditionsOf({ ...filter, release: '' }, view, t);
  const answer = `${subject} + ${conditions}${colon}${verdict}`;
  if (judgement.state === 'yes') return sentences([answer, ...remarksOf(judgement)], t('stop'));

  const reasons = reasonsOf(product, filter, judgement, view, t);
  const supportedFilter = nearest(product, filter, view);
  const alternatives = supportedFilter
    ? [`${t('nearest')}${colon}${conditionsOf(supportedFilter, view, t, filter)}`]
    : [];

  return sentences([answer, ...reasons, ...alternatives], t('stop'));
}

/** Until when a product's release is supported; null without a product. */
export function lifecycleAnswer(
  { product: id, release }: MatrixFilter,
  { products }: MatrixView,
  t: TextsOf<'matrix'>,
): string | null {
  const product = products.find((candidate) => candidate.id === id);
  const matchingRelease = product && releaseIn(product, { ...noFilter, release });
  if (!matchingRelease) return null;

  const { version, full, maintenance } = matchingRelease;
  return `${product.name} ${version}${t('colon')}${t('until', { full, maintenance })}${t('stop')}`;
}
