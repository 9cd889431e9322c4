import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { englishNames, hiddenInEnglish } from '../../src/contract/content/english';
import { exceptions, glossary } from '../../src/contract/content/glossary';
import { itemSchemas } from '../../src/contract/content/item';
import { pageFacts, pageTexts } from '../../src/contract/content/page';
import { stopWords, synonyms } from '../../src/contract/content/search';
import { section } from '../../src/contract/content/sections';
import { text } from '../../src/contract/content/text';
import { claims, tags, vendor } from '../../src/contract/content/vendor';
import { issuesOf } from '../../src/contract/issue';
import { root } from '../support/root';

type Path = readonly (string | number)[];
type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;

const dataFile = (path: string): Json => JSON.parse(readFileSync(join(root, 'data', path), 'utf8'));
/** The first file of a folder below data/. */
const firstOf = (folder: string): Json =>
  dataFile(join(folder, readdirSync(join(root, 'data', folder)).sort()[0] ?? ''));

/** How much a value says: the sample of a kind is the one that says most. */
const keysIn = (value: Json): number => JSON.stringify(value).split('":').length;

/** A value with no more than 24 entries in each list: what holds for so many holds for all. */
const shortened = (value: Json): Json => {
  if (Array.isArray(value)) return value.slice(0, 24).map(shortened);
  return value && typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).map(([key, child]) => [key, shortened(child)]))
    : value;
};

type PageJson = { hero: Json; sections: { kind: string }[] };

