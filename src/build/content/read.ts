import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Language, languages } from '../../config/languages';
import { type MediaBars, mediaBars } from '../../contract/content/charts';
import { type EnglishNames, englishNames, type HiddenInEnglish, hiddenInEnglish } from '../../contract/content/english';
import { type Platforms, type ProductFacts, platforms, productFacts } from '../../contract/content/facts';
import { formTexts } from '../../contract/content/form-texts';
import { type Exceptions, exceptions, type Glossary, glossary } from '../../contract/content/glossary';
import { type Icons, icons } from '../../contract/content/icons';
import { type ItemKind, itemSchemas } from '../../contract/content/item';
import { fileKinds, type MediaIndex, mediaIndex } from '../../contract/content/media';
import { type Models, models } from '../../contract/content/models';
import {
  type Areas,
  type ConsoleFacts,
  consoleFacts,
  drawnConsoles,
  type PageFacts,
  type PageTexts,
  pageFacts,
  pageTexts,
} from '../../contract/content/page';
import { type Pricing, pricing } from '../../contract/content/pricing';
import { type Kubernetes, kubernetes } from '../../contract/content/rules';
import { type Sbom, sbom } from '../../contract/content/sbom';
import { answers, stopWords, synonyms } from '../../contract/content/search';
import { type Service, service } from '../../contract/content/service';
import { type Claims, claims, type Tags, tags, type Vendor, vendor } from '../../contract/content/vendor';
import { readDataFile } from '../../contract/data-file';
import type { Issue } from '../../contract/issue';
import { withVendor } from '../../i18n/references';
import type { UiTexts } from '../../i18n/ui-texts';
import { manifest } from '../../routes/manifest';
import type { SearchWords } from '../../search/build';
import { type Doc, readDocs } from './docs';
import { type NamedDrawing, readDrawings, readMarks } from './drawings';
import { type Interfaces, readInterfaces, referenceTables } from './interfaces';

export interface PageContent {
  zh: PageTexts;
  en: PageTexts;
  facts: PageFacts;
}

/** An item of any kind, with the slug that its file's name gives it. */
export type Item<K extends ItemKind = ItemKind> = v.InferOutput<(typeof itemSchemas)[K]> & { kind: K; slug: string };

export interface Content {
  vendor: Vendor;
  claims: Claims;
  service: Service;
  pricing: Pricing;
  models: Models;
  sbom: Sbom;
  tags: Tags;
  glossary: Glossary;
  exceptions: Exceptions;
  english: { names: EnglishNames; hidden: HiddenInEnglish };
  ui: Record<Language, UiTexts>;
  /** By route id. */
  pages: Map<string, PageContent>;
  platforms: Platforms;
  kubernetes: Kubernetes;
  /** By route id of the product or family. */
  facts: Map<string, ProductFacts>;
  /** By route id of the product. */
  consoles: Map<string, ConsoleFacts & { areas: Areas }>;
  /** By kind, newest first. */
  items: { [K in ItemKind]: Item<K>[] };
  /** By product and order. */
  docs: Doc[];
  interfaces: Interfaces;
  /** Generated tables of the documentation, by the name that a page refers to. */
  tables: Record<Language, Record<string, string>>;
  media: MediaIndex;
  /** Bars behind the chapters of items with a file, by `kind/slug`. */
  bars: Map<string, MediaBars>;
  search: SearchWords;
  icons: Icons;
  /** SVG files by name. */
  drawings: ReadonlyMap<string, string>;
  /** SVG files by the slug of the customer's case. */
  marks: ReadonlyMap<string, string>;
}

/** The JSON files below a folder, as paths below the project's folder, with forward slashes. */
export const jsonFiles = (root: string, folder: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
        const path = `${folder}/${entry.name}`;
        return entry.isDirectory() ? jsonFiles(root, path) : entry.name.endsWith('.json') ? [path] : [];
      })
    : [];

type Parse = <T extends v.GenericSchema>(source: string, schema: T) => v.InferOutput<T> | undefined;

