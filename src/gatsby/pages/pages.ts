import type { TopMenu } from '../../calls/top-menu';
import { type Content, itemFile, pageFile } from '../../content/read';
import { createSite, type Site } from '../../content/site';
import type { Highlight } from '../../features/documents/highlight';
import { type Doc, docFile } from '../../features/documents/read';
import { docPage } from '../../features/documents/view';
import { languages } from '../../site/languages';
import { manifest } from '../../site/manifest';
import { buildDay } from '../../site/today';
import { type BuiltPage, completePage, noLists, onBothDevices } from './built-page';
import { itemPage } from './item-page';
import { routePage } from './route-page';

export type { BuiltPage } from './built-page';

interface PagesOptions {
  /** What pages treat as today, `YYYY-MM-DD`. */
  today?: string;
  /** Highlights code in documentation. */
  highlight?: Highlight;
  /** Address of a picture by its path in `static`; null if it isn't drawn: the page has home's social picture. */
  pictureAt?: Site['pictureAt'];
}

/**
 * Every page in every language. Pure.
 * @throws Error that names the file and what in it cannot be resolved
 */
export function buildPages(
  content: Content,
  menu: TopMenu,
  options: PagesOptions = {},
): BuiltPage[] {
  const { today = buildDay(), highlight = (code) => [code], pictureAt = (path) => path } = options;

  return languages.flatMap((language) =>
    pagesOfSite(createSite(language, content, menu, today, pictureAt), highlight),
  );
}

/** The pages of a language: of routes, items and documentation. */
function pagesOfSite(site: Site, highlight: Highlight): BuiltPage[] {
  const { language, content, items } = site;
  const routes = manifest.filter(
    ({ id, template }) => template !== 'redirect' && !content.drafts.has(id),
  );

  return [
    ...routes.map((route) =>
      withSourceInErrors(pageFile(route.id, language), () => routePage(route, site)),
    ),
    ...items.map((item) => withSourceInErrors(itemFile(item), () => itemPage(item, site))),
    ...content.docs.map((doc) =>
      withSourceInErrors(docFile(doc, language), () => documentationPage(doc, site, highlight)),
    ),
  ];
}

/** Makes a page. @throws Error whose message begins with the file that the page is made from */
function withSourceInErrors(file: string, make: () => BuiltPage): BuiltPage {
  try {
    return make();
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function documentationPage(doc: Doc, site: Site, highlight: Highlight): BuiltPage {
  const { key, path, markdown, view, ...page } = docPage(doc, site, highlight);
  const plainPage = {
    ...onBothDevices(key, path, site),
    template: 'doc' as const,
    ...page,
    view: { ...noLists, ...view },
  };
  return { ...completePage(plainPage, site, null), markdown };
}
