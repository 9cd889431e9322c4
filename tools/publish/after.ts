import { setTimeout as pause } from 'node:timers/promises';
import { fetchSameOrigin } from '../../src/api-client/bounded-fetch';
import { cacheControl, contentType } from '../../src/build/hosting';
import {
  type BuildRecord,
  differing,
  digestOf,
  publishedRecord,
} from '../../src/build/rebuild/record';
import { languages } from '../../src/config/languages';
import { inLanguage } from '../../src/routes/href';

/** The most paths per call of the hook. */
const maxPaths = 1000;
const timeout = 15_000;
/** How often, and after how many milliseconds, a CDN that still has the old release is asked again. */
const tries = 12;
const retryDelay = 5_000;

/** Posts the paths that a CDN has to purge. @throws Error if the hook doesn't accept them */
export async function callHook(
  hook: string,
  release: string,
  paths: readonly string[],
): Promise<void> {
  for (let start = 0; start < paths.length; start += maxPaths) {
    const response = await fetch(hook, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ release, paths: paths.slice(start, start + maxPaths) }),
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok)
      throw new Error(
        `PUBLISH_HOOK answered HTTP ${response.status}: the CDN may still serve old pages.`,
      );
  }
}

/** Ten pages spread over the site, without those that hosts answer specially. */
function samplesOf(record: BuildRecord): string[] {
  const pages = Object.keys(record.files).filter((file) =>
    /^(?!.*(404|consultsuccess|resource)).*\/index\.html$/.test(file),
  );
  const spread = pages.filter((_, index) => index % Math.ceil(pages.length / 9) === 0);
  return ['index.html', ...spread];
}

/**
 * Checks a published site: its release, ten pages with their headers, and an unknown page in each language.
 * @returns what is wrong, and what may be
 */
export async function verifyPublished(site: string, record: BuildRecord) {
  const findings: string[] = [];
  const warnings: string[] = [];
  const hasRelease = async () =>
    differing((await publishedRecord(site))?.files ?? {}, record.files).length === 0;
  let isCurrent = await hasRelease();
  for (let count = 1; !isCurrent && count < tries; count += 1) {
    await pause(retryDelay);
    isCurrent = await hasRelease();
  }
  if (!isCurrent) findings.push(`${site}/build.json belongs to another release`);

  /** Asks for a page. */
  const ask = async (path: string, file: string) => {
    const response = await fetchSameOrigin(site + path, { signal: AbortSignal.timeout(timeout) });
    const isSame = digestOf(Buffer.from(await response.arrayBuffer())) === record.files[file];
    return { status: response.status, headers: response.headers, isSame };
  };
  for (const file of samplesOf(record)) {
    const path = `/${file.replace(/\/?index\.html$/, '')}`;
    const { status, headers, isSame } = await ask(path, file);
    if (status !== 200) findings.push(`${path}: HTTP ${status}`);
    else if (!isSame) findings.push(`${path}: is a different page`);
    for (const [name, expected] of Object.entries({
      'content-type': contentType(file),
      'cache-control': cacheControl(path),
    })) {
      const found = headers.get(name)?.replace(/;\s*/g, '; ').toLowerCase();
      if (found !== expected) findings.push(`${path}: ${name} is ${found}, not ${expected}`);
    }
    if (path === '/' && !headers.has('content-security-policy'))
      warnings.push(
        'Security headers are missing. The CDN must add them (npm run -s hosting -- headers).',
      );
  }
  for (const language of languages) {
    const page = inLanguage('/404.html', language);
    const path = inLanguage('/no-such-page', language);
    const { status, isSame } = await ask(path, page.slice(1));
    if (status !== 404) findings.push(`${path}: HTTP ${status}, not 404`);
    if (!isSame) warnings.push(`${path}: isn't answered with ${page}`);
  }
  return { findings, warnings };
}
