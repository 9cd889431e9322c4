import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createMockApi, listen } from '../../mock-api/server';
import { type Content, readContent } from '../../src/build/content/read';
import { publishedFacts } from '../../src/build/published-site';
import { securityHeaders } from '../../src/build/security';
import { launchBrowser } from '../../src/cli/support/browser';
import { createSiteHandler } from '../../src/cli/support/site-server';
import { accessJourneys } from './access-journeys';
import { stateChecks } from './accessibility';
import { behavioursJourneys } from './behaviours-journeys';
import { type Check, checkOfJourney, kinds } from './check';
import { contentJourneys } from './content-journeys';
import { downloadsJourneys } from './downloads-journeys';
import { formsJourneys } from './forms-journeys';
import { headerJourneys } from './header-journeys';
import { itemChecks } from './items';
import { journeys } from './journeys';
import { linkChecks } from './links';
import { loginJourneys } from './login-journeys';
import { isWanted, type SmokeOptions, UsageError } from './options';
import { pageChecks } from './pages';
import { type Browsers, mixed, type Result, runChecks } from './pool';
import { searchJourneys } from './search-journeys';
import { inTurns } from './turns';

export interface SmokeRun {
  root: string;
  /** Address of a deployment; left out: the built site is served with the mock. */
  url?: string | undefined;
  browserPath: string;
  /** The headless shell for what it can do; null: the browser does everything. */
  shellPath: string | null;
  options: SmokeOptions;
  say(line: string): void;
}

/** Checks at a time for each processor: they wait now and then; with more they wait for each other. */
const tabsPerProcessor = 1.5;

/** Everything that can be tried of the site at an address. */
function allChecks(base: string, content: Content, isOwn: boolean, isWhole: boolean): Check[] {
  const walks = [
    ...journeys(base, content),
    ...contentJourneys(base, content),
    ...behavioursJourneys(base),
    ...headerJourneys(base, content),
    ...searchJourneys(base),
    ...accessJourneys(base),
    // They set faults of the mock, which no deployment has.
    ...(isOwn ? [...formsJourneys(base, content), ...loginJourneys(base, content)] : []),
  ].map((journey) => checkOfJourney(journey));
  const downloads = isOwn
    ? downloadsJourneys(base, content).map((journey): Check => ({ ...checkOfJourney(journey), opensFiles: true }))
    : [];
  return [
    ...pageChecks(content, { isWhole }),
    ...itemChecks(base, content),
    ...linkChecks(base),
    // One of them sets a fault as well.
    ...(isOwn ? stateChecks(base, content, { isWhole }) : []),
    ...walks,
    ...downloads,
  ];
}

/** The checks that were asked for. @throws UsageError if there are none */
export function chosenChecks(root: string, base: string, isOwn: boolean, options: SmokeOptions): Check[] {
  const { content } = readContent(root);
  if (!content) throw new Error('The data folder cannot be read; npm run content says why.');
  const checks = allChecks(base, content, isOwn, options.only === 'accessibility');
  const twice = checks.find(({ name }, index) => checks.findIndex((other) => other.name === name) !== index);
  if (twice) throw new Error(`Two checks are called “${twice.name}”.`);
  const chosen = (options.isEvery ? checks : inTurns(checks)).filter((check) => isWanted(options, check));
  if (chosen.length === 0)
    throw new UsageError('No check fits what was asked for; npm run smoke -- --list names them all.');
  return mixed(kinds.map((kind) => chosen.filter((check) => check.kind === kind)));
}

/** Opens every page and walks every journey in a real browser. */
export async function runSmoke({ root, url, browserPath, shellPath, options, say }: SmokeRun): Promise<Result[]> {
  const served = url === undefined ? await serveBuiltSite(root) : null;
  const base = url ?? served?.address ?? '';
  const started = performance.now();
  try {
    if (url !== undefined) await reach(url);
    const checks = chosenChecks(root, base, served !== null, options);
    const browsers = await launchBrowsers(checks, {
      browserPath,
      shellPath: options.isHeadful ? null : shellPath,
      isHeadful: options.isHeadful,
    });
    try {
      const width = options.tabs ?? (options.isHeadful ? 1 : Math.ceil(tabsPerProcessor * availableParallelism()));
      return await runChecks(checks, {
        browsers,
        base,
        width,
        onResult({ check, failures, flaky }, done) {
          for (const failure of failures) say(`  ✗ ${check.name}: ${failure}`);
          for (const failure of flaky) say(`  ~ ${check.name}: passed at the second try; first: ${failure}`);
          if (done % 50 === 0)
            say(`  ${done} of ${checks.length} (${Math.round((performance.now() - started) / 1000)} s)`);
        },
      });
    } finally {
      await Promise.all([...new Set(Object.values(browsers))].map((browser) => browser.close()));
    }
  } finally {
    await served?.close();
  }
}

/** Starts what the checks need: the headless shell where there is one, the whole browser for files and where there is none. */
async function launchBrowsers(
  checks: readonly Check[],
  { browserPath, shellPath, isHeadful }: { browserPath: string; shellPath: string | null; isHeadful: boolean },
): Promise<Browsers> {
  if (shellPath === null) {
    const whole = await launchBrowser(browserPath, { isHeadful });
    return { whole, shell: whole };
  }
  const shell = await launchBrowser(shellPath);
  return { shell, whole: checks.some(({ opensFiles }) => opensFiles) ? await launchBrowser(browserPath) : shell };
}

/** Asks a deployment for its home page. @throws Error that says what to do where nobody answers */
async function reach(url: string): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch((error: unknown) => {
    const { cause, message } = error as Error & { cause?: { code?: string } };
    throw new Error(
      `SMOKE_URL=${url} cannot be reached (${cause?.code ?? message}). Is it running, and is the address right? Without SMOKE_URL the built site is tested.`,
    );
  });
  if (!response.ok) throw new Error(`SMOKE_URL=${url} answers HTTP ${response.status}; its home page should be there.`);
}

/** The built site and the mock at one address on a free port. */
async function serveBuiltSite(root: string) {
  const mock = createMockApi({ root });
  // With the security headers of a real host: what the policy refuses, the console reports.
  const site = createSiteHandler(join(root, 'public'), securityHeaders(publishedFacts(root, {}), { tls: false }));
  return listen((request, response) => mock.handler(request, response, () => site(request, response)), 0);
}
