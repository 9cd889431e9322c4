import { startMockApi } from '../../mock-api/start';
import { reads, submissions } from '../../src/calls/calls';
import { acceptedRequests } from '../../tests/support/requests';
import { root } from '../../tests/support/root';
import { type ContractCheck, checkContract, type Verdict } from './check';

/** What forms sent, at the mock's own addresses. Logins aren't stored. */
const collections = submissions.map(({ name }) => name).filter((name) => name !== 'user_login');
const calls = [...Object.values(reads), ...submissions].map(({ name }) => name);

/**
 * Checks a new mock.
 * @returns the verdicts, and the submissions that the mock stored
 */
async function check({
  faults = '',
  ...options
}: Partial<ContractCheck> & { faults?: string } = {}) {
  const mock = await startMockApi({ root, faults });
  try {
    const verdicts = await checkContract({
      base: mock.address,
      submit: true,
      timeout: 5000,
      ...options,
    });
    const db = await Promise.all(
      collections.map(async (name) => (await fetch(`${mock.address}/api/${name}`)).json()),
    );
    return { verdicts, stored: db.flat() };
  } finally {
    await mock.close();
  }
}
const verdictOf = (verdicts: Verdict[], name: string) => verdicts.find(({ call }) => call === name);

test('the mock fits the contract in every call of section 7, submissions included', async () => {
  const { verdicts } = await check();
  expect(verdicts.map(({ call }) => call).sort()).toEqual([...calls].sort());
  expect(verdicts.filter(({ verdict }) => verdict !== 'fits')).toEqual([]);
});

test('nothing is submitted without --submit', async () => {
  const { verdicts, stored } = await check({ submit: false });
  expect(verdicts.filter(({ verdict }) => verdict === 'skipped')).toHaveLength(submissions.length);
  expect(stored).toEqual([]);
});

test.each([
  ['GetPcTopMenu=wrong-shape', 'differs', /^expected .+, got .+/],
  ['GetLinkList=status500', 'no answer', /HTTP 500/],
  ['consult=status0', 'refused', /./],
])(
  'with %s, that call gets the verdict “%s” and its first difference, and all others fit',
  async (faults, verdict, detail) => {
    const { verdicts } = await check({ faults });
    const [call = ''] = faults.split('=');

    expect(verdictOf(verdicts, call)).toMatchObject({
      verdict,
      detail: expect.stringMatching(detail),
    });
    expect(
      verdicts.filter((result) => result.verdict !== 'fits').map((result) => result.call),
    ).toEqual([call]);
  },
);

test.each([
  ['the correct password', {}, 'fits'],
  ['a wrong password', { password: 'wrong' }, 'refused'],
])('an account of the partner backend with %s: %s', async (_, change, verdict) => {
  const { verdicts } = await check({ account: { ...acceptedRequests.user_login, ...change } });
  expect(verdictOf(verdicts, 'user_login')?.verdict).toBe(verdict);
});
