import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';

/** A folder of a host that holds `releases`, as `ssh://user@host:port/folder` names it. */
export interface Host {
  target: string;
  /** As ssh and rsync name it. */
  name: string;
  port: string;
  folder: string;
}

/** How many releases a host keeps. */
const keptReleases = 3;

/** @throws Error that names a target which is none */
export function parseHost(target: string): Host {
  const url = URL.canParse(target) ? new URL(target) : null;
  // The folder becomes a part of commands.
  if (!url?.hostname || url.password || !/^(\/[\w.-]+)+$/.test(url.pathname))
    throw new Error(`${target.replace(/:[^/@]*@/, ':…@')} is no host: ssh://USER@HOST/FOLDER, without a password`);
  const name = url.username ? `${url.username}@${url.hostname}` : url.hostname;
  return { target, name, port: url.port || '22', folder: url.pathname };
}

const words = (shell: string) => shell.trim().split(/\s+/);

async function outputOf(child: ChildProcess): Promise<string> {
  let [output, errors] = ['', ''];
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(errors.trim() || `ended with ${code}`);
  return output;
}

/** A host while it is published to. */
export class Remote {
  private lock: ChildProcess | null = null;
  private readonly program: string;
  private readonly parameters: string[];

  /** @param shell as in RSYNC_RSH */
  constructor(
    readonly host: Host,
    shell: string,
  ) {
    const [program = 'ssh', ...parameters] = words(shell);
    this.program = program;
    this.parameters = [...parameters, '-p', host.port, '-o', 'BatchMode=yes', '-o', 'ConnectTimeout=15'];
  }

  /** Runs commands in the folder of the site. */
  private run = (commands: string) =>
    outputOf(
      spawn(this.program, [
        ...this.parameters,
        this.host.name,
        `set -e; mkdir -p ${this.host.folder}/releases; cd ${this.host.folder}/releases; ${commands}`,
      ]),
    );

  /** The releases that the host has, and the one that it serves; empty if it serves none. */
  async releases(): Promise<{ names: string[]; served: string }> {
    const [served = '', ...names] = (await this.run(`readlink current || echo; ls -1`)).split('\n');
    return { served, names: names.filter((name) => /^\d{8}T\d{6}-[0-9a-f]{8}$/.test(name)).sort() };
  }

  /** Keeps others away until `unlock`, or until this process ends: the host's lock goes with the connection. */
  async takeLock(): Promise<void> {
    const { folder, name } = this.host;
    const command = `mkdir -p ${folder}/releases && exec flock -n ${folder}/releases/.lock sh -c 'echo locked; cat'`;
    const lock = spawn(this.program, [...this.parameters, name, command], { stdio: ['pipe', 'pipe', 'pipe'] });
    this.lock = lock;
    let errors = '';
    lock.stderr.on('data', (chunk: Buffer) => {
      errors += chunk;
    });
    const locked = once(lock.stdout, 'data').then(() => true);
    if (await Promise.race([locked, once(lock, 'close').then(() => false)])) return;
    throw new Error(errors.trim() || 'another publication is at work. Wait until it has ended.');
  }

  unlock(): void {
    this.lock?.stdin?.end();
  }

  /**
   * Copies a release to the host; files that the served one has too become links to them. It is not served yet.
   * @param release its folder here
   * @param isTrial whether nothing is written
   * @returns files and bytes that were sent
   */
  async copy(release: string, isTrial: boolean): Promise<{ files: number; bytes: number }> {
    const name = basename(release);
    const { served } = await this.releases();
    const output = await outputOf(
      spawn('rsync', [
        ...['-a', '--delete', '--stats', '--no-human-readable', '-e', [this.program, ...this.parameters].join(' ')],
        ...(isTrial ? ['--dry-run'] : []),
        ...(served ? [`--link-dest=../${served}`] : []),
        `${release}/`,
        `${this.host.name}:${this.host.folder}/releases/.${name}/`,
      ]),
    );
    const figure = (label: string) =>
      Number(new RegExp(`^${label}: ([\\d,]+)`, 'm').exec(output)?.[1]?.replaceAll(',', ''));
    return { files: figure('Number of regular files transferred'), bytes: figure('Total transferred file size') };
  }

  /** Serves a release that was copied, or that the host has, in one step; then removes the oldest ones. */
  async serve(name: string): Promise<void> {
    await this.run(
      `if [ -d .${name} ]; then rm -rf ${name}; mv .${name} ${name}; fi; ln -sfn ${name} .next; mv -T .next current`,
    );
    const { names } = await this.releases();
    const old = names.slice(0, -keptReleases).filter((release) => release !== name);
    if (old.length > 0) await this.run(`rm -rf ${old.join(' ')}`);
  }
}
