import { folderOf, redirects, retired } from './former-addresses';
import { inLanguage } from './href';
import { defaultLanguage, languages } from './languages';
import { builtPath } from './lookup';
import { manifest } from './manifest';

/*
 * Which page an address means, however it is spelled. `npm start`, nginx and `_redirects` take
 * their rules from here (src/features/hosting/files.ts). Gatsby knows a page by one address: at
 * another, it would hydrate a page that it doesn't find.
 */

/** Internal rewrites: an address and the path that its page is built at, where they differ. */
export const rewrites: ReadonlyMap<string, string> = new Map(
  manifest
    .filter((route) => builtPath(route) !== route.path)
    .flatMap((route) =>
      languages.map((language) => [
        inLanguage(route.path, language),
        inLanguage(builtPath(route), language),
      ]),
    ),
);

/**
 * Where each path leads: a page or a retired address to itself, the path that a page is built at to
 * its address, a redirect to its target. Nothing is encoded.
 */
export type PageAddresses = ReadonlyMap<string, string>;

/**
 * Lists where each path of a site leads.
 * @param files paths of the published site
 */
export function pageAddresses(files: readonly string[]): PageAddresses {
  const pages = files
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`);

  const addresses = new Map(pages.map((path) => [path, path]));

  for (const [address, builtAt] of rewrites) {
    if (!addresses.has(builtAt)) continue;
    addresses.set(address, address);
    addresses.set(builtAt, address);
  }

  for (const [from, to] of redirects) addresses.set(from, to);
  for (const address of retired.keys()) {
    if (folderOf(address) === null) addresses.set(address, address);
  }

  return addresses;
}

/** Where each lower-case path leads, if there is exactly one page that it can mean. */
export function lowerCaseAddresses(addresses: PageAddresses): PageAddresses {
  const targets = new Map<string, Set<string>>();

  for (const [path, address] of addresses) {
    const key = path.toLowerCase();
    targets.set(key, (targets.get(key) ?? new Set()).add(address));
  }

  return new Map(
    [...targets].flatMap(([key, [address = '', ...others]]) =>
      others.length === 0 ? [[key, address] as const] : [],
    ),
  );
}

/**
 * The path that an address means to a host: decoded, with single slashes, without dot segments, the
 * prefix of the default language, `index.html` and a slash at its end.
 * @returns null if it cannot be decoded
 */
function plainPath(path: string): string | null {
  let decoded: string;

  try {
    decoded = decodeURIComponent(path);
  } catch {
    // No page has such an address.
    return null;
  }

  const steps: string[] = [];

  for (const step of decoded.split(/[\\/]/)) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }

  if (steps[0]?.toLowerCase() === defaultLanguage) steps.shift();
  if (steps.at(-1)?.toLowerCase() === 'index.html') steps.pop();

  return `/${steps.join('/')}`;
}

/**
 * Makes the function that finds the address of a page, or a retired one, by any spelling of it.
 * It's encoded as browsers send it.
 * @returns undefined for a path that means neither, or several
 */
export function createPageFinder(addresses: PageAddresses): (path: string) => string | undefined {
  const lowerCase = lowerCaseAddresses(addresses);

  return (path) => {
    const plain = plainPath(path);
    if (plain === null) return undefined;

    const address = addresses.get(plain) ?? lowerCase.get(plain.toLowerCase());
    return address === undefined ? undefined : encodeURI(address);
  };
}
