import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { englishNames, hiddenInEnglish } from '../../src/contract/content/english';
import { platforms, productFacts } from '../../src/contract/content/facts';
import { exceptions, glossary } from '../../src/contract/content/glossary';
import { itemSchemas } from '../../src/contract/content/item';
import { pageFacts, pageTexts } from '../../src/contract/content/page';
import { stopWords, synonyms } from '../../src/contract/content/search';
import { section } from '../../src/contract/content/sections';
import { service } from '../../src/contract/content/service';
import { text } from '../../src/contract/content/text';
import { claims, tags, vendor } from '../../src/contract/content/vendor';
import { root } from '../support/root';

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;

const dataFile = (path: string): Json => JSON.parse(readFileSync(join(root, 'data', path), 'utf8'));
/** The first file of a folder below data/. */
const firstOf = (folder: string): Json =>
  dataFile(join(folder, readdirSync(join(root, 'data', folder)).sort()[0] ?? ''));

type PageJson = { hero: Json; sections: { kind: string }[] };

/** One section of each kind, each the one that says most. */
const sections = new Map<string, { kind: string }>();
const pages = readdirSync(join(root, 'data/pages'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.zh.json'))
  .map((file) => dataFile(join('pages', file)) as unknown as PageJson);
for (const found of pages.flatMap((page) => page.sections))
  if (JSON.stringify(found).length > JSON.stringify(sections.get(found.kind) ?? '').length)
    sections.set(found.kind, found);

const samples: Record<string, [v.GenericSchema, Json]> = {
  page: [pageTexts, { ...pages[0], sections: [...sections.values()] } as unknown as Json],
  'relations of a page': [pageFacts, dataFile('pages/product/BCC.json')],
  case: [itemSchemas.case, firstOf('items/case')],
  news: [itemSchemas.news, firstOf('items/news')],
  position: [itemSchemas.joinus, firstOf('items/joinus')],
  report: [itemSchemas.report, firstOf('items/report')],
  vendor: [vendor, dataFile('vendor.json')],
  claims: [claims, dataFile('claims.json')],
  'what customers are promised': [service, dataFile('service.json')],
  tags: [tags, dataFile('tags.json')],
  platforms: [platforms, dataFile('platforms.json')],
  'facts of a product': [productFacts, dataFile('products/BeyondEdge.json')],
  'what English hides': [hiddenInEnglish, dataFile('english/hidden.json')],
  'English names': [englishNames, dataFile('english/names.json')],
  glossary: [glossary, dataFile('glossary.json')],
  exceptions: [exceptions, dataFile('exceptions.json')],
  synonyms: [synonyms, dataFile('search/synonyms.json')],
  'stop words': [stopWords, dataFile('search/stop-words.json')],
};

const refuses = (schema: v.GenericSchema, value: unknown): boolean => !v.safeParse(schema, value).success;

/** A copy of a value with another value at a dotted path; undefined removes what is there. */
function changed(value: Json, path: string, other: Json | undefined | ((old: Json) => Json)): Json {
  const copy = structuredClone(value);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce<Json>((found, key) => (found as Record<string, Json>)[key] ?? null, copy);
  const record = holder as Record<string, Json>;
  const next = typeof other === 'function' ? other(record[last] ?? null) : other;
  if (next === undefined) delete record[last];
  else record[last] = next;
  return copy;
}

/** The paths of every text in a value, and of every object, at most 30 entries of a list. */
function pathsIn(value: Json, path = ''): { texts: string[]; objects: string[] } {
  if (typeof value === 'string') return { texts: [path], objects: [] };
  if (!value || typeof value !== 'object') return { texts: [], objects: [] };
  const entries = Array.isArray(value) ? Object.entries(value).slice(0, 30) : Object.entries(value);
  const children = entries.map(([key, child]) => pathsIn(child, path ? `${path}.${key}` : key));
  return {
    texts: children.flatMap(({ texts }) => texts),
    objects: [...(Array.isArray(value) ? [] : [path]), ...children.flatMap(({ objects }) => objects)],
  };
}

/** Ids are looked up, so the schema lets them be empty; the keys of maps are a writer's own. */
const isFree = (path: string) =>
  /(^|\.)(tags|offices|claims)\.\d+$|(^|\.)(id|from|of|page|key|statisticsId)$|\.flows\.\d+\.to$/.test(path);
const isMap = (name: string, path: string) =>
  ['claims', 'tags'].includes(name) ? path === '' : /^(titles|subtitles|instead)$/.test(path);

describe.each(Object.entries(samples))('the schema of %s', (name, [schema, value]) => {
  const { texts, objects } = pathsIn(value);

  test('accepts the data as it is, but no empty text and no unknown key', () => {
    expect(v.safeParse(schema, value).issues ?? []).toEqual([]);
    expect(texts.filter((path) => !isFree(path) && !refuses(schema, changed(value, path, '')))).toEqual([]);
    const known = objects.filter((path) => !isMap(name, path));
    const open = known.filter((path) => !refuses(schema, changed(value, path ? `${path}.surplus` : 'surplus', 'x')));
    expect(open).toEqual([]);
  });
});

test.each([' a', 'a ', '\na', 'a\u3000', ''])('%j is no text: it is empty or has a blank at an end', (written) => {
  expect(refuses(text, written)).toBe(true);
  expect(refuses(text, 'a b')).toBe(false);
});

test.each<[string, string, number]>([
  ['page', 'keywords', 2],
  ['case', 'figures', 2],
  ['case', 'tags', 1],
  ['case', 'zh.situation', 1],
  ['position', 'offices', 1],
  ['position', 'zh.duties', 3],
  ['report', 'zh.body', 2],
  ['vendor', 'offices', 1],
  ['glossary', 'terms.0.zh', 1],
  ['synonyms', '0', 2],
])('%s: %s has at least %i entries', (name, path, least) => {
  const [schema, value] = samples[name] ?? [v.never(), null];
  const first = (list: Json, count: number): Json =>
    Array.isArray(list) ? list.slice(0, count) : Object.fromEntries(Object.entries(list as object).slice(0, count));
  const cut = (count: number) => changed(value, path, (list) => first(list as Json, count));
  expect([refuses(schema, cut(least)), refuses(schema, cut(least - 1))]).toEqual([false, true]);
});

test.each<[string, string, number]>([
  ['overview', 'paragraphs', 1],
  ['painPoints', 'items', 3],
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
  ['steps', 'items', 2],
  ['modules', 'items', 2],
  ['timeline', 'items', 3],
  ['links', 'items', 1],
])('a section of the kind %s: %s has at least %i entries', (kind, path, least) => {
  const value = (sections.get(kind) ?? null) as Json;
  const first = (list: Json, count: number): Json =>
    Array.isArray(list) ? list.slice(0, count) : Object.fromEntries(Object.entries(list as object).slice(0, count));
  const cut = (count: number) => changed(value, path, (list) => first(list as Json, count));
  expect([refuses(section, cut(least)), refuses(section, cut(least - 1))]).toEqual([false, true]);
});

const mark = (drawing: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${drawing}</svg>`;
test.each<[string, string, string, Json]>([
  ['an id of 0', 'news', 'id', 0],
  ['an id with a fraction', 'news', 'id', 1.5],
  ['a date that is none', 'news', 'date', '21 November 2026'],
  ['an industry that is not known', 'case', 'industry', 'fishing'],
  ['no openings', 'position', 'openings', 0],
  ['an anchor with a capital', 'page', 'sections.0.id', 'Overview'],
  ['an anchor that begins with a digit', 'page', 'sections.0.id', '1a'],
  ['an anchor with a blank', 'page', 'sections.0.id', 'a b'],
  ['a slug that begins with a digit', 'vendor', 'slug', '1a'],
  ['a slug with a hyphen', 'vendor', 'slug', 'a-b'],
  ['an address without TLS', 'vendor', 'siteUrl', 'http://vendor.example'],
  ['a host that is no address', 'vendor', 'companyHost', 'https://'],
  ['an e-mail address that is none', 'vendor', 'email.support', 'support'],
  ['a mode of consent that is not known', 'vendor', 'consent.en', 'never'],
  ['a mark with a script', 'vendor', 'mark', mark('<script/>')],
  ['a mark with a style', 'vendor', 'mark', mark('<g style="a"/>')],
  ['a country of three letters', 'vendor', 'offices.0.country', 'CHN'],
])('%s is refused', (_, name, path, bad) => {
  const [schema, value] = samples[name] ?? [v.never(), null];
  expect([refuses(schema, value), refuses(schema, changed(value, path, bad))]).toEqual([false, true]);
});
