import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import execa from 'execa';
import { listen } from '../../../src/build/http';
import { builtFiles } from '../../../src/build/rebuild/record';
import { publishRelease } from '../../../src/build/rebuild/releases';
import { recordOf } from '../../../tests/fixtures/build-record';
import { freePort } from '../../../tests/support/free-port';
import { temporaryFolder } from '../../../tests/support/temporary-folder';

/* Real servers for the tests of npm run publish, each with its own temporary folder and port. */

const project = resolve(__dirname, '../../..');
const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };

async function waitFor(name: string, isReady: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 120; tries += 1) {
    if (await isReady().catch(() => false)) return;
    await pause(500);
  }
  throw new Error(`${name} did not start`);
}

/** Ceph's object storage: a monitor, a store in memory, and its gateway. */
export async function startCeph() {
  const { folder, write, remove } = temporaryFolder();
  const monitor = await freePort();
  const gateway = await freePort();
  const id = randomUUID();
  for (const name of ['mon', 'osd', 'run']) mkdirSync(join(folder, name));
  const settings = {
    fsid: id,
    'mon host': `v1:127.0.0.1:${monitor}`,
    'ms bind msgr2': false,
    'auth cluster required': 'none',
    'auth service required': 'none',
    'auth client required': 'none',
    'osd pool default size': 1,
    'osd pool default pg num': 4,
    'osd pool default pgp num': 4,
    'osd pool default pg autoscale mode': 'off',
    'osd crush chooseleaf type': 0,
    'mon allow pool size one': true,
    'mon max pg per osd': 1000,
    'mon data avail crit': 0,
    'osd objectstore': 'memstore',
    'memstore device bytes': 2 ** 30,
    'osd data': `${folder}/osd`,
    'mon data': `${folder}/mon`,
    'admin socket': `${folder}/run/$name.asok`,
    'log file': `${folder}/$name.log`,
    'rgw frontends': `beast endpoint=127.0.0.1:${gateway}`,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const CEPH_CONF = write('ceph.conf', ['[global]', ...lines, ''].join('\n'));
  const options = { env: { ...env, CEPH_CONF } };
  const call = (command: string) => execa.command(command, { ...options, timeout: 180_000 });
  const daemons = new Map<string, ChildProcess>();
  /** Starts a daemon, again when it ends: on a busy machine the store may ask a monitor that is not ready, and give up. */
  const start = (program: string, ...parameters: string[]) => {
    const daemon = spawn(program, ['-f', ...parameters], { ...options, stdio: 'ignore' });
    daemons.set(
      program,
      daemon.on('exit', (_, signal) => signal ?? start(program, ...parameters)),
    );
  };
  const map = join(folder, 'monmap');
  await call(`monmaptool --create --fsid ${id} --addv a [v1:127.0.0.1:${monitor}] ${map}`);
  await call(`ceph-mon --mkfs -i a --monmap ${map}`);
  start('ceph-mon', '-i', 'a');
  const store = randomUUID();
  await call(`ceph osd new ${store}`);
  await call(`ceph-osd -i 0 --mkfs --osd-uuid ${store}`);
  start('ceph-osd', '-i', '0');
  await call('ceph osd crush add osd.0 1.0 host=localhost root=default');
  await call(
    'radosgw-admin user create --uid=site --display-name=site --access-key=site --secret=site-secret',
  );
  start('radosgw', '-n', 'client.rgw');
  const endpoint = `http://127.0.0.1:${gateway}`;
  await waitFor('radosgw', async () => (await fetch(endpoint)).ok);
  const credentials = { accessKeyId: 'site', secretAccessKey: 'site-secret' };
  const client = new S3Client({ endpoint, forcePathStyle: true, region: 'us-east-1', credentials });
  const close = () => {
    for (const daemon of daemons.values()) daemon.kill('SIGKILL');
    remove();
  };
  await client.send(new CreateBucketCommand({ Bucket: 'site' }));
  return { endpoint, client, close };
}

/** A proxy in front of storage that delays requests or answers them with a fault. */
export async function startProxy(upstream: string) {
  const fault = {
    delay: 0,
    answer: null as null | ((request: IncomingMessage, response: ServerResponse) => boolean),
  };
  const { address: endpoint, close } = await listen(async (asked, response) => {
    if (fault.answer?.(asked, response)) return void asked.resume();
    await pause(fault.delay);
    const { pathname: path, search } = new URL(asked.url ?? '/', upstream);
    const onward = request(
      upstream,
      { method: asked.method, path: path + search, headers: asked.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    // A killed publication leaves its connections.
    onward.on('error', () => response.destroy());
    asked.on('error', () => onward.destroy());
    asked.pipe(onward);
  }, 0);
  return { endpoint, fault, close };
}

/** An sshd, and the ssh command that logs in with a key made for it. */
export async function startSshd() {
  const { folder, remove } = temporaryFolder();
  const port = await freePort();
  for (const name of ['host', 'own'])
    await execa('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', join(folder, name)]);
  writeFileSync(join(folder, 'authorized'), readFileSync(join(folder, 'own.pub')), { mode: 0o600 });
  mkdirSync('/run/sshd', { recursive: true });
  const options = [
    'ListenAddress=127.0.0.1',
    `Port=${port}`,
    `HostKey=${folder}/host`,
    `AuthorizedKeysFile=${folder}/authorized`,
    'StrictModes=no',
    'UsePAM=no',
    'PermitRootLogin=yes',
    'PasswordAuthentication=no',
    `PidFile=${folder}/pid`,
  ];
  const daemon = spawn(
    '/usr/sbin/sshd',
    ['-D', '-f', '/dev/null', ...options.flatMap((option) => ['-o', option])],
    {
      stdio: 'ignore',
    },
  );
  const shell = `ssh -i ${folder}/own -o StrictHostKeyChecking=no -o UserKnownHostsFile=/dev/null -o LogLevel=ERROR`;
  await pause(1000);
  const close = () => {
    daemon.kill();
    remove();
  };
  return { port, shell, site: join(folder, 'site'), close };
}

const production = {
  NODE_ENV: 'production',
  AWS_ACCESS_KEY_ID: 'site',
  AWS_SECRET_ACCESS_KEY: 'site-secret',
};

const pages = [
  'index.html',
  '404.html',
  'en/404.html',
  ...Array.from({ length: 40 }, (_, index) => `page/${index}/index.html`),
];

/** A project with a small site in which every page refers to a script of the same release. */
export function smallProject() {
  const { folder, write, remove } = temporaryFolder();
  mkdirSync(join(folder, 'releases'));
  return {
    /** Releases a build of the site. @param mark a hexadecimal digit that its pages show */
    async release(mark: string): Promise<void> {
      rmSync(join(folder, 'public'), { recursive: true, force: true });
      for (const [index, page] of pages.entries()) {
        const script = `page${index}-${mark.repeat(20)}.js`;
        write(
          `public/${page}`,
          `<!doctype html><title>${mark}</title><script src="/${script}"></script>`,
        );
        write(`public/${script}`, `/* ${mark} */`);
      }
      const inputs = { code: mark, data: '', settings: '', day: '' };
      // The names of releases count seconds.
      await pause(1100);
      await publishRelease(
        folder,
        recordOf({ inputs, files: builtFiles(join(folder, 'public')) }),
        false,
      );
    },
    /** Starts `npm run publish`. */
    publish(parameters: readonly string[], variables: Record<string, string>) {
      const tsx = join(project, 'node_modules/tsx/dist/loader.mjs');
      const child = execa(
        'node',
        ['--import', tsx, join(project, 'tools/publish.ts'), ...parameters],
        {
          cwd: folder,
          env: { ...env, ...production, ...variables },
          all: true,
          reject: false,
        },
      );
      const ended = child.then(({ exitCode: code, all: output = '' }) => ({ code, output }));
      return { ended, kill: () => child.kill('SIGKILL') };
    },
    remove,
  };
}
