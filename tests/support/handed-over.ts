import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root';

/*
 * What is made once before the tests and handed to each of their files. As JSON: objects of
 * `v8.deserialize` would be strangers to Jest's realm, in which `instanceof Array` is false for
 * them.
 */

const fileOf = (name: string) => join(root, 'node_modules/.cache/tests', `${name}.json`);

export function handOver(name: string, value: unknown): void {
  const file = fileOf(name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    JSON.stringify(value, (_, part: unknown) => (part instanceof Map ? { $map: [...part] } : part)),
  );
}

/** Puts the maps back. Several times faster than a reviver, which is called for every text. */
function withMaps(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;

  for (const [key, part] of Object.entries(value)) {
    if (typeof part === 'object') Reflect.set(value, key, withMaps(part));
  }
  return '$map' in value ? new Map(value.$map as [unknown, unknown][]) : value;
}

/** @returns the value, which has the type that was handed over */
export const takeOver = <T>(name: string): T =>
  withMaps(JSON.parse(readFileSync(fileOf(name), 'utf8'))) as T;
