import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { consola } from 'consola';
import { parseRecord, publishedFiles, readRecord, recordName } from '../build/build-record';
import { checkSite, describeFindings } from '../build/publish-check/check';
import { type CheckedSite, readFolder, readPublished } from '../build/publish-check/site';
import { uploadsOf } from './support/check-published';
import { fail, loadEnvironment, root } from './support/environment';

/** A published site, as it is answered. */
async function published(address: string): Promise<CheckedSite> {
  const base = address.replace(/\/+$/, '');
  const read = async (file: string): Promise<string> => {
    const response = await fetch(`${base}/${file}`);
    if (!response.ok) throw new Error(`${base}/${file} answered HTTP ${response.status}`);
    return response.text();
  };
  return readPublished(parseRecord(await read(recordName), `${base}/${recordName}`), read);
}

/** A built site in a folder. */
async function built(folder: string): Promise<CheckedSite> {
  const record = readRecord(folder);
  if (!record) throw new Error(`${folder} has no readable ${recordName}; npm run build writes it.`);
  return readFolder(folder, Object.keys(publishedFiles(folder).files), record, uploadsOf(root));
}

/** `npm run verify [-- ADDRESS | FOLDER]`: what a build checks before it may be published, of a published site or of a built one. */
async function verify(target = 'public'): Promise<void> {
  loadEnvironment();
  const started = performance.now();
  const isAddress = /^https?:\/\//.test(target);
  if (!isAddress && !(existsSync(target) && statSync(target).isDirectory()))
    throw new Error(`There is no folder ${target}.`);
  const site = await (isAddress ? published(target) : built(resolve(target)));
  const findings = describeFindings(checkSite(site));
  for (const line of findings) console.log(`  ${line}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (findings.length > 0) consola.error(`${target} is not in order (${site.pages.size} pages in ${seconds} s)`);
  else consola.success(`${target} is in order: ${site.pages.size} pages in ${seconds} s`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}

verify(process.argv[2]).catch(fail);
