import { type ReactNode, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Language } from '../site/languages';
import { createI18n } from './instance';

interface Props {
  language: Language;
  /** `locales` of the slice's query. */
  locales: {
    readonly edges: readonly {
      readonly node: { readonly ns: string | null; readonly data: string | null };
    }[];
  };
  children: ReactNode;
}

/**
 * Gives a slice its texts: Gatsby renders slices apart from pages, outside the provider of
 * gatsby-plugin-react-i18next.
 */
export function SliceTexts({ language, locales, children }: Props) {
  const i18n = useMemo(() => {
    const namespaces = locales.edges.map(({ node }) => [node.ns, JSON.parse(node.data ?? '{}')]);
    return createI18n(language, { [language]: Object.fromEntries(namespaces) });
  }, [language, locales]);

  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}
