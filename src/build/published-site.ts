import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserEnvironment } from '../config/browser-environment';
import type { Environment } from '../config/environment';
import { vendor as vendorSchema } from '../contract/content/vendor';
import { needDataFile } from '../contract/data-file';
import { companyHost } from './company-host';
import { readPage } from './publish-check/page';
import type { SecurityFacts } from './security';

/**
 * What the security headers of the site in `public` depend on.
 * @param root the project's folder
 */
export function publishedFacts(root: string, environment: Pick<Environment, 'API_URL'>): SecurityFacts {
  const folder = join(root, 'public');
  if (!existsSync(join(folder, 'index.html'))) throw new Error('There is no built site: npm run build');
  const vendor = needDataFile(root, 'data/vendor.json', vendorSchema);
  return {
    // Every page has the same ones: gatsby-ssr.tsx leaves out what differs, and the check before publishing compares them.
    scripts: readPage('/', readFileSync(join(folder, 'index.html'), 'utf8')).scripts,
    apis: [browserEnvironment.apiUrl, browserEnvironment.partnerApiUrl],
    companyHost: companyHost(environment, vendor),
    statistics: vendor.statisticsId !== '',
  };
}
