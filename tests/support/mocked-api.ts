import type { Running } from '../../mock-api/http';
import { startMockApi } from '../../mock-api/server';
import { submissions } from '../../src/contract/calls';
import { extraHeaders, installNetwork, keptBy } from './network';
import { root } from './root';

/**
 * Runs a mock API for a test file. Each test starts with empty storage, without faults, and with no submissions kept.
 * @param variable the environment variable of the browser's base path; read when the API client is first loaded
 */
export function mockedApi(variable: 'GATSBY_API_URL' | 'GATSBY_PARTNER_API_URL' = 'GATSBY_API_URL') {
  let mock: Running;
  beforeAll(async () => {
    installNetwork();
    mock = await startMockApi({ root, port: 0 });
    process.env[variable] = mock.address;
  });
  beforeEach(async () => {
    for (const { name } of submissions)
      for (const { id } of await keptBy(mock.address, name))
        await fetch(`${mock.address}/__mock/submissions/${name}/${String(id)}`, { method: 'DELETE' });
    localStorage.clear();
    sessionStorage.clear();
    // A component that tells the visitor what went wrong logs the reason.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    delete extraHeaders['X-Mock-Fault'];
  });
  afterAll(() => mock.close());
  return {
    address: (path = '') => mock.address + path,
    /** What the mock kept of a call. */
    kept: (call: string) => keptBy(mock.address, call),
    /** Asks for a fault in each answer; none ends it. */
    fault(kind?: string): void {
      if (kind === undefined) delete extraHeaders['X-Mock-Fault'];
      else extraHeaders['X-Mock-Fault'] = kind;
    },
  };
}
