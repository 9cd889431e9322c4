import type { NodePluginSchema } from 'gatsby';
import { type DefinitionNode, Kind, parse } from 'gatsby/graphql';
import { graphqlTypes } from '../../src/gatsby/schema';

type UnionConfig = Parameters<NodePluginSchema['buildUnionType']>[0];

const buildUnionType = ({ name, description, types }: UnionConfig) =>
  `"""${description}""" union ${name} = ${[types].flat().join(' | ')}`;

const { definitions } = parse(
  graphqlTypes({ buildUnionType } as unknown as NodePluginSchema).join('\n'),
);

const typeKinds: readonly string[] = [
  Kind.OBJECT_TYPE_DEFINITION,
  Kind.INTERFACE_TYPE_DEFINITION,
  Kind.UNION_TYPE_DEFINITION,
  Kind.ENUM_TYPE_DEFINITION,
];

/** A type's name and description, as GraphiQL shows them. */
const describedType = (definition: DefinitionNode): [name: string, description: string] | [] =>
  typeKinds.includes(definition.kind) && 'description' in definition && 'name' in definition
    ? [definition.name?.value ?? '', definition.description?.value ?? '']
    : [];

test('each type of the data layer says what it is', () => {
  // Gatsby's own.
  const descriptions = new Map([['Site', 'Metadata.']]);

  for (const definition of definitions) {
    const [name, description] = describedType(definition);
    // A feature adds fields to a type that is described where it begins.
    if (name !== undefined) descriptions.set(name, descriptions.get(name) || (description ?? ''));
  }

  const undescribedTypes = [...descriptions].flatMap(([name, text]) => (text === '' ? name : []));
  expect(undescribedTypes).toEqual([]);
});
