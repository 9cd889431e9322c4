import { splitAddress } from '../routes/href';
import { servedFile } from '../routes/served-file';

const script = document.currentScript;
/** The folder of the archive, above that of its own files. */
const root = new URL('..', script instanceof HTMLScriptElement ? script.src : location.href);

/** The address in the archive for one of the site, which starts at its root. */
export function archived(address: string): string {
  const { path, query, hash } = splitAddress(address);
  return new URL(encodeURI(servedFile(decodeURI(path))), root).href + query + hash;
}

declare global {
  interface Window {
    /** Data of the archive by its path on the site, put there by scripts: a browser reads no other file from a disk. */
    archivedData?: Record<string, unknown>;
  }
}

/**
 * Takes the place of `fetch` in the archive's script (src/build/archive/client.ts): `/search/zh.json` is the script `_archive/search/zh.js`.
 * @returns what of a response is used. Rejects if there is no such file
 */
export const fetchArchived = (path: string) =>
  new Promise<{ ok: true; status: 200; json(): Promise<unknown> }>((resolve, reject) => {
    const element = document.createElement('script');
    element.src = new URL(`_archive${path.replace(/\.json$/, '.js')}`, root).href;
    element.onload = () =>
      resolve({ ok: true, status: 200, json: async () => window.archivedData?.[path] });
    element.onerror = () => reject(new Error(`The archive has no ${path}`));
    document.head.append(element);
  });
