import { createSiteHandler } from '../../../src/cli/support/site-server';
import { checkContent } from '../../../src/content/check';
import { englishRules } from '../../../src/content/site';
import { features } from '../../../src/features';
import { renderNginx, renderRedirects } from '../../../src/features/hosting/files';
import { listen, type Running } from '../../../src/features/hosting/http';
import { checkEntryLinks } from '../../../src/features/menus/check';
import { headerGroups } from '../../../src/features/menus/header';
import { checkHost } from '../../../src/features/publish-check/host';
import { checkPublished, checkRedirects } from '../../../src/features/redirects/check';
import type { FormerAddressRow } from '../../../src/features/redirects/schema';
import { digestOf } from '../../../src/site/digest';
import { createPageFinder, pageAddresses } from '../../../src/site/page-addresses';
import { recordOf } from '../../fixtures/build-record';
import { content, footerMenu, menu } from '../../fixtures/site';
import { temporaryFolder } from '../../support/temporary-folder';

/*
 * docs/adding.md, "Another address": a published address without a page is retired, and everybody
 * is told so.
 */

jest.mock('../../../data/redirects.json', () => [
  { from: '/older', to: '/case', since: '2026-11-24', reason: 'renamed' },
  { from: '/product/Old', retired: '2026-11-28', reason: 'no longer offered' },
  { from: '/en/product/Old', retired: '2026-11-28', reason: 'no longer offered' },
  { from: '/manual/*', retired: '2026-11-28', reason: 'no longer offered' },
]);

const files = ['index.html', 'en/index.html', 'case/index.html', '404.html', 'en/404.html'];
const textOf = (file: string) => `This is ${file}.`;

