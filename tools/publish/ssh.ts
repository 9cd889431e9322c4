import { once } from 'node:events';
import { basename } from 'node:path';
import execa, { type ExecaChildProcess, type ExecaError } from 'execa';

/** How many releases stay on a host. */
const keptReleases = 3;

/** A connection to a host, for one publication. */
export class Remote {
  private lock: ExecaChildProcess | null = null;
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
      throw new Error(
        `${target.replace(/:[^/@]*@/, ':…@')} isn't a host: ssh://USER@HOST/FOLDER, without a password`,
      );
    this.host = url.username ? `${url.username}@${url.hostname}` : url.hostname;
    this.folder = `${url.pathname}/releases`;
    const [program = 'ssh', ...parameters] = shell.trim().split(/\s+/);
    this.ssh = [
      program,
      ...parameters,
      '-p',
      url.port || '22',
      '-o',
      'BatchMode=yes',
      '-o',
      'ConnectTimeout=15',
    ];
  }

  /** Starts shell commands in the folder of releases. */
  private run(commands: string): ExecaChildProcess {
    const [program, ...parameters] = this.ssh;
    const inFolder = `set -e; mkdir -p ${this.folder}; cd ${this.folder}; ${commands}`;
    return execa(program, [...parameters, this.host, inFolder]);
  }

  /** The names of the host's releases, oldest first, and of the one it serves (empty if none). */
  async releases(): Promise<{ names: string[]; served: string }> {
    const [served = '', ...names] = (
      await this.run('readlink current || echo; ls -1')
    ).stdout.split('\n');
    return { served, names: names.filter((name) => /^\d{8}T\d{6}-[0-9a-f]{8}$/.test(name)).sort() };
  }

  /** Locks out other publications until `unlock`. The lock is bound to the connection, so it doesn't outlive this process. */
  async takeLock(): Promise<void> {
    const lock = this.run(`exec flock -n .lock sh -c 'echo locked; cat'`);
    this.lock = lock;
    const ended = lock.catch((error: ExecaError) => {
      // flock says nothing when the lock is taken.
      if (error.exitCode !== 1 || error.stderr !== '') throw error;
      throw new Error('another publication is running. Wait until it has finished.');
    });
    await Promise.race([lock.stdout && once(lock.stdout, 'data'), ended]);
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
  async copy(
    release: string,
    served: string,
    isDryRun: boolean,
  ): Promise<{ files: number; bytes: number }> {
    const { stdout } = await execa('rsync', [
      '-a',
      '--delete',
      '--stats',
      '--no-human-readable',
      '-e',
      this.ssh.join(' '),
      ...(isDryRun ? ['--dry-run'] : []),
      ...(served ? [`--link-dest=../${served}`] : []),
      `${release}/`,
      `${this.host}:${this.folder}/.${basename(release)}/`,
    ]);
    const figure = (label: string) =>
      Number(new RegExp(`^${label}: ([\\d,]+)`, 'm').exec(stdout)?.[1]?.replaceAll(',', ''));
    return {
      files: figure('Number of regular files transferred'),
      bytes: figure('Total transferred file size'),
    };
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
