import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { createMockApi, type MockApi } from '../../mock-api/server';
import { listen } from '../features/hosting/http';
import { emptyFolders } from '../features/releases/clean';
import { takeLock, wasKilled } from '../features/releases/lock';
import { recordName } from '../features/releases/record';
import { parseEnvironment } from '../site/environment';
import { projectRoot } from './project-root';

/** The mock API of this process. */
let mock: MockApi | null = null;

/** Has the mock API, where there is one, read its seeds again. @throws DataError, and it goes on with the seeds that it has */
export const reloadMockApi = (): void => mock?.reload();

/**
 * Removes what a killed build has left: Gatsby's cache may be ahead of the files in `public`. `npm run build` does so beforehand
 * (src/cli/prepare-build.ts); by itself, Gatsby has read its cache by now.
 * @throws Error that asks for another start
 */
function startAfresh(root: string): never {
  emptyFolders(root);
  throw new Error(
    'The last build here was killed. What it had left is removed now: start the build again.',
  );
}

/**
 * Begins a build or preview: takes the project's lock, removes the record of the last build, which is written again when this one has passed, and
 * starts the mock API where it is needed. Lock and mock end with the process.
 */
export async function startBuild({ store, reporter }: ParentSpanPluginArgs): Promise<void> {
  const root = projectRoot(store);
  try {
    const environment = parseEnvironment(process.env);
    // Forms in a preview are sent to the mock, whatever it is built from.
    const isPreview = process.env.NODE_ENV === 'development';
    const isInterrupted = !isPreview && wasKilled(root);
    takeLock(root);
    if (isInterrupted) startAfresh(root);
    rmSync(join(root, 'public', recordName), { force: true });

    const { API_URL, MOCK_API_URL, BUILD_ANSWERS } = environment;
    const hasAnswers = (API_URL ?? MOCK_API_URL ?? BUILD_ANSWERS) !== undefined;
    if (MOCK_API_URL || (hasAnswers && !isPreview)) return;

    mock = createMockApi({
      root,
      faults: environment.MOCK_FAULT,
      faultsByHeader: environment.MOCK_FAULT_HEADER,
    });
    const { address } = await listen(mock, 0);
    // Its port differs each time, so it must not become a part of the site: no node, no variable that starts with GATSBY_.
    process.env.MOCK_API_URL = address;
    reporter.info(`Mock API: ${address}/api`);
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
}
