import redirectRows from '../../data/redirects.json';
import { inLanguage } from './href';
import { languages } from './languages';
import { manifest } from './manifest';

/**
 * A row of data/redirects.json: it has either a target or the day on which the address was retired.
 */
interface FormerAddress {
  from: string;
  to?: string | undefined;
  retired?: string | undefined;
}

const formerAddresses: readonly FormerAddress[] = redirectRows;

/**
 * Addresses that were published and have no page any more, by the day on which they were retired;
 * `/docs/*` stands for all below `/docs`. Hosts answer HTTP 410.
 */
export const retired: ReadonlyMap<string, string> = new Map(
  formerAddresses.flatMap(({ from, retired: day }): [string, string][] =>
    day === undefined ? [] : [[from, day]],
  ),
);

/**
 * The folder of a row such as `/docs/*`, with its slash at the end: `/docs/`; null for the row of
 * one address.
 */
export const folderOf = (address: string): string | null =>
  address.endsWith('/*') ? address.slice(0, -1) : null;

/** Whether a row (`/docs/air-gapped`, `/docs/*`) is about an address. */
export function covers(row: string, address: string): boolean {
  const folder = folderOf(row);
  return folder === null ? row === address : address.startsWith(folder) && address !== folder;
}

/**
 * The day on which an address was retired, by itself or with its folder; undefined if it wasn't.
 */
export function retirementOf(address: string): string | undefined {
  for (const [row, day] of retired) {
    if (covers(row, address)) return day;
  }
  return undefined;
}

/** All redirects by address: those of the manifest and of data/redirects.json. */
export const redirects: ReadonlyMap<string, string> = new Map([
  ...formerAddresses.flatMap(({ from, to }): [string, string][] =>
    to === undefined ? [] : [[from, to]],
  ),
  ...manifest.flatMap(({ path, redirect }) =>
    redirect === undefined
      ? []
      : languages.map((language): [string, string] => [
          inLanguage(path, language),
          inLanguage(redirect, language),
        ]),
  ),
]);
