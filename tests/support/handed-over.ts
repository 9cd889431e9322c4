import { readFileSync, writeFileSync } from 'node:fs';

/*
 * What is read once before the tests and handed to each of their files. As JSON: objects of `v8.deserialize` would be strangers to Jest's realm, in
 * which `instanceof Array` is false for them.
 */

export const handOver = (file: string, value: unknown): void =>
  writeFileSync(
    file,
    JSON.stringify(value, (_, part: unknown) => (part instanceof Map ? { $map: [...part] } : part)),
  );

/** @returns the value, which has the type that was handed over */
export const takeOver = <T>(file: string): T =>
  JSON.parse(readFileSync(file, 'utf8'), (_, part) => (part?.$map ? new Map(part.$map) : part));
