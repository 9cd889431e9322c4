import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../tests/support/free-port';
import { smallProject, startSshd } from './servers';

/* docs/hosting.md: publishing to hosts over SSH: two folders behind a real sshd. */

let host: Awaited<ReturnType<typeof startSshd>>;
let site: ReturnType<typeof smallProject>;
const folders = () => ['one', 'two'].map((name) => join(host.site, name));
const targets = () => folders().map((folder) => `ssh://root@127.0.0.1:${host.port}${folder}`);
const publish = (parameters: readonly string[]) =>
  site.publish(parameters, { RSYNC_RSH: host.shell }).ended;
const served = (folder: string, file = 'index.html') => join(folder, 'releases/current', file);
const marks = () =>
  folders().map((folder) => /<title>(.)/.exec(readFileSync(served(folder), 'utf8'))?.[1]);

beforeAll(async () => {
  host = await startSshd();
  site = smallProject();
  await site.release('a');
});
afterAll(() => {
  host?.close();
  site?.remove();
});

test('a dry run says what would be sent and writes nothing; a publication reaches every host', async () => {
  expect(await publish([...targets(), '--dry-run'])).toMatchObject({
    code: 0,
    output: expect.stringMatching(/\d\d files/),
  });
  expect(folders().some((folder) => existsSync(served(folder)))).toBe(false);
  expect(await publish(targets())).toMatchObject({ code: 0 });
  expect(marks()).toEqual(['a', 'a']);
});

test('unchanged files are hard links, and a rollback serves the previous release again', async () => {
  await site.release('b');
  await publish(targets());
  expect(marks()).toEqual(['b', 'b']);
  const [folder = ''] = folders();
  expect(statSync(served(folder, `page0-${'a'.repeat(20)}.js`)).nlink).toBe(2);
  expect(await publish([...targets(), '--rollback'])).toMatchObject({ code: 0 });
  expect(marks()).toEqual(['a', 'a']);
});

test('a host that fails is reported and keeps its release; the others serve the new one', async () => {
  await site.release('c');
  const dead = `ssh://root@127.0.0.1:${await freePort()}/srv/site`;
  const { code, output } = await publish([...targets(), dead]);
  expect([code, output]).toEqual([1, expect.stringContaining(`Not published to ${dead}`)]);
  expect(marks()).toEqual(['c', 'c']);
});

test('a host keeps three releases, and refuses a second publication at the same time', async () => {
  for (const mark of ['d', 'e']) {
    await site.release(mark);
    await publish(targets());
  }
  const [folder = ''] = folders();
  expect(readdirSync(join(folder, 'releases')).filter((name) => /^\d/.test(name))).toHaveLength(3);
  const lock = spawn('flock', [join(folder, 'releases/.lock'), 'sh', '-c', 'echo; cat'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  await once(lock.stdout, 'data');
  const { code, output } = await publish(targets().slice(0, 1));
  lock.stdin.end();
  expect([code, output]).toEqual([1, expect.stringContaining('another publication is running')]);
});

test('a password in an address is refused and not printed', async () => {
  const { code, output } = await publish(['ssh://root:secret@127.0.0.1/srv/site']);
  expect(code).toBe(1);
  expect(output).not.toContain('secret');
});