describe('npm start', () => {
  const site = temporaryFolder();
  let server: Running;

  beforeAll(async () => {
    for (const file of files) site.write(file, textOf(file));
    // Left by an earlier build.
    site.write('product/Old/index.html', 'the old page');
    server = await listen(createSiteHandler(site.folder), 0);
  });
  afterAll(async () => {
    await server.close();
    site.remove();
  });

  test.each([
    ['/product/Old', '404.html'],
    ['/product/Old?a=1', '404.html'],
    ['/en/product/Old', 'en/404.html'],
    ['/manual/start', '404.html'],
    ['/manual/a/b.json', '404.html'],
  ])('%s is HTTP 410, with the error page of its language', async (path, file) => {
    const headers = { 'If-None-Match': '*', Range: 'bytes=0-1' };
    const answer = await fetch(server.address + path, { headers });

    expect([answer.status, await answer.text()]).toEqual([410, textOf(file)]);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  test.each(['/Product/OLD', '/product//Old/', '/zh/product/Old', '/product/Old/index.html'])(
    '%s is another spelling of a retired address, and leads to it',
    async (path) => {
      const answer = await fetch(server.address + path, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([301, '/product/Old']);
    },
  );

  test.each(['/product/Older', '/manual', '/manuals/start', '/en/manual/start'])(
    '%s, which is near a retired address, is HTTP 404',
    async (path) => {
      expect((await fetch(server.address + path)).status).toBe(404);
    },
  );
});

test('static hosts get a line with HTTP 410 for each retired address, before the error pages', () => {
  const lines = renderRedirects(files).trim().split('\n');

  expect(lines).toContain('/product/Old /404.html 410');
  expect(lines).toContain('/en/product/Old /en/404.html 410');
  expect(lines).toContain('/manual/* /404.html 410');
  expect(lines).toContain('/product/old /product/Old 301');
  expect(lines.slice(-2).every((line) => line.endsWith(' 404'))).toBe(true);
});

test('nginx answers HTTP 410 at a retired address, and at all below a retired folder', () => {
  const lines = renderNginx({
    facts: { scripts: [], apis: [], companyHost: '', statistics: false },
    folder: '/srv/site',
    files,
    listen: '80',
    tls: false,
    brotli: false,
  });

  expect(lines).toMatch(/location = "\/product\/Old" \{\n {4}return 410;/);
  expect(lines).toMatch(/location \^~ "\/manual\/" \{\n {4}return 410;/);
});

describe('npm run content says of data/redirects.json', () => {
  const row = { retired: '2026-11-28', reason: 'no longer offered' };
  const folder = { from: '/docs/*', ...row };
  const check = (rows: FormerAddressRow[], ...pages: string[]) =>
    checkRedirects(rows, new Set(['/', ...pages])).map(({ key, message }) => [key, message]);

  test('which page is below a retired folder', () => {
    expect(check([folder], '/docs')).toEqual([]);
    expect(check([folder], '/docs/start')).toEqual([
      ['0.from', '/docs/start is still a page: delete the page, or this row'],
    ]);
  });

  test('which row a retired folder makes needless', () => {
    expect(check([folder, { from: '/docs/start', ...row }])).toEqual([
      ['1.from', '/docs/start is retired with /docs/*: delete this row'],
    ]);
  });

  test('which redirect leads below a retired folder', () => {
    const redirect = {
      from: '/handbook',
      to: '/docs/start',
      since: '2026-11-01',
      reason: 'renamed',
    };
    expect(check([redirect, folder])).toEqual([
      [
        '0.to',
        '/docs/start is retired since 2026-11-28: name another page, or retire /handbook too',
      ],
    ]);
  });

  test('published addresses below a retired folder need no row', () => {
    const gone = checkPublished(['/docs/start', '/docs'], new Set(['/docs/*']));
    expect(gone.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^\/docs was published/),
    ]);
  });
});

test('a page that differs from a retired address by case alone keeps its own', () => {
  const findPage = createPageFinder(pageAddresses([...files, 'product/OLD/index.html']));

  expect(findPage('/product/OLD/')).toBe('/product/OLD');
  expect(findPage('/product/Old/')).toBe('/product/Old');
});

describe('the check of a published site', () => {
  const errorPages = { '404.html': textOf('404.html'), 'en/404.html': textOf('en/404.html') };
  const record = recordOf({
    files: Object.fromEntries(
      Object.entries(errorPages).map(([file, text]) => [file, digestOf(Buffer.from(text))]),
    ),
  });

  /** What the check says about the retired addresses on a host that answers them with a status. */
  async function checkHostThatAnswers(status: number) {
    const host = await listen((request, response) => {
      const isRetired = request.url?.endsWith('/product/Old');
      const file = request.url?.startsWith('/en/') ? 'en/404.html' : '404.html';
      response.writeHead(isRetired ? status : 404).end(errorPages[file]);
    }, 0);
    const { findings, warnings } = await checkHost(host.address, record);
    await host.close();

    const aboutRetired = (line: string) => line.includes('/product/Old');
    return { findings: findings.filter(aboutRetired), warnings: warnings.filter(aboutRetired) };
  }

  test('HTTP 410 is in order', async () => {
    expect(await checkHostThatAnswers(410)).toEqual({ findings: [], warnings: [] });
  });

  test('HTTP 404 is a warning, because some hosts know no other', async () => {
    const { findings, warnings } = await checkHostThatAnswers(404);
    expect([findings.length, warnings.length]).toEqual([0, 2]);
  });

  test('anything else is a finding', async () => {
    expect((await checkHostThatAnswers(200)).findings).toHaveLength(2);
  });

  test('a page that hosts redirect from isn’t asked for', async () => {
    const asked: (string | undefined)[] = [];
    const host = await listen((request, response) => {
      asked.push(request.url);
      response.writeHead(404).end();
    }, 0);
    const pages = ['index.html', 'case/index.html', 'older/index.html'];
    const withDigests = Object.fromEntries(pages.map((file) => [file, digestOf(textOf(file))]));
    await checkHost(host.address, recordOf({ files: withDigests }));
    await host.close();

    expect(asked).toContain('/case');
    expect(asked).not.toContain('/older');
  });
});

describe('npm run content names the source of a link to a retired address, and the remedy:', () => {
  test('a page', () => {
    const [id = '', page] = [...content.pages].find(([name]) => name === 'case') ?? [];
    if (!page) throw new Error('the small site has no cases');

    const facts = {
      ...page.facts,
      related: { products: ['product/Old'], solutions: [], cases: [] },
    };
    const pages = new Map(content.pages).set(id, { ...page, facts });

    expect(checkContent({ ...content, pages }, features).errors).toContainEqual({
      source: `data/pages/${id}.json`,
      key: expect.stringContaining('related'),
      message: expect.stringMatching(/product\/Old.*retired since 2026-11-28.*another page/),
    });
  });

  test.each(['/product/Old', '/en/product/Old', '/product/Old?a=1#b'])(
    'a menu entry with %s, which the build leaves out',
    (address) => {
      const [group = '', [entry, ...others] = []] = Object.entries(menu)[0] ?? [];
      const changed = { ...menu, [group]: [{ ...entry, header_link: address }, ...others] };
      const warnings: string[] = [];
      headerGroups(changed as typeof menu, 'zh', englishRules(content), (line) =>
        warnings.push(line),
      );

      expect(checkEntryLinks(content, changed as typeof menu, footerMenu)).toEqual([
        {
          source: 'mock-api/seeds/topMenu.json',
          key: `${group}.0.header_link`,
          message: expect.stringMatching(/retired since 2026-11-28: remove the entry/),
        },
      ]);
      expect(warnings).toContainEqual(expect.stringContaining('retired since 2026-11-28'));
    },
  );

  test('a menu entry that leads nowhere, with the remedy', () => {
    const [group = '', [entry, ...others] = []] = Object.entries(menu)[0] ?? [];
    const changed = { ...menu, [group]: [{ ...entry, header_link: '/nowhere' }, ...others] };

    expect(checkEntryLinks(content, changed as typeof menu, footerMenu)).toEqual([
      {
        source: 'mock-api/seeds/topMenu.json',
        key: `${group}.0.header_link`,
        message:
          'leads nowhere: /nowhere: remove the entry, or name another page, here and in the API',
      },
    ]);
  });
});
