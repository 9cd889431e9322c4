import { fetchSameOrigin } from '../../calls/bounded-fetch';
import { digestOf } from '../../site/digest';
import { redirects, retired } from '../../site/former-addresses';
import { inLanguage } from '../../site/href';
import { languages } from '../../site/languages';
import { cacheControl, contentType, errorPageOf } from '../hosting/files';
import type { BuildRecord } from '../releases/record';

const timeout = 15_000;

/** How many retired addresses are asked for. */
const mostRetired = 10;

/** The address of a page's file. */
const addressOf = (file: string): string => `/${file.replace(/\/?index\.html$/, '')}`;

/** About ten pages spread over the site, without those that hosts answer specially. */
function samplePages({ files }: BuildRecord): string[] {
  const pages = Object.keys(files).filter(
    (file) =>
      /^(?!.*(404|consultsuccess|resource)).*\/index\.html$/.test(file) &&
      !redirects.has(addressOf(file)),
  );
  const distance = Math.ceil(pages.length / 9);

  return ['index.html', ...pages.filter((_, index) => index % distance === 0)];
}

/**
 * Checks how a host serves a site: the media types and lifetimes of ten pages, and what it answers
 * to an unknown and a retired address (docs/hosting.md, "What a host must do").
 * @param site its address, without a slash at the end
 * @returns what is wrong, and what may be
 */
export async function checkHost(
  site: string,
  record: BuildRecord,
): Promise<{ findings: string[]; warnings: string[] }> {
  const findings: string[] = [];
  const warnings: string[] = [];
  const ask = async (path: string, file: string) => {
    const response = await fetchSameOrigin(site + path, { signal: AbortSignal.timeout(timeout) });
    const body = Buffer.from(await response.arrayBuffer());

    return { response, isAsBuilt: digestOf(body) === record.files[file] };
  };

  for (const file of samplePages(record)) {
    const path = addressOf(file);
    const { response, isAsBuilt } = await ask(path, file);
    if (response.status !== 200) findings.push(`${path}: HTTP ${response.status}`);
    else if (!isAsBuilt) findings.push(`${path}: is another page than ${file}`);

    const expected = { 'content-type': contentType(file), 'cache-control': cacheControl(path) };
    for (const [name, value] of Object.entries(expected)) {
      const answer = response.headers.get(name)?.replace(/;\s*/g, '; ').toLowerCase();
      if (answer !== value) findings.push(`${path}: ${name} is ${answer}, not ${value}`);
    }
    if (path === '/' && !response.headers.has('content-security-policy'))
      warnings.push(
        'Security headers are missing. The CDN must add them (npm run -s hosting -- headers).',
      );
  }

  for (const language of languages) {
    const path = inLanguage('/no-such-page', language);
    const errorPage = errorPageOf(path);
    const { response, isAsBuilt } = await ask(path, errorPage.slice(1));
    if (response.status !== 404) findings.push(`${path}: HTTP ${response.status}, not 404`);
    if (!isAsBuilt) warnings.push(`${path}: isn't answered with ${errorPage}`);
  }

  for (const row of [...retired.keys()].slice(0, mostRetired)) {
    const path = row.replace(/\*$/, 'no-such-page');
    const errorPage = errorPageOf(path);
    const { response, isAsBuilt } = await ask(encodeURI(path), errorPage.slice(1));
    if (response.status === 404)
      warnings.push(`${path}: HTTP 404, where a host can say that it is retired: 410`);
    else if (response.status !== 410) findings.push(`${path}: HTTP ${response.status}, not 410`);
    if (!isAsBuilt) warnings.push(`${path}: isn't answered with ${errorPage}`);
  }

  return { findings, warnings };
}
