import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { needDataFile } from '../../src/calls/data-file';
import { type DataFiles, dataFiles, isSingleFile } from './data-files';
import { fieldsOfFiles, slugField } from './documents';
import { type Field, labelOf } from './fields';

/* The configuration of Decap, made from the schemas. */

/** The number of the next item of a kind: one more than the largest. */
function nextId(root: string, folder: string): number {
  const numbered = v.looseObject({ id: v.number() });
  const ids = readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      try {
        return needDataFile(root, `${folder}/${name}`, numbered).id;
      } catch {
        // A broken file has no number; the list of items says what is wrong with it.
        return [];
      }
    });
  return Math.max(0, ...ids) + 1;
}

const tags = v.record(v.string(), v.object({ zh: v.string(), en: v.string() }));

/** What can be chosen in a field, where the schema knows only that it's a text. */
function choicesOf(root: string): ReadonlyMap<string, Partial<Field>> {
  const tagOptions = Object.entries(needDataFile(root, 'data/tags.json', tags)).map(
    ([value, { zh, en }]) => ({ value, label: `${zh} · ${en}` }),
  );
  const motifs = readdirSync(join(root, 'data/motifs'))
    .filter((name) => name.endsWith('.svg'))
    .map((name) => name.replace('.svg', ''));

  return new Map<string, Partial<Field>>([
    ['tags', { widget: 'select', multiple: true, options: tagOptions }],
    ['coverMotif', { widget: 'select', options: motifs }],
  ]);
}

/** Fields of an item with what can be chosen in them. */
function withChoices(fields: Field[], root: string): Field[] {
  const choices = choicesOf(root);

  return fields.map(({ field, ...rest }) => {
    const choice = choices.get(rest.name);
    return choice ? { ...rest, ...choice } : { ...rest, ...(field ? { field } : {}) };
  });
}

/** Fields of a new item with what is known of it already. */
const withDefaults = (fields: Field[], root: string, { path }: DataFiles, today: string): Field[] =>
  fields.map((field) => {
    if (field.name === 'id') return { ...field, default: nextId(root, path) };
    return field.name === 'date' ? { ...field, default: today } : field;
  });

/** A single file's collection. */
const fileCollection = (files: DataFiles) => ({
  name: files.name,
  label: labelOf(files.name, 'collection'),
  format: 'json',
  files: [
    {
      name: files.name,
      label: labelOf(files.name, 'collection'),
      file: files.path,
      fields: fieldsOfFiles(files),
    },
  ],
});

/** What a list calls a document. The title of a page may hold a reference, its name doesn't. */
const listedBy = { files: '{{name}}', keys: '{{title}}', none: '{{name.zh}}' } as const;

function folderCollection(files: DataFiles, root: string, today: string) {
  const fields = fieldsOfFiles(files);

  return {
    name: files.name,
    label: labelOf(files.name, 'collection'),
    folder: files.path,
    format: 'json',
    extension: 'json',
    create: files.mayAdd,
    delete: false,
    slug: files.mayAdd ? `{{fields.${slugField}}}` : '{{slug}}',
    identifier_field: files.languages === 'none' ? 'name' : 'title',
    summary: `${listedBy[files.languages]} ({{filename}})`,
    ...(files.languages === 'none' ? {} : { i18n: true }),
    ...(files.address ? { preview_path: files.address } : {}),
    fields: files.mayAdd ? withDefaults(withChoices(fields, root), root, files, today) : fields,
  };
}

export interface ConfigOptions {
  /** The project's folder. */
  root: string;
  /**
   * Where Decap reads and writes: of a proxy on this machine, or of a git host (docs/content.md).
   */
  backend: Record<string, string>;
  /** The site in `npm run develop`. */
  siteUrl: string;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** Decap's configuration. */
export const renderConfig = ({ root, backend, siteUrl, today }: ConfigOptions) => ({
  backend,
  load_config_file: false,
  locale: 'zh_Hans',
  site_url: siteUrl,
  display_url: siteUrl,
  media_folder: 'data/images',
  publish_mode: 'simple',
  i18n: { structure: 'single_file', locales: ['zh', 'en'], default_locale: 'zh' },
  editor: { preview: false },
  collections: dataFiles.map((files) =>
    isSingleFile(files) ? fileCollection(files) : folderCollection(files, root, today),
  ),
});
