import * as v from 'valibot';
import { both, day, perLanguage, text } from '../../content/schemas/text';

/** A section of another page with a table: `service#levels`. */
const annex = v.pipe(v.string(), v.regex(/^[\w/]+#[a-z][a-z0-9-]*$/, 'an annex is PAGE#SECTION'));

/**
 * data/contracts.json: the contract texts, and what they grant. Texts refer to it:
 * `{{contracts.licence.excess}}`.
 */
export const contracts = v.strictObject({
  /**
   * By page with a section `contract`: its version, the first day of it, and the tables of other
   * pages that belong to it.
   */
  documents: v.record(text, v.strictObject({ version: text, date: day, annexes: v.array(annex) })),
  /** Beyond the licensed quantity: how much, and for how long. */
  excess: v.strictObject({ share: text, time: both }),
  /** How soon invoices are paid. */
  payment: both,
  /** How long the software works as documented, or is repaired. */
  warranty: both,
  /** How soon a breach of the contract is remedied before it may be ended. */
  remedy: both,
  /** How long confidence is kept after the end. */
  confidence: both,
  /** The fees of how long a time limit liability. */
  liability: both,
  /** The subscription of how long a time is credited on a change to a perpetual licence. */
  change: both,
  /**
   * Personal data: how soon a breach is notified, how long before a subprocessor is added and an
   * audit begins it's announced.
   */
  data: v.strictObject({ breach: both, subprocessor: both, audit: both }),
});

export type Contracts = v.InferOutput<typeof contracts>;

const file = v.strictObject({
  digest: text,
  bytes: v.pipe(v.number(), v.integer()),
  pages: v.pipe(v.number(), v.integer()),
});

/**
 * data/contract-files.json: the PDFs that `npm run draw -- contracts` has drawn, by page and
 * language.
 */
export const contractFiles = v.record(text, v.partial(perLanguage(file)));

export type ContractFiles = v.InferOutput<typeof contractFiles>;
