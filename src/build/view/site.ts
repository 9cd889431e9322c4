import { conventions, type Language } from '../../config/languages';
import type { TopMenu } from '../../contract/top-menu';
import { type EnglishRules, hiddenPages } from '../../i18n/english';
import { referenceValues, replaceReferences } from '../../i18n/references';
import { type Feed, inLanguage, splitAddress } from '../../routes/href';
import { routeOfPath } from '../../routes/lookup';
import { anchorOf } from '../content/anchors';
import { docId } from '../content/docs';
import type { Content, Item } from '../content/read';
import { mediaEntries } from './downloads';
import { createTargets, itemPath } from './targets';

/**
 * What English renames and hides, and the names and addresses of all pages and items.
 * @param hasFile whether the site has a file at a path
 */
export function englishRules(content: Content, hasFile: (path: string) => boolean = () => false): EnglishRules {
  const { english, pages, items, docs } = content;
  const values = referenceValues(content, 'en');
  const titles = new Map([
    ...Object.values(items).flatMap((list) =>
      list.map((item) => [itemPath(item), replaceReferences(item.en.title, values)] as const),
    ),
    ...docs.map((doc) => [`/${docId(doc)}`, doc.en.title] as const),
  ]);
  return {
    ...english,
    pageName: (id) => pages.get(id)?.en.name ?? titles.get(`/${id}`),
    exists(address) {
      const { path, hash } = splitAddress(address);
      const route = routeOfPath(path);
      const sections = route && pages.get(route.id)?.en.sections;
      if (hash !== '') return sections?.some((section) => `#${anchorOf(section)}` === hash) ?? false;
      return route !== undefined || titles.has(path) || hasFile(path);
    },
  };
}

/**
 * The inputs of a language's pages.
 * @param today day of the build, `YYYY-MM-DD`
 * @param isDrawn whether a social picture is there, by its path
 */
export function createSite(
  language: Language,
  written: Content,
  menu: TopMenu,
  today: string,
  isDrawn: (path: string) => boolean = () => true,
) {
  const { vendor, pages, english } = written;
  const values = referenceValues(written, language);
  const hiddenProducts = hiddenPages(english.hidden);
  // A product's documentation is hidden with it.
  const hiddenDocs = written.docs.filter(({ product }) => hiddenProducts.has(`product/${product}`)).map(docId);
  const hidden: ReadonlySet<string> = new Set([...hiddenProducts, ...hiddenDocs]);
  const fill = <T>(value: T) => replaceReferences(value, values);
  const content = {
    ...written,
    items: fill(written.items),
    docs: fill(written.docs),
    claims: fill(written.claims),
    service: fill(written.service),
    facts: new Map([...written.facts].map(([id, product]) => [id, fill(product)])),
  };
  const items = Object.values(content.items).flat<Item[][]>();
  return {
    language,
    content,
    menu,
    today,
    isDrawn,
    ui: content.ui[language],
    targets: createTargets(content, conventions[language].isOfApi ? new Set() : hidden, language),
    items,
    /** Ids of the pages that English hides. */
    hidden,
    /** Title of a page with a feed, and of the feed. */
    feedTitle: (page: Feed) => fill(pages.get(page)?.[language].title ?? vendor.name[language]),
    href: (path: string) => inLanguage(path, language),
    fill,
    withMedia: mediaEntries(items, content, language),
  };
}

export type Site = ReturnType<typeof createSite>;
