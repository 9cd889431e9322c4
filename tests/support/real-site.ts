import * as v from 'valibot';
import { readSeeds } from '../../mock-api/seeds';
import { type Answers, reads } from '../../src/calls/calls';
import { readContent } from '../../src/content/read';
import { features } from '../../src/features';
import { root } from './root';

/** Chinese characters and the punctuation that goes with them. */
export const chinese = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

/** An answer of the mock API, parsed by the contract as the build parses it. */
export function realAnswer<K extends keyof Answers>(name: K): Answers[K] {
  const schema: v.GenericSchema = reads[name].answer;
  return v.parse(schema, readSeeds(root)[name]) as Answers[K];
}

/**
 * The current data folder.
 * @throws Error if it cannot be built from
 */
export function realContent() {
  const { content, issues } = readContent(root, features);
  if (!content) throw new Error(`The data folder cannot be read: ${JSON.stringify(issues)}`);

  return content;
}
