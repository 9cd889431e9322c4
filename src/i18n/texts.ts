import type { Namespace, UiTexts } from './ui-texts';

/** A dictionary as gatsby-plugin-react-i18next sources it: `data` is the file's JSON. */
export interface LocaleNode {
  readonly ns: string | null;
  readonly data: string | null;
}

/** The texts of namespaces. @throws Error that names a namespace that the page query lacks */
export function textsOf<N extends Namespace>(nodes: readonly LocaleNode[], ...namespaces: N[]): Pick<UiTexts, N> {
  const found = namespaces.map((namespace) => {
    const node = nodes.find(({ ns }) => ns === namespace);
    if (!node?.data) throw new Error(`The query does not ask for the texts “${namespace}”`);
    return [namespace, JSON.parse(node.data)] as const;
  });
  // The type is that of the Chinese files; the data folder's check compares the English ones with them.
  return Object.fromEntries(found) as Pick<UiTexts, N>;
}

/** Replaces `{{name}}` in a UI text. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
