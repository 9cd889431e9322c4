import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root';

/*
 * What is made once before the tests and handed to each of their files. As JSON: objects of `v8.deserialize` would be strangers to Jest's realm, in
 * which `instanceof Array` is false for them.
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

/** @returns the value, which has the type that was handed over */
export const takeOver = <T>(name: string): T =>
  JSON.parse(readFileSync(fileOf(name), 'utf8'), (_, part) => (part?.$map ? new Map(part.$map) : part));
