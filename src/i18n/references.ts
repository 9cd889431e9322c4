import type { Language } from '../config/languages';
import type { Claims, Vendor } from '../contract/content/vendor';

/** The facts that texts refer to as `{{claims.ID}}` and `{{vendor.NAME}}`. */
export function referenceValues(vendor: Vendor, claims: Claims, language: Language): Record<string, string> {
  return {
    ...Object.fromEntries(Object.entries(claims).map(([id, claim]) => [`claims.${id}`, claim.value[language]])),
    'vendor.name': vendor.name[language],
    'vendor.legalName': vendor.legalName[language],
    'vendor.slogan': vendor.slogan[language],
    'vendor.founded': String(vendor.founded),
    'vendor.mainland': vendor.hotline.mainland,
    'vendor.hongKong': vendor.hotline.hongKong,
    'vendor.support': vendor.email.support,
    'vendor.sales': vendor.email.sales,
    ...Object.fromEntries(vendor.accounts.map(({ id, url }) => [`vendor.accounts.${id}`, url])),
  };
}

/** The references in a text, e.g. `claims.customers`. */
export const referencesIn = (text: string): string[] =>
  [...text.matchAll(/\{\{([^}]*)\}\}/g)].map(([, name = '']) => name);

/** Replaces the references in every text below `value`. @throws Error that names an unknown reference */
export function replaceReferences<T>(value: T, values: Record<string, string>): T {
  if (typeof value === 'string')
    return value.replace(/\{\{([^}]*)\}\}/g, (_, name: string) => {
      const known = values[name];
      if (known === undefined) throw new Error(`unknown reference {{${name}}}`);
      return known;
    }) as T;
  if (Array.isArray(value)) return value.map((child: unknown) => replaceReferences(child, values)) as T;
  if (value && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [key, replaceReferences(child, values)]),
    ) as T;
  return value;
}
