import { inLanguage, splitLanguage, withoutTrailingSlash } from './href';
import { builtPath, routeOfPath } from './lookup';
import { redirects } from './manifest';

/** The file that a host serves at a path, redirects followed: `/case` is `case/index.html`, `/icons.svg` is `icons.svg`. */
export function servedFile(path: string): string {
  const { language, path: asked } = splitLanguage(
    withoutTrailingSlash(redirects.get(path) ?? path),
  );
  const route = routeOfPath(asked);
  const built = inLanguage(route ? builtPath(route) : asked, language).slice(1);
  return /\.\w+$/.test(built) ? built : `${built && `${built}/`}index.html`;
}
