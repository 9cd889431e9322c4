import { type DataFiles, dataFilesOf } from './data-files';
import { type Field, fieldsOf } from './fields';
import { jsonSchemaOf } from './json-schema';
import { fromEditor, toEditor } from './values';

/*
 * Documents of the editor. Decap keeps the languages of a document side by side where it has a key
 * for each with everything below it. Our files have them otherwise: a file for each, or facts
 * beside the texts.
 */

type Value = Record<string, unknown>;

/** Name of the field with the name of the file. */
export const slugField = '_slug';

const isObject = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const languages = ['zh', 'en'] as const;

/**
 * Fields that are translated, at every depth. The others are shown beside the texts of the default
 * language only.
 */
const translated = (field: Field): Field => ({
  ...field,
  i18n: true,
  ...(field.fields ? { fields: field.fields.map(translated) } : {}),
  ...(field.field ? { field: translated(field.field) } : {}),
  ...(field.types ? { types: field.types.map(translated) } : {}),
});

/** The fields of the files' documents, as the configuration has them. */
export function fieldsOfFiles(files: DataFiles): Field[] {
  const schema = jsonSchemaOf(files.schema);
  const fields = fieldsOf(schema, files.languages === 'files' ? 'page' : 'item');

  if (files.languages === 'none') return fields;
  if (files.languages === 'files') return fields.map(translated);

  const facts = fields.filter(({ name }) => !languages.some((language) => language === name));
  const texts = fields.find(({ name }) => name === 'zh')?.fields ?? [];
  const slug: Field = {
    name: slugField,
    label: '文件名 · File name',
    hint: '小写字母、数字和连字符，保存后不变 · Lower case, digits and hyphens; it stays once saved',
    widget: 'string',
    pattern: [
      '^[a-z0-9]+(-[a-z0-9]+)*$',
      '小写字母、数字和连字符 · Lower case, digits and hyphens',
    ],
  };

  return [slug, ...texts.map(translated), ...facts];
}

const root = (fields: Field[]): Field => ({ name: '', label: '', widget: 'object', fields });

/** The files behind a document's path, by language; under '' where all languages are in one. */
export function filesBehind(path: string): [language: string, file: string][] {
  if (dataFilesOf(path)?.languages !== 'files') return [['', path]];
  return languages.map((language) => [language, path.replace(/\.json$/, `.${language}.json`)]);
}

const slugOf = (path: string): string => path.replace(/^.*\/|\.json$/g, '');

/**
 * A document as the editor shows it.
 * @param values what its files say, by language as in `filesBehind`
 */
export function documentOf(path: string, values: ReadonlyMap<string, unknown>): unknown {
  const files = dataFilesOf(path);
  if (!files) throw new Error(`${path} is no file of the editor`);

  const fields = fieldsOf(jsonSchemaOf(files.schema));
  if (files.languages === 'none') return toEditor(root(fields), values.get(''));

  if (files.languages === 'files') {
    return Object.fromEntries(
      [...values].map(([language, value]) => [language, toEditor(root(fields), value)]),
    );
  }

  const document = toEditor(root(fields), values.get(''));
  if (!isObject(document)) return document;

  const { zh, en, ...facts } = document;
  const inLanguage = (texts: unknown) => ({
    [slugField]: slugOf(path),
    ...(isObject(texts) ? texts : {}),
    ...facts,
  });

  return { zh: inLanguage(zh), en: inLanguage(en) };
}

/**
 * The facts of an item as Decap has them in the document of the default language, and the texts of
 * each.
 */
function itemOf(fields: Field[], document: Value): Value {
  const textNames = new Set(
    fields.find(({ name }) => name === 'zh')?.fields?.map(({ name }) => name),
  );
  const chinese = isObject(document.zh) ? document.zh : {};
  const facts = Object.entries(chinese).filter(([key]) => !textNames.has(key) && key !== slugField);
  const texts = languages.map((language) => {
    const value = document[language];
    const entries = Object.entries(isObject(value) ? value : {});
    return [language, Object.fromEntries(entries.filter(([key]) => textNames.has(key)))];
  });

  return Object.fromEntries([...facts, ...texts]);
}

/**
 * What a document's files say.
 * @param before what they have said, by language as in `filesBehind`
 */
export function valuesOf(
  path: string,
  document: unknown,
  before: ReadonlyMap<string, unknown>,
): Map<string, unknown> {
  const files = dataFilesOf(path);
  if (!files || !isObject(document)) throw new Error(`${path} is no file of the editor`);

  const fields = fieldsOf(jsonSchemaOf(files.schema));
  const convert = (value: unknown, key: string) => fromEditor(root(fields), value, before.get(key));

  if (files.languages === 'none') return new Map([['', convert(document, '')]]);
  if (files.languages === 'keys') return new Map([['', convert(itemOf(fields, document), '')]]);

  return new Map(languages.map((language) => [language, convert(document[language], language)]));
}
