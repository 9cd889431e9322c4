import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { Read, Submission } from '../src/contract/call';
import { reads, submissions } from '../src/contract/calls';
import { headerFlag, outcome } from '../src/contract/envelope';

type Json = Record<string, unknown>;

interface Piped {
  pipe?: readonly { kind: string; type: string }[];
}

function wireSchema(schema: v.GenericSchema): Json {
  // A check in front of the schema doesn't affect the shape.
  const [first, ...rest] = (schema as Piped).pipe ?? [];
  const shape = first?.type === 'unknown' ? rest.find(({ kind }) => kind === 'schema') : undefined;
  const { $schema: _, ...found } = toJsonSchema(
    (shape ?? schema) as Parameters<typeof toJsonSchema>[0],
    {
      errorMode: 'ignore',
      typeMode: 'input',
      target: 'draft-2020-12',
    },
  ) as Json;
  return found;
}

/** The envelope around a payload: `data` is a JSON string, or the object itself. */
const inEnvelope = (payload: Json): Json => ({
  type: 'object',
  required: ['data'],
  properties: {
    status: { type: 'integer', description: '0: failure' },
    msg: { type: 'string' },
    data: {
      oneOf: [
        { type: 'string', contentMediaType: 'application/json', contentSchema: payload },
        payload,
      ],
    },
  },
});

const json = (schema: Json) => ({ 'application/json': { schema } });

const operation = ({ name }: { name: string }, answer: Json, more: Json): Json => ({
  operationId: name,
  parameters: ['headerFlag', 'language'].map((parameter) => ({
    $ref: `#/components/parameters/${parameter}`,
  })),
  ...more,
  responses: {
    200: { description: 'The answer in its envelope', content: json(inEnvelope(answer)) },
  },
});

const readOperation = (call: Read): Json =>
  operation(call, wireSchema(call.answer), { tags: ['read'] });

const submitOperation = (call: Submission): Json =>
  operation(
    call,
    {
      oneOf: [
        {
          title: 'Refused',
          allOf: [wireSchema(outcome), { properties: { status: { enum: [0, '0'] } } }],
        },
        {
          title: 'Accepted',
          allOf: [
            wireSchema(outcome),
            wireSchema(call.answer),
            { properties: { status: { not: { enum: [0, '0'] } } } },
          ],
        },
      ],
    },
    {
      tags: [call.base === 'partner' ? 'partner' : 'submit'],
      ...(call.assumed
        ? { description: 'Assumed: the specification does not show this call.', 'x-assumed': true }
        : {}),
      ...(call.base === 'partner'
        ? {
            servers: [{ url: '/', description: 'The partner backend has a base path of its own.' }],
          }
        : {}),
      requestBody: { required: true, content: json(wireSchema(call.request)) },
    },
  );

/** The calls of specification section 7 as an OpenAPI 3.1 description, generated from the contract's schemas. */
export function openApi(): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Web API of the site',
      version: '1.0.0',
      description: 'Every call that the site makes, at build and in the browser.',
    },
    servers: [{ url: '/' }],
    tags: [{ name: 'read' }, { name: 'submit' }, { name: 'partner' }],
    paths: Object.fromEntries([
      ...Object.values(reads).map((call) => [call.path, { get: readOperation(call) }]),
      ...submissions.map((call) => [call.path, { post: submitOperation(call) }]),
    ]),
    components: {
      parameters: {
        headerFlag: {
          name: headerFlag.name,
          in: 'header',
          required: true,
          schema: { const: headerFlag.value },
        },
        language: {
          name: 'Accept-Language',
          in: 'header',
          description: 'The language of the page, in which msg is shown: zh-CN or en',
          schema: { type: 'string' },
        },
      },
    },
  };
}