/** A page with a section of each kind, each the one that says most. */
function fullPage(): Json {
  const pages = readdirSync(join(root, 'data/pages'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.zh.json'))
    .map((file) => dataFile(join('pages', file)) as unknown as PageJson);
  const sections = new Map<string, { kind: string }>();
  for (const section of pages.flatMap((page) => page.sections)) {
    const known = sections.get(section.kind);
    if (!known || keysIn(section as Json) > keysIn(known as Json)) sections.set(section.kind, section);
  }
  const [richest] = pages.sort((a, b) => keysIn(b.hero) - keysIn(a.hero));
  return { ...richest, sections: [...sections.values()] } as unknown as Json;
}

/** Every place in a value, from the outside to the inside. */
function placesIn(value: Json, path: Path = []): { path: Path; value: Json }[] {
  const children = Array.isArray(value)
    ? [...value.entries()]
    : value && typeof value === 'object'
      ? Object.entries(value)
      : [];
  return [{ path, value }, ...children.flatMap(([key, child]) => placesIn(child as Json, [...path, key]))];
}

/** A copy of a value after a change of what stands at a place. */
function changed(value: Json, path: Path, change: (holder: Record<string, Json>, key: string) => void): Json {
  const copy = structuredClone(value);
  const holder = path.slice(0, -1).reduce<Json>((found, key) => (found as Record<string, Json>)[key] ?? null, copy);
  change(holder as Record<string, Json>, String(path.at(-1)));
  return copy;
}

/** A place by the kinds of its holders: positions in lists and names of records as `*`, a section by its kind. */
function nameOf(sample: Json, path: Path, records: readonly string[]): string {
  let here: Json | undefined = sample;
  const parts: string[] = [];
  for (const key of path) {
    const holder = parts.join('.');
    here = (here as Record<string, Json>)[key];
    const kind =
      here && typeof here === 'object' && !Array.isArray(here) && typeof here['kind'] === 'string'
        ? here['kind']
        : null;
    parts.push(kind ?? (typeof key === 'number' || records.includes(holder) ? '*' : key));
  }
  return parts.join('.');
}

interface Sample {
  schema: v.GenericSchema;
  value: Json;
  /** Places that a writer may leave out. */
  optional?: RegExp;
  /** Places whose text may be empty: ids, which are looked up. */
  free?: RegExp;
  /** Places whose keys are a writer's own. */
  records?: string[];
}

const samples: Record<string, Sample> = {
  page: {
    schema: pageTexts,
    value: fullPage(),
    optional:
      /^hero\.(actions|eyebrow)$|^sections\.\w+\.(id|lead|facts|mechanisms|list|filter|secondary)$|\.(note|result)$|^sections\.modules\.items\.\*\.to$/,
    free: /\.flows\.\*\.(from|to)$|\.components\.\*\.id$|\.figures\.claims\.\*$|\.listing\.of$/,
  },
  'relations of a page': {
    schema: pageFacts,
    value: dataFile('pages/product/BCC.json'),
    optional: /^(related|showcase)/,
  },
  case: {
    schema: itemSchemas.case,
    value: firstOf('items/case'),
    optional: /^related$|^(zh|en)\.quote$/,
    free: /^tags\.\*$/,
  },
  news: { schema: itemSchemas.news, value: firstOf('items/news'), optional: /^related$/, free: /^tags\.\*$/ },
  position: {
    schema: itemSchemas.joinus,
    value: firstOf('items/joinus'),
    optional: /^related$/,
    free: /^(tags|offices)\.\*$/,
  },
  report: { schema: itemSchemas.report, value: firstOf('items/report'), optional: /^related$/, free: /^tags\.\*$/ },
  vendor: {
    schema: vendor,
    value: dataFile('vendor.json'),
    optional: /\.(qr|country)$/,
    free: /\.\*\.id$|^statisticsId$/,
  },
  claims: { schema: claims, value: dataFile('claims.json'), records: [''] },
  tags: { schema: tags, value: dataFile('tags.json'), records: [''] },
  'what English hides': {
    schema: hiddenInEnglish,
    value: dataFile('english/hidden.json'),
    optional: /\.page$/,
    free: /\.page$/,
  },
  'English names': { schema: englishNames, value: dataFile('english/names.json'), records: ['titles', 'subtitles'] },
  glossary: {
    schema: glossary,
    value: dataFile('glossary.json'),
    optional: /\.avoid(\.(zh|en))?$/,
    records: ['spelling'],
  },
  exceptions: { schema: exceptions, value: dataFile('exceptions.json'), free: /\.key$/ },
  synonyms: { schema: synonyms, value: dataFile('search/synonyms.json') },
  'stop words': { schema: stopWords, value: dataFile('search/stop-words.json') },
};

const refuses = (schema: v.GenericSchema, value: unknown): boolean => !v.safeParse(schema, value).success;

describe.each(Object.entries(samples))(
  'the schema of %s',
  (_, { schema, value: whole, optional, free, records = [] }) => {
    const value = shortened(whole);
    const places = placesIn(value);
    const names = (found: readonly { path: Path }[]) =>
      [...new Set(found.map(({ path }) => nameOf(value, path, records)))].sort();

    test('accepts what is there', () => {
      expect(v.safeParse(schema, value).issues ?? []).toEqual([]);
    });

    test('lets a writer leave out what is optional, and nothing else', () => {
      const inObjects = places.filter(
        ({ path }) => typeof path.at(-1) === 'string' && !records.includes(nameOf(value, path.slice(0, -1), records)),
      );
      const accepted = inObjects.filter(
        ({ path }) =>
          !refuses(
            schema,
            changed(value, path, (holder, key) => delete holder[key]),
          ),
      );
      expect(names(accepted).filter((name) => !optional?.test(name))).toEqual([]);
    });

    test('takes no key that it does not know', () => {
      const objects = places.filter(
        ({ path, value: found }) =>
          found &&
          typeof found === 'object' &&
          !Array.isArray(found) &&
          !records.includes(nameOf(value, path, records)),
      );
      const accepted = objects.filter(
        ({ path }) =>
          !refuses(
            schema,
            changed({ whole: value }, ['whole', ...path, 'surplus'], (holder, key) => {
              holder[key] = 'x';
            }),
          ),
      );
      expect(names(accepted)).toEqual([]);
    });

    test('takes no empty text but where one is free', () => {
      const texts = places.filter(({ value: found }) => typeof found === 'string');
      const accepted = texts.filter(
        ({ path }) =>
          !refuses(
            schema,
            changed(value, path, (holder, key) => {
              holder[key] = '';
            }),
          ),
      );
      expect(names(accepted).filter((name) => !free?.test(name))).toEqual([]);
    });
  },
);

test.each([' a', 'a ', '\na', 'a\u3000', ''])('%j is no text: it is empty or has a blank at an end', (written) => {
  expect(refuses(text, written)).toBe(true);
  expect(refuses(text, 'a b')).toBe(false);
});

const sections = new Map(
  (fullPage() as unknown as PageJson).sections.map((section) => [section.kind, section as unknown as Json]),
);
const listOf = (path: string): Path => path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));

