import './support/prepare';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { consola } from 'consola';
import { fetchSameOrigin } from '../calls/bounded-fetch';
import { printable } from '../calls/printable';
import {
  alteredFiles,
  type BuiltSite,
  checkSite,
  folderSite,
} from '../features/publish-check/check';
import { checkHost } from '../features/publish-check/host';
import {
  type BuildRecord,
  publishedRecord,
  readRecord,
  recordName,
} from '../features/releases/record';
import { parseAddress } from '../site/environment';
import { redirects } from '../site/former-addresses';
import { fail, helpIfAsked, loadEnvironment, root } from './support/environment';

const usage = `npm run verify [-- ADDRESS | FOLDER]

Checks links, sitemaps, languages and menus of a built or published site, and that each file is as it was built. Exits with 1 if something isn't.
  ADDRESS   of a published site, e.g. https://www.vendor.example; also checks how its host serves it
  FOLDER    of a built site; default: releases/current`;

/** A site, and the bytes of its files. */
type Site = BuiltSite & {
  digests: BuildRecord['files'];
  bytes(file: string): Promise<Buffer>;
  /** How the host serves it; a folder has no host. */
  checkHost?: () => ReturnType<typeof checkHost>;
};

async function publishedSite(base: string): Promise<Site> {
  const record = await publishedRecord(base);
  if (!record) throw new Error(`${base} has no ${recordName} of this version.`);

  // A host answers a redirect itself, where a folder has a page.
  const isShown = (file: string) => !redirects.has(`/${file.replace(/\/index\.html$/, '')}`);
  const servedFiles = Object.fromEntries(
    Object.entries(record.files).filter(([file]) => isShown(file)),
  );
  const bytes = async (file: string) => {
    const response = await fetchSameOrigin(encodeURI(`${base}/${file}`), {
      signal: AbortSignal.timeout(15_000),
    });
    if (!response.ok) throw new Error(`${base}/${file} answered HTTP ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  };

  return {
    inputs: record,
    files: Object.keys(servedFiles),
    digests: servedFiles,
    bytes,
    read: async (file) => (await bytes(file)).toString(),
    isElsewhere: (path) => /^\/(api|upload)\//.test(path),
    checkHost: () => checkHost(base, record),
  };
}

function builtSite(folder: string): Site {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);

  const record = readRecord(folder);
  if (!record) throw new Error(`${folder} has no readable ${recordName}; npm run build writes it.`);

  return {
    ...folderSite(root, folder, record),
    digests: record.files,
    bytes: (file) => readFile(join(folder, file)),
  };
}

/**
 * `npm run verify [-- ADDRESS | FOLDER]`: the checks before publishing, of a published or a built
 * site, and whether it is as it was built.
 */
async function verify(target = 'releases/current'): Promise<void> {
  helpIfAsked(usage);
  loadEnvironment();

  const startTime = performance.now();
  const site = /^https?:\/\//.test(target)
    ? await publishedSite(parseAddress('ADDRESS', target))
    : builtSite(resolve(target));

  const { pages, findings } = await checkSite(site);
  const host = await site.checkHost?.();
  findings.push(...(await alteredFiles(site.digests, site.bytes)), ...(host?.findings ?? []));

  for (const warning of host?.warnings ?? []) consola.warn(warning);
  for (const line of findings) console.log(`  ${printable(line)}`);

  const time = `${pages} pages in ${((performance.now() - startTime) / 1000).toFixed(1)} s`;
  if (findings.length > 0) consola.error(`${target} has ${findings.length} findings (${time})`);
  else consola.success(`${target} is in order: ${time}`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}

verify(process.argv[2]).catch(fail);
