import { execFileSync } from 'node:child_process';
import { digestOfText } from '../../content/translations';

/** How many versions of a file are looked at, the newest first. */
const mostVersions = 100;

/**
 * A file as it was when its digest was noted, from the history of git.
 * @param root the project's folder
 * @param file path below it
 * @returns undefined without git, or if its history doesn't reach that far
 */
export function textWithDigest(root: string, file: string, digest: string): string | undefined {
  const git = (...parameters: string[]): string =>
    execFileSync('git', parameters, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 50_000_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    });

  try {
    const versions = git('log', '--format=%H', `--max-count=${mostVersions}`, '--', file);
    for (const version of versions.split('\n').filter(Boolean)) {
      const text = git('show', `${version}:./${file}`);
      if (digestOfText(file, text) === digest) return text;
    }
  } catch {
    // A copy without git, or a version in which the file was broken: the file's name has to do.
  }

  return undefined;
}
