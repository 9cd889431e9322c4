import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { consola } from 'consola';
import { fetchWithin } from '../api-client/bounded-fetch';
import { type BuiltSite, checkSite, folderSite } from '../build/publish-check/check';
import { publishedFiles, publishedRecord, readRecord, recordName } from '../build/rebuild/record';
import { parseAddress } from '../config/environment';
import { fail, loadEnvironment, root } from './support/environment';

async function publishedSite(base: string): Promise<BuiltSite> {
  const record = await publishedRecord(base);
  if (!record) throw new Error(`${base} has no ${recordName} of this version.`);
  return {
    inputs: record,
    files: Object.keys(record.files),
    read: async (file) => {
      const response = await fetchWithin(`${base}/${file}`, { signal: AbortSignal.timeout(15_000) });
      if (!response.ok) throw new Error(`${base}/${file} answered HTTP ${response.status}`);
      return response.text();
    },
    isElsewhere: (path) => /^\/(api|upload)\//.test(path),
  };
}

function builtSite(folder: string): BuiltSite {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  const record = readRecord(folder);
  if (!record) throw new Error(`${folder} has no readable ${recordName}; npm run build writes it.`);
  return folderSite(root, folder, Object.keys(publishedFiles(folder)), record);
}

/** `npm run verify [-- ADDRESS | FOLDER]`: the checks before publishing, of a published or a built site. */
async function verify(target = 'public'): Promise<void> {
  loadEnvironment();
  const started = performance.now();
  const site = /^https?:\/\//.test(target)
    ? await publishedSite(parseAddress('ADDRESS', target))
    : builtSite(resolve(target));
  const { pages, links, findings } = await checkSite(site);
  for (const line of findings) console.log(`  ${line}`);
  for (const [shown, count] of Object.entries(links)) console.log(`  ${count} links followed: ${shown}`);
  const time = `${pages} pages in ${((performance.now() - started) / 1000).toFixed(1)} s`;
  if (findings.length > 0) consola.error(`${target} has ${findings.length} findings (${time})`);
  else consola.success(`${target} is in order: ${time}`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}

verify(process.argv[2]).catch(fail);
