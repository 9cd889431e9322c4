import { redirects } from './former-addresses';
import { inLanguage, splitLanguage, withoutTrailingSlash } from './href';
import { builtPath, routeOfPath } from './lookup';

/**
 * The file that a host serves at a path, redirects followed: `/case` is `case/index.html`,
 * `/icons.svg` is `icons.svg`.
 */
export function servedFile(path: string): string {
  const address = withoutTrailingSlash(redirects.get(path) ?? path);
  const { language, path: pagePath } = splitLanguage(address);
  const route = routeOfPath(pagePath);
  const file = inLanguage(route ? builtPath(route) : pagePath, language).slice(1);

  if (/\.\w+$/.test(file)) return file;
  return file === '' ? 'index.html' : `${file}/index.html`;
}
