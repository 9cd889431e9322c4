import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { needDataFile } from '../../calls/data-file';
import { vendor as vendorSchema } from '../../content/schemas/vendor';
import { browserEnvironment } from '../../site/browser-environment';
import type { Environment } from '../../site/environment';
import { readPage } from '../publish-check/page';
import { companyHost } from './company-host';
import type { SecurityFacts } from './security';

/**
 * What the security headers of a built site depend on.
 * @param root the project's folder
 * @param folder where the site is
 */
export function publishedFacts(
  root: string,
  folder: string,
  environment: Pick<Environment, 'API_URL'>,
): SecurityFacts {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error('There is no built site: npm run build');
  const vendor = needDataFile(root, 'data/vendor.json', vendorSchema);
  return {
    // The same on every page: gatsby-ssr.tsx leaves out what differs, and the checks before
    // publishing compare them.
    scripts: readPage('/', readFileSync(join(folder, 'index.html'), 'utf8')).scripts,
    apis: [browserEnvironment.apiUrl, browserEnvironment.partnerApiUrl],
    companyHost: companyHost(environment, vendor),
    statistics: vendor.statisticsId !== '',
  };
}

/** Paths of all files below a folder. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
