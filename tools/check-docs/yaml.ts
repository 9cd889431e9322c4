import Ajv, { type ValidateFunction } from 'ajv';
import type { JSONPath } from 'jsonc-parser';
import {
  type Document,
  isMap,
  isNode,
  isSeq,
  LineCounter,
  type Node,
  parseAllDocuments,
  visit,
} from 'yaml';
import type { Issue } from '../../src/calls/issue';
import { type Interfaces, inOneLanguage } from '../../src/features/documents/interfaces';
import type { FieldSchema } from '../../src/features/documents/interfaces-schema';
import type { CodeBlock, ReportLine } from './blocks';
import { builtInGroup, type Manifest } from './manifests';

/**
 * Of our kinds by group, version and kind; of other files by the path of their schema. Null for
 * what is no JSON schema.
 */
type Validators = ReadonlyMap<string, ValidateFunction | null>;

/** The schema with unknown fields disallowed, as in the API server's strict validation. */
function withoutUnknownFields(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutUnknownFields);
  if (typeof schema !== 'object' || schema === null) return schema;

  const strict = Object.fromEntries(
    Object.entries(schema).map(([key, child]) => [key, withoutUnknownFields(child)]),
  );
  const isOpen =
    'additionalProperties' in strict || strict['x-kubernetes-preserve-unknown-fields'] === true;

  return 'properties' in strict && strict['type'] === 'object' && !isOpen
    ? { ...strict, additionalProperties: false }
    : strict;
}

/**
 * Compiles the schemas of our own kinds and files.
 * @param issues collects what is no JSON schema
 */
export function compileSchemas({ crds, schemas }: Interfaces, issues: Issue[]): Validators {
  const ajv = new Ajv({ allErrors: true, strict: false });
  const validators = new Map<string, ValidateFunction | null>();

  function add(name: string, source: string, key: string, schema: FieldSchema): void {
    validators.set(name, null);
    try {
      const strict = withoutUnknownFields(inOneLanguage(schema, 'en'));
      validators.set(name, ajv.compile(strict as object));
    } catch (error) {
      issues.push({ source, key, message: (error as Error).message });
    }
  }

  for (const { product, path, value } of crds) {
    const { group, names, versions } = value.spec;
    const [{ name, schema }] = versions;
    const properties = {
      apiVersion: {},
      kind: {},
      metadata: { type: 'object' },
      ...schema.openAPIV3Schema.properties,
    };
    add(
      `${group}/${name} ${names.kind}`,
      `data/docs/${product}/${path}`,
      'spec.versions.0.schema.openAPIV3Schema',
      { ...schema.openAPIV3Schema, properties },
    );
  }

  for (const { product, path, value } of schemas) {
    const source = `data/docs/${product}/${path}`;
    add(source, source, '', value);
  }

  return validators;
}

/** The published CRDs, which are manifests themselves. */
export const crdManifests = ({ crds }: Interfaces): Manifest[] =>
  crds.map(({ product, path, value }) => ({
    source: `data/docs/${product}/${path}`,
    type: "import('kubernetes-models/apiextensions.k8s.io/v1').ICustomResourceDefinition",
    value: inOneLanguage(value, 'en'),
    lineAt: () => 1,
  }));

/**
 * The offset of the key or the entry at a path, or `nearest` without one: that of what it should be
 * in.
 */
function offsetAt(node: unknown, [name, ...below]: JSONPath, nearest = 0): number {
  if (isSeq(node)) {
    const entry = node.items[Number(name)];
    return isNode(entry) && entry.range ? offsetAt(entry, below, entry.range[0]) : nearest;
  }

  const pair = isMap(node) ? node.items.find(({ key }) => String(key) === name) : undefined;
  const key = pair?.key;
  return isNode(key) && key.range ? offsetAt(pair?.value, below, key.range[0]) : nearest;
}

/** Reports where a value differs from its schema. */
function reportSchemaErrors(
  validate: ValidateFunction,
  value: unknown,
  lineAt: (path: JSONPath) => number,
  report: ReportLine,
): void {
  if (validate(value)) return;
  for (const { instancePath, message, params } of validate.errors ?? []) {
    const names = instancePath
      .slice(1)
      .split('/')
      .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
    const place = names.join('.');
    const line = lineAt([...names, params['additionalProperty']]);
    report(line, `${place && `${place} `}${message}: ${Object.values(params).join(', ')}`);
  }
}

/** The built-in kinds in a document; our own kinds may contain them. */
function builtInManifests(
  document: Document,
  source: string,
  lineAt: (node: Node, path: JSONPath) => number,
): Manifest[] {
  const manifests: Manifest[] = [];
  visit(document, {
    Map(_, map) {
      const group = map.get('apiVersion');
      const kind = map.get('kind');
      if (typeof group !== 'string' || typeof kind !== 'string' || !builtInGroup.test(group))
        return;

      manifests.push({
        source,
        type: `import('kubernetes-models/${group}').I${kind}`,
        value: map.toJS(document),
        lineAt: (path) => lineAt(map, path),
      });
    },
  });
  return manifests;
}

/**
 * Checks the documents of a YAML block by our CRDs and schemas.
 * @returns its manifests of built-in kinds, whose types remain to be checked
 */
export function checkYaml(
  { text, caption, product, source, after }: CodeBlock,
  validators: Validators,
  report: ReportLine,
): Manifest[] {
  const lines = new LineCounter();
  const lineAt = (node: Node, path: JSONPath) =>
    lines.linePos(offsetAt(node, path, node.range?.[0])).line;

  return parseAllDocuments(text, { lineCounter: lines }).flatMap((document) => {
    for (const { message, linePos } of document.errors)
      report(linePos?.[0].line ?? 1, `invalid YAML: ${message.split('\n')[0]}`);
    const { contents } = document;
    if (document.errors.length > 0 || !contents) return [];

    const value: unknown = document.toJS();
    const { apiVersion, kind } = (value ?? {}) as { apiVersion?: unknown; kind?: unknown };
    const isManifest = typeof apiVersion === 'string' && typeof kind === 'string';
    const file = /(?:^|[./])([\w-]+)\.yaml$/.exec(caption)?.[1] ?? 'NAME';
    const schema = `data/docs/${product}/schemas/${file}.json`;
    const validate = validators.get(isManifest ? `${apiVersion} ${kind}` : schema);

    const firstLine = lineAt(contents, []);
    if (validate) reportSchemaErrors(validate, value, (path) => lineAt(contents, path), report);
    else if (validate === undefined && !isManifest)
      report(firstLine, `neither a manifest nor a file with a schema: ${schema}`);
    else if (validate === undefined && isManifest && !builtInGroup.test(apiVersion))
      report(firstLine, `unknown kind ${kind} of ${apiVersion}: data/docs/PRODUCT/crds`);

    return builtInManifests(document, source, (node, path) => after + lineAt(node, path));
  });
}
