import type * as v from 'valibot';
import { stringify as stringifyYaml } from 'yaml';
import { filesBelow, type Parse } from '../../calls/data-file';
import type { TextsOf } from '../../i18n/instance';
import { inLanguage } from '../../site/href';
import { type Language, languages } from '../../site/languages';
import { docsFolder } from './addresses';
import {
  type Crd,
  crd,
  type FieldSchema,
  fieldSchema,
  type OpenApi,
  openApi,
  type Programs,
  programs,
} from './interfaces-schema';

/*
 * What a product's users write against: kinds, Helm values, API and commands. Published, shown in
 * tables, and what code blocks are checked against.
 */

interface File<T> {
  product: string;
  /** Path below the product's folder, e.g. `crds/members.yaml`. */
  path: string;
  value: T;
}

export interface Interfaces {
  crds: File<Crd>[];
  /** JSON schemas of other files, by the last word of the file's name: `values`. */
  schemas: File<FieldSchema>[];
  apis: File<OpenApi>[];
  programs: Programs;
}

/** The value in a language: texts by language become one of them. */
export function inOneLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((child) => inOneLanguage(child, language));
  if (typeof value !== 'object' || value === null) return value;
  if (languages.every((name) => name in value)) return Reflect.get(value, language);
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, inOneLanguage(child, language)]),
  );
}

/**
 * Reads data/docs/PRODUCT/{crds/*.yaml,schemas/*.json,openapi.json} and data/commands.json.
 * @param parse as in `readContent`
 */
export function readInterfaces(root: string, parse: Parse): Interfaces {
  const files = [
    ...filesBelow(root, 'data/docs', '.yaml'),
    ...filesBelow(root, 'data/docs', '.json'),
  ];

  const filesOf = <T>(schema: v.GenericSchema<unknown, T>, pattern: RegExp): File<T>[] =>
    files.flatMap((source) => {
      const [, , product = '', ...names] = source.split('/');
      const path = names.join('/');
      const value = pattern.test(path) ? parse(source, schema) : undefined;
      return value === undefined ? [] : [{ product, path, value }];
    });

  return {
    crds: filesOf(crd, /^crds\//),
    schemas: filesOf(fieldSchema, /^schemas\//),
    apis: filesOf(openApi, /^openapi/),
    programs: parse('data/commands.json', programs) ?? {},
  };
}

/**
 * The files that are published below `/docs/PRODUCT`, by path; descriptions are in the language of
 * the address. Pure.
 */
export function interfaceFiles({ crds, schemas, apis }: Interfaces): Map<string, string> {
  const published = new Map<string, string>();

  for (const language of languages) {
    for (const { product, path, value } of [...crds, ...schemas, ...apis]) {
      const translated = inOneLanguage(value, language);
      const text = path.endsWith('.yaml')
        ? stringifyYaml(translated)
        : `${JSON.stringify(translated, null, 2)}\n`;
      published.set(inLanguage(`${docsFolder}/${product}/${path}`, language), text);
    }
  }
  return published;
}

type Texts = TextsOf<'reference'>;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');

const code = (value: unknown): string =>
  `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

/** The type of a field in words: one of a list, a map, or what its schema names. */
function typeText(field: FieldSchema, t: Texts): string {
  const isMap = field.type === 'object' && !field.properties;
  const plainType = isMap ? 'map' : (field.type ?? 'any');
  const type = field.enum ? 'enum' : plainType;
  // A type that JSON schema doesn't know stays as it is written.
  const name: (key: string, options: { defaultValue: string }) => string = t;
  return name(`types.${type}`, { defaultValue: type });
}

/** The default of a field, or that it is required. */
function defaultText(field: FieldSchema, isRequired: boolean, t: Texts): string {
  if (field.default !== undefined) return code(field.default);
  return isRequired ? t('required') : '';
}

/**
 * A row for each field that has a description.
 * @param path of the schema, with a dot at its end
 */
function fieldRows(schema: FieldSchema, t: Texts, language: Language, path = ''): string[][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const key = path + name;
    const isArray = field.type === 'array';
    const children = (isArray ? field.items : field) ?? {};
    const childRows = fieldRows(children, t, language, isArray ? `${key}[].` : `${key}.`);
    if (field.description === undefined) return childRows;

    const isRequired = schema.required?.includes(name) ?? false;
    const row = [
      code(key),
      typeText(field, t),
      defaultText(field, isRequired, t),
      String(inOneLanguage(field.description, language)),
    ];
    return [row, ...childRows];
  });
}

function fieldTable(schema: FieldSchema, t: Texts, language: Language): string {
  const columns = [t('field'), t('type'), t('default'), t('meaning')];
  return table(columns, fieldRows(schema, t, language));
}

/** The calls of an API with their query parameters. */
function callTable({ paths }: OpenApi, t: Texts, language: Language): string {
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary, parameters = [] }]) => {
      const query = parameters.filter((parameter) => parameter.in === 'query');
      return [
        code(`${method.toUpperCase()} ${path}`),
        query.map(({ name }) => code(name)).join(', '),
        summary[language],
      ];
    }),
  );
  return table([t('call'), t('query'), t('meaning')], rows);
}

/** The commands of a program. */
function commandTable(
  program: string,
  commands: NonNullable<Programs[string]['commands']>,
  t: Texts,
  language: Language,
): string {
  const rows = Object.entries(commands).map(([command, { usage, does }]) => [
    code([program, command, usage].filter(Boolean).join(' ')),
    does?.[language] ?? '',
  ]);
  return table([t('command'), t('effect')], rows);
}

/**
 * The reference tables as Markdown, by the name that a page refers to:
 * `{{reference.PRODUCT.crds.members}}`, `….schemas.values`, `….openapi`, `….commands.beyondctl`.
 * Pure.
 */
export function referenceTables(
  { crds, schemas, apis, programs }: Interfaces,
  t: Texts,
  language: Language,
): Record<string, string> {
  const tables: Record<string, string> = {};

  const addTable = ({ product, path }: Omit<File<unknown>, 'value'>, markdown: string) => {
    const name = path.replace(/\.\w+$/, '').replace('/', '.');
    const fileLink = `${t('file')} [${path}](${docsFolder}/${product}/${path})`;
    tables[`reference.${product}.${name}`] = `${markdown}\n\n${fileLink}`;
  };

  for (const file of crds) {
    const schema = file.value.spec.versions[0].schema.openAPIV3Schema;
    addTable(file, fieldTable(schema, t, language));
  }

  for (const file of schemas) addTable(file, fieldTable(file.value, t, language));
  for (const file of apis) addTable(file, callTable(file.value, t, language));

  for (const [key, { product, name: program = key, commands = {} }] of Object.entries(programs)) {
    if (product === undefined) continue;
    const name = `reference.${product}.commands.${key}`;
    tables[name] = commandTable(program, commands, t, language);
  }

  return tables;
}
