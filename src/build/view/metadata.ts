import { defaultLanguage, type Language, languages, languageTags } from '../../config/languages';
import { menuMetadata } from '../../navigation/metadata';
import { inLanguage, newsFeedPath } from '../../routes/href';
import type { PageMeta } from '../../routes/page-view';
import { socialPath } from '../content/media';
import type { Site } from './site';

export interface MetadataSource {
  /** Route id, or `kind/slug` of an item. */
  key: string;
  /** Path without language. */
  path: string;
  /** What the page says where no menu entry does. */
  texts: { title: string; description: string; keywords: string[] };
  noindex?: boolean;
  /** `YYYY-MM-DD`, for an item. */
  published?: string | null;
}

/** Pages whose head names the news feed. */
const namesFeed = (key: string): boolean => key === 'home' || key === 'news' || key.startsWith('news/');

/** What goes into a page's head except structured data: from the menu entry whose link is the route, else from the page's dictionary (section 2). */
export function metadataOf(
  { key, path, texts, noindex = false, published = null }: MetadataSource,
  { language, content: { vendor }, menu, hidden, newsTitle }: Site,
): Omit<PageMeta, 'structuredData'> {
  // The API's menu is Chinese: English takes its own dictionary.
  const given = language === 'zh' ? menuMetadata(menu, path) : null;
  const isHidden = hidden.has(key);
  const indexed = !noindex && !(isHidden && language === 'en');
  const addressIn = (other: Language) => vendor.siteUrl + inLanguage(path, other);
  // A page that English hides has no counterpart to point to.
  const alternates =
    indexed && !isHidden
      ? [
          ...languages.map((other) => ({ language: languageTags[other], href: addressIn(other) })),
          { language: 'x-default', href: addressIn(defaultLanguage) },
        ]
      : [];
  return {
    title: given?.html_title || `${texts.title} | ${vendor.name[language]}`,
    description: given?.description || texts.description,
    keywords: given?.keywords || texts.keywords.join(language === 'zh' ? '，' : ', '),
    canonical: addressIn(language),
    alternates,
    // A page that is not indexed has no picture of its own.
    image: vendor.siteUrl + socialPath(indexed ? key : 'home', language),
    feed: namesFeed(key) ? { title: newsTitle, href: newsFeedPath(language) } : null,
    noindex: !indexed,
    published,
    siteName: vendor.name[language],
  };
}
