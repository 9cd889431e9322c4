import { conventions, fallbackLanguage, type Language } from '../../config/languages';
import type { TopMenu } from '../../contract/top-menu';
import { type EnglishRules, hiddenPages } from '../../i18n/english';
import { referenceValues, replaceReferences } from '../../i18n/references';
import { type Feed, inLanguage, splitAddress } from '../../routes/href';
import { routeOfPath } from '../../routes/lookup';
import { anchorOf } from '../content/anchors';
import { docId } from '../content/docs';
import type { Content, Item } from '../content/read';
import { isShownIn, isWrittenIn, type Translated } from '../content/translations';
import { createTargets, itemPath, knownTargets } from './targets';

/**
 * What English renames and hides, and the names and addresses of all pages and items.
 * @param hasFile whether the site has a file at a path
 */
export function englishRules(
  content: Content,
  hasFile: (path: string) => boolean = () => false,
): EnglishRules {
  const { english, pages } = content;
  const known = knownTargets(content, fallbackLanguage);
  const paths = new Set(Array.from(known.values(), ({ path }) => path));
  const values = referenceValues(content, fallbackLanguage);
  return {
    ...english,
    pageName: (id) => replaceReferences(known.get(id)?.name, values),
    nameIn(id, language) {
      const page = pages.get(id);
      return page && isWrittenIn(page, language) ? page[language].name : undefined;
    },
    exists(address) {
      const { path, hash } = splitAddress(address);
      const route = routeOfPath(path);
      const sections = route && pages.get(route.id)?.[fallbackLanguage].sections;
      if (hash !== '')
        return sections?.some((section) => `#${anchorOf(section)}` === hash) ?? false;
      return route !== undefined || paths.has(path) || hasFile(path);
    },
  };
}

/** The ids of the pages, items and documents that a partial language lacks. */
export const untranslatedIn = ({ pages, items, docs }: Content, language: Language): string[] => [
  ...[...pages].flatMap(([id, page]) => (isWrittenIn(page, language) ? [] : [id])),
  ...Object.values(items)
    .flat<Item[][]>()
    .flatMap((item) => (isWrittenIn(item, language) ? [] : [itemPath(item).slice(1)])),
  ...docs.flatMap((doc) => (isWrittenIn(doc, language) ? [] : [docId(doc)])),
];

/**
 * The inputs of a language's pages.
 * @param today day of the build, `YYYY-MM-DD`
 * @param pictureAt address of a picture by its path in `static`; null if it isn't drawn
 * @param address the language that addresses lead to; another than that of the texts for pages without a translation
 */
export function createSite(
  language: Language,
  written: Content,
  menu: TopMenu,
  today: string,
  pictureAt: (path: string) => string | null = (path) => path,
  address: Language = language,
) {
  const { vendor, pages, english } = written;
  const values = referenceValues(written, language);
  const hiddenProducts = hiddenPages(english.hidden);
  // A product's documentation is hidden with it.
  const hiddenDocs = written.docs
    .filter(({ product }) => hiddenProducts.has(`product/${product}`))
    .map(docId);
  const hidden: ReadonlySet<string> = new Set([...hiddenProducts, ...hiddenDocs]);
  const fill = <T>(value: T) => replaceReferences(value, values);
  const all = { ...written, items: fill(written.items), docs: fill(written.docs) };
  const isShown = (source: Translated) => isShownIn(source, address);
  const omitted =
    conventions[address].untranslated === 'omitted'
      ? untranslatedIn({ ...all, pages: new Map() }, address)
      : [];
  const content = {
    ...all,
    items: Object.fromEntries(
      Object.entries(all.items).map(([kind, list]) => [kind, list.filter(isShown)]),
    ) as Content['items'],
    docs: all.docs.filter(isShown),
    claims: fill(written.claims),
    service: fill(written.service),
    facts: new Map([...written.facts].map(([id, product]) => [id, fill(product)])),
  };
  const items = Object.values(content.items).flat<Item[][]>();
  return {
    language,
    address,
    content,
    menu,
    today,
    pictureAt,
    ui: content.ui[language],
    targets: createTargets(
      all,
      new Set([...(conventions[address].hides ? hidden : []), ...omitted]),
      language,
      address,
    ),
    items,
    /** Ids of the pages that English hides. */
    hidden,
    /** Title of a page with a feed, and of the feed. */
    feedTitle: (page: Feed) => fill(pages.get(page)?.[language].title ?? vendor.name[language]),
    href: (path: string) => inLanguage(path, address),
    fill,
  };
}

export type Site = ReturnType<typeof createSite>;
