import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { filesBelow, type Parse, readDataFile } from '../calls/data-file';
import type { Issue } from '../calls/issue';
import { eachLanguage, type Language, languages } from '../site/languages';
import { manifest } from '../site/manifest';
import {
  type Content,
  factsFile,
  type PageContent,
  type Parsed,
  pageFile,
  singleFiles,
} from './content';
import {
  belongsToDraft,
  type Drafts,
  fileOfDraft,
  findDrafts,
  publishedDrafts,
  withChinese,
} from './drafts';
import { type DrawingReference, readDrawings, readLettering, readMarks } from './drawings';
import type { ContentFeature, DataFolder } from './feature';
import { readHostFiles } from './host-files';
import { withVendor } from './references';
import { mediaBars } from './schemas/charts';
import { hiddenInEnglish, menuNames } from './schemas/english';
import { productFacts } from './schemas/facts';
import { formTexts } from './schemas/form-texts';
import type { Icons } from './schemas/icons';
import { itemSchemas } from './schemas/item';
import { fileKinds } from './schemas/media';
import {
  type Areas,
  type ConsoleFacts,
  consoleFacts,
  drawnConsoles,
  pageFacts,
  pageTexts,
} from './schemas/page';
import { type Vendor, vendor } from './schemas/vendor';
import { anySection, sectionDefinitions } from './section-definition';
import { isComplete } from './translations';

/**
 * Texts of data files that stand in no language's half, and are shown in all of them, name the
 * vendor in English.
 */
export const sharedTextLanguage: Language = 'en';

/** The valid files below a folder, by their relative paths without the extension. */
const readFolder = <T extends v.GenericSchema>(
  root: string,
  parse: Parse,
  folder: string,
  schema: T,
) =>
  filesBelow(root, folder, '.json').flatMap((source): [name: string, value: v.InferOutput<T>][] => {
    const value = parse(source, schema);
    return value === undefined ? [] : [[source.slice(folder.length + 1, -'.json'.length), value]];
  });

function readUi(root: string, parse: Parse): Content['ui'] {
  const anyTexts = v.record(v.string(), v.unknown());
  const files = languages.flatMap((language) => filesBelow(root, `data/ui/${language}`, '.json'));
  const names = new Set(files.map((file) => basename(file, '.json')));

  const ui = eachLanguage((language) =>
    Object.fromEntries(
      Array.from(names, (name) => {
        const schema = name === 'forms' ? formTexts : anyTexts;
        return [name, parse(`data/ui/${language}/${name}.json`, schema)];
      }),
    ),
  );

  // The type is that of the Chinese files (src/i18n/resources.ts); check-translations.ts compares
  // the others with them.
  return ui as unknown as Content['ui'];
}

function readPages(
  root: string,
  parse: Parse,
  issues: Issue[],
  features: readonly ContentFeature[],
): Content['pages'] {
  const textsSchema = pageTexts(anySection(sectionDefinitions(features)));
  const files = filesBelow(root, 'data/pages', '.json');
  const ids = new Set(
    files.map((file) => file.slice('data/pages/'.length).replace(/(\.\w+)?\.json$/, '')),
  );

  return new Map(
    [...ids].flatMap((id): [id: string, page: PageContent][] => {
      const source = `data/pages/${id}.json`;
      const isMissing = (language: Language) => !files.includes(pageFile(id, language));
      if (languages.every(isMissing)) {
        issues.push({ source, key: '', message: 'belongs to no page: it has no dictionaries' });
        return [];
      }

      const facts = files.includes(source) ? parse(source, pageFacts) : {};
      const texts = eachLanguage((language) => parse(pageFile(id, language), textsSchema));
      return isComplete(texts) && facts ? [[id, { ...texts, facts }]] : [];
    }),
  );
}

/** The items of every kind. What stands in the folder of no kind is an issue. */
function readItems(
  root: string,
  parse: Parse,
  issues: Issue[],
  features: readonly ContentFeature[],
): Content['items'] {
  const schemas: Record<string, v.GenericSchema> = Object.assign(
    {},
    itemSchemas,
    ...features.map(({ items }) => items),
  );

  const folders = new Set(
    filesBelow(root, 'data/items', '.json').map((file) => file.split('/')[2] ?? ''),
  );
  for (const folder of folders) {
    if (folder in schemas) continue;
    const message =
      'belongs to no kind of items: delete the folder, or add the feature that has it';
    issues.push({ source: `data/items/${folder}`, key: '', message });
  }

  const items = Object.entries(schemas).map(([kind, schema]) => {
    const list = readFolder(root, parse, `data/items/${kind}`, schema as typeof itemSchemas.news);
    const withKind = list.map(([slug, item]) => ({ ...item, kind, slug }));
    return [kind, withKind.sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id)];
  });
  return Object.fromEntries(items) as Content['items'];
}