/** The name that a file gives to what it holds: its path below a folder, without the extension. */
const nameBelow = (folder: string, source: string) => source.slice(folder.length + 1, -'.json'.length);

function readUi(root: string, parse: Parse): Content['ui'] {
  const read = (language: Language) =>
    Object.fromEntries(
      jsonFiles(root, `data/ui/${language}`).map((source) => {
        const name = nameBelow(`data/ui/${language}`, source);
        return [name, parse(source, name === 'forms' ? formTexts : v.record(v.string(), v.unknown()))];
      }),
    );
  // The type is that of the Chinese files (src/i18n/ui-texts.ts); check-structure.ts compares the English ones with them.
  return { zh: read('zh'), en: read('en') } as unknown as Content['ui'];
}

function readPages(root: string, parse: Parse, issues: Issue[]): Content['pages'] {
  const texts: Record<Language, Map<string, PageTexts>> = { zh: new Map(), en: new Map() };
  const facts = new Map<string, PageFacts>();
  for (const source of jsonFiles(root, 'data/pages')) {
    const name = nameBelow('data/pages', source);
    const language = languages.find((candidate) => name.endsWith(`.${candidate}`));
    if (language) {
      const page = parse(source, pageTexts);
      if (page) texts[language].set(name.slice(0, -3), page);
    } else {
      const page = parse(source, pageFacts);
      if (page) facts.set(name, page);
    }
  }
  const pages: Content['pages'] = new Map();
  for (const id of facts.keys())
    if (!texts.zh.has(id) && !texts.en.has(id) && !manifest.some((route) => route.id === id))
      issues.push({ source: `data/pages/${id}.json`, key: '', message: 'belongs to no page: it has no dictionaries' });
  for (const id of new Set([...texts.zh.keys(), ...texts.en.keys()])) {
    const [zh, en] = [texts.zh.get(id), texts.en.get(id)];
    if (zh && en) pages.set(id, { zh, en, facts: facts.get(id) ?? {} });
    else {
      const missing = `data/pages/${id}.${zh ? 'en' : 'zh'}.json`;
      if (!issues.some(({ source }) => source === missing))
        issues.push({ source: missing, key: '', message: 'is missing' });
    }
  }
  return pages;
}

function readItems(root: string, parse: Parse): Content['items'] {
  const kinds = Object.keys(itemSchemas) as ItemKind[];
  const items = kinds.map((kind) => {
    const schema = itemSchemas[kind] as v.GenericSchema<unknown, v.InferOutput<(typeof itemSchemas)[ItemKind]>>;
    const list = jsonFiles(root, `data/items/${kind}`).flatMap((source): Item[] => {
      const item = parse(source, schema);
      return item ? [{ ...item, kind, slug: nameBelow(`data/items/${kind}`, source) }] : [];
    });
    return [kind, list.sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id)];
  });
  return Object.fromEntries(items) as Content['items'];
}

/** Route id of the page that a file in data/products or data/consoles belongs to; a family's page has its own address. */
const factsId = (name: string): string =>
  manifest.some(({ id, template }) => id === name && template === 'product') ? name : `product/${name}`;

function readConsoles(root: string, parse: Parse, issues: Issue[]): Content['consoles'] {
  const consoles: Content['consoles'] = new Map();
  const list = 'data/images/consoles.json';
  const drawn = (existsSync(join(root, list)) && parse(list, drawnConsoles)) || {};
  for (const source of jsonFiles(root, 'data/consoles')) {
    const console = parse(source, consoleFacts);
    const name = nameBelow('data/consoles', source);
    if (!console) continue;
    const areas = drawn[name]?.areas ?? {};
    consoles.set(factsId(name), { ...console, areas });
    for (const [use, area] of Object.entries(drawn[name] ? console.crops : {}))
      if (!(area in areas))
        issues.push({ source, key: `crops.${use}`, message: `${area} is none of ${Object.keys(areas).join(', ')}` });
  }
  return consoles;
}

export const factsFile = (id: string): string => `data/products/${id.replace('product/', '')}.json`;

