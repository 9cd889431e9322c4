import type { NodePluginSchema } from 'gatsby';
import {
  type DefinitionNode,
  type EnumTypeDefinitionNode,
  type InterfaceTypeDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
  type UnionTypeDefinitionNode,
} from 'gatsby/graphql';
import { graphqlTypes } from '../../src/gatsby/schema';

type UnionConfig = Parameters<NodePluginSchema['buildUnionType']>[0];

const buildUnionType = ({ name, description, types }: UnionConfig) =>
  `"""${description}""" union ${name} = ${[types].flat().join(' | ')}`;

const { definitions } = parse(
  graphqlTypes({ buildUnionType } as unknown as NodePluginSchema).join('\n'),
);

type TypeWithFields = ObjectTypeDefinitionNode | InterfaceTypeDefinitionNode;
type DescribedType = TypeWithFields | UnionTypeDefinitionNode | EnumTypeDefinitionNode;

const hasFields = (definition: DefinitionNode): definition is TypeWithFields =>
  definition.kind === Kind.OBJECT_TYPE_DEFINITION ||
  definition.kind === Kind.INTERFACE_TYPE_DEFINITION;

const isDescribedType = (definition: DefinitionNode): definition is DescribedType =>
  hasFields(definition) ||
  definition.kind === Kind.UNION_TYPE_DEFINITION ||
  definition.kind === Kind.ENUM_TYPE_DEFINITION;

/** The names of the types with this many descriptions. */
function typesDescribed(isCount: (count: number) => boolean): string[] {
  const counts = new Map<string, number>();

  for (const { name, description } of definitions.filter(isDescribedType)) {
    const count = counts.get(name.value) ?? 0;
    counts.set(name.value, description?.value ? count + 1 : count);
  }
  return [...counts].flatMap(([name, count]) => (isCount(count) ? name : []));
}

/** What Gatsby gives to every node. */
const fieldsOfNodes = ['id', 'parent', 'children', 'internal'];

/** The fields of a type that Gatsby doesn't give to it. */
function ownFields({ interfaces = [], fields = [] }: TypeWithFields) {
  const isNode = interfaces.some(({ name }) => name.value === 'Node');
  return isNode ? fields.filter(({ name }) => !fieldsOfNodes.includes(name.value)) : fields;
}

test('each type of the data layer says what it is', () => {
  const undescribed = typesDescribed((count) => count === 0);
  // Gatsby's own.
  expect(undescribed.filter((name) => name !== 'Site')).toEqual([]);
});

test('a type is described where it begins, and not again where a feature adds fields to it', () => {
  expect(typesDescribed((count) => count > 1)).toEqual([]);
});

test('each field says what it holds', () => {
  const undescribed = definitions.filter(hasFields).flatMap((type) =>
    ownFields(type)
      .filter(({ description }) => !description?.value)
      .map(({ name }) => `${type.name.value}.${name.value}`),
  );
  expect(undescribed).toEqual([]);
});
