import { startChangingApi } from '../support/changing-api';
import { root } from '../support/root';
import { expectRename, newTitle, productOf, rebuild } from './menu-title';

// It needs the site that was just built, from the mock's answers.
const testWithMock = process.env.API_URL ? test.skip : test;

testWithMock(
  'from the second rebuild on, a renamed menu entry is on every page and no page is rendered (docs/rebuild.md)',
  async () => {
    const api = await startChangingApi();
    const title = String(productOf(api)['header_title']);
    // The first one after a clean build renders every page: webpack's hash of the compilation is another one (menu-title.ts).
    Object.assign(productOf(api), { header_title: newTitle });
    const { exitCode, said } = await rebuild(root, { MOCK_API_URL: api.address });
    expect([exitCode, exitCode === 0 ? '' : said]).toEqual([0, '']);
    // Back to what the mock says, which the browser tests expect.
    await expectRename(root, api, title);
    await api.close();
  },
  600_000,
);
