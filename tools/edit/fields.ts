import type { JsonSchema } from './json-schema';
import labels from './labels.json';

/* The fields of the editor, made from a JSON Schema. */

/** A field as Decap's configuration has it, and what the store converts by. */
export interface Field {
  name: string;
  label: string;
  label_singular?: string;
  hint?: string;
  widget: string;
  required?: boolean;
  i18n?: boolean;
  fields?: Field[];
  field?: Field;
  types?: Field[];
  typeKey?: string;
  options?: (string | number)[];
  pattern?: [string, string];
  value_type?: string;
  default?: unknown;
  min?: number;
  max?: number;
  collapsed?: boolean;
  summary?: string;
  /** A JSON value of any form, written as text. Decap ignores the key. */
  isJson?: boolean;
  /** An object whose keys people choose, as a list of entries. Decap ignores the key. */
  isRecord?: boolean;
}

/** Name of the field that holds the key of an entry of a record. */
export const recordKey = '_key';

/** Name of the field that holds the value of an entry of a record that isn't an object. */
export const recordValue = '_value';

const names: Readonly<Record<string, { zh: string; en: string } | undefined>> = labels;

/** A field's label in both languages: the key itself where nothing is known of it. */
export function labelOf(key: string): string {
  const label = names[key];
  return label ? `${label.zh} · ${label.en}` : key;
}

type Schema = Exclude<JsonSchema, boolean>;

const isSchema = (schema: unknown): schema is Schema =>
  typeof schema === 'object' && schema !== null && !Array.isArray(schema);

/** The schema itself, if it is one of a single type. */
function typeOf({ type, const: constant }: Schema): string {
  if (typeof type === 'string') return type;
  return constant === undefined ? '' : typeof constant;
}

/** The alternatives of a union; none of any other schema. */
const alternativesOf = ({ anyOf = [], oneOf = [] }: Schema): Schema[] =>
  [...anyOf, ...oneOf].filter(isSchema);

/** The tag that tells the alternatives of a union apart, by the key of its constant. */
function tagOf(alternatives: readonly Schema[]): string | undefined {
  const [first] = alternatives;
  return Object.keys(first?.properties ?? {}).find((key) =>
    alternatives.every(({ properties = {} }) => {
      const property = properties[key];
      return isSchema(property) && property.const !== undefined;
    }),
  );
}

/** The fields of an object. */
export function fieldsOf({ properties = {}, required = [] }: Schema): Field[] {
  return Object.entries(properties).flatMap(([name, schema]) =>
    isSchema(schema) ? [fieldOf(name, schema, required.includes(name))] : [],
  );
}

function stringField(common: Field, schema: Schema): Field {
  const options = schema.enum?.filter((value): value is string => typeof value === 'string');
  if (options) return { ...common, widget: 'select', options };

  const isLong =
    /^(text|lead|description|answer|body|paragraphs|situation|approach|result|duties|requirements)$/;
  return { ...common, widget: isLong.test(common.name) ? 'text' : 'string' };
}

function listField(common: Field, schema: Schema): Field {
  const item = isSchema(schema.items) ? schema.items : {};
  const alternatives = alternativesOf(item);
  const tag = alternatives.length > 1 ? tagOf(alternatives) : undefined;
  const list = { ...common, widget: 'list', collapsed: true, label_singular: common.label };

  if (tag) {
    const types = alternatives.flatMap((alternative): Field[] => {
      const property = alternative.properties?.[tag];
      const name = isSchema(property) ? String(property.const) : '';
      const fields = fieldsOf(alternative).filter((field) => field.name !== tag);
      return [
        { name, label: labelOf(name), widget: 'object', fields, summary: '{{fields.heading}}' },
      ];
    });
    return { ...list, types, typeKey: tag };
  }

  if (item.type === 'object' && item.properties) return { ...list, fields: fieldsOf(item) };
  if (item.type === 'array' || alternatives.length > 0) return jsonField(common);

  // A list of texts is read as one: its entries stay open.
  return { ...list, collapsed: false, field: fieldOf(common.name, item, true) };
}

/**
 * The fields of an object that may be left out. Decap would ask for each of them even then; once
 * one is filled in, the check on saving asks for the others.
 */
const optionalFields = (fields: readonly Field[]): Field[] =>
  fields.map((field) => ({
    ...field,
    required: false,
    ...(field.widget === 'object' && field.fields ? { fields: optionalFields(field.fields) } : {}),
  }));

/** Any other value, written as JSON. */
const jsonField = (common: Field): Field => ({ ...common, widget: 'text', isJson: true });

function objectField(common: Field, schema: Schema): Field {
  const fields = fieldsOf(schema);
  return {
    ...common,
    widget: 'object',
    fields: common.required ? fields : optionalFields(fields),
  };
}

/** An object whose keys people choose: a list of entries with the key first. */
function recordField(common: Field, schema: Schema): Field {
  const value = isSchema(schema.additionalProperties) ? schema.additionalProperties : {};
  const key: Field = {
    name: recordKey,
    label: labelOf(recordKey),
    widget: 'string',
    required: true,
  };
  const isObject = value.type === 'object' && value.properties !== undefined;
  const fields = isObject ? fieldsOf(value) : [fieldOf(recordValue, value, true)];

  return {
    ...common,
    widget: 'list',
    isRecord: true,
    collapsed: true,
    label_singular: common.label,
    summary: `{{fields.${recordKey}}}`,
    fields: [key, ...fields],
  };
}

/**
 * The field of a value.
 * @param name its key
 * @param isRequired whether it may not be left out
 */
export function fieldOf(name: string, schema: Schema, isRequired: boolean): Field {
  const common: Field = {
    name,
    label: labelOf(name),
    widget: 'string',
    required: isRequired,
    ...(schema.description ? { hint: schema.description } : {}),
  };

  switch (typeOf(schema)) {
    case 'string':
      return stringField(common, schema);
    case 'number':
      return { ...common, widget: 'number', value_type: 'float' };
    case 'integer':
      return { ...common, widget: 'number', value_type: 'int' };
    case 'boolean':
      return { ...common, widget: 'boolean', required: false };
    case 'array':
      return listField(common, schema);
    case 'object':
      return schema.properties ? objectField(common, schema) : recordField(common, schema);
    default:
      return jsonField(common);
  }
}
