import { defaultLanguage, type Language, languages, languageTags } from '../../config/languages';
import type { Vendor } from '../../contract/content/vendor';
import type { TopMenu } from '../../contract/top-menu';
import { menuMetadata } from '../../navigation/metadata';
import { newsFeedPath } from '../../routes/feeds';
import { inLanguage } from '../../routes/href';
import type { PageMeta } from '../../routes/page-view';
import { socialPath } from '../content/media';

/** What a page says of itself, where no menu entry says it. */
export interface PageTexts {
  title: string;
  description: string;
  keywords: string[];
}

export interface MetadataSource {
  /** A route's id, or `kind/slug` of an item. */
  key: string;
  /** Path without language. */
  path: string;
  texts: PageTexts;
  /** English hides the page. */
  isHidden?: boolean;
  noindex?: boolean;
  /** `YYYY-MM-DD`: the page of an item of that day. */
  published?: string | null;
}

/** Pages whose head names the feed of news: home, the list of news, its items. */
const namesFeed = (key: string): boolean => key === 'home' || key === 'news' || key.startsWith('news/');

/**
 * What goes into a page's head, less its structured data. Title, description and keywords come from the menu entry whose link is the route
 * (specification section 2), else from the page's own dictionary.
 * @param newsTitle title of the list of news, which its feed has too
 */
export function metadataOf(
  { key, path, texts, isHidden = false, noindex = false, published = null }: MetadataSource,
  language: Language,
  vendor: Vendor,
  menu: TopMenu,
  newsTitle: string,
): Omit<PageMeta, 'structuredData'> {
  // The API's menu is Chinese: English takes its own dictionary.
  const given = language === 'zh' ? menuMetadata(menu, path) : null;
  const indexed = !noindex && !(isHidden && language === 'en');
  const addressIn = (other: Language) => vendor.siteUrl + inLanguage(path, other);
  return {
    title: given?.html_title || `${texts.title} | ${vendor.name[language]}`,
    description: given?.description || texts.description,
    keywords: given?.keywords || texts.keywords.join(language === 'zh' ? '，' : ', '),
    canonical: addressIn(language),
    // A page that English hides has no counterpart to point to.
    alternates:
      indexed && !isHidden
        ? [
            ...languages.map((other) => ({ language: languageTags[other], href: addressIn(other) })),
            { language: 'x-default', href: addressIn(defaultLanguage) },
          ]
        : [],
    // A page that is not indexed has no picture of its own.
    image: vendor.siteUrl + socialPath(indexed ? key : 'home', language),
    feed: namesFeed(key) ? { title: newsTitle, href: newsFeedPath(language) } : null,
    noindex: !indexed,
    published,
    siteName: vendor.name[language],
  };
}
