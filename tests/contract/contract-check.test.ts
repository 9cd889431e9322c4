import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import SwaggerParser from '@apidevtools/swagger-parser';
import { type Running, startMockApi } from '../../mock-api/server';
import { checkContract } from '../../src/cli/contract/check';
import { openApi } from '../../src/cli/contract/openapi';
import { reads, submissions } from '../../src/contract/calls';
import { root } from '../support/root';

const running: Running[] = [];
const mockThat = async (faults = '') => {
  const mock = await startMockApi({ root, port: 0, faults });
  running.push(mock);
  return mock.address;
};
afterEach(() => Promise.all(running.splice(0).map((mock) => mock.close())));

const calls = [...Object.values(reads), ...submissions].map(({ name }) => name);

test('the mock fits the contract in every call, submissions too', async () => {
  const verdicts = await checkContract({ base: await mockThat(), submit: true, timeout: 5000 });
  expect(verdicts.map(({ call }) => call).sort()).toEqual([...calls].sort());
  expect(verdicts.filter(({ verdict }) => verdict !== 'fits')).toEqual([]);
});

test('nothing is sent to an API unless it is asked for', async () => {
  const base = await mockThat();
  const verdicts = await checkContract({ base, submit: false, timeout: 5000 });
  expect(verdicts.filter(({ verdict }) => verdict === 'skipped')).toHaveLength(submissions.length);
  for (const { name } of submissions)
    expect(await (await fetch(`${base}/__mock/submissions/${name}`)).json()).toEqual([]);
});

test.each([
  ['GetPcTopMenu=wrong-shape', 'GetPcTopMenu', 'differs'],
  ['GetPcFootMenu=broken-inner', 'GetPcFootMenu', 'differs'],
  ['GetSiteInfo=html', 'GetSiteInfo', 'differs'],
  ['GetLinkList=status500', 'GetLinkList', 'no answer'],
  ['GetProductRecommend=hang', 'GetProductRecommend', 'no answer'],
  ['consult=status0', 'consult', 'refused'],
])('with %s the one call %s gets the verdict “%s” and the others fit', async (fault, call, verdict) => {
  const verdicts = await checkContract({ base: await mockThat(fault), submit: true, timeout: 500 });
  const others = verdicts.filter((found) => found.call !== call);
  expect(verdicts.find((found) => found.call === call)).toMatchObject({ verdict, detail: expect.stringMatching(/\S/) });
  expect(others.every((found) => found.verdict === 'fits')).toBe(true);
});

test('the first difference names key, what was expected and what came', async () => {
  const [found] = (
    await checkContract({ base: await mockThat('GetPcTopMenu=wrong-shape'), submit: false, timeout: 5000 })
  ).filter(({ call }) => call === 'GetPcTopMenu');
  expect(found?.detail).toMatch(/^expected .+, got .+/);
});

test('an account of the partner backend may sign in, and a wrong password is told apart', async () => {
  const base = await mockThat();
  const [known] = JSON.parse(readFileSync(join(root, 'mock-api/seeds/partnerAccounts.json'), 'utf8')) as {
    username: string;
    password: string;
  }[];
  const login = async (password: string) =>
    (
      await checkContract({ base, submit: true, timeout: 5000, account: { username: known?.username ?? '', password } })
    ).find(({ call }) => call === 'user_login')?.verdict;
  expect(await login(known?.password ?? '')).toBe('fits');
  expect(await login('wrong')).toBe('refused');
});

describe('the OpenAPI description', () => {
  test('is valid', async () => {
    await expect(SwaggerParser.validate(structuredClone(openApi()) as never)).resolves.toBeTruthy();
  });
  test('describes every call of the contract, and no other', () => {
    const { paths } = openApi() as { paths: Record<string, Record<string, { operationId: string }>> };
    expect(
      Object.values(paths)
        .flatMap((path) => Object.values(path).map(({ operationId }) => operationId))
        .sort(),
    ).toEqual([...calls].sort());
  });
  test('in the repository is the one that the schemas make (npm run contract -- --openapi)', () => {
    expect(JSON.parse(readFileSync(join(root, 'mock-api/openapi.json'), 'utf8'))).toEqual(
      JSON.parse(JSON.stringify(openApi())),
    );
  });
});
