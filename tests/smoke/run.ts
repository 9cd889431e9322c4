import { join } from 'node:path';
import { createMockApi, listen } from '../../mock-api/server';
import { readContent } from '../../src/build/content/read';
import { launchBrowser } from '../../src/cli/support/browser';
import { createSiteHandler } from '../../src/cli/support/site-server';
import { itemChecks } from './items';
import { journeys } from './journeys';
import { pageChecks } from './pages';
import { type Result, runChecks } from './report';
import { newVisitor } from './visitor';

export interface SmokeOptions {
  root: string;
  /** Address of a deployment; left out: the built site is served with the mock. */
  url?: string | undefined;
  browserPath: string;
  /** Only checks whose name contains it. */
  filter?: string;
  say(line: string): void;
}

/** How many tabs work at the same time. */
const tabs = 4;

/** Opens every page and walks every journey in a real browser. */
export async function runSmoke({ root, url, browserPath, filter = '', say }: SmokeOptions): Promise<Result[]> {
  const { content } = readContent(root);
  if (!content) throw new Error('The data folder cannot be read; npm run content says why.');
  const served = url === undefined ? await serveBuiltSite(root) : null;
  const base = url ?? served?.address ?? '';
  const browser = await launchBrowser(browserPath);
  const wanted = ({ name }: { name: string }) => name.includes(filter);
  try {
    const pages = pageChecks(content).filter(wanted);
    const results: Result[] = [];
    for (const device of ['desktop', 'phone'] as const) {
      const visitors = await Promise.all(Array.from({ length: tabs }, () => newVisitor(browser, base, device)));
      results.push(
        ...(await runChecks(
          pages.filter((check) => check.device === device),
          visitors,
          say,
        )),
      );
      await Promise.all(visitors.map((visitor) => visitor.leave()));
      say(`Every route on ${device}: ${results.length} so far`);
    }
    results.push(...(await runChecks(itemChecks(base, content).filter(wanted), [1, 2, 3, 4], say)));
    results.push(...(await runChecks(journeys(base, content).filter(wanted), [browser, browser], say)));
    return results;
  } finally {
    await browser.close();
    await served?.close();
  }
}

/** The built site and the mock at one address on a free port. */
async function serveBuiltSite(root: string) {
  const mock = createMockApi({ root });
  const site = createSiteHandler(join(root, 'public'));
  return listen((request, response) => mock.handler(request, response, () => site(request, response)), 0);
}
