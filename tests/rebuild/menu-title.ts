import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import execa from 'execa';
import type { RebuildReport } from '../../src/cli/rebuild/report';
import type { ChangingApi } from '../support/changing-api';

/** What a rebuild said and how it ended. */
export interface Rebuilt {
  exitCode: number;
  report: RebuildReport | null;
  /** What it wrote for people. */
  said: string;
}

/** Runs a command of src/cli in a project folder, against an API. */
export async function run(folder: string, command: readonly string[], env: Record<string, string>) {
  const [name = '', ...parameters] = command;
  return execa(process.execPath, ['--import', 'tsx', join(folder, 'src/cli', `${name}.ts`), ...parameters], {
    cwd: folder,
    reject: false,
    stdin: 'ignore',
    env: {
      API_URL: '',
      PUBLISHED_URL: '',
      API_STRICT: '0',
      MOCK_FAULT: '',
      API_RETRIES: '0',
      GATSBY_TELEMETRY_DISABLED: '1',
      ...env,
    },
  });
}

/** `npm run rebuild -- --json` in a project folder. */
export async function rebuild(folder: string, env: Record<string, string>): Promise<Rebuilt> {
  const { exitCode, stdout, stderr } = await run(folder, ['rebuild', '--json'], env);
  return { exitCode, report: exitCode === 0 ? (JSON.parse(stdout) as RebuildReport) : null, said: stderr };
}

/** A first entry of the products, and its title of today. */
function entryOf(api: ChangingApi): Record<string, unknown> {
  const entry = api.menu['产品与服务']?.[0];
  if (!entry) throw new Error('The mock menu has no products.');
  return entry;
}

/** A title that nothing else on the site has. */
export const newTitle = '测试改名平台';

/** The built pages that have a header, by file. */
const pagesWithHeader = (folder: string): { file: string; html: string }[] =>
  readdirSync(join(folder, 'public'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html') && !entry.parentPath.includes('_gatsby'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, html: readFileSync(file, 'utf8') }))
    .filter(({ html }) => html.includes('slice-start id="header-zh-1"'));

/**
 * Renames an entry of the menu and rebuilds the site in a folder that has been built from the same API.
 * @returns what was not as it should be; nothing if no page was rendered and every page has the new title
 */
export async function renameAndRebuild(
  folder: string,
  api: ChangingApi,
): Promise<{ failures: string[]; report: RebuildReport | null }> {
  const entry = entryOf(api);
  const oldTitle = String(entry['header_title']);
  entry['header_title'] = newTitle;
  const { exitCode, report, said } = await rebuild(folder, { MOCK_API_URL: api.address });
  if (!report) return { failures: [`The rebuild ended with ${exitCode}:\n${said}`], report };

  const failures: string[] = [];
  const expect = (holds: boolean, otherwise: string) => void (holds || failures.push(otherwise));
  const { entries, build } = report;
  expect(
    entries.length === 1 && entries[0]?.kind === 'title' && entries[0].from === oldTitle && entries[0].to === newTitle,
    `It told other changes than the title: ${JSON.stringify(entries)}`,
  );
  expect(build?.anew === null, `It began anew: ${build?.anew}`);
  expect(build?.rendered.length === 0, `It rendered pages again: ${build?.rendered.slice(0, 5).join(', ')}`);
  expect(build?.slices.includes('header-zh') === true, `It rendered the slices ${build?.slices.join(', ')}`);
  const scripts = report.upload.filter((file) => /\.(js|css)$/.test(file));
  expect(scripts.length === 0, `It wants scripts uploaded: ${scripts.join(', ')}`);
  const pages = pagesWithHeader(folder);
  const without = pages.filter(({ html }) => !html.includes(newTitle));
  expect(pages.length > 100, `Only ${pages.length} pages have a header`);
  expect(without.length === 0, `${without.length} pages have not got the new title, e.g. ${without[0]?.file}`);
  return { failures, report };
}
