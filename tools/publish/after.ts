import { setTimeout as pause } from 'node:timers/promises';
import { fetchWithin } from '../../src/api-client/bounded-fetch';
import { cacheControl, contentType } from '../../src/build/hosting';
import { type BuildRecord, differing, digestOf, publishedRecord } from '../../src/build/rebuild/record';

/** The most paths per call of the hook. */
const maxPaths = 1000;
const timeout = 15_000;
/** How often, and after how many milliseconds, a CDN that still has the old release is asked again. */
const [tries, retryDelay] = [12, 5_000];

/** Posts the paths that a CDN has to purge. @throws Error if the hook doesn't accept them */
export async function callHook(hook: string, release: string, paths: readonly string[]): Promise<void> {
  for (let start = 0; start < paths.length; start += maxPaths) {
    const response = await fetch(hook, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ release, paths: paths.slice(start, start + maxPaths) }),
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok)
      throw new Error(`PUBLISH_HOOK answered HTTP ${response.status}: the CDN may still serve old pages.`);
  }
}

/** Ten pages spread over the site, without those that hosts answer specially. */
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
 * Checks a published site: its release, ten pages with their headers, and an unknown page in each language.
 * @returns what is wrong, and what may be
 */
export async function verifyPublished(
  site: string,
  record: BuildRecord,
): Promise<{ findings: string[]; warnings: string[] }> {
  const [findings, warnings]: [string[], string[]] = [[], []];
  const hasRelease = async () => differing((await publishedRecord(site))?.files ?? {}, record.files).length === 0;
  let isCurrent = await hasRelease();
  for (let count = 1; !isCurrent && count < tries; count += 1) {
    await pause(retryDelay);
    isCurrent = await hasRelease();
  }
  if (!isCurrent) findings.push(`${site}/build.json belongs to another release`);

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
      findings.push(`${path}: is a different page`);
    expect('content-type', contentType(file));
    expect('cache-control', cacheControl(path));
    if (path === '/' && !response.headers.has('content-security-policy'))
      warnings.push('Security headers are missing. The CDN must add them (npm run -s hosting -- headers).');
  }
  for (const [path, page] of [
    ['/no-such-page', '404.html'],
    ['/en/no-such-page', 'en/404.html'],
  ] as const) {
    const response = await ask(path);
    if (response.status !== 404) findings.push(`${path}: HTTP ${response.status}, not 404`);
    if (digestOf(Buffer.from(await response.arrayBuffer())) !== record.files[page])
      warnings.push(`${path}: isn't answered with ${page}`);
  }
  return { findings, warnings };
}
