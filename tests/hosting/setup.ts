import { run } from '../../src/cli/support/run';
import { installPackages } from '../support/browser';

/** Runs once before the tests: installs nginx if it is missing. */
export default async function setup(): Promise<void> {
  const { exitCode } = await run('nginx', ['-v'], { isQuiet: true });
  if (exitCode !== 0) await installPackages(['nginx-light', 'libnginx-mod-http-brotli-static']);
}
