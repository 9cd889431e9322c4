import type * as v from 'valibot';
import { stringify as stringifyYaml } from 'yaml';
import { type Language, languages } from '../../config/languages';
import {
  type Crd,
  crd,
  type FieldSchema,
  fieldSchema,
  type OpenApi,
  openApi,
  type Programs,
  programs,
} from '../../contract/content/interfaces';
import { filesBelow, type Parse } from '../../contract/data-file';
import type { UiTexts } from '../../i18n/ui-texts';
import { inLanguage } from '../../routes/href';

/* What a product's users write against: kinds, Helm values, API and commands. Published, shown in tables, and what code blocks are checked against. */

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
  if (languages.every((one) => one in value)) return Reflect.get(value, language);
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

/** The files that are published below `/docs/PRODUCT`, by path; descriptions are in the language of the address. Pure. */
export const interfaceFiles = ({ crds, schemas, apis }: Interfaces): Map<string, string> =>
  new Map(
    languages.flatMap((language) =>
      [...crds, ...schemas, ...apis].map(({ product, path, value }): [string, string] => {
        const own = inOneLanguage(value, language);
        const text = path.endsWith('.yaml')
          ? stringifyYaml(own)
          : `${JSON.stringify(own, null, 2)}\n`;
        return [inLanguage(`/docs/${product}/${path}`, language), text];
      }),
    ),
  );

type Labels = UiTexts['reference'];

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');

const code = (value: unknown): string =>
  `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

/** A row for each field that has a description. */
function fieldRows(schema: FieldSchema, labels: Labels, language: Language, path = ''): string[][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const key = path + name;
    const below = field.type === 'array' ? field.items : field;
    const inside = fieldRows(
      below ?? {},
      labels,
      language,
      `${key}${field.type === 'array' ? '[]' : ''}.`,
    );
    if (field.description === undefined) return inside;
    const isMap = field.type === 'object' && !field.properties;
    const type = field.enum ? 'enum' : isMap ? 'map' : (field.type ?? 'any');
    const isRequired = schema.required?.includes(name);
    const fallback =
      field.default !== undefined ? code(field.default) : isRequired ? labels.required : '';
    const meaning = inOneLanguage(field.description, language);
    return [
      [code(key), labels.types[type as keyof Labels['types']] ?? type, fallback, String(meaning)],
      ...inside,
    ];
  });
}

/**
 * The reference tables as Markdown, by the name that a page refers to: `{{reference.PRODUCT.crds.members}}`, `….schemas.values`,
 * `….openapi`, `….commands.beyondctl`. Pure.
 */
export function referenceTables(
  { crds, schemas, apis, programs }: Interfaces,
  labels: Labels,
  language: Language,
): Record<string, string> {
  const fields = (schema: FieldSchema) => fieldRows(schema, labels, language);
  const head = [labels.field, labels.type, labels.default, labels.meaning];
  const entry = <T>({ product, path }: File<T>, markdown: string) => [
    `reference.${product}.${path.replace(/\.\w+$/, '').replace('/', '.')}`,
    `${markdown}\n\n${labels.file} [${path}](/docs/${product}/${path})`,
  ];
  return Object.fromEntries([
    ...crds.map((file) =>
      entry(file, table(head, fields(file.value.spec.versions[0].schema.openAPIV3Schema))),
    ),
    ...schemas.map((file) => entry(file, table(head, fields(file.value)))),
    ...apis.map((file) => {
      const calls = Object.entries(file.value.paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, { summary, parameters = [] }]) => [
          code(`${method.toUpperCase()} ${path}`),
          parameters.flatMap((one) => (one.in === 'query' ? [code(one.name)] : [])).join(', '),
          summary[language],
        ]),
      );
      return entry(file, table([labels.call, labels.query, labels.meaning], calls));
    }),
    ...Object.entries(programs).flatMap(([program, { product, commands = {} }]) => {
      if (product === undefined) return [];
      const rows = Object.entries(commands).map(([command, { usage, does }]) => [
        code([program, command, usage].filter(Boolean).join(' ')),
        does?.[language] ?? '',
      ]);
      return [
        [`reference.${product}.commands.${program}`, table([labels.command, labels.effect], rows)],
      ];
    }),
  ]);
}
