import { readSeeds } from '../seeds';
import { askApi, type SeedName, seedNames } from './ask';
import { onlyContractFields } from './contract-fields';
import { type Drift, driftOfData, driftOfEnvelope } from './drift';

export interface DriftCheck {
  /** The project's folder, for the seeds. */
  root: string;
  /** The API's base address. */
  api: string;
  /** The most milliseconds that a call may take before it is given up. */
  timeout: number;
  /** The milliseconds from which a call counts as slow. */
  slow: number;
}

/**
 * Compares a running API with the seeds and the contract, each reading call once.
 * @returns what differs, by call and field; empty if nothing does
 * @throws DataError for broken seeds
 */
export async function checkDrift({ root, api, timeout, slow }: DriftCheck): Promise<Drift[]> {
  const seeds = readSeeds(root);

  const driftOf = async (name: SeedName): Promise<Drift[]> => {
    const { call, body, envelope, data, refusal, leftOut, milliseconds } = await askApi(
      api,
      name,
      timeout,
    );
    const driftOfAnswer = (message: string): Drift => ({ call: call.name, field: '', message });
    const refusals = refusal ? [driftOfAnswer(refusal)] : [];
    if (body === null || data === undefined) return refusals;

    // What else the API answers, the site never reads.
    const contractFields = (value: unknown) =>
      onlyContractFields(call.answer, value, () => undefined);

    const slowness = `slow: took ${milliseconds} ms, more than ${slow} ms`;

    return [
      ...refusals,
      ...leftOut.map(driftOfAnswer),
      ...driftOfEnvelope(call.name, envelope, data),
      ...driftOfData(call.name, contractFields(seeds[name]), contractFields(data)),
      ...(milliseconds > slow ? [driftOfAnswer(slowness)] : []),
    ];
  };

  return (await Promise.all(seedNames.map(driftOf))).flat();
}

/** Drifts as a table of text: a line for each, by call. */
export const describeDrift = ({ call, field, message }: Drift): string =>
  field ? `${call} › ${field}: ${message}` : `${call}: ${message}`;
