import type * as v from 'valibot';

/** What the walk reads of valibot's schemas: each kind has its parts under a name of its own. */
interface SchemaParts {
  type: string;
  pipe?: readonly SchemaParts[];
  wrapped?: SchemaParts;
  entries?: Readonly<Record<string, SchemaParts>>;
  item?: SchemaParts;
  value?: SchemaParts;
}

/**
 * The schema that describes the form of a value: the one in a pipe, or in an optional value, that
 * has parts.
 */
function structureOf(schema: SchemaParts): SchemaParts | undefined {
  for (const part of schema.pipe ?? []) {
    const structure = part === schema ? undefined : structureOf(part);
    if (structure) return structure;
  }

  if (schema.wrapped) return structureOf(schema.wrapped);

  const hasParts = schema.entries ?? schema.item ?? (schema.type === 'record' && schema.value);
  return hasParts ? schema : undefined;
}

type Report = (key: string) => void;

/**
 * A copy of a value with the fields that its schema names.
 * @param key of the value, dotted
 */
function copyFields(schema: SchemaParts, value: unknown, key: string, report: Report): unknown {
  const structure = structureOf(schema);
  if (!structure || typeof value !== 'object' || value === null) return value;

  const keyOf = (name: string) => (key ? `${key}.${name}` : name);
  const { entries, item, value: valueSchema } = structure;

  if (Array.isArray(value)) {
    if (!item) return value;
    return value.map((entry, index) => copyFields(item, entry, keyOf(String(index)), report));
  }

  const copy: Record<string, unknown> = {};
  for (const [name, child] of Object.entries(value)) {
    const childSchema = entries ? entries[name] : valueSchema;
    if (childSchema) copy[name] = copyFields(childSchema, child, keyOf(name), report);
    else report(keyOf(name));
  }

  return copy;
}

/**
 * A copy of an answer with the fields that the contract names, as they came: nothing is converted.
 * @param schema of the answer's `data`
 * @param report called with the dotted key of each other field
 */
export const onlyContractFields = (
  schema: v.GenericSchema,
  data: unknown,
  report: Report,
): unknown =>
  // The type that valibot has for any schema names none of these parts.
  copyFields(schema as unknown as SchemaParts, data, '', report);
