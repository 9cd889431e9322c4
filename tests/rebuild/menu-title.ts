import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import execa from 'execa';
import { filesIn } from '../../src/features/hosting/published-site';
import type { RebuildReport } from '../../src/features/releases/rebuild';
import { readRecord } from '../../src/features/releases/record';
import { servedFolder } from '../../src/features/releases/releases';
import { digestOf } from '../../src/site/digest';
import type { ChangingApi } from '../support/changing-api';

/**
 * Runs a command of src/cli in a project folder, as the leader of a process group.
 * @returns the process, which is also a promise of its end
 */
export function run(folder: string, command: readonly string[], env: NodeJS.ProcessEnv) {
  const [name = '', ...parameters] = command;
  // Jest's own variables would reach Gatsby.
  const { JEST_WORKER_ID: _, NODE_ENV: __, ...inherited } = process.env;
  const unset = {
    API_URL: '',
    PUBLISHED_URL: '',
    API_STRICT: '0',
    API_RETRIES: '0',
    MOCK_FAULT: '',
  };

  return execa(
    process.execPath,
    ['--import', 'tsx', join(folder, 'src/cli', `${name}.ts`), ...parameters],
    {
      cwd: folder,
      reject: false,
      extendEnv: false,
      detached: true,
      maxBuffer: 1e9,
      env: { ...inherited, ...unset, ...env },
    },
  );
}

/**
 * Runs a command of Gatsby's in a folder, as a host does: with nothing but CI=true and what the
 * test adds.
 */
export function gatsby(folder: string, command: 'build' | 'develop', env: NodeJS.ProcessEnv = {}) {
  const { PATH, HOME } = process.env;

  return execa.node(join(folder, 'node_modules/gatsby/cli.js'), [command], {
    cwd: folder,
    reject: false,
    extendEnv: false,
    maxBuffer: 1e9,
    env: { PATH, HOME, CI: 'true', ...env },
  });
}

/**
 * `npm run rebuild -- --json` in a folder.
 * @returns its report (null if it failed) and its output
 */
export async function rebuild(folder: string, env: Record<string, string>) {
  const { exitCode, stdout, stderr } = await run(folder, ['rebuild', '--json'], env);
  return {
    exitCode,
    report: exitCode === 0 ? (JSON.parse(stdout) as RebuildReport) : null,
    output: stderr,
  };
}

/**
 * The files of the served release by digest, without those kept for visitors with an older page
 * open. What webpack's hash of the compilation is written into is compared without it, and
 * `_headers`, which names scripts by their digests, not at all: webpack counts the compilations of
 * stylesheets in, which a build on the cache is spared.
 */
export function servedFiles(folder: string): Record<string, string> {
  const site = servedFolder(folder);
  const { files = {}, kept = {} } = readRecord(site) ?? {};

  const read = (file: string) => readFileSync(join(site, file), 'utf8');

  const [hash = ''] = /[0-9a-f]{20}/.exec(read('page-data/app-data.json')) ?? [];
  const compared = Object.entries(files).filter(
    ([file]) => !/^(static\/|_headers$)/.test(file) && !kept[file],
  );

  return Object.fromEntries(
    compared.map(([file, digest]) => [
      file,
      /\.html$|\/app-data\.json$/.test(file) ? digestOf(read(file).replaceAll(hash, '')) : digest,
    ]),
  );
}

/** A title that nothing else on the site has. */
export const newTitle = '测试改名平台';
/** The menu's first product. */
export const productOf = ({ menu }: ChangingApi) => menu['产品与服务']?.[0] ?? {};

/** The Chinese header of a page: Gatsby adds a digest of a slice's props to its name. */
const firstHeader = /slice-start id="header-zh-(?:[\da-f]{32}-)?1".*?slice-end/s;

/**
 * Renames the menu's first product and rebuilds: no page is rendered, and every page has the title.
 */
export async function expectRename(folder: string, api: ChangingApi, to: string): Promise<void> {
  const from = productOf(api)['header_title'];
  Object.assign(productOf(api), { header_title: to });

  // A new day is another change.
  const BUILD_DAY = readRecord(servedFolder(folder))?.inputs.day ?? '';
  const { report, output } = await rebuild(folder, { MOCK_API_URL: api.address, BUILD_DAY });
  if (!report?.build) throw new Error(`Nothing was built: ${output}`);

  expect(report.changes).toEqual([
    { path: expect.stringMatching(/^topMenu › .* › header_title$/), from, to },
  ]);
  expect(report.build).toMatchObject({ cleanBuildReason: null, rendered: [] });
  expect(report.upload.filter((file) => /^slice-data|\.(js|css)$/.test(file))).toEqual([
    'slice-data/header-zh.json',
  ]);

  const pages = filesIn(servedFolder(folder)).filter((file) => file.endsWith('.html'));
  const headers = pages.flatMap((file) => {
    const html = readFileSync(join(servedFolder(folder), file), 'utf8');
    const [header] = firstHeader.exec(html) ?? [];

    // The header of a bare page has no menu.
    return header?.includes('id="menu"')
      ? [{ file, isRenamed: header.includes(`<span>${to}<`) && !header.includes(`<span>${from}<`) }]
      : [];
  });

  expect(headers.length).toBeGreaterThan(100);
  expect(headers.filter(({ isRenamed }) => !isRenamed)).toEqual([]);
}
