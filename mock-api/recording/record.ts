import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { loadPicture, pictureAddressesIn } from '../../src/calls/answers/pictures';
import { reads } from '../../src/calls/calls';
import { pictureUrl } from '../../src/calls/picture-url';
import { type Answer, askApi, type SeedName, seedNames } from './ask';
import { onlyContractFields } from './contract-fields';
import { withoutPersonalData } from './personal-data';

export interface Recording {
  /** The project's folder: seeds are written to mock-api/seeds, pictures to mock-api/upload. */
  root: string;
  /** The API's base address. */
  api: string;
  /** In milliseconds, for a call or a picture. */
  timeout: number;
}

/** What became of an answer. */
export interface Recorded {
  call: string;
  outcome: 'recorded' | 'unchanged' | 'refused';
  /** Why it was refused, and what was left out of the seed. */
  details: string[];
  answer: Answer;
}

/** Writes a file whole or not at all. */
function writeWhole(file: string, content: string | Buffer): void {
  const draft = `${file}.recording`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(draft, content);
  renameSync(draft, file);
}

/** Each text once: keys of entries without their numbers, which say nothing new. */
const summary = (verb: string, keys: readonly string[]): string[] => {
  const names = new Set(keys.map((key) => key.replaceAll(/(?<=^|\.)\d+(?=\.|$)/g, '*')));
  return names.size > 0 ? [`${verb}: ${[...names].join(', ')}`] : [];
};

/**
 * Makes a reading call and writes its seed: the fields of the contract, without personal data. An
 * answer that the contract refuses isn't written, and the seed stays.
 */
export async function record(recording: Recording, name: SeedName): Promise<Recorded> {
  const { root, api, timeout } = recording;
  const answer = await askApi(api, name, timeout);
  const { call, refusal, leftOut, data } = answer;
  if (refusal) return { call: call.name, outcome: 'refused', details: [refusal], answer };

  const unknownKeys: string[] = [];
  const personalKeys: string[] = [];
  const contractData = onlyContractFields(call.answer, data, (key) => unknownKeys.push(key));
  const seed = withoutPersonalData(contractData, (key) => personalKeys.push(key));
  const details = [
    ...leftOut,
    ...summary('not in the contract, left out', unknownKeys),
    ...summary('personal data replaced', personalKeys),
  ];

  const file = join(root, `mock-api/seeds/${name}.json`);
  const text = `${JSON.stringify(seed, null, 2)}\n`;
  const isUnchanged = existsSync(file) && readFileSync(file, 'utf8') === text;
  if (!isUnchanged) writeWhole(file, text);

  return { call: call.name, outcome: isUnchanged ? 'unchanged' : 'recorded', details, answer };
}

/**
 * Where the mock serves a picture from; undefined for a picture that isn't below /upload of the
 * API.
 */
function uploadFile(root: string, address: string): string | undefined {
  const path = /^\/*(upload\/[\w./-]+)$/.exec(address)?.[1];
  return path && !path.includes('..') ? join(root, 'mock-api', path) : undefined;
}

/**
 * Saves the pictures that the menu and the logo refer to.
 * @returns a line for each that could not be loaded
 */
async function recordPictures(
  { root, api, timeout }: Recording,
  answers: ReadonlyMap<SeedName, unknown>,
): Promise<string[]> {
  const topMenu = v.safeParse(reads.topMenu.answer, answers.get('topMenu'));
  const pictureAddresses = v.safeParse(
    reads.pictureAddresses.answer,
    answers.get('pictureAddresses'),
  );
  if (!topMenu.success || !pictureAddresses.success) return [];

  const failures: string[] = [];
  const { picAddr } = pictureAddresses.output;
  const addresses = pictureAddressesIn({
    topMenu: topMenu.output,
    pictureAddresses: pictureAddresses.output,
  });

  for (const address of addresses) {
    const file = uploadFile(root, address);
    if (!file) continue;

    try {
      const { bytes } = await loadPicture(pictureUrl(address, picAddr, api), timeout);
      if (!existsSync(file) || !readFileSync(file).equals(bytes)) writeWhole(file, bytes);
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    }
  }

  return failures;
}

/**
 * Records every reading call, and the pictures of the menu.
 * @returns what became of each, and the pictures that failed
 */
export async function recordAll(
  recording: Recording,
): Promise<{ recorded: Recorded[]; failedPictures: string[] }> {
  const recorded = await Promise.all(seedNames.map((name) => record(recording, name)));
  const answers = new Map(
    recorded.map(({ answer }, index) => [seedNames[index] ?? 'topMenu', answer.data]),
  );
  const failedPictures = await recordPictures(recording, answers);

  return { recorded, failedPictures };
}
