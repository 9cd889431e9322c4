import { consola } from 'consola';
import execa from 'execa';
import { buildSite } from '../build/rebuild/build-site';
import { checkBudgets } from './budgets';
import { check } from './check';
import { smoke } from './smoke';
import { ensureBrowser, ensureShell } from './support/browser';
import { fail, loadEnvironment, root } from './support/environment';

/**
 * `npm test`: finds or installs a browser, then everything of `npm run check`, a build, its budgets, a rebuild after a change of the menu, and the smoke run against the
 * first. Ends with how many passed.
 */
async function test(): Promise<void> {
  const { API_URL } = loadEnvironment();
  consola.success(
    `Browser: ${[await ensureBrowser(), (await ensureShell()) ?? 'no headless shell, so the smoke run takes longer'].join(', ')}`,
  );
  const failed = await check();

  consola.start('Build');
  await buildSite(root, { say: (line) => console.log(line) });
  // The build writes the types of its GraphQL queries; the ones in the repository must be the same.
  const { stdout } = await execa('git', ['status', '--porcelain', '--', 'src/graphql-types.d.ts'], {
    cwd: root,
    reject: false,
  });
  if (stdout.trim()) {
    consola.error('src/graphql-types.d.ts is out of date; the build has written it anew: commit it.');
    failed.push('GraphQL types');
  } else consola.success('Build');

  failed.push(...checkBudgets());

  // It needs the answers that the site was built from, less one title: those of the mock.
  if (API_URL !== undefined) consola.info('Rebuild after a change of the menu: left out, an API is configured');
  else {
    consola.start('Rebuild after a change of the menu');
    const { exitCode, all } = await execa('jest', ['--roots', 'tests/rebuild', 'in-place'], {
      cwd: root,
      preferLocal: true,
      reject: false,
      all: true,
    });
    if (exitCode !== 0) {
      consola.error(all);
      failed.push('Rebuild after a change of the menu');
    } else consola.success('Rebuild after a change of the menu: no page rendered, the new title on every page');
  }

  const result = await smoke();
  for (const name of failed) console.log(`FAILED: ${name}`);
  console.log(`${result.passed} passed, ${result.failed + failed.length} failed`);
  process.exit(result.failed + failed.length > 0 ? 1 : 0);
}

test().catch(fail);
