import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consola } from 'consola';
import execa from 'execa';
import { startMockApi } from '../../mock-api/server';
import { checkHost } from '../../tests/hosting/checks';
import { compressSite, removeStaleCopies } from '../build/compress';
import { renderNginx } from '../build/hosting';
import { publishedFacts } from '../build/published-site';
import { fail, loadEnvironment, root } from './support/environment';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** nginx's program; installed from Debian's packages where it may be. @throws Error that says how to get it */
async function ensureNginx(): Promise<string> {
  const find = async () =>
    (await execa('sh', ['-c', 'command -v nginx || ls /usr/sbin/nginx'], { reject: false })).stdout.trim();
  const found = await find();
  if (found) return found;
  if (process.getuid?.() === 0) {
    consola.start('Installing nginx from the system’s packages');
    await execa(
      'sh',
      [
        '-c',
        'apt-get update -q && apt-get install -qy --no-install-recommends nginx-light libnginx-mod-http-brotli-static',
      ],
      { reject: false },
    );
  }
  const installed = await find();
  if (!installed)
    throw new Error(
      'nginx was not found. Install it, e.g. with: apt-get install nginx libnginx-mod-http-brotli-static',
    );
  return installed;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Copies of a page that has changed since may not be sent. @returns what was wrong */
async function checkStaleCopies(folder: string): Promise<string | null> {
  const file = join(folder, 'case/index.html');
  const before = readFileSync(file);
  const { atime, mtime } = statSync(file);
  try {
    writeFileSync(file, `${before.toString()}<!-- changed -->`);
    removeStaleCopies(folder);
    return existsSync(`${file}.br`) || existsSync(`${file}.gz`) ? 'the copies of a changed page are still there' : null;
  } finally {
    writeFileSync(file, before);
    utimesSync(file, atime, mtime);
    await compressSite(folder);
  }
}

/** `npm run test:hosting`: nginx, set up by the hosting policy, serves the built site before the mock API, and is asked for one of everything. */
async function testHosting(): Promise<void> {
  const folder = join(root, 'public');
  if (!existsSync(join(folder, 'index.html'))) throw new Error('There is no built site: npm run build');
  const environment = loadEnvironment();
  const program = await ensureNginx();
  const compressed = await compressSite(folder);
  consola.success(`${compressed.files} files compressed`);

  const mock = await startMockApi({ root, port: 0 });
  const own = mkdtempSync(join(tmpdir(), 'skyraft-nginx-'));
  const port = await freePort();
  const brotli = existsSync(brotliModule);
  const server = renderNginx({
    facts: publishedFacts(root, environment),
    folder,
    listen: `127.0.0.1:${port}`,
    api: mock.address,
    tls: false,
    brotli,
  });
  writeFileSync(
    join(own, 'nginx.conf'),
    [
      ...(brotli ? [`load_module ${brotliModule};`] : []),
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      `pid ${own}/nginx.pid; error_log ${own}/error.log; daemon off;`,
      'events {}',
      `http { access_log off; ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${own}/${name};`).join(' ')}`,
      server,
      '}',
    ].join('\n'),
  );
  const nginx = execa(program, ['-c', join(own, 'nginx.conf'), '-e', join(own, 'error.log')], {
    reject: false,
    all: true,
  });
  try {
    const base = `http://127.0.0.1:${port}`;
    for (let tries = 0; tries < 50; tries += 1) {
      const up = await fetch(base).then(
        () => true,
        // Not listening yet.
        () => false,
      );
      if (up) break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const results = await checkHost({ base, folder, compressed: brotli, proxied: true });
    results.push({ name: 'copies of a changed page are dropped', failure: await checkStaleCopies(folder) });
    const failed = results.filter(({ failure }) => failure !== null);
    for (const { name, failure } of failed) consola.error(`${name}: ${failure}`);
    if (failed.length > 0 && existsSync(join(own, 'error.log')))
      console.error(readFileSync(join(own, 'error.log'), 'utf8').slice(0, 2000));
    consola[failed.length > 0 ? 'error' : 'success'](
      `nginx: ${results.length - failed.length} of ${results.length} checks passed`,
    );
    process.exitCode = failed.length > 0 ? 1 : 0;
  } finally {
    nginx.kill('SIGTERM');
    const { all, exitCode } = await nginx;
    if (exitCode !== 0 && all) console.error(all);
    await mock.close();
    rmSync(own, { recursive: true, force: true });
  }
}

testHosting().catch(fail);
