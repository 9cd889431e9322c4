import type { Language } from '../../config/languages';
import type { TopMenu } from '../../contract/top-menu';
import { hiddenPages } from '../../i18n/english';
import { referenceValues, replaceReferences } from '../../i18n/references';
import type { UiTexts } from '../../i18n/ui-texts';
import { inLanguage } from '../../routes/href';
import type { Entry } from '../../routes/page-view';
import type { Content, Item } from '../content/read';
import { mediaEntries } from './downloads';
import { createTargets, type Targets } from './targets';

/** What the pages of a language are made of. */
export interface Site {
  language: Language;
  content: Content;
  menu: TopMenu;
  ui: UiTexts;
  targets: Targets;
  /** Items of all kinds. */
  items: readonly Item[];
  /** Ids of the pages that English hides. */
  hidden: ReadonlySet<string>;
  /** Title of the list of news, and of its feed. */
  newsTitle: string;
  /** A path in the language. */
  href(path: string): string;
  /** Replaces the references to facts in every text below a value. */
  fill<T>(value: T): T;
  /** Adds what its file or video is to an item's entry. */
  withMedia(entry: Entry): Entry;
}

export function createSite(language: Language, content: Content, menu: TopMenu): Site {
  const { vendor, claims, pages, english } = content;
  const values = referenceValues(vendor, claims, language);
  const hidden = hiddenPages(english.hidden);
  const items = Object.values(content.items).flat<Item[][]>();
  const fill = <T>(value: T) => replaceReferences(value, values);
  return {
    language,
    content,
    menu,
    ui: content.ui[language],
    targets: createTargets(content, language === 'en' ? hidden : new Set(), language),
    items,
    hidden,
    newsTitle: fill(pages.get('news')?.[language].title ?? vendor.name[language]),
    href: (path) => inLanguage(path, language),
    fill,
    withMedia: mediaEntries(items, content, language),
  };
}
