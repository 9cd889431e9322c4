import { consola } from 'consola';
import execa from 'execa';
import { check } from './check';
import { smoke } from './smoke';
import { ensureBrowser } from './support/browser';
import { fail, loadEnvironment, root } from './support/environment';
import { buildSite } from './support/gatsby';

/**
 * `npm test`: finds or installs a browser, then everything of `npm run check`, a build and the smoke run against it. Ends with how many passed.
 */
async function test(): Promise<void> {
  loadEnvironment();
  consola.success(`Browser: ${await ensureBrowser()}`);
  const failed = await check();

  consola.start('Build');
  await buildSite({ say: (line) => console.log(line) });
  // The build writes the types of its GraphQL queries; the ones in the repository must be the same.
  const { stdout } = await execa('git', ['status', '--porcelain', '--', 'src/graphql-types.d.ts'], { cwd: root, reject: false });
  if (stdout.trim()) {
    consola.error('src/graphql-types.d.ts is out of date; the build has written it anew: commit it.');
    failed.push('GraphQL types');
  } else consola.success('Build');

  const result = await smoke();
  for (const name of failed) console.log(`FAILED: ${name}`);
  console.log(`${result.passed} passed, ${result.failed + failed.length} failed`);
  process.exit(result.failed + failed.length > 0 ? 1 : 0);
}

test().catch(fail);
