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
  options?: (string | number | { label: string; value: string })[];
  pattern?: [string, string];
  value_type?: string;
  default?: unknown;
  min?: number;
  max?: number;
  collapsed?: boolean;
  summary?: string;
  add_to_top?: boolean;
  /** Whether several of the options can be chosen. */
  multiple?: boolean;
  /** A JSON value of any form, written as text. Decap ignores the key. */
  isJson?: boolean;
  /** An object whose keys people choose, as a list of entries. Decap ignores the key. */
  isRecord?: boolean;
}

/** Name of the field that holds the key of an entry of a record. */
export const recordKey = '_key';

/** Name of the field that holds the value of an entry of a record that isn't an object. */
export const recordValue = '_value';

interface Words {
  zh: string;
  en: string;
}

const names: Readonly<Record<string, (Words & { hint?: Words }) | undefined>> = labels;

const inBoth = ({ zh, en }: Words): string => `${zh} · ${en}`;

/** What is known of a key, first of one below another: `kubernetes.to` is no link. */
const wordsOf = (key: string, above: string) => names[`${above}.${key}`] ?? names[key];

/**
 * A field's label in both languages: the key itself where nothing is known of it.
 * @param above the key of what it belongs to
 */
export function labelOf(key: string, above = ''): string {
  const words = wordsOf(key, above);
  return words ? inBoth(words) : key;
}

/** What a field's user has to know, in both languages. */
function hintOf(key: string, above: string): string | undefined {
  const hint = wordsOf(key, above)?.hint;
  return hint && inBoth(hint);
}

/** Lists in which a new entry comes first. */
const newestFirst = new Set(['releases']);

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

/**
 * The fields of an object.
 * @param above its key, or what it is
 */
export function fieldsOf({ properties = {}, required = [] }: Schema, above = ''): Field[] {
  return Object.entries(properties).flatMap(([name, schema]) =>
    isSchema(schema) ? [fieldOf(name, schema, required.includes(name), above)] : [],
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
  const list = {
    ...common,
    widget: 'list',
    collapsed: true,
    label_singular: common.label,
    ...(newestFirst.has(common.name) ? { add_to_top: true } : {}),
  };

  if (tag) {
    const types = alternatives.flatMap((alternative): Field[] => {
      const property = alternative.properties?.[tag];
      const name = isSchema(property) ? String(property.const) : '';
      const fields = fieldsOf(alternative, common.name).filter((field) => field.name !== tag);
      const label = labelOf(name, 'kind');
      return [{ name, label, widget: 'object', fields, summary: '{{fields.heading}}' }];
    });
    return { ...list, types, typeKey: tag };
  }

  if (item.type === 'object' && item.properties)
    return { ...list, fields: fieldsOf(item, common.name) };
  if (item.type === 'array' || alternatives.length > 0) return jsonField(common);

  // A list of texts is read as one: its entries stay open.
  const { hint: _hint, ...entry } = fieldOf(common.name, item, true);
  return { ...list, collapsed: false, field: { ...entry, label: common.label } };
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
  const fields = fieldsOf(schema, common.name);
  return {
    ...common,
    widget: 'object',
    fields: common.required ? fields : optionalFields(fields),
  };
}

/** An object whose keys people choose: a list of entries with the key first. */
function recordField(common: Field, schema: Schema): Field {
  const value = isSchema(schema.additionalProperties) ? schema.additionalProperties : {};
  const key = fieldOf(recordKey, { type: 'string' }, true, common.name);
  const isObject = value.type === 'object' && value.properties !== undefined;
  const fields = isObject
    ? fieldsOf(value, common.name)
    : [fieldOf(recordValue, value, true, common.name)];
  // A name's translation is read without opening the entry.
  const translation = fields.some(({ name }) => name === 'en') ? ' → {{fields.en}}' : '';

  return {
    ...common,
    widget: 'list',
    isRecord: true,
    collapsed: true,
    label_singular: common.label,
    summary: `{{fields.${recordKey}}}${translation}`,
    fields: [key, ...fields],
  };
}

/**
 * The field of a value.
 * @param name its key
 * @param isRequired whether it may not be left out
 * @param above the key of what it belongs to
 */
export function fieldOf(name: string, schema: Schema, isRequired: boolean, above = ''): Field {
  const hint = hintOf(name, above);
  const common: Field = {
    name,
    label: labelOf(name, above),
    widget: 'string',
    required: isRequired,
    ...(hint ? { hint } : {}),
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
