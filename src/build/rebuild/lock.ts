import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import * as v from 'valibot';
import { formatDate } from '../../lib/format-date';

const running = v.object({ pid: v.number(), birth: v.string() });
/** The text of a lock file. `gatsby` works for the holder, and outlives one that is killed. */
const holder = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ ...running.entries, command: v.string(), since: v.string(), gatsby: v.optional(running) }),
);

/** When a process began, which tells it from a later one with the same id; empty: it is gone. */
function birthOf(pid: number): string {
  try {
    // Other systems than Linux do not say it in a file; there the id alone has to do.
    if (process.platform !== 'linux') return process.kill(pid, 0) ? 'unknown' : '';
    const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return state === 'Z' ? '' : String(fields[18]);
  } catch {
    // There is no such process.
    return '';
  }
}
const present = (pid: number) => ({ pid, birth: birthOf(pid) });
const isAlive = ({ pid, birth }: v.InferOutput<typeof running>) => birth !== '' && birthOf(pid) === birth;

/** Whether a step that another process may have taken first was done. */
function isDone(step: () => void): boolean {
  try {
    step();
    return true;
  } catch (error) {
    if (v.is(v.object({ code: v.picklist(['EEXIST', 'ENOENT', 'ESRCH']) }), error)) return false;
    throw error;
  }
}

/** Ends a Gatsby, which leads a group of processes, with its workers. */
export const endGatsby = (pid: number): boolean =>
  isDone(() => process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL'));

export type Lock = ReturnType<typeof takeLock>;

/**
 * Takes a lock file, which names its holder; one whose holder is gone is taken over. It is released when the process ends.
 * @throws Error that names the holder, if there is one at work
 */
export function takeLock(file: string) {
  const command = `npm run ${basename(process.argv[1] ?? '', '.ts')}`;
  const mine = { ...present(process.pid), command, since: formatDate(new Date(), 'YYYY-MM-DD hh:mm:ss') };
  const [own, old] = [`${file}.${process.pid}`, `${file}.${process.pid}.old`];
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(own, JSON.stringify(mine));
  try {
    // Linked, so that it is never there without its content.
    while (!isDone(() => linkSync(own, file))) {
      let text = '';
      if (!isDone(() => (text = readFileSync(file, 'utf8')))) continue;
      // A file that a crash of the machine has damaged names nobody.
      const { success, output: other } = v.safeParse(holder, text);
      if (success && isAlive(other))
        throw new Error(
          `${other.command} is at work in this folder, since ${other.since} (process ${other.pid}, ${file}).`,
        );
      if (success && other.gatsby && isAlive(other.gatsby)) endGatsby(other.gatsby.pid);
      // Another process may have taken it over by now; then it gets it back.
      if (isDone(() => renameSync(file, old)) && readFileSync(old, 'utf8') !== text) isDone(() => linkSync(old, file));
    }
  } finally {
    for (const path of [own, old]) rmSync(path, { force: true });
  }
  const release = () => {
    process.off('exit', release);
    rmSync(file, { force: true });
  };
  process.on('exit', release);
  return {
    release,
    /** Names the Gatsby that whoever takes the lock over has to end. */
    addGatsby(pid: number): void {
      writeFileSync(own, JSON.stringify({ ...mine, gatsby: present(pid) }));
      renameSync(own, file);
    },
  };
}
