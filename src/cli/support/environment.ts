import { type Environment, parseEnvironment } from '../../site/environment';

/** The project's folder; every command runs in it. */
export const root = process.cwd();

/** Parses the environment. Ends the command with a line for each bad variable. */
export function loadEnvironment(): Environment {
  try {
    return parseEnvironment(process.env);
  } catch (error) {
    fail(error);
  }
}

/** Prints a command's usage and ends it, if `--help` was given. */
export function helpIfAsked(usage: string): void {
  if (!process.argv.includes('--help')) return;
  console.log(usage);
  process.exit(0);
}

/** Ends the command with a message instead of a stack. */
export function fail(error: unknown): never {
  const { code, path } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  const message = error instanceof Error ? error.message : String(error);
  console.error(`\n${code === 'ENOENT' && path ? `There is no ${path}.` : message}`);
  process.exit(1);
}
