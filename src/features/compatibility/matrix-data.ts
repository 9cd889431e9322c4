import type {
  CompatibilityFacts,
  CompatibilityRule,
  PlatformGroup,
  ProductSupport,
  ReleaseSupport,
} from '../../content/compatibility/rules';
import type { ProductFacts } from '../../content/schemas/facts';

/*
 * What the compatibility matrix adds to the facts that combinations are judged by: names, dates and
 * sentences in a language.
 */

interface MatrixRelease extends ReleaseSupport {
  /**
   * The ends of full support and of maintenance as the language writes them, and the latter as
   * `YYYY-MM-DD`.
   */
  full: string;
  maintenance: string;
  last: string;
}

export interface MatrixRule extends CompatibilityRule {
  /** The reason that pages give. */
  because: string;
}

export interface MatrixProduct extends ProductSupport {
  /** Its name in addresses and anchors. */
  id: string;
  name: string;
  /** The name of its page. */
  title: string;
  releases: readonly MatrixRelease[];
  /** By id of the platform: its versions and since when, empty for neither. */
  platforms: Readonly<Record<string, string>>;
  maintains?: ProductFacts['maintains'] | null;
}

interface MatrixGroup extends PlatformGroup {
  name: string;
  columns: readonly { id: string; name: string; ends?: string | null }[];
}

interface MinorVersion {
  version: string;
  released: string;
  ends: string;
  extended?: string | null;
  /** Our last day of fixes, or that of upstream. */
  last: string;
}

export interface MatrixFacts extends CompatibilityFacts<MatrixRule> {
  groups: readonly MatrixGroup[];
  /** Minor versions of Kubernetes, newest first. */
  minors: readonly MinorVersion[];
}

/** A product as the data layer has it: what rules look up by id is a list. */
interface ListedProduct extends Omit<MatrixProduct, 'id' | 'platforms' | 'since' | 'releases'> {
  slug: string;
  platforms: readonly { id: string; support: string; since?: number | null }[];
  releases: readonly (Omit<MatrixRelease, 'kubernetes'> & {
    kubernetes?: readonly string[] | null;
  })[];
}

function releaseOf<Release extends ListedProduct['releases'][number]>(release: Release) {
  const [from, to] = release.kubernetes ?? [];
  const kubernetes = from !== undefined && to !== undefined ? ([from, to] as const) : null;
  return { ...release, kubernetes };
}

function productOf<Product extends ListedProduct>({
  slug,
  platforms,
  releases,
  ...product
}: Product) {
  const since = platforms.flatMap(({ id, since: place }) =>
    typeof place === 'number' ? [[id, place] as const] : [],
  );
  return {
    id: slug,
    ...product,
    platforms: Object.fromEntries(platforms.map(({ id, support }) => [id, support])),
    since: Object.fromEntries(since),
    releases: releases.map(releaseOf),
  };
}

/** The matrix of the data layer as rules are applied to it. */
export const matrixOf = <Product extends ListedProduct, Facts>({
  products,
  ...facts
}: Facts & { products: readonly Product[] }) => ({
  ...facts,
  products: products.map((product) => productOf(product)),
});
