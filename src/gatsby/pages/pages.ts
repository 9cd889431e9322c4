import type { TopMenu } from '../../calls/top-menu';
import { type Content, type Item, itemFile, pageFile } from '../../content/content';
import type { Examples } from '../../content/examples';
import { createSite, type Site } from '../../content/site';
import { features } from '../../features';
import { languages } from '../../site/languages';
import { manifest } from '../../site/manifest';
import { buildDay } from '../../site/today';
import type { BuiltPage } from '../../views/built-page';
import { withSourceInErrors } from '../../views/errors';
import { completePage } from './complete-page';
import { galleryPages } from './gallery';
import { itemPage } from './item-page';
import { routePage } from './route-page';

interface PagesOptions {
  /** What pages treat as today, `YYYY-MM-DD`. */
  today?: string;
  /**
   * Address of a picture by its path in `static`; null if it isn't drawn: the page has home's
   * social picture.
   */
  pictureAt?: Site['pictureAt'];
  /** What the gallery shows; without it there is none. */
  examples?: Examples | undefined;
  /** Makes only the pages with these keys. */
  keys?: ReadonlySet<string> | undefined;
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
  return sitesOf(content, menu, options).flatMap((site) => pagesOfSite(site, options));
}

/** What pages are made of, in each language. */
export function sitesOf(content: Content, menu: TopMenu, options: PagesOptions = {}): Site[] {
  const { today = buildDay(), pictureAt = (path) => path } = options;
  return languages.map((language) => createSite(language, content, menu, today, pictureAt));
}

const idOfItem = ({ kind, slug }: Item): string => `${kind}/${slug}`;

/** The pages of a language: of routes, of items, those that features make, and the gallery. */
function pagesOfSite(site: Site, { keys, examples }: PagesOptions): BuiltPage[] {
  const { language, content } = site;
  const isWanted = (key: string) => keys?.has(key) ?? true;
  const routes = manifest.filter(
    ({ id, template }) => template !== 'redirect' && !content.drafts.has(id) && isWanted(id),
  );
  const items = site.items.filter((item) => isWanted(idOfItem(item)));

  const keysSoFar = new Set([...routes.map(({ id }) => id), ...items.map(idOfItem)]);
  const isComplete = keys !== undefined && [...keys].every((key) => keysSoFar.has(key));
  const featurePages = isComplete
    ? []
    : features
        .flatMap((feature) => feature.buildPages?.(site) ?? [])
        .filter(({ key }) => isWanted(key));

  const gallery = examples ? galleryPages(examples, site) : [];

  return [
    ...routes.map((route) =>
      withSourceInErrors(pageFile(route.id, language), () => routePage(route, site)),
    ),
    ...items.map((item) => withSourceInErrors(itemFile(item), () => itemPage(item, site))),
    ...[...featurePages, ...gallery].map((page) => completePage(page, site, null)),
  ];
}
