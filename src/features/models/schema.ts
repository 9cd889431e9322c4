import * as v from 'valibot';
import { both, listOf, text } from '../../content/schemas/text';

const positive = v.pipe(v.number(), v.minValue(0.1, 'more than 0'));

/**
 * data/models.json: open-weight models by their published architecture, and the accelerators that
 * ACE grants them.
 */
export const models = v.strictObject({
  /** Share of the memory that runtime and activations keep, in per cent. */
  reserve: v.pipe(v.number(), v.minValue(0), v.maxValue(90)),
  /** Lengths of context, in units of 1,024 tokens. */
  contexts: listOf(1, positive),
  models: v.array(
    v.strictObject({
      name: text,
      precision: text,
      /** Parameters in billions, and the bytes of each. */
      billions: positive,
      bytes: positive,
      /**
       * What a layer keeps of a token: keys and values of all heads, or the latent vector of MLA.
       * Two bytes each.
       */
      cache: v.strictObject({ layers: positive, values: positive }),
      /** Number of GPUs or slices, and the memory of one in GB. */
      gpus: positive,
      memory: positive,
      on: both,
    }),
  ),
});

export type Models = v.InferOutput<typeof models>;
