import { type ChildProcess, spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import S3rver from '@20minutes/s3rver';
import { builtFiles } from '../../src/features/releases/record';
import { publishRelease } from '../../src/features/releases/releases';
import { recordOf } from '../fixtures/build-record';
import { freePort } from '../support/free-port';
import { root } from '../support/root';
import { temporaryFolder } from '../support/temporary-folder';

/* A store, and a project that publishes to it, for the tests of npm run publish. */

/** The user name and the password of the S3 server. */
const key = 'S3RVER';

/** The remote `store`, as variables that rclone reads. */
const remoteAt = (address: string) => ({
  RCLONE_CONFIG_STORE_TYPE: 's3',
  RCLONE_CONFIG_STORE_PROVIDER: 'Other',
  RCLONE_CONFIG_STORE_ENDPOINT: address,
  RCLONE_CONFIG_STORE_ACCESS_KEY_ID: key,
  RCLONE_CONFIG_STORE_SECRET_ACCESS_KEY: key,
  // rclone refuses to start with a bundle that other programs may need.
  AWS_CA_BUNDLE: '',
});

/**
 * Asks for an object as a CDN does. Unlike a real store, the S3 server breaks off while the object
 * is being replaced: then it is asked again.
 */
async function getObject(address: string) {
  for (let tries = 1; ; tries += 1) {
    try {
      const response = await fetch(address);
      const body = Buffer.from(await response.arrayBuffer());

      return { status: response.status, headers: response.headers, body };
    } catch (error) {
      if (tries === 5) throw error;
      await pause(50);
    }
  }
}

/** An S3 server with the bucket `site`. */
export async function startStore() {
  const { folder, remove } = temporaryFolder();
  const port = await freePort();
  const server = new S3rver({
    address: '127.0.0.1',
    port: Number(port),
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'site' }],
  });

  await server.run();
  const address = `http://127.0.0.1:${port}`;
  const remote = remoteAt(address);

  return {
    remote,

    get: (name: string) => getObject(`${address}/site/www/${name}`),

    /** Writes an object past the publisher. */
    async put(name: string, content: string): Promise<void> {
      const command = spawn('rclone', ['rcat', `store:site/www/${name}`], {
        env: { ...process.env, ...remote },
      });
      command.stdin.end(content);
      await once(command, 'close');
    },

    async close(): Promise<void> {
      await server.close();
      remove();
    },
  };
}

const pages = [
  'index.html',
  '404.html',
  'en/404.html',
  ...Array.from({ length: 40 }, (_, index) => `page/${index}/index.html`),
];

/**
 * Waits for a command.
 * @returns its exit code and everything that it printed
 */
async function ending(command: ChildProcess): Promise<{ code: number | null; output: string }> {
  const streams = [command.stdout, command.stderr].map((stream) => (stream ? text(stream) : ''));
  const [code] = (await once(command, 'close')) as [number | null];

  return { code, output: (await Promise.all(streams)).join('') };
}

/**
 * Starts `npm run publish`, in a process group with its rclone.
 * @param project the folder whose release it publishes
 */
function startPublishing(
  project: string,
  parameters: readonly string[],
  variables: Record<string, string>,
) {
  const loader = join(root, 'node_modules/tsx/dist/loader.mjs');
  const command = spawn(
    process.execPath,
    ['--import', loader, join(root, 'tools/publish.ts'), ...parameters],
    {
      cwd: project,
      detached: true,
      env: { ...process.env, NODE_ENV: 'production', ...variables },
    },
  );

  return {
    ended: ending(command),

    /** Waits until the command has printed a text. */
    async hasPrinted(expected: string): Promise<void> {
      let output = '';
      for await (const chunk of on(command.stdout, 'data', { close: ['end'] })) {
        output += chunk.join('');
        if (output.includes(expected)) return;
      }

      throw new Error(`It ended without “${expected}”: ${output}`);
    },

    /** Kills the command and its rclone, as a machine that loses power does. */
    kill: () => command.pid !== undefined && process.kill(-command.pid, 'SIGKILL'),
  };
}

/**
 * Writes a build of the small site.
 * @param mark a hexadecimal digit that its pages show
 */
function writeBuild(write: (file: string, content: string) => void, mark: string): void {
  for (const [index, page] of pages.entries()) {
    const script = `page${index}-${mark.repeat(20)}.js`;
    const head = `<title>${mark}</title><script src="/${script}"></script>`;

    write(`public/${page}`, `<!doctype html>${head}`);
    write(`public/${script}`, `/* ${mark} */`);
  }

  write('public/guide.md', `# ${mark}`);
  write(`public/only-in-${mark}.txt`, mark);
}

/** A project with a small site in which every page needs a script of the same release. */
export function smallProject() {
  const { folder, write, remove } = temporaryFolder();
  mkdirSync(join(folder, 'releases'));
  symlinkSync(join(root, 'data'), join(folder, 'data'));

  return {
    folder,
    remove,

    /**
     * Releases a build of the site.
     * @param mark a hexadecimal digit that its pages show
     */
    async release(mark: string): Promise<void> {
      rmSync(join(folder, 'public'), { recursive: true, force: true });
      writeBuild(write, mark);

      // The names of releases count seconds.
      await pause(1100);
      const record = recordOf({
        inputs: { code: mark, data: '', settings: '', day: '' },
        files: builtFiles(join(folder, 'public')),
      });

      await publishRelease(folder, record, false);
    },

    /**
     * Starts `npm run publish`.
     * @param project the folder whose release it publishes; this one by default
     */
    publish: (
      parameters: readonly string[],
      variables: Record<string, string>,
      project: string = folder,
    ) => startPublishing(project, parameters, variables),
  };
}