/**
 * Route id of the page that a file in data/products or data/consoles belongs to; a family's page
 * has its own address.
 */
export const pageOfFacts = (name: string): string =>
  manifest.some(({ id, template }) => id === name && template === 'product')
    ? name
    : `product/${name}`;

/** A crop of a console that names an area which its picture doesn't have. */
function cropIssues(name: string, crops: ConsoleFacts['crops'], areas: Areas): Issue[] {
  const unknownCrops = Object.entries(crops).filter(([, area]) => !(area in areas));

  return unknownCrops.map(([use, area]) => ({
    source: `data/consoles/${name}.json`,
    key: `crops.${use}`,
    message: `${area} is none of ${Object.keys(areas).join(', ')}`,
  }));
}

function readConsoles(root: string, parse: Parse, issues: Issue[]): Content['consoles'] {
  const drawnFile = 'data/images/consoles.json';
  const hasDrawings = existsSync(join(root, drawnFile));
  const drawnByName = (hasDrawings && parse(drawnFile, drawnConsoles)) || {};

  return new Map(
    readFolder(root, parse, 'data/consoles', consoleFacts).map(([name, console]) => {
      const drawing = drawnByName[name];
      if (drawing) issues.push(...cropIssues(name, console.crops, drawing.areas));
      return [
        pageOfFacts(name),
        { ...console, areas: drawing?.areas ?? {}, isDrawn: drawing !== undefined },
      ];
    }),
  );
}

/** Every place that names a drawing. */
function namedDrawings(icons: Icons | undefined, facts: Content['facts']): DrawingReference[] {
  const iconsBelow = (key: string, names: Record<string, string>) =>
    Object.entries(names).map(([id, name]) => ({
      source: 'data/icons.json',
      key: `${key}.${id}`,
      name,
    }));

  const productIcons = Array.from(facts, ([id, { icon }]) => ({
    source: factsFile(id),
    key: 'icon',
    name: icon,
  }));
  const menuIcons = Object.entries(icons?.menu ?? {}).flatMap(([family, names]) =>
    iconsBelow(`menu.${family}`, names),
  );
  return [...productIcons, ...iconsBelow('pages', icons?.pages ?? {}), ...menuIcons];
}

/** The language of a data file, by its name or folder. */
const languageOfFile = (source: string): Language =>
  languages.find((language) => new RegExp(`[./]${language}[./]`).test(source)) ??
  sharedTextLanguage;

/**
 * Parses data files with references to the vendor's facts resolved.
 * @param issues collects what cannot be parsed
 */
const vendorParser =
  (root: string, vendorFacts: Vendor | undefined, issues: Issue[]): Parse =>
  (source, schema) => {
    const language = languageOfFile(source);
    const resolveVendor = v.transform((raw: unknown) =>
      vendorFacts ? withVendor(raw, vendorFacts, language) : raw,
    );
    return readDataFile(root, source, v.pipe(v.unknown(), resolveVendor, schema), issues);
  };

/**
 * The files that were valid when they were read last, by path: a preview parses only those that
 * have changed since.
 */
export type ReadFiles = Map<string, { text: string; value: unknown }>;

const vendorFile = 'data/vendor.json';

/** Forgets all files if the vendor's facts, which are filled in, have changed. */
function forgetOtherVendor(root: string, files: ReadFiles): void {
  const file = join(root, vendorFile);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (files.get(vendorFile)?.text === text) return;

  files.clear();
  files.set(vendorFile, { text, value: null });
}

/**
 * Parses only the files whose text has changed.
 * @param parse with one schema a file
 */
const rememberingParser =
  (root: string, parse: Parse, files: ReadFiles): Parse =>
  (source, schema) => {
    const file = join(root, source);
    const text = existsSync(file) ? readFileSync(file, 'utf8') : null;
    const last = files.get(source);
    if (last && last.text === text) return last.value as v.InferOutput<typeof schema>;

    const value = parse(source, schema);
    if (text !== null && value !== undefined) files.set(source, { text, value });
    return value;
  };

/**
 * Parses the files of drafts with their Chinese texts for those that aren't translated yet; or
 * takes them for missing.
 * @param parseFile for drafts, whose Chinese file may be read for both languages
 * @param parse for all others
 */
