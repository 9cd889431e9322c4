/** Stands in for the site's own origin, which is not known in a build and does not matter. */
const anyOrigin = 'https://own.invalid';

/**
 * An address of this site out of a text that anybody may have written: an address that was asked
 * for, `?from=`, a link. Nothing else may turn such a text into a place that a visitor is sent to.
 * It is checked as the browser reads it, after dot segments, backslashes, tabs and line breaks are
 * gone: `/.//evil.example`, like `//evil.example`, would be the address of another host.
 * @param text path, query and hash
 * @returns the address with one slash at its start; null if the text isn't a path
 */
export function ownAddress(text: string): string | null {
  // Anything else could extend the host: `.evil.example`, `@evil.example`, `:8080`.
  if (!text.startsWith('/')) return null;

  const { pathname, search, hash } = new URL(anyOrigin + text);

  return pathname.replace(/^\/+/, '/') + search + hash;
}
