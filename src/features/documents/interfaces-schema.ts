import * as v from 'valibot';
import { both } from '../../content/schemas/text';

/**
 * A part of a JSON schema as the documentation uses it; CRDs and Helm values are written in it.
 * Descriptions have both languages.
 */
export interface FieldSchema {
  type?: string | undefined;
  description?: unknown;
  default?: unknown;
  enum?: unknown[] | undefined;
  required?: string[] | undefined;
  properties?: Record<string, FieldSchema> | undefined;
  items?: FieldSchema | undefined;
  additionalProperties?: unknown;
}

export const fieldSchema: v.GenericSchema<FieldSchema> = v.looseObject({
  type: v.optional(v.string()),
  enum: v.optional(v.array(v.unknown())),
  required: v.optional(v.array(v.string())),
  properties: v.optional(
    v.record(
      v.string(),
      v.lazy(() => fieldSchema),
    ),
  ),
  items: v.optional(v.lazy(() => fieldSchema)),
});

/** A kind of the vendor's own (data/docs/PRODUCT/crds/PLURAL.yaml), as Kubernetes reads it. */
export const crd = v.looseObject({
  kind: v.literal('CustomResourceDefinition'),
  spec: v.looseObject({
    group: v.string(),
    names: v.looseObject({ kind: v.string(), plural: v.string() }),
    versions: v.tuple([
      v.looseObject({ name: v.string(), schema: v.object({ openAPIV3Schema: fieldSchema }) }),
    ]),
  }),
});

const operation = v.looseObject({
  summary: both,
  parameters: v.optional(
    v.array(v.looseObject({ name: v.string(), in: v.picklist(['path', 'query']) })),
  ),
});

/** A product's API (data/docs/PRODUCT/openapi.json). */
export const openApi = v.looseObject({
  openapi: v.pipe(v.string(), v.startsWith('3.')),
  paths: v.record(
    v.string(),
    v.record(v.picklist(['get', 'post', 'put', 'patch', 'delete']), operation),
  ),
});

const flags = v.array(
  v.pipe(v.string(), v.regex(/^--?[\w-]+=?$/, 'a flag, with = at its end if it takes a value')),
);

/**
 * The programs that shell blocks may call (data/commands.json). One without `flags` and `commands`
 * is known by its name only. One with a `product` is ours: its reference table is made of
 * `commands`.
 */
export const programs = v.record(
  v.string(),
  v.strictObject({
    product: v.optional(v.string()),
    /** What one types, where it follows the vendor's name. Without it, the key. */
    name: v.optional(v.string()),
    flags: v.optional(flags),
    commands: v.optional(
      v.record(
        v.string(),
        v.strictObject({
          /** What follows the command in its table. */
          usage: v.optional(v.string()),
          does: v.optional(both),
          flags: v.optional(flags),
        }),
      ),
    ),
  }),
);

export type Crd = v.InferOutput<typeof crd>;
export type OpenApi = v.InferOutput<typeof openApi>;
export type Programs = v.InferOutput<typeof programs>;
