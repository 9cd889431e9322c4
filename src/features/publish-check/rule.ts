import { inLanguage } from '../../site/href';
import { languages } from '../../site/languages';
import { builtPaths } from '../../site/lookup';
import type { Route } from '../../site/route-types';
import type { BuildRecord } from '../releases/record';
import type { CheckedPage } from './page';

/** A site that is to be published, or has been. */
export interface BuiltSite {
  inputs: Pick<BuildRecord, 'menus' | 'hidden' | 'drafts' | 'siteUrl'>;
  /** Paths of its files, without a slash at the beginning. */
  files: readonly string[];
  read(file: string): string | Promise<string>;
  /** Whether something else answers at a path, e.g. the API. */
  isElsewhere(path: string): boolean;
}

/** A site whose pages have been read. */
export interface ReadSite extends BuiltSite {
  /** By address; also those at which hosts serve pages by a rewrite. */
  pages: ReadonlyMap<string, CheckedPage>;
  /** The texts of all sitemaps. */
  sitemap: string;
}

/** Takes a reason not to publish the site, with the address of the page. */
export type Report = (page: string, reason: string) => void;

/** Reports what is wrong with a site. */
export type Rule = (site: ReadSite, report: Report) => void;

/** The addresses at which routes are built, in every language. */
export const addressesOf = (routes: readonly Route[]): string[] =>
  languages.flatMap((language) =>
    routes.flatMap(builtPaths).map((path) => inLanguage(path, language)),
  );

/** The pages that hosts answer unknown addresses with. */
export const errorPages = languages.map((language) => inLanguage('/404.html', language));
