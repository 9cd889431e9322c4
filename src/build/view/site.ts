import type { Language } from '../../config/languages';
import type { TopMenu } from '../../contract/top-menu';
import { hiddenPages } from '../../i18n/english';
import { referenceValues, replaceReferences } from '../../i18n/references';
import { inLanguage } from '../../routes/href';
import type { Content, Item } from '../content/read';
import { mediaEntries } from './downloads';
import { createTargets } from './targets';

/** The inputs of a language's pages. */
export function createSite(language: Language, written: Content, menu: TopMenu) {
  const { vendor, pages, english } = written;
  const values = referenceValues(written, language);
  const hidden = hiddenPages(english.hidden);
  const fill = <T>(value: T) => replaceReferences(value, values);
  const content = { ...written, items: fill(written.items) };
  const items = Object.values(content.items).flat<Item[][]>();
  return {
    language,
    content,
    menu,
    ui: content.ui[language],
    targets: createTargets(content, language === 'en' ? hidden : new Set(), language),
    items,
    /** Ids of the pages that English hides. */
    hidden,
    /** Title of the list of news, and of its feed. */
    newsTitle: fill(pages.get('news')?.[language].title ?? vendor.name[language]),
    href: (path: string) => inLanguage(path, language),
    fill,
    withMedia: mediaEntries(items, content, language),
  };
}

export type Site = ReturnType<typeof createSite>;
