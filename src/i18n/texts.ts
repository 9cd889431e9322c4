import type { Namespace, UiTexts } from './ui-texts';

/** Dictionaries as gatsby-plugin-react-i18next sources them, and as it wants them in a page query: `data` is the file's JSON. */
export interface Locales {
  readonly edges: readonly {
    readonly node: { readonly ns: string | null; readonly data: string | null };
  }[];
}

/** The texts of namespaces. @throws Error that names a namespace that the page query lacks */
export function textsOf<N extends Namespace>(
  { edges }: Locales,
  ...namespaces: N[]
): Pick<UiTexts, N> {
  const found = namespaces.map((namespace) => {
    const node = edges.find((edge) => edge.node.ns === namespace)?.node;
    if (!node?.data) throw new Error(`The query does not ask for the texts “${namespace}”`);
    return [namespace, JSON.parse(node.data)] as const;
  });
  // The type is that of the Chinese files; the data folder's check compares the English ones with them.
  return Object.fromEntries(found) as Pick<UiTexts, N>;
}

// Chinese has no plural forms, so only English texts offer a choice.
const plural = new Intl.PluralRules('en');

/**
 * Fills a UI text: `{{count}}` is a value, `{{count|result|results}}` the first word for one and the second for any other number. A blank
 * without a value stays.
 */
export const formatMessage = (text: string, values: Record<string, string | number>): string =>
  text.replace(
    /\{\{(\w+)(?:\|([^|}]+)\|([^|}]+))?\}\}/g,
    (whole, name: string, one?: string, other = '') => {
      const value = values[name];
      if (value === undefined) return whole;
      if (one === undefined) return String(value);
      return plural.select(Number(value)) === 'one' ? one : other;
    },
  );
