import { type ChangingApi, startChangingApi } from '../support/changing-api';
import { root } from '../support/root';
import { expectRename, rebuild } from './menu-title';

let api: ChangingApi;
beforeAll(async () => {
  api = await startChangingApi();
});
afterAll(() => api.close());

// It needs the site that was just built, and from the mock's answers.
const testWithMock = process.env.API_URL ? test.skip : test;
//  The first rebuild after a clean build may render every page: Gatsby's own hash of
// the compilation differs between a clean and a cached build of the same sources.
testWithMock(
  'from the second rebuild on, a renamed menu entry is on every page and no page is rendered (README)',
  async () => {
    const [first, second] = api.menu['产品与服务'] ?? [];
    const titles = [first?.['header_title'], second?.['header_title']];
    Object.assign(second ?? {}, { header_title: `${titles[1]}（一）` });
    const warmUp = await rebuild(root, { MOCK_API_URL: api.address });
    expect([warmUp.exitCode, warmUp.exitCode === 0 ? '' : warmUp.said]).toEqual([0, '']);
    await expectRename(root, api);
    // As the mock has it.
    Object.assign(first ?? {}, { header_title: titles[0] });
    Object.assign(second ?? {}, { header_title: titles[1] });
    expect((await rebuild(root, { MOCK_API_URL: api.address })).exitCode).toBe(0);
  },
  600_000,
);
