import { fields, isRequired } from '../calls/assumed/form-fields';
import type { Resources } from '../i18n/resources';
import { formatDay } from '../site/format-date';
import {
  conventions,
  defaultLanguage,
  eachLanguage,
  type Language,
  parseLanguage,
} from '../site/languages';
import { manifest } from '../site/manifest';
import type { Kubernetes } from './compatibility/schema';
import { memoiseByObject } from './memoise';
import type { ProductFacts } from './schemas/facts';
import type { Service } from './schemas/service';
import type { Claims, Vendor } from './schemas/vendor';
import { uiTexts } from './ui-texts';

const vendorValues = memoiseByObject(
  (vendor: Vendor, language: Language): Record<string, string> => ({
    ...Object.fromEntries(flatten(vendor, 'vendor', language)),
    'vendor.brand': vendor.shortName.en,
    'vendor.command': vendor.slug.toLowerCase(),
    'vendor.founded': String(vendor.founded),
    // A number stays on one line.
    'vendor.mainland': vendor.hotline.mainland.replaceAll(' ', '\u00a0'),
    'vendor.hongKong': vendor.hotline.hongKong.replaceAll(' ', '\u00a0'),
    // What can be called from abroad, where a 400 number can't.
    'vendor.landline': (vendor.offices.find(({ phone }) => phone)?.phone ?? '').replaceAll(
      ' ',
      '\u00a0',
    ),
    'vendor.support': vendor.email.support,
    'vendor.sales': vendor.email.sales,
    'vendor.jobs': vendor.email.jobs,
    ...Object.fromEntries(vendor.accounts.map(({ id, url }) => [`vendor.accounts.${id}`, url])),
  }),
);

/** The labels of what every form requires, as words in a sentence. */
function requiredFields(ui: Facts['ui'], language: Language): string {
  // The schema of forms.json (schemas/form-texts.ts) asks for the label of every field.
  const t: (key: string) => string = uiTexts(ui, language)('forms');
  const names = Object.entries(fields).flatMap(([name, field]) =>
    field.control === 'text' && !field.calls && isRequired(field) ? t(`fields.${name}.label`) : [],
  );
  const { locale } = conventions[language];
  return new Intl.ListFormat(locale).format(names.map((name) => name.toLocaleLowerCase(locale)));
}

const isDay = /^\d{4}-\d\d-\d\d$/;

export interface Facts {
  vendor: Vendor;
  claims: Claims;
  service: Service;
  kubernetes: Kubernetes;
  facts: ReadonlyMap<string, ProductFacts>;
  /** What the site does without, by route id or kind and slug. */
  drafts: ReadonlyMap<string, string>;
  items: { case: readonly { slug: string; figures: unknown }[] };
  ui: Record<Language, Pick<Resources, 'forms'>>;
  /** What features add, by the name that texts use. */
  featureReferences?: Record<Language, Record<string, string>>;
}

/** The number of products of a family page, without drafts. */
export const familySize = (page: string, drafts: ReadonlyMap<string, string>): number => {
  const family = manifest.find(({ id }) => id === page)?.family;
  const products = manifest.filter((route) => route.family === family && route.id !== page);
  return products.filter(({ id }) => !drafts.has(id)).length;
};

/**
 * What texts call a child of a fact: a release goes by its version too, which stays the same when a
 * newer one takes the first place.
 */
const namesOf = (name: string, child: unknown): string[] =>
  typeof child === 'object' && child !== null && 'version' in child
    ? [name, String(child.version)]
    : [name];

/**
 * All texts below a value by path; the key `value` isn't part of the path. Dates are formatted for
 * the language.
 */
export function flatten(fact: unknown, path: string, language: Language): [string, string][] {
  if (typeof fact === 'string')
    return [[path, isDay.test(fact) ? formatDay(fact, language) : fact]];
  if (typeof fact === 'number') return [[path, fact.toLocaleString('en')]];
  if (typeof fact !== 'object' || fact === null) return [];
  if (language in fact) return flatten(Reflect.get(fact, language), path, language);

  return Object.entries(fact).flatMap(([key, child]) =>
    namesOf(key, child).flatMap((name) => {
      const childPath = name === 'value' ? path : `${path}.${name}`;
      return flatten(child, childPath, language);
    }),
  );
}

