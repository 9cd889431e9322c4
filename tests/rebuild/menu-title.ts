import { type ExecFileOptions, execFile } from 'node:child_process';
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord } from '../../src/build/rebuild/record';
import { servedFolder } from '../../src/build/rebuild/releases';
import type { RebuildReport } from '../../src/cli/rebuild';
import type { ChangingApi } from '../support/changing-api';

interface Ended {
  exitCode: number;
  stdout: string;
  stderr: string;
}

/** Starts a command of src/cli in a project folder. */
export function start(
  folder: string,
  command: readonly string[],
  env: NodeJS.ProcessEnv,
  options: ExecFileOptions = {},
) {
  const [name = '', ...parameters] = command;
  // Jest's own variables would reach Gatsby.
  const { JEST_WORKER_ID: _, NODE_ENV: __, ...inherited } = process.env;
  const unset = { API_URL: '', PUBLISHED_URL: '', API_STRICT: '0', API_RETRIES: '0', MOCK_FAULT: '' };
  const program = ['--import', 'tsx', join(folder, 'src/cli', `${name}.ts`), ...parameters];
  const all = { ...options, cwd: folder, maxBuffer: 1e9, env: { ...inherited, ...unset, ...env } };
  let end: (ended: Ended) => void;
  const ended = new Promise<Ended>((resolve) => {
    end = resolve;
  });
  const child = execFile(process.execPath, program, all, (error, stdout, stderr) =>
    end({ exitCode: error === null ? 0 : 1, stdout: String(stdout), stderr: String(stderr) }),
  );
  return { child, ended };
}

/** Runs a command of src/cli in a project folder. */
export const run = (...parameters: Parameters<typeof start>): Promise<Ended> => start(...parameters).ended;

/** `npm run rebuild -- --json` in a folder. @returns its report (null if it failed) and its output */
export async function rebuild(folder: string, env: Record<string, string>) {
  const { exitCode, stdout, stderr } = await run(folder, ['rebuild', '--json'], env);
  return { exitCode, report: exitCode === 0 ? (JSON.parse(stdout) as RebuildReport) : null, said: stderr };
}

/** A title that nothing else on the site has. */
export const newTitle = '测试改名平台';

/** Renames the menu's first product and rebuilds: no page is rendered, every page has the new title. */
export async function expectRename(folder: string, api: ChangingApi): Promise<void> {
  const entry = api.menu['产品与服务']?.[0] ?? {};
  const oldTitle = entry['header_title'];
  entry['header_title'] = newTitle;
  // A new day is another change.
  const BUILD_DAY = readRecord(servedFolder(folder))?.inputs.day ?? '';
  const { report, said } = await rebuild(folder, { MOCK_API_URL: api.address, BUILD_DAY });
  if (!report?.build) throw new Error(`Nothing was built: ${said}`);

  expect(report.entries).toMatchObject([{ kind: 'changed', field: 'header_title', from: oldTitle, to: newTitle }]);
  // Breadcrumbs and title have the page's own name.
  expect(report.warnings.join()).toContain(`the page itself “${oldTitle}”: name in data/pages/`);
  expect(report.build).toMatchObject({ cleanBuildReason: null, rendered: [], slices: ['header-zh'] });
  expect(report.upload.filter((file) => /\.(js|css)$/.test(file))).toEqual([]);
  const pages = readdirSync(realpathSync(servedFolder(folder)), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && file.name.endsWith('.html') && !file.parentPath.includes('_gatsby'))
    .map((file) => join(file.parentPath, file.name))
    .map((file) => ({ file, html: readFileSync(file, 'utf8') }))
    .filter(({ html }) => html.includes('slice-start id="header-zh-1"'));
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.filter(({ html }) => !html.includes(newTitle)).map(({ file }) => file)).toEqual([]);
}
