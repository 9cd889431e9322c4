import type * as v from 'valibot';
import { menuNames } from '../../src/content/schemas/english';
import { productFacts } from '../../src/content/schemas/facts';
import { itemSchemas } from '../../src/content/schemas/item';
import { pageTexts } from '../../src/content/schemas/page';
import { vendor } from '../../src/content/schemas/vendor';
import { anySection, sectionDefinitions } from '../../src/content/section-definition';
import { features } from '../../src/features';

/*
 * The data files that people edit, each with its schema: the one list from which the editor's
 * configuration and the JSON Schemas of code editors are made.
 */

export interface DataFiles {
  /** Name of the collection in the editor, and of the JSON Schema. */
  name: string;
  /** The folder of the files; for a single file, the file itself. */
  path: string;
  schema: v.GenericSchema;
  /**
   * How the file has its languages: `files` has one for each (`.zh.json`), `keys` has texts below
   * `zh` and `en`, and facts beside them; `none` has a text in all languages in each place.
   */
  languages: 'files' | 'keys' | 'none';
  /**
   * Whether the editor may add a file. Pages come with `npm run new`, because they need an address
   * too.
   */
  mayAdd: boolean;
  /** The address of a file's page, where all have the same form. */
  address?: string;
}

const pageSchema = pageTexts(anySection(sectionDefinitions(features)));

/** Folders of pages by their names in the editor. Sub-pages have folders of their own. */
const pageFolders = {
  pages: { path: 'data/pages' },
  products: { path: 'data/pages/product', address: 'product/{{slug}}' },
  solutions: { path: 'data/pages/solution', address: 'solution/{{slug}}' },
};

const pages = Object.entries(pageFolders).map(
  ([name, folder]): DataFiles => ({
    name,
    ...folder,
    schema: pageSchema,
    languages: 'files',
    mayAdd: false,
  }),
);

const items = Object.entries(itemSchemas).map(
  ([kind, schema]): DataFiles => ({
    name: kind,
    path: `data/items/${kind}`,
    schema,
    languages: 'keys',
    mayAdd: true,
  }),
);

/** Every kind of data file, in the order of the editor's menu. */
export const dataFiles: readonly DataFiles[] = [
  ...pages,
  ...items,
  {
    name: 'facts',
    path: 'data/products',
    schema: productFacts,
    languages: 'none',
    mayAdd: false,
  },
  { name: 'vendor', path: 'data/vendor.json', schema: vendor, languages: 'none', mayAdd: false },
  {
    name: 'menuNames',
    path: 'data/english/names.json',
    schema: menuNames,
    languages: 'none',
    mayAdd: false,
  },
];

export const isSingleFile = ({ path }: DataFiles): boolean => path.endsWith('.json');

/** The kind of data file that a path belongs to. */
export const dataFilesOf = (path: string): DataFiles | undefined =>
  dataFiles.find((files) =>
    isSingleFile(files) ? files.path === path : path.replace(/\/[^/]+$/, '') === files.path,
  );
