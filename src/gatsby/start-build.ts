import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { createMockApi, type MockApi } from '../../mock-api/server';
import { listen } from '../features/hosting/http';
import { cleanBuildReason, makeNextBuildClean } from '../features/releases/clean';
import { takeLock } from '../features/releases/lock';
import { recordName } from '../features/releases/record';
import { parseEnvironment } from '../site/environment';
import { projectRoot } from './project-root';

/** The mock API of this process. */
let mock: MockApi | null = null;

/**
 * Has the mock API, where there is one, read its seeds again.
 * @throws DataError, and it goes on with the seeds that it has
 */
export const reloadMockApi = (): void => mock?.reload();

/**
 * Begins a build or preview, before Gatsby looks at its folders: takes the project's lock, which
 * ends with the process, and has a build that can't continue from the last one be a clean one. The
 * record of the last build goes; it is written again when this one has passed.
 */
export function takeProject({ reporter }: ParentSpanPluginArgs): void {
  const root = projectRoot();
  try {
    takeLock(root);

    const reason = process.env.NODE_ENV === 'production' ? cleanBuildReason(root) : null;
    if (reason !== null) {
      reporter.info(`Clean build: ${reason}.`);
      makeNextBuildClean(root);
    }
    rmSync(join(root, 'public', recordName), { force: true });
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
}

/** Starts the mock API where it is needed. It ends with the process. */
export async function startMockApi({ reporter }: ParentSpanPluginArgs): Promise<void> {
  const root = projectRoot();
  try {
    const environment = parseEnvironment(process.env);
    // Forms in a preview are sent to the mock, whatever it is built from.
    const isPreview = process.env.NODE_ENV === 'development';
    const { API_URL, MOCK_API_URL, BUILD_ANSWERS } = environment;
    const hasAnswers = (API_URL ?? MOCK_API_URL ?? BUILD_ANSWERS) !== undefined;
    if (MOCK_API_URL || (hasAnswers && !isPreview)) return;

    mock = createMockApi({
      root,
      faults: environment.MOCK_FAULT,
      faultsByHeader: environment.MOCK_FAULT_HEADER,
    });
    const { address } = await listen(mock, 0);
    // Its port differs each time, so it must not become a part of the site: no node, no variable
    // that starts with GATSBY_.
    process.env.MOCK_API_URL = address;
    reporter.info(`Mock API: ${address}/api`);
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
}
