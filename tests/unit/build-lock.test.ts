import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeLock } from '../../src/build/rebuild/lock';
import { openWorkspace, publish, recover } from '../../src/build/rebuild/workspace';
import { root } from '../support/root';
import { temporaryFolder } from '../support/temporary-folder';

let project: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  project = temporaryFolder();
});
afterEach(() => project.remove());

describe('the lock of a folder (docs/rebuild.md)', () => {
  const file = () => join(project.folder, '.gatsby/build.lock');
  /** Takes the lock in a process of its own, and says so. */
  const other = async () => {
    const script = `const { takeLock } = require(${JSON.stringify(join(root, 'src/build/rebuild/lock.ts'))});
      try { takeLock(${JSON.stringify(file())}); console.log('taken'); setInterval(() => {}, 1000); }
      catch (error) { console.log(/is at work/.test(error.message) ? 'refused' : error); }`;
    const child = spawn(process.execPath, ['--import', 'tsx', '-e', script], { cwd: root });
    const [said] = await once(child.stdout, 'data');
    return { child, said: String(said).trim() };
  };
  const kill = async ({ child }: Awaited<ReturnType<typeof other>>) => {
    child.kill('SIGKILL');
    await once(child, 'close');
  };

  test('is taken once; whoever comes second hears who has it, and since when', () => {
    const lock = takeLock(file());
    expect(() => takeLock(file())).toThrow(
      new RegExp(
        `^npm run .+ is at work in this folder, since 20[\\d :-]+ \\(process ${process.pid}, .+build\\.lock\\)\\.$`,
      ),
    );
    lock.release();
    takeLock(file()).release();
    expect(readdirSync(join(project.folder, '.gatsby'))).toEqual([]);
  });

  test('that a crash has emptied is taken over', () => {
    mkdirSync(join(project.folder, '.gatsby'));
    writeFileSync(file(), '');
    takeLock(file()).release();
    expect(existsSync(file())).toBe(false);
  });

  test('of a process that was killed is taken over by one of those who come, and by no other', async () => {
    await kill(await other());
    expect(existsSync(file())).toBe(true);
    const several = await Promise.all(Array.from({ length: 4 }, other));
    expect(several.map(({ said }) => said).sort()).toEqual(['refused', 'refused', 'refused', 'taken']);
    await Promise.all(several.filter(({ said }) => said === 'taken').map(kill));
  }, 60_000);

  test('is taken over from another process that has the id of its holder by now', () => {
    takeLock(file());
    const held = JSON.parse(readFileSync(file(), 'utf8')) as object;
    writeFileSync(file(), JSON.stringify({ ...held, birth: '1' }));
    takeLock(file()).release();
  });

  test('taken over, the Gatsby of its holder is ended', async () => {
    const gatsby = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' });
    const lock = takeLock(file());
    lock.addGatsby(gatsby.pid ?? 0);
    const held = JSON.parse(readFileSync(file(), 'utf8')) as object;
    writeFileSync(file(), JSON.stringify({ ...held, birth: '1' }));
    const closed = once(gatsby, 'close');
    takeLock(file()).release();
    expect(await closed).toEqual([null, 'SIGKILL']);
  });
});

describe('the published site (docs/rebuild.md)', () => {
  const read = (path: string) => readFileSync(join(project.folder, path), 'utf8');
  const buildAside = () => {
    for (const source of ['src/a.ts', 'data/a.json', 'static/a', 'mock-api/a', 'gatsby-config.ts', 'package.json'])
      project.write(source, source);
    for (const path of ['public/index.html', '.cache/state']) project.write(path, 'old');
    const workspace = openWorkspace(project.folder, 'build', project.folder);
    for (const path of ['public/index.html', '.cache/state']) writeFileSync(join(workspace, path), 'new');
    return workspace;
  };

  test('is not touched until a build has passed; then it is replaced with the cache that belongs to it', () => {
    const workspace = buildAside();
    expect(readFileSync(join(workspace, 'src/a.ts'), 'utf8')).toBe('src/a.ts');
    expect([read('public/index.html'), read('.cache/state')]).toEqual(['old', 'old']);
    publish(project.folder, workspace);
    expect([read('public/index.html'), read('.cache/state')]).toEqual(['new', 'new']);
    expect(existsSync(join(project.folder, '.gatsby/old'))).toBe(false);
    openWorkspace(project.folder, 'build', null);
    expect(existsSync(join(workspace, 'public'))).toBe(false);
    expect(read('src/a.ts')).toBe('src/a.ts');
  });

  test('is put back if its replacement was killed after it was moved aside', () => {
    buildAside();
    mkdirSync(join(project.folder, '.gatsby/old'));
    renameSync(join(project.folder, 'public'), join(project.folder, '.gatsby/old/public'));
    recover(project.folder);
    expect(read('public/index.html')).toBe('old');
  });
});
