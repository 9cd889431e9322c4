import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { browserEnvironment } from '../config/browser-environment';
import type { Environment } from '../config/environment';
import { vendor as vendorSchema } from '../contract/content/vendor';
import { companyHost } from './company-host';
import { commonScripts, type SecurityFacts } from './security';

/** Gatsby's own pieces below the built site, which nobody is sent to. */
const internal = /^_gatsby\/|^page-data\//;

/** The HTML files of a built site, relative to its folder. */
export const htmlFilesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((file) => !internal.test(file));

/**
 * What the security headers of the site in `public` depend on.
 * @param root the project's folder
 * @throws Error that names a page with inline scripts of its own
 */
export function publishedFacts(root: string, environment: Pick<Environment, 'API_URL'>): SecurityFacts {
  const folder = join(root, 'public');
  const vendor = v.parse(vendorSchema, JSON.parse(readFileSync(join(root, 'data/vendor.json'), 'utf8')));
  return {
    scripts: commonScripts(
      htmlFilesOf(folder).map((name) => ({ name, html: readFileSync(join(folder, name), 'utf8') })),
    ),
    apis: [browserEnvironment.apiUrl, browserEnvironment.partnerApiUrl],
    companyHost: companyHost(environment, vendor),
    statistics: vendor.statisticsId !== '',
  };
}
