import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import { type Language, languages } from '../../config/languages';
import { type EnglishNames, englishNames, type HiddenInEnglish, hiddenInEnglish } from '../../contract/content/english';
import { type Exceptions, exceptions, type Glossary, glossary } from '../../contract/content/glossary';
import { type ItemKind, itemSchemas } from '../../contract/content/item';
import { type MediaIndex, mediaIndex } from '../../contract/content/media';
import { type MediaScripts, mediaKinds, mediaScripts } from '../../contract/content/media-script';
import {
  type ConsoleFacts,
  consoleFacts,
  type PageFacts,
  type PageTexts,
  pageFacts,
  pageTexts,
} from '../../contract/content/page';
import { type Claims, claims, type Tags, tags, type Vendor, vendor } from '../../contract/content/vendor';
import { type Issue, issuesOf } from '../../contract/issue';
import type { UiTexts } from '../../i18n/ui-texts';

/** A page's dictionaries in both languages and its relations. */
export interface PageContent {
  zh: PageTexts;
  en: PageTexts;
  facts: PageFacts;
}

/** An item of any kind, with the slug that its file's name gives it. */
export type Item<K extends ItemKind = ItemKind> = v.InferOutput<(typeof itemSchemas)[K]> & { kind: K; slug: string };

/** Everything that editors write, parsed. */
export interface Content {
  vendor: Vendor;
  claims: Claims;
  tags: Tags;
  glossary: Glossary;
  exceptions: Exceptions;
  english: { names: EnglishNames; hidden: HiddenInEnglish };
  ui: Record<Language, UiTexts>;
  /** By route id. */
  pages: Map<string, PageContent>;
  /** By route id of the product. */
  consoles: Map<string, ConsoleFacts>;
  /** By kind, newest first. */
  items: { [K in ItemKind]: Item<K>[] };
  /** What the files and videos of items are (src/build/content/media.ts). */
  media: MediaIndex;
  /** What files and videos show beside their item's text, by `KIND/SLUG`. */
  scripts: Map<string, MediaScripts>;
}

const jsonFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder).flatMap((name) => {
        const path = join(folder, name);
        return statSync(path).isDirectory() ? jsonFiles(path) : name.endsWith('.json') ? [path] : [];
      })
    : [];

/**
 * Reads and parses the data folder.
 * @param root the project's folder
 * @returns what could be parsed, and every issue with its file and key; nothing is thrown for bad data
 */
export function readContent(root: string): { content: Content | null; issues: Issue[] } {
  const issues: Issue[] = [];
  const nameOf = (path: string) => relative(root, path).replaceAll('\\', '/');

  function parse<T extends v.GenericSchema>(path: string, schema: T): v.InferOutput<T> | undefined {
    const source = nameOf(path);
    try {
      const result = v.safeParse(schema, JSON.parse(readFileSync(path, 'utf8')));
      if (result.success) return result.output;
      issues.push(...issuesOf(source, result.issues));
    } catch (error) {
      issues.push({ source, key: '', message: error instanceof Error ? error.message : String(error) });
    }
    return undefined;
  }

  const data = (...parts: string[]) => join(root, 'data', ...parts);
  const vendorFacts = parse(data('vendor.json'), vendor);
  const claimFacts = parse(data('claims.json'), claims);
  const tagNames = parse(data('tags.json'), tags);
  const media = parse(data('media.json'), mediaIndex);

  const words = parse(data('glossary.json'), glossary);
  const excepted = parse(data('exceptions.json'), exceptions);

  const names = parse(data('english', 'names.json'), englishNames);
  const hidden = parse(data('english', 'hidden.json'), hiddenInEnglish);

  // The files' keys are held to UiTexts when the project compiles (src/i18n/ui-texts.ts).
  const ui = Object.fromEntries(
    languages.map((language) => [
      language,
      Object.fromEntries(
        jsonFiles(data('ui', language)).map((path) => [
          relative(data('ui', language), path).replace(/\.json$/, ''),
          parse(path, v.record(v.string(), v.unknown())),
        ]),
      ),
    ]),
  ) as unknown as Content['ui'];

  const pages = new Map<string, PageContent>();
  const texts: Record<Language, Map<string, PageTexts>> = { zh: new Map(), en: new Map() };
  const facts = new Map<string, PageFacts>();
  const pagesFolder = data('pages');
  for (const path of jsonFiles(pagesFolder)) {
    const name = relative(pagesFolder, path)
      .replaceAll('\\', '/')
      .replace(/\.json$/, '');
    const language = /\.(zh|en)$/.exec(name)?.[1] as Language | undefined;
    if (language) {
      const page = parse(path, pageTexts);
      if (page) texts[language].set(name.slice(0, -3), page);
    } else {
      const page = parse(path, pageFacts);
      if (page) facts.set(name, page);
    }
  }
  for (const id of facts.keys())
    if (!texts.zh.has(id) && !texts.en.has(id))
      issues.push({
        source: `data/pages/${id}.json`,
        key: '',
        message: 'belongs to no page: there are no dictionaries',
      });
  for (const id of new Set([...texts.zh.keys(), ...texts.en.keys()])) {
    const [zh, en] = [texts.zh.get(id), texts.en.get(id)];
    if (zh && en) pages.set(id, { zh, en, facts: facts.get(id) ?? {} });
    else {
      const missing = `data/pages/${id}.${zh ? 'en' : 'zh'}.json`;
      if (!issues.some(({ source }) => source === missing))
        issues.push({ source: missing, key: '', message: 'is missing' });
    }
  }

  const items = Object.fromEntries(Object.keys(itemSchemas).map((kind) => [kind, []])) as unknown as Content['items'];
  for (const kind of Object.keys(itemSchemas) as ItemKind[]) {
    const list: Item[] = jsonFiles(data('items', kind)).flatMap((path) => {
      const item = parse(
        path,
        itemSchemas[kind] as v.GenericSchema<unknown, v.InferOutput<(typeof itemSchemas)[ItemKind]>>,
      );
      const slug = relative(data('items', kind), path).replace(/\.json$/, '');
      return item ? [{ ...item, kind, slug }] : [];
    });
    list.sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
    Object.assign(items, { [kind]: list });
  }

  const consoles = new Map<string, ConsoleFacts>();
  for (const path of jsonFiles(data('consoles'))) {
    const console = parse(path, consoleFacts);
    const name = relative(data('consoles'), path).replace(/\.json$/, '');
    if (!console) continue;
    consoles.set(`product/${name}`, console);
    for (const language of languages) {
      const picture = data('images', 'consoles', `${name}.${language}.png`);
      if (!existsSync(picture))
        issues.push({
          source: nameOf(path),
          key: '',
          message: `no picture ${nameOf(picture)}; draw it: npm run draw:consoles -- ${name}`,
        });
    }
  }

  const scripts = new Map<string, MediaScripts>();
  for (const kind of mediaKinds)
    for (const path of jsonFiles(data('media', kind))) {
      const script = parse(path, mediaScripts[kind] as v.GenericSchema<unknown, MediaScripts>);
      if (script) scripts.set(`${kind}/${relative(data('media', kind), path).replace(/\.json$/, '')}`, script);
    }

  const content =
    vendorFacts && claimFacts && tagNames && words && excepted && names && hidden && media
      ? {
          vendor: vendorFacts,
          claims: claimFacts,
          tags: tagNames,
          glossary: words,
          exceptions: excepted,
          english: { names, hidden },
          ui,
          pages,
          consoles,
          items,
          media,
          scripts,
        }
      : null;
  return { content, issues };
}