test.each([
  ['a page', pageTexts, samples['page']?.value, 'keywords', 2],
  ...(
    [
      ['overview', 'paragraphs', 1],
      ['painPoints', 'items', 3],
      ['architecture', 'paragraphs', 1],
      ['architecture', 'mechanisms', 2],
      ['architecture', 'diagram.layers', 2],
      ['architecture', 'diagram.layers.0.components', 1],
      ['highlights', 'items', 4],
      ['scenarios', 'items', 3],
      ['figures', 'claims', 1],
      ['questions', 'items', 2],
      ['table', 'columns', 2],
      ['table', 'rows', 2],
      ['prose', 'paragraphs', 1],
      ['challenges', 'items', 3],
      ['productsUsed', 'items', 2],
      ['value', 'items', 3],
      ['steps', 'items', 2],
      ['modules', 'items', 2],
      ['timeline', 'items', 3],
      ['links', 'items', 1],
    ] as const
  ).map(([kind, path, least]) => [kind, section, sections.get(kind), path, least] as const),
  ['a case', itemSchemas.case, samples['case']?.value, 'figures', 2],
  ['a case', itemSchemas.case, samples['case']?.value, 'tags', 1],
  ['a case', itemSchemas.case, samples['case']?.value, 'zh.situation', 1],
  ['a position', itemSchemas.joinus, samples['position']?.value, 'offices', 1],
  ['a position', itemSchemas.joinus, samples['position']?.value, 'zh.duties', 3],
  ['a position', itemSchemas.joinus, samples['position']?.value, 'en.requirements', 3],
  ['a report', itemSchemas.report, samples['report']?.value, 'zh.body', 2],
  ['the vendor', vendor, samples['vendor']?.value, 'offices', 1],
  ['a term', glossary, samples['glossary']?.value, 'terms.0.zh', 1],
  ['a term', glossary, samples['glossary']?.value, 'terms.0.en', 1],
  ['a group of synonyms', synonyms, samples['synonyms']?.value, '0', 2],
] as const)('%s has a least number of entries in its lists: case %#', (_, schema, value = null, path, least) => {
  const cut = (count: number) =>
    changed(value, listOf(path), (holder, key) => {
      holder[key] = (holder[key] as Json[]).slice(0, count);
    });
  expect(v.safeParse(schema, cut(least)).issues ?? []).toEqual([]);
  expect(issuesOf('', v.safeParse(schema, cut(least - 1)).issues ?? []).map(({ key }) => key)).toContain(path);
});

test.each([
  ['an id of 0', itemSchemas.news, 'news', 'id', 0],
  ['an id with a fraction', itemSchemas.news, 'news', 'id', 1.5],
  ['a date that is none', itemSchemas.news, 'news', 'date', '21 November 2026'],
  ['an industry that is not known', itemSchemas.case, 'case', 'industry', 'fishing'],
  ['no openings', itemSchemas.joinus, 'position', 'openings', 0],
  ['an anchor with a capital', pageTexts, 'page', 'sections.0.id', 'Overview'],
  ['an anchor that begins with a digit', pageTexts, 'page', 'sections.0.id', '1a'],
  ['an anchor with a blank', pageTexts, 'page', 'sections.0.id', 'a b'],
  ['a slug that begins with a digit', vendor, 'vendor', 'slug', '1a'],
  ['a slug with a hyphen', vendor, 'vendor', 'slug', 'a-b'],
  ['an address without TLS', vendor, 'vendor', 'siteUrl', 'http://skyraft.example'],
  ['a host that is no address', vendor, 'vendor', 'companyHost', 'https://'],
  ['an e-mail address that is none', vendor, 'vendor', 'email.support', 'support'],
  ['a mode of consent that is not known', vendor, 'vendor', 'consent.en', 'never'],
  ['a country in small letters', vendor, 'vendor', 'offices.0.country', 'cn'],
  ['a country of three letters', vendor, 'vendor', 'offices.0.country', 'CHN'],
])('%s is refused', (_, schema, sample, path, bad) => {
  const value = samples[sample]?.value ?? null;
  expect(refuses(schema, value)).toBe(false);
  expect(
    refuses(
      schema,
      changed(value, listOf(path), (holder, key) => {
        holder[key] = bad as Json;
      }),
    ),
  ).toBe(true);
});
