import type * as v from 'valibot';
import { singleFiles } from '../../src/content/content';
import { hiddenInEnglish } from '../../src/content/schemas/english';
import { pageFacts } from '../../src/content/schemas/page';
import { dataFiles, isSingleFile } from './data-files';
import { jsonSchemaOf } from './json-schema';

/*
 * JSON Schemas for code editors, from the schemas of the site: completion, and errors as one types.
 */

interface MappedSchema {
  name: string;
  schema: v.GenericSchema;
  /** The files that it is for, as VS Code matches them. */
  files: string[];
}

/** Files of a language, below any folder of pages. */
const pageTextFiles = ['/data/pages/**/*.zh.json', '/data/pages/**/*.en.json'];

function mappedSchemas(): MappedSchema[] {
  const [pages, ...others] = dataFiles.filter(
    ({ languages }, index) => languages !== 'files' || index === 0,
  );
  if (!pages) throw new Error('There are no pages among the data files');

  // What the build writes is nobody's to type.
  const { media: _media, ...editedFiles } = singleFiles;

  return [
    { name: pages.name, schema: pages.schema, files: pageTextFiles },
    {
      name: 'pageFacts',
      schema: pageFacts,
      files: ['/data/pages/**/*.json', ...pageTextFiles.map((files) => `!${files}`)],
    },
    ...others.map((files) => ({
      name: files.name,
      schema: files.schema,
      files: [isSingleFile(files) ? `/${files.path}` : `/${files.path}/*.json`],
    })),
    { name: 'hidden', schema: hiddenInEnglish, files: ['/data/english/hidden.json'] },
    ...Object.entries(editedFiles).map(([name, schema]) => ({
      name,
      schema,
      files: [`/data/${name}.json`],
    })),
  ];
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * The files that code editors read: a schema each, and the settings that map them to data files.
 * @returns their texts by their paths below the project's folder
 */
export function codeEditorFiles(): Map<string, string> {
  const files = new Map<string, string>();
  const fileOf = new Map<string, string>();
  const mapping: { fileMatch: string[]; url: string }[] = [];

  for (const { name, schema, files: fileMatch } of mappedSchemas()) {
    const text = json(jsonSchemaOf(schema));
    // Several kinds of items have the same schema.
    const file = fileOf.get(text) ?? `.vscode/schemas/${name}.json`;
    fileOf.set(text, file);
    files.set(file, text);

    const mapped = mapping.find(({ url }) => url === `./${file}`);
    if (mapped) mapped.fileMatch.push(...fileMatch);
    else mapping.push({ fileMatch, url: `./${file}` });
  }

  files.set('.vscode/settings.json', json({ 'json.schemas': mapping }));
  return files;
}
