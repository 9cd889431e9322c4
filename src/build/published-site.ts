import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import * as v from 'valibot';
import { browserEnvironment } from '../config/browser-environment';
import type { Environment } from '../config/environment';
import { vendor as vendorSchema } from '../contract/content/vendor';
import { companyHost } from './company-host';
import type { SecurityFacts } from './security';

/** The texts of a page's inline scripts. Every page has the same ones: gatsby-ssr.tsx leaves out what differs. */
export const inlineScripts = (html: string): string[] =>
  parse(html)
    .querySelectorAll('script:not([src]):not([type="application/ld+json"])')
    .map((script) => script.rawText);

/**
 * What the security headers of the site in `public` depend on.
 * @param root the project's folder
 */
export function publishedFacts(root: string, environment: Pick<Environment, 'API_URL'>): SecurityFacts {
  const folder = join(root, 'public');
  const vendor = v.parse(vendorSchema, JSON.parse(readFileSync(join(root, 'data/vendor.json'), 'utf8')));
  return {
    scripts: inlineScripts(readFileSync(join(folder, 'index.html'), 'utf8')),
    apis: [browserEnvironment.apiUrl, browserEnvironment.partnerApiUrl],
    companyHost: companyHost(environment, vendor),
    statistics: vendor.statisticsId !== '',
  };
}
