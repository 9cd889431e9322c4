import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/root';
import { temporaryFolder } from '../support/temporary-folder';

/** The committed files that git takes for text (`i/lf`), or for neither (`i/crlf`, `i/mixed`). */
function textFiles(): string[] {
  const lines = execFileSync('git', ['ls-files', '--eol'], { cwd: root, encoding: 'utf8' });

  return lines
    .split('\n')
    .filter((line) => /^i\/(lf|crlf|mixed)/.test(line))
    .map((line) => line.slice(line.indexOf('\t') + 1));
}

const isCheckout = existsSync(join(root, '.git'));

(isCheckout ? test : test.skip)('a checkout on Windows has the same line ends as any other', () => {
  const { folder, remove } = temporaryFolder();
  const files = textFiles();
  execFileSync(
    'git',
    [
      '-c',
      'core.autocrlf=true',
      '-c',
      'core.eol=crlf',
      'checkout-index',
      '--stdin',
      `--prefix=${folder}/`,
    ],
    { cwd: root, input: files.join('\n') },
  );
  const withCarriageReturns = files.filter((file) =>
    readFileSync(join(folder, file), 'utf8').includes('\r\n'),
  );
  remove();

  expect(files.length).toBeGreaterThan(100);
  expect(withCarriageReturns).toEqual([]);
});
