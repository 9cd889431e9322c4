import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createMockApi } from '../../../mock-api/server';
import { type ApiAnswers, askApi } from '../../../src/calls/answers/ask';
import { readHandedOver } from '../../../src/calls/answers/handed-over';
import { reads } from '../../../src/calls/calls';
import { listen, type Running } from '../../../src/features/hosting/http';
import { answersOfBuild } from '../../../src/features/releases/answers-of-build';
import { rebuild } from '../../../src/features/releases/rebuild';
import { recordOf } from '../../fixtures/build-record';
import { root } from '../../support/root';
import { temporaryFolder } from '../../support/temporary-folder';

/*
 * One build asks the API once (docs/rebuild.md): what was compared and judged is what is built,
 * published and kept. The API of these tests gives each call another answer every second time.
 */

type Lists = Record<string, unknown[]>;

/** Leaves of each list its first entry. */
const cut = (lists: Lists): Lists =>
  Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.slice(0, 1)]));

/** What the second answer of each call is made of. */
const secondAnswers: Partial<Record<keyof typeof reads, (data: never) => unknown>> = {
  topMenu: cut,
  footerMenu: cut,
  friendlyLinks: () => [],
  siteInfo: (info: object) => ({ ...info, copyright: 'another copyright' }),
  pictureAddresses: (addresses: object) => ({ ...addresses, logo_url: '/upload/another.png' }),
};

/** The mock API, which gives other answers every second time. */
async function startAlternatingApi(): Promise<Running & { questionCounts: Map<string, number> }> {
  const mock = createMockApi({ root });
  const first = await listen(mock, 0);
  const questions = new Map<string, number>();
  const server = await listen(async (request, response) => {
    const path = request.url ?? '';
    const count = (questions.get(path) ?? 0) + 1;

    questions.set(path, count);
    const answer = await fetch(first.address + path);
    const [part] = Object.entries(reads).find(([, call]) => call.path === path) ?? [];
    const change = secondAnswers[part as keyof typeof reads] as
      | ((data: unknown) => unknown)
      | undefined;

    if (!change || count % 2 === 1) {
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      return void response.end(Buffer.from(await answer.arrayBuffer()));
    }

    const envelope = (await answer.json()) as { data: string };
    const data = JSON.stringify(change(JSON.parse(envelope.data)));

    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ ...envelope, data }));
  }, 0);

  return {
    address: server.address,
    questionCounts: questions,
    async close() {
      await server.close();
      await first.close();
    },
  };
}

let api: Awaited<ReturnType<typeof startAlternatingApi>>;
let project: ReturnType<typeof temporaryFolder>;
let environment: { restore(): void };

beforeEach(async () => {
  api = await startAlternatingApi();
  project = temporaryFolder();
  for (const folder of ['src', 'data', 'static']) project.write(`${folder}/a.json`, '{}');
  const settings = { API_URL: api.address, API_STRICT: '1', API_RETRIES: '0' };

  environment = jest.replaceProperty(process, 'env', { ...process.env, ...settings });
});

afterEach(async () => {
  environment.restore();
  project.remove();
  await api.close();
});

/** Makes answers those of the release that is served. */
function serve({ answers }: ApiAnswers): void {
  project.write('releases/served/build.json', JSON.stringify(recordOf({ answers })));
  if (!existsSync(join(project.folder, 'releases/current')))
    symlinkSync('served', join(project.folder, 'releases/current'), 'junction');
}

const entriesIn = ({ answers }: ApiAnswers) => Object.values(answers.topMenu).flat().length;

test('a rebuild hands the answers and pictures that it has compared to Gatsby, and asks for nothing twice', async () => {
  const handedOver = join(project.folder, 'handed-over.json');
  const copy = `require('node:fs').copyFileSync(process.env.BUILD_ANSWERS, ${JSON.stringify(handedOver)})`;

  project.write('node_modules/gatsby/cli.js', `${copy}; process.exit(1)`);
  await expect(rebuild(project.folder, { base: api.address })).rejects.toThrow('The build failed');

  const expected = await askApi(project.folder, await firstAnswers());
  expect(readHandedOver(handedOver)).toEqual({ ...expected, areFresh: true });
  expect([...api.questionCounts.values()].filter((count) => count > 1)).toEqual([]);
  // What didn't pass is not kept.
  expect(existsSync(join(project.folder, 'data/last-good'))).toBe(false);
});

/** The address of an API that always gives the first answers. */
async function firstAnswers(): Promise<string> {
  const mock = createMockApi({ root });
  const server = await listen(mock, 0);

  servers.push(server);
  return server.address;
}

const servers: Running[] = [];

afterAll(() => Promise.all(servers.map((server) => server.close())));

test('a build that nobody has asked for judges the very answers that it is made of', async () => {
  const whole = await answersOfBuild(project.folder);
  serve(whole);
  // Every other time, the API gives a menu of a few entries.
  await expect(answersOfBuild(project.folder)).rejects.toThrow(/entries of topMenu are gone/);

  const repaired = await answersOfBuild(project.folder);
  expect(entriesIn(repaired)).toBe(entriesIn(whole));
  expect(repaired.answers).toEqual(whole.answers);
});

test('answers that were handed over are not asked for again, and a broken file is named', async () => {
  const file = project.write('answers.json', '{"bodies":');
  process.env.BUILD_ANSWERS = file;

  await expect(answersOfBuild(project.folder)).rejects.toThrow(`BUILD_ANSWERS=${file}`);
  expect(api.questionCounts.size).toBe(0);
});
