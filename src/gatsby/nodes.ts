import type { Content, Item } from '../content/content';
import type { SectionView } from '../content/page-view';
import type { SectionKind } from '../content/schemas/sections';
import { type SectionDefinition, sectionDefinitions } from '../content/section-definition';
import type { Site } from '../content/site';
import { features } from '../features';
import { itemView } from '../features/listing/item-view';
import type { Language } from '../site/languages';
import { manifest } from '../site/manifest';
import type { BuiltPage } from '../views/built-page';
import { caseView } from '../views/case-figure';
import { nodeKey } from '../views/node-key';
import { productRow, productSlug } from '../views/released-products';
import { itemType } from './item-types';
import { offerOf } from './pages/offer';

const definitions = sectionDefinitions(features);

/**
 * A node of the data layer: its type in src/gatsby/schema.ts, its key, unique in the type, and its
 * fields.
 */
export interface SourcedNode {
  type: string;
  key: string;
  fields: Record<string, unknown>;
}

const node = (type: string, key: string, fields: object): SourcedNode => ({
  type,
  key,
  fields: { key, ...fields },
});

/** A node of each product and family, and of each release, with what features add to them. Pure. */
export function productNodes(site: Site): SourcedNode[] {
  const { content, language } = site;
  const additions = features.flatMap((feature) => feature.products?.(site) ?? []);

  return manifest.flatMap(({ id }) => {
    const facts = content.facts.get(id);
    if (!facts || content.drafts.has(id)) return [];

    const { id: slug, ...names } = productRow(id, facts, site);
    const key = nodeKey(language, slug);
    const addedFields = additions.map((fieldsOf) => fieldsOf(id, facts));

    const releases = facts.releases.map(({ version }, place) => {
      const fields = addedFields.map((addition) => addition.releases?.[place] ?? {});
      return node('Release', `${key} ${version}`, Object.assign({ version }, ...fields));
    });
    const fields = Object.assign({}, ...addedFields.map(({ product }) => product));
    const product = node('Product', key, {
      language,
      slug,
      ...names,
      ...fields,
      offer: offerOf(id, site),
      releases: releases.map((release) => release.key),
    });
    return [product, ...releases];
  });
}

/** The key of the product or family that a page is about; null for other pages. Pure. */
export const productOfPage = (
  { key, language }: Pick<BuiltPage, 'key' | 'language'>,
  { facts }: Pick<Content, 'facts'>,
): string | null => (facts.has(key) ? nodeKey(language, productSlug(key)) : null);

/**
 * A node of each case, news item, paper …, of the type of its kind. Pure.
 * @param mark puts marks where a line of a title may break (`titleMarks`)
 */
export const itemNodes = (site: Site, mark: (text: string) => string): SourcedNode[] =>
  site.items.map((item) => {
    const { key, title, ...fields } = itemView(item, site);
    const caseFields = item.kind === 'case' ? caseNodeFields(item, site, mark) : {};
    return node(itemType(item.kind), key, { ...fields, title: mark(title), ...caseFields });
  });

/** What only other pages show of a case: products, home and solutions. */
function caseNodeFields(item: Item<'case'>, site: Site, mark: (text: string) => string): object {
  const { customer, quote = null } = caseView(item, site);
  return { customer: mark(customer), quote: quote && { ...quote, text: mark(quote.text) } };
}

/**
 * A section as the data layer stores it.
 * @param page the key of its page
 */
export function storedSection(section: SectionView, page: string, language: Language): object {
  // The type of the definitions pairs each kind with its view; TypeScript can't follow that through
  // the look-up.
  const definition = definitions[section.kind] as SectionDefinition<SectionKind> | undefined;
  return definition?.stored?.(section, page, language) ?? section;
}
