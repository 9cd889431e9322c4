import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NodePluginSchema } from 'gatsby';
import {
  buildSchema,
  executeSync,
  type GraphQLTypeResolver,
  NoUnusedFragmentsRule,
  parse,
  specifiedRules,
  validate,
} from 'gatsby/graphql';
import type { PageView, SectionView } from '../../src/content/page-view';
import type { SectionKind } from '../../src/content/schemas/sections';
import { itemType } from '../../src/gatsby/item-types';
import { graphqlTypes } from '../../src/gatsby/schema';
import { sectionType } from '../../src/gatsby/section-types';
import type { ItemKind } from '../../src/site/item-kinds';

/*
 * What a page query answers, outside of Gatsby: the data layer's own types, and the fragments
 * beside the components.
 */

type UnionConfig = Parameters<NodePluginSchema['buildUnionType']>[0];

const buildUnionType = ({ name, types }: UnionConfig) =>
  `union ${name} = ${[types].flat().join(' | ')}`;

const gatsbyTypes = `
  directive @dontInfer on OBJECT
  directive @link(by: String, from: String) on FIELD_DEFINITION
  interface Node { id: ID! }
  scalar GatsbyImageData
  enum GatsbyImageLayout { CONSTRAINED }
  enum GatsbyImageFormat { PNG }
  enum GatsbyImagePlaceholder { NONE }
  type ImageSharpOriginal {
    src: String
    width: Float
    height: Float
  }
  type ImageSharp {
    original: ImageSharpOriginal
    gatsbyImageData(
      layout: GatsbyImageLayout
      width: Int
      outputPixelDensities: [Float]
      formats: [GatsbyImageFormat]
      quality: Int
      placeholder: GatsbyImagePlaceholder
      sizes: String
    ): GatsbyImageData!
  }
  type File {
    publicURL: String
    childImageSharp: ImageSharp
  }
  type Query {
    page: Page!
    section: Section!
  }
`;

/**
 * The types as one schema. Gatsby gives nodes their ids, and merges the fields that features add to
 * a type.
 */
function mergedTypes(): string {
  const types = graphqlTypes({ buildUnionType } as unknown as NodePluginSchema).join('\n');
  const names = new Set<string>();

  return types.replace(/type (\w+) implements Node[^{]*\{/g, (head, name: string) => {
    if (names.has(name)) return `extend type ${name} {`;
    names.add(name);
    return `${head}\n    id: ID!`;
  });
}

const schema = buildSchema(`${gatsbyTypes}\n${mergedTypes()}`);

const root = join(__dirname, '../../src');

/** The fragments of all components and templates. */
const fragments = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/graphql`([^`]*)`/g)])
  .flatMap(([, text = '']) => text.match(/^ {2}fragment [\s\S]*?^ {2}\}/gm) ?? [])
  .join('\n');

const queries = parse(`
  query Page {
    page {
      ...PageHead
      ...PageBody
      navigation { id label }
      form { ...ApplicationForm }
    }
  }
  query Section {
    section { ...Section }
  }
  ${fragments}
`);

// Templates use the rest of the fragments.
const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);
const faults = validate(schema, queries, rules);
if (faults.length > 0) throw new Error(faults.map(String).join('\n'));

/** The type of a section or an item, each of which says its kind. */
const typeOf: GraphQLTypeResolver<{ kind: SectionKind & ItemKind }, unknown> = (
  { kind },
  _context,
  _info,
  { name },
) => (name === 'Item' ? itemType(kind) : sectionType(kind));

/**
 * Runs a query.
 * @throws Error with what GraphQL says of an answer that does not fit the types
 */
function ask<Data>(operationName: 'Page' | 'Section', rootValue: object): Data {
  const { data, errors } = executeSync({
    schema,
    document: queries,
    operationName,
    rootValue,
    typeResolver: typeOf,
  });
  if (errors) throw new Error(errors.map(String).join('\n'));

  // As it reaches the browser.
  return JSON.parse(JSON.stringify(data)) as Data;
}

export type PageData = Queries.PageHeadFragment &
  Queries.PageBodyFragment &
  Pick<Queries.ProductPageQuery['page'] & object, 'navigation'> &
  Pick<Queries.FormPageQuery['page'] & object, 'form'>;

/** What templates get of a page that the build has made. */
export const pageData = (view: PageView): PageData =>
  ask<{ page: PageData }>('Page', { page: view }).page;

type SectionData<K extends SectionKind> = Extract<
  Queries.SectionFragment,
  { __typename: `${Capitalize<K>}Section` }
>;

/** What a component gets of a section that the build has made. */
export const sectionData = <K extends SectionKind>(section: SectionView<K>): SectionData<K> =>
  ask<{ section: SectionData<K> }>('Section', { section }).section;
