import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { createClient } from '../client';
import type { ApiAnswers } from './ask';
import { openAnswers } from './fetch';
import { digestOfPicture } from './pictures';

/**
 * The file that hands the API's answers to the build that they started: what was compared and
 * judged is what is built.
 */
const handedOver = v.object({
  bodies: v.record(v.string(), v.string()),
  areFresh: v.boolean(),
  /** Base64 by address. */
  pictures: v.record(v.string(), v.string()),
  warnings: v.array(v.string()),
});

/** Writes answers to a file for the build that `BUILD_ANSWERS` names it to. */
export function handOver(file: string, answers: ApiAnswers): void {
  const { bodies, areFresh, warnings } = answers;
  const pictures = Object.fromEntries(
    [...answers.pictures].map(([address, { bytes }]) => [address, bytes.toString('base64')]),
  );
  writeFileSync(file, JSON.stringify({ bodies, areFresh, pictures, warnings }));
}

/**
 * Reads the answers that were handed over.
 * @throws Error that names the file if it can't be used
 */
export function readHandedOver(file: string): ApiAnswers {
  const result = v.safeParse(
    v.pipe(v.string(), v.parseJson(), handedOver),
    readFileSync(file, 'utf8'),
  );
  if (!result.success)
    throw new Error(`BUILD_ANSWERS=${file} holds no answers: ${result.issues[0].message}`);

  const { bodies, areFresh, pictures, warnings } = result.output;
  const picturesByAddress = Object.entries(pictures).map(([address, base64]) => {
    const bytes = Buffer.from(base64, 'base64');
    return [address, { bytes, digest: digestOfPicture(bytes) }] as const;
  });

  return {
    // Nothing is sent: the client only parses.
    ...openAnswers(createClient({ base: '' }), bodies),
    bodies,
    areFresh,
    pictures: new Map(picturesByAddress),
    warnings,
  };
}
