import { run } from '../../src/cli/support/run';
import { installPackages } from '../support/browser';

/** Runs once before the tests: installs rclone if it is missing. */
export default async function setup(): Promise<void> {
  const { exitCode } = await run('rclone', ['version'], { isQuiet: true });
  if (exitCode !== 0) await installPackages(['rclone']);
}
