import type { TopMenu } from '../calls/top-menu';
import { inLanguage, splitAddress } from '../site/href';
import { conventions, defaultLanguage, eachLanguage, type Language } from '../site/languages';
import { routeOfPath } from '../site/lookup';
import { anchorOf } from './anchors';
import type { Content, Item } from './content';
import { type EnglishRules, hiddenPages } from './english-rules';
import { referenceValues, replaceReferences } from './references';
import { createTargets, knownTargets } from './targets';
import { uiTexts } from './ui-texts';

/**
 * What English renames and hides, and the names and addresses of all pages and items.
 * @param hasFile whether the site has a file at a path
 */
export function englishRules(
  content: Content,
  hasFile: (path: string) => boolean = () => false,
): EnglishRules {
  const { english, pages, drafts } = content;
  const targets = eachLanguage((language) => knownTargets(content, language));
  const values = eachLanguage((language) => referenceValues(content, language));
  const paths = new Set(Array.from(targets[defaultLanguage].values(), ({ path }) => path));

  return {
    ...english,
    pageName: (id, language) =>
      replaceReferences(targets[language].get(id)?.name, values[language]),
    draftAt: (path) => drafts.get(routeOfPath(path)?.id ?? path.slice(1)),
    exists(address) {
      const { path, hash } = splitAddress(address);
      const route = routeOfPath(path);
      if (hash === '') return route !== undefined || paths.has(path) || hasFile(path);

      const sections = route && pages.get(route.id)?.[defaultLanguage].sections;
      return sections?.some((section) => `#${anchorOf(section)}` === hash) ?? false;
    },
  };
}

/** The pages that English hides: the listed products, and what features have of them. */
function hiddenPagesOf({ english, featurePages }: Content): ReadonlySet<string> {
  const hiddenProducts = hiddenPages(english.hidden);
  const hiddenWithThem = featurePages.filter((page) => hiddenProducts.has(page.product));

  return new Set([...hiddenProducts, ...hiddenWithThem.map(({ id }) => id)]);
}

/** The content with facts in place of its references to them. */
function withFacts(source: Content, resolveFacts: <T>(value: T) => T): Content {
  const referringParts = source.referringParts.map((part) => [part, resolveFacts(source[part])]);

  return {
    ...source,
    ...Object.fromEntries(referringParts),
    items: resolveFacts(source.items),
    featurePages: resolveFacts(source.featurePages),
    claims: resolveFacts(source.claims),
    service: resolveFacts(source.service),
    facts: new Map([...source.facts].map(([id, product]) => [id, resolveFacts(product)])),
  };
}

/**
 * The inputs of a language's pages.
 * @param today day of the build, `YYYY-MM-DD`
 * @param pictureAt address of a picture by its path in `static`; null if it isn't drawn
 */
export function createSite(
  language: Language,
  source: Content,
  menu: TopMenu,
  today: string,
  pictureAt: (path: string) => string | null = (path) => path,
) {
  const { vendor, pages } = source;
  const values = referenceValues(source, language);
  const resolveFacts = <T>(value: T) => replaceReferences(value, values);
  const content = withFacts(source, resolveFacts);

  const hidden = hiddenPagesOf(source);
  const hiddenHere = conventions[language].appliesHideList ? hidden : new Set<string>();

  return {
    language,
    content,
    menu,
    today,
    pictureAt,
    /** `t` of a namespace, in the site's language. */
    getFixedT: uiTexts(content.ui, language),
    targets: createTargets(content, hiddenHere, language),
    items: Object.values(content.items).flat<Item[][]>(),
    /** Ids of the pages that English hides. */
    hidden,
    /** Title of a page with a feed, and of the feed. */
    feedTitle: (page: string) =>
      resolveFacts(pages.get(page)?.[language].title ?? vendor.name[language]),
    href: (path: string) => inLanguage(path, language),
    resolveFacts,
  };
}

export type Site = ReturnType<typeof createSite>;