/** The facts by the name that texts use, with the references within them still open. */
function writtenValues(
  { vendor, facts, items, drafts, ui, featureReferences, ...figures }: Facts,
  language: Language,
): Record<string, string> {
  const figureKinds = ['claims', 'service', 'kubernetes'] as const;
  const figureValues = figureKinds.flatMap((kind) => flatten(figures[kind], kind, language));

  const productValues = [...facts].flatMap(([id, product]): [string, string][] => [
    ...flatten(product, `facts.${id}`, language),
    [`facts.${id}.count`, String(familySize(id, drafts))],
  ]);
  const caseValues = items.case.flatMap((item) =>
    flatten(item.figures, `case.${item.slug}`, language),
  );

  return {
    ...Object.fromEntries([...figureValues, ...productValues, ...caseValues]),
    ...featureReferences?.[language],
    'forms.required': requiredFields(ui, language),
    ...vendorValues(vendor, language),
  };
}

/**
 * The facts that texts refer to: `{{claims.ID}}`, `{{claims.ID.condition}}`, `{{vendor.NAME}}`,
 * `{{facts.product/BCC.limits.clusters}}`, `{{facts.ContainerFamily.count}}` (its products),
 * `{{facts.product/BCC.releases.5.8.full}}`, `{{case.linjiang-bank.systems}}`,
 * `{{service.report.fixed}}`, `{{pricing.units.product/BCC}}`, `{{kubernetes.versions.1.35.ends}}`,
 * `{{forms.required}}` (name, company…). References within facts are resolved.
 * @throws Error that names circular references
 */
export const referenceValues = memoiseByObject(valuesOfFacts);

function valuesOfFacts(facts: Facts, language: Language): Record<string, string> {
  const values = writtenValues(facts, language);

  /** @param path the names that led to this one */
  const resolve = (name: string, reference: string, path: readonly string[]): string => {
    if (path.includes(name)) {
      const circle = [...path.slice(path.indexOf(name)), name];
      throw new Error(`facts refer to themselves: ${circle.join(' → ')}`);
    }

    const text = values[name];
    // An unknown reference stays: `npm run content` reports it with its file.
    if (text === undefined) return reference;

    return replaceIn(text, (innerName, innerReference) =>
      resolve(innerName, innerReference, [...path, name]),
    );
  };
  return Object.fromEntries(Object.keys(values).map((name) => [name, resolve(name, '', [])]));
}

/** What the check says of a reference to a fact that isn't there. */
export const unknownReference = (name: string): string =>
  `unknown reference {{${name}}}: say it without the fact, or name another fact`;

/** The references in a text, e.g. `claims.customers`. */
export const referencesIn = (text: string): string[] =>
  [...text.matchAll(/\{\{([^}]*)\}\}/g)].map(([, name = '']) => name);

/**
 * Changes every text below `value`.
 * @param language of `value`, but for what is below a language's name
 */
function mapTexts<T>(
  value: T,
  language: Language,
  change: (text: string, language: Language) => string,
): T {
  if (typeof value === 'string') return change(value, language) as T;
  if (Array.isArray(value))
    return value.map((child: unknown) => mapTexts(child, language, change)) as T;
  if (!value || typeof value !== 'object') return value;

  const entries = Object.entries(value);

  return Object.fromEntries(
    entries.map(([key, child]) => [key, mapTexts(child, parseLanguage(key) ?? language, change)]),
  ) as T;
}

/**
 * Replaces each reference in a text by what `replace` returns for its name and for the reference as
 * written.
 */
const replaceIn = (text: string, replace: (name: string, reference: string) => string): string =>
  text.replace(/\{\{([^}]*)\}\}/g, (reference, name: string) => replace(name, reference));

/**
 * Replaces references to the vendor's facts in all texts below `value`.
 * @param language as in `mapTexts`
 */
export function withVendor<T>(value: T, vendor: Vendor, language: Language): T {
  const values = eachLanguage((textLanguage) => vendorValues(vendor, textLanguage));

  return mapTexts(value, language, (text, textLanguage) =>
    replaceIn(text, (name, reference) => values[textLanguage][name] ?? reference),
  );
}

/**
 * Replaces the references in every text below `value`.
 * @throws Error that names an unknown reference
 */
export const replaceReferences = <T>(value: T, values: Record<string, string>): T =>
  mapTexts(value, defaultLanguage, (text) =>
    replaceIn(text, (name) => {
      const value = values[name];
      if (value === undefined) throw new Error(`unknown reference {{${name}}}`);
      return value;
    }),
  );