const draftParser =
  (
    root: string,
    parseFile: Parse,
    parse: Parse,
    { drafts, showsDrafts }: { drafts: Drafts; showsDrafts: boolean },
  ): Parse =>
  (source, schema) => {
    if (!belongsToDraft(source, drafts)) return parse(source, schema);
    if (!showsDrafts) return undefined;

    const translated = v.pipe(v.unknown(), v.transform(withChinese), schema);
    return parseFile(fileOfDraft(root, source), translated);
  };

/** The single files; one that cannot be parsed is undefined. */
const readSingleFiles = (parse: Parse) =>
  Object.fromEntries(
    Object.entries(singleFiles).map(([name, schema]) => [name, parse(`data/${name}.json`, schema)]),
  ) as Partial<Parsed<typeof singleFiles>>;

const readFacts = (root: string, parse: Parse): Content['facts'] =>
  new Map(
    readFolder(root, parse, 'data/products', productFacts).map(([name, product]) => [
      pageOfFacts(name),
      product,
    ]),
  );

const readBars = (root: string, parse: Parse): Content['bars'] =>
  new Map(
    fileKinds.flatMap((kind) =>
      readFolder(root, parse, `data/media/${kind}`, mediaBars).map(
        ([slug, bars]) => [`${kind}/${slug}`, bars] as const,
      ),
    ),
  );

const readEnglish = (parse: Parse) => ({
  names: parse('data/english/names.json', menuNames),
  hidden: parse('data/english/hidden.json', hiddenInEnglish),
});

/** What features read of the data folder, together. */
const readFeatures = (features: readonly ContentFeature[], folder: DataFolder): object =>
  Object.assign({}, ...features.map((feature) => feature.read?.(folder)));

/** The content with what features make of it: pages and facts that texts may refer to. */
const withFeatures = (content: Content, features: readonly ContentFeature[]): Content => ({
  ...content,
  featurePages: features.flatMap((feature) => feature.pages?.(content) ?? []),
  featureReferences: eachLanguage((language) =>
    Object.assign({}, ...features.map((feature) => feature.references?.(content, language))),
  ),
  featureNames: Object.assign({}, ...features.map((feature) => feature.searchNames?.(content))),
  itemLabels: eachLanguage((language) =>
    Object.assign({}, ...features.map((feature) => feature.itemLabels?.(content, language))),
  ),
  fixes: features.flatMap((feature) => feature.fixes?.(content) ?? []),
  featureDocuments: features.flatMap(({ documents = [] }) => documents),
  referringParts: features.flatMap(({ referring = [] }) => referring),
});

/**
 * Reads and parses the data folder, and resolves references to the vendor's facts.
 * @param root the project's folder
 * @param features the features of the site: src/features/index.ts
 * @param showsDrafts whether drafts are part of the content, with Chinese texts where English ones
 * are missing
 * @param files of the last time that a preview has read them; renewed
 * @returns all drafts; every issue with its file, place and key; content only without one, because
 * whatever is compared with a file that cannot be
 *   read would seem to be wrong itself. Nothing is thrown for bad data.
 */
export function readContent(
  root: string,
  features: readonly ContentFeature[],
  showsDrafts = false,
  files: ReadFiles = new Map(),
): { content: Content | null; issues: Issue[]; drafts: Drafts } {
  const drafts = findDrafts(root);
  const hiddenDrafts: Drafts = showsDrafts ? new Map() : drafts;
  const issues = publishedDrafts(root, hiddenDrafts);
  forgetOtherVendor(root, files);
  const vendorFacts = readDataFile(root, vendorFile, vendor, issues);
  const parseFile = vendorParser(root, vendorFacts, issues);
  const parse = draftParser(root, parseFile, rememberingParser(root, parseFile, files), {
    drafts,
    showsDrafts,
  });

  const single = readSingleFiles(parse);
  const facts = readFacts(root, parse);
  const folder = { root, parse, issues, vendor: vendorFacts, drafts: hiddenDrafts };
  const content = {
    ...single,
    ...readFeatures(features, folder),
    vendor: vendorFacts,
    english: readEnglish(parse),
    ui: readUi(root, parse),
    pages: readPages(root, parse, issues, features),
    facts,
    consoles: readConsoles(root, parse, issues),
    items: readItems(root, parse, issues, features),
    drafts: hiddenDrafts,
    hostFiles: readHostFiles(root),
    bars: readBars(root, parse),
    drawings: readDrawings(root, namedDrawings(single.icons, facts), issues),
    marks: readMarks(root, issues),
    lettering: readLettering(root, issues),
  };
  if (issues.length > 0) return { content: null, issues, drafts };

  // What could not be parsed is undefined, and has an issue. What features read is declared by
  // them.

  return { content: withFeatures(content as unknown as Content, features), issues, drafts };
}
