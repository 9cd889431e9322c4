import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse as parseYaml, stringify as stringifyYaml, YAMLError } from 'yaml';
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
import type { Vendor } from '../../contract/content/vendor';
import { namesIn } from '../../contract/data-file';
import { type Issue, issuesOf } from '../../contract/issue';
import { withVendor } from '../../i18n/references';
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

const folder = 'data/docs';

/** The value in a language: texts by language become one of them. */
export function inOneLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((child) => inOneLanguage(child, language));
  if (typeof value !== 'object' || value === null) return value;
  if (languages.every((one) => one in value)) return Reflect.get(value, language);
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, inOneLanguage(child, language)]));
}

/**
 * Reads data/docs/PRODUCT/{crds/*.yaml,schemas/*.json,openapi.json} and data/commands.json.
 * @param issues collects what cannot be read
 */
export function readInterfaces(root: string, vendor: Vendor | undefined, issues: Issue[]): Interfaces {
  function read<T>(schema: v.GenericSchema<unknown, T>, source: string): T[] {
    if (!existsSync(join(root, source))) return [];
    try {
      // JSON is YAML as well.
      const raw: unknown = parseYaml(readFileSync(join(root, source), 'utf8'));
      const result = v.safeParse(schema, vendor ? withVendor(raw, vendor, 'en') : raw);
      if (result.success) return [result.output];
      issues.push(...issuesOf(source, result.issues));
    } catch (error) {
      if (!(error instanceof YAMLError)) throw error;
      const { line, col } = error.linePos?.[0] ?? { line: 1, col: 1 };
      issues.push({ source, at: `${line}:${col}`, key: '', message: error.message.split('\n')[0] ?? error.message });
    }
    return [];
  }
  const filesOf = <T>(schema: v.GenericSchema<unknown, T>, inside: string, extension: string): File<T>[] =>
    namesIn(join(root, folder)).flatMap((product) =>
      namesIn(join(root, folder, product, inside))
        .filter((name) => name.endsWith(extension))
        .map((name) => (inside ? `${inside}/${name}` : name))
        .flatMap((path) => read(schema, `${folder}/${product}/${path}`).map((value) => ({ product, path, value }))),
    );
  return {
    crds: filesOf(crd, 'crds', '.yaml'),
    schemas: filesOf(fieldSchema, 'schemas', '.json'),
    apis: filesOf(openApi, '', 'openapi.json'),
    programs: read(programs, 'data/commands.json')[0] ?? {},
  };
}

/** The files that are published below `/docs/PRODUCT`, by path; descriptions are in the language of the address. Pure. */
export const interfaceFiles = ({ crds, schemas, apis }: Interfaces): Map<string, string> =>
  new Map(
    languages.flatMap((language) =>
      [...crds, ...schemas, ...apis].map(({ product, path, value }): [string, string] => {
        const own = inOneLanguage(value, language);
        const text = path.endsWith('.yaml') ? stringifyYaml(own) : `${JSON.stringify(own, null, 2)}\n`;
        return [inLanguage(`/docs/${product}/${path}`, language), text];
      }),
    ),
  );

type Labels = UiTexts['reference'];

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');

const code = (value: unknown): string => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

/** A row for each field that has a description. */
function fieldRows(schema: FieldSchema, labels: Labels, language: Language, path = ''): string[][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const key = path + name;
    const below = field.type === 'array' ? field.items : field;
    const inside = fieldRows(below ?? {}, labels, language, `${key}${field.type === 'array' ? '[]' : ''}.`);
    if (field.description === undefined) return inside;
    const isMap = field.type === 'object' && !field.properties;
    const type = field.enum ? 'enum' : isMap ? 'map' : (field.type ?? 'any');
    const isRequired = schema.required?.includes(name);
    const fallback = field.default !== undefined ? code(field.default) : isRequired ? labels.required : '';
    const meaning = inOneLanguage(field.description, language);
    return [[code(key), labels.types[type as keyof Labels['types']] ?? type, fallback, String(meaning)], ...inside];
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
    ...crds.map((file) => entry(file, table(head, fields(file.value.spec.versions[0].schema.openAPIV3Schema)))),
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
      return [[`reference.${product}.commands.${program}`, table([labels.command, labels.effect], rows)]];
    }),
  ]);
}
