import { startMockApi } from '../../../mock-api/start';
import { parseEnvironment } from '../../site/environment';

/**
 * Calls `use` with the base address of the API: the configured one, or that of a mock that runs
 * until `use` is done.
 * @param root the project's folder
 */
export async function withMockApi<T>(root: string, use: (base: string) => Promise<T>): Promise<T> {
  const { API_URL, MOCK_API_URL, MOCK_FAULT: faults } = parseEnvironment(process.env);
  const runningApi = API_URL ?? MOCK_API_URL;
  if (runningApi) return use(runningApi);

  const mock = await startMockApi({ root, faults });
  try {
    return await use(mock.address);
  } finally {
    await mock.close();
  }
}