const readBars = (root: string, parse: Parse): Content['bars'] =>
  new Map(
    fileKinds.flatMap((kind) =>
      jsonFiles(root, `data/media/${kind}`).flatMap((source): [string, MediaBars][] => {
        const found = parse(source, mediaBars);
        return found ? [[nameBelow('data/media', source), found]] : [];
      }),
    ),
  );

const readFacts = (root: string, parse: Parse): Content['facts'] =>
  new Map(
    jsonFiles(root, 'data/products').flatMap((source) => {
      const product = parse(source, productFacts);
      return product ? [[factsId(nameBelow('data/products', source)), product]] : [];
    }),
  );

/** Every place that names a drawing. */
function namedDrawings(own: Icons | undefined, facts: Content['facts']): NamedDrawing[] {
  const below = (key: string, names: Record<string, string>) =>
    Object.entries(names).map(([id, name]) => ({ source: 'data/icons.json', key: `${key}.${id}`, name }));
  return [
    ...[...facts].map(([id, { icon }]) => ({ source: factsFile(id), key: 'icon', name: icon })),
    ...below('pages', own?.pages ?? {}),
    ...Object.entries(own?.menu ?? {}).flatMap(([family, names]) => below(`menu.${family}`, names)),
  ];
}

/**
 * Reads and parses the data folder; the vendor's facts stand where texts refer to them.
 * @param root the project's folder
 * @returns every issue with its file, place and key; content only without one, because whatever is compared with a file that cannot be
 *   read would seem to be wrong itself. Nothing is thrown for bad data.
 */
export function readContent(root: string): { content: Content | null; issues: Issue[] } {
  const issues: Issue[] = [];
  const vendorFacts = readDataFile(root, 'data/vendor.json', vendor, issues);
  const parse: Parse = (source, schema) => {
    const language = /[./]zh[./]/.test(source) ? 'zh' : 'en';
    const named = v.transform((raw: unknown) => (vendorFacts ? withVendor(raw, vendorFacts, language) : raw));
    return readDataFile(root, source, v.pipe(v.unknown(), named, schema), issues);
  };
  const facts = readFacts(root, parse);
  const ownIcons = parse('data/icons.json', icons);
  const content = {
    vendor: vendorFacts,
    claims: parse('data/claims.json', claims),
    service: parse('data/service.json', service),
    pricing: parse('data/pricing.json', pricing),
    models: parse('data/models.json', models),
    sbom: parse('data/sbom.json', sbom),
    tags: parse('data/tags.json', tags),
    glossary: parse('data/glossary.json', glossary),
    exceptions: parse('data/exceptions.json', exceptions),
    english: {
      names: parse('data/english/names.json', englishNames),
      hidden: parse('data/english/hidden.json', hiddenInEnglish),
    },
    ui: readUi(root, parse),
    pages: readPages(root, parse, issues),
    platforms: parse('data/platforms.json', platforms),
    kubernetes: parse('data/kubernetes.json', kubernetes),
    facts,
    consoles: readConsoles(root, parse, issues),
    items: readItems(root, parse),
    docs: readDocs(root, vendorFacts, issues),
    interfaces: readInterfaces(root, vendorFacts, issues),
    media: parse('data/media.json', mediaIndex),
    bars: readBars(root, parse),
    search: {
      synonyms: parse('data/search/synonyms.json', synonyms),
      stopWords: parse('data/search/stop-words.json', stopWords),
      answers: parse('data/search/answers.json', answers),
    },
    icons: ownIcons,
    drawings: readDrawings(root, namedDrawings(ownIcons, facts), issues),
    marks: readMarks(root, issues),
  };
  // What could not be parsed is undefined, and has an issue.
  if (issues.length > 0) return { content: null, issues };
  const { ui, interfaces } = content;
  const tables = {
    zh: referenceTables(interfaces, ui.zh.reference, 'zh'),
    en: referenceTables(interfaces, ui.en.reference, 'en'),
  };
  return { content: { ...content, tables } as Content, issues };
}
