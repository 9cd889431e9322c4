import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Has Node note each other machine whose name it looks up.
 * @returns the variable that makes a process do so, and what was looked up
 */
export function watchLookups(folder: string) {
  const spy = join(folder, 'spy.cjs');
  const log = join(folder, 'asked.txt');

  writeFileSync(
    spy,
    `const dns = require('node:dns'); const { lookup } = dns;
    dns.lookup = (host, ...others) => {
      if (!/^(localhost|127\\.|::1$)/.test(host)) require('node:fs').appendFileSync(${JSON.stringify(log)}, host + '\\n');
      return lookup(host, ...others);
    };`,
  );

  return {
    env: { NODE_OPTIONS: `--require ${JSON.stringify(spy)}` },
    readLog: () => (existsSync(log) ? readFileSync(log, 'utf8') : ''),
  };
}
