import { fetchWithin } from '../../src/api-client/bounded-fetch';
import { cacheControl, contentType } from '../../src/build/hosting';
import { type BuildRecord, differing, digestOf, publishedRecord } from '../../src/build/rebuild/record';
import { chunksOf } from './plan';

/** Paths that one call of the hook names at most. */
const mostPaths = 1000;
const timeout = 15_000;
/** How often, and after how many milliseconds, a CDN is asked again whether it has the release. */
const [tries, between] = [12, 5_000];

/** Tells the hook which paths a CDN has to purge. @throws Error if it does not take them */
export async function callHook(hook: string, release: string, paths: readonly string[]): Promise<void> {
  for (const chunk of chunksOf(paths, mostPaths)) {
    const response = await fetch(hook, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ release, paths: chunk }),
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok)
      throw new Error(`PUBLISH_HOOK answered HTTP ${response.status}: the CDN may still send old pages.`);
  }
}

/** Ten pages, spread over the site; never the ones that hosts answer in other ways. */
function samplesOf(record: BuildRecord): string[] {
  const pages = Object.keys(record.files).filter((file) =>
    /^(?!.*(404|consultsuccess|resource)).*\/index\.html$/.test(file),
  );
  return [
    'index.html',
    ...Array.from({ length: 9 }, (_, index) => pages[Math.floor((index * pages.length) / 9)] ?? 'index.html'),
  ];
}

/**
 * Asks a published site for its release, ten pages, their headers, and an unknown page of each language.
 * @returns what is not as it should be
 */
export async function verifyPublished(
  site: string,
  record: BuildRecord,
): Promise<{ findings: string[]; warnings: string[] }> {
  const [findings, warnings]: [string[], string[]] = [[], []];
  const isThere = async () => differing((await publishedRecord(site))?.files ?? {}, record.files).length === 0;
  let isCurrent = await isThere();
  for (let count = 1; !isCurrent && count < tries; count += 1) {
    await new Promise((resolve) => setTimeout(resolve, between));
    isCurrent = await isThere();
  }
  if (!isCurrent) findings.push(`${site}/build.json is of another release`);

  const ask = (path: string) => fetchWithin(site + path, { signal: AbortSignal.timeout(timeout) });
  for (const file of samplesOf(record)) {
    const path = `/${file.replace(/\/?index\.html$/, '')}`;
    const response = await ask(path);
    const expect = (name: string, expected: string) => {
      const found = response.headers.get(name);
      if (found?.replace(/;\s*/g, '; ').toLowerCase() !== expected)
        findings.push(`${path}: ${name} is ${found}, not ${expected}`);
    };
    if (response.status !== 200) findings.push(`${path}: HTTP ${response.status}`);
    else if (digestOf(Buffer.from(await response.arrayBuffer())) !== record.files[file])
      findings.push(`${path}: is another page`);
    expect('content-type', contentType(file));
    expect('cache-control', cacheControl(path));
    if (path === '/' && !response.headers.has('content-security-policy'))
      warnings.push('Security headers are missing: the CDN has to add them (npm run -s hosting -- headers).');
  }
  for (const [path, page] of [
    ['/no-such-page', '404.html'],
    ['/en/no-such-page', 'en/404.html'],
  ] as const) {
    const response = await ask(path);
    if (response.status !== 404) findings.push(`${path}: HTTP ${response.status}, not 404`);
    if (digestOf(Buffer.from(await response.arrayBuffer())) !== record.files[page])
      warnings.push(`${path}: is not answered with ${page}`);
  }
  return { findings, warnings };
}
