import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';
import { promisify } from 'node:util';

/** How many releases stay on a host. */
const keptReleases = 3;

/** The output of a program. @throws Error with what it printed to stderr */
const outputOf = async (program: string, parameters: readonly string[]): Promise<string> => {
  try {
    return (await promisify(execFile)(program, parameters, { maxBuffer: 1e8 })).stdout;
  } catch (error) {
    throw error instanceof Error && 'stderr' in error && error.stderr ? new Error(String(error.stderr).trim()) : error;
  }
};

/** A connection to a host, for one publication. */
export class Remote {
  private lock: ChildProcess | null = null;
  private readonly ssh: [program: string, ...parameters: string[]];
  /** `user@host`, for ssh and rsync. */
  private readonly host: string;
  /** The host's folder of releases. */
  private readonly folder: string;

  /**
   * @param target as in `ssh://user@host:port/folder`
   * @param shell the ssh command, as in RSYNC_RSH
   * @throws Error that names an invalid target
   */
  constructor(
    readonly target: string,
    shell: string,
  ) {
    const url = URL.canParse(target) ? new URL(target) : null;
    // The folder becomes part of shell commands.
    if (!url?.hostname || url.password || !/^(\/[\w.-]+)+$/.test(url.pathname))
      throw new Error(`${target.replace(/:[^/@]*@/, ':…@')} isn't a host: ssh://USER@HOST/FOLDER, without a password`);
    this.host = url.username ? `${url.username}@${url.hostname}` : url.hostname;
    this.folder = `${url.pathname}/releases`;
    const [program = 'ssh', ...parameters] = shell.trim().split(/\s+/);
    this.ssh = [program, ...parameters, '-p', url.port || '22', '-o', 'BatchMode=yes', '-o', 'ConnectTimeout=15'];
  }

  /** Runs shell commands in the folder of releases. */
  private run(commands: string): Promise<string> {
    const [program, ...parameters] = this.ssh;
    const inFolder = `set -e; mkdir -p ${this.folder}; cd ${this.folder}; ${commands}`;
    return outputOf(program, [...parameters, this.host, inFolder]);
  }

  /** The names of the host's releases, oldest first, and of the one it serves (empty if none). */
  async releases(): Promise<{ names: string[]; served: string }> {
    const [served = '', ...names] = (await this.run(`readlink current || echo; ls -1`)).split('\n');
    return { served, names: names.filter((name) => /^\d{8}T\d{6}-[0-9a-f]{8}$/.test(name)).sort() };
  }

  /** Locks out other publications until `unlock`. The lock is bound to the connection, so it doesn't outlive this process. */
  async takeLock(): Promise<void> {
    const [program, ...parameters] = this.ssh;
    const command = `mkdir -p ${this.folder} && exec flock -n ${this.folder}/.lock sh -c 'echo locked; cat'`;
    const lock = spawn(program, [...parameters, this.host, command], { stdio: ['pipe', 'pipe', 'pipe'] });
    this.lock = lock;
    let errors = '';
    lock.stderr.on('data', (chunk: Buffer) => {
      errors += chunk;
    });
    const locked = once(lock.stdout, 'data').then(() => true);
    if (await Promise.race([locked, once(lock, 'close').then(() => false)])) return;
    throw new Error(errors.trim() || 'another publication is running. Wait until it has finished.');
  }

  unlock(): void {
    this.lock?.stdin?.end();
  }

  /**
   * Copies a release to the host without serving it yet.
   * @param release its local folder
   * @param served the release that the host serves; files that are the same in it become hard links
   * @param isDryRun writes nothing
   * @returns how many files and bytes were sent
   */
  async copy(release: string, served: string, isDryRun: boolean): Promise<{ files: number; bytes: number }> {
    const output = await outputOf('rsync', [
      ...['-a', '--delete', '--stats', '--no-human-readable', '-e', this.ssh.join(' ')],
      ...(isDryRun ? ['--dry-run'] : []),
      ...(served ? [`--link-dest=../${served}`] : []),
      `${release}/`,
      `${this.host}:${this.folder}/.${basename(release)}/`,
    ]);
    const figure = (label: string) =>
      Number(new RegExp(`^${label}: ([\\d,]+)`, 'm').exec(output)?.[1]?.replaceAll(',', ''));
    return { files: figure('Number of regular files transferred'), bytes: figure('Total transferred file size') };
  }

  /** Switches the host to a release in one atomic step, then removes the oldest releases. */
  async serve(name: string): Promise<void> {
    await this.run(
      `if [ -d .${name} ]; then rm -rf ${name}; mv .${name} ${name}; fi; ln -sfn ${name} .next; mv -T .next current`,
    );
    const { names } = await this.releases();
    const old = names.slice(0, -keptReleases).filter((release) => release !== name);
    if (old.length > 0) await this.run(`rm -rf ${old.join(' ')}`);
  }
}
