import { consola } from 'consola';
import { runSmoke } from '../../tests/smoke/run';
import { ensureBrowser } from './support/browser';
import { fail, loadEnvironment, root } from './support/environment';

/** `npm run smoke [-- FILTER]`: every page and journey in a real browser, against the built site or SMOKE_URL. */
export async function smoke(filter = ''): Promise<{ passed: number; failed: number }> {
  const { SMOKE_URL } = loadEnvironment();
  const started = performance.now();
  const results = await runSmoke({ root, url: SMOKE_URL, browserPath: await ensureBrowser(), filter, say: (line) => console.log(line) });
  const failed = results.filter(({ failures }) => failures.length > 0).length;
  consola[failed > 0 ? 'error' : 'success'](
    `Smoke: ${results.length - failed} of ${results.length} checks passed in ${Math.round((performance.now() - started) / 1000)} s`,
  );
  return { passed: results.length - failed, failed };
}

if (require.main === module)
  smoke(process.argv[2])
    .then(({ failed }) => process.exit(failed > 0 ? 1 : 0))
    .catch(fail);
