import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

export type { JsonSchema } from '@valibot/to-json-schema';

/**
 * A valibot schema as JSON Schema of what a person writes. Checks that JSON Schema can't express
 * are left to `npm run content`.
 */
export const jsonSchemaOf = (schema: v.GenericSchema): JsonSchema =>
  toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore', target: 'draft-07' });
