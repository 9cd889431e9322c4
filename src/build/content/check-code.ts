import { join } from 'node:path';
import Ajv, { type ValidateFunction } from 'ajv';
import { getLocation, type JSONPath } from 'jsonc-parser';
import ts from 'typescript';
import { isMap, isNode, isSeq, LineCounter, type Node, parseAllDocuments, visit } from 'yaml';
import { languages } from '../../config/languages';
import type { FieldSchema } from '../../contract/content/interfaces';
import type { Issue } from '../../contract/issue';
import { referenceValues, replaceReferences } from '../../i18n/references';
import { checkShell, type Say } from './check-shell';
import { docFile } from './docs';
import { type Interfaces, inOneLanguage } from './interfaces';
import { nodesIn, parseMarkdown } from './markdown';
import type { Content } from './read';

/*
 * Checks the code in the documentation. Runs in `npm run content` and `npm run check` only: its libraries are development
 * dependencies, and a build doesn't load it.
 */

/** A code block with its references resolved. */
export interface CodeBlock {
  source: string;
  /** Number of the line in the file just before the block's first line. */
  after: number;
  product: string;
  language: string;
  /** The name of the file it shows, if any. */
  caption: string;
  text: string;
}

/** All code blocks in the documentation. */
export function codeBlocks(content: Content): CodeBlock[] {
  return languages.flatMap((language) => {
    const values = referenceValues(content, language);
    return content.docs.flatMap((doc) =>
      nodesIn(parseMarkdown(doc[language].body))
        .filter((node) => node.type === 'code')
        .map(({ lang, meta, value, position }) => ({
          source: docFile(doc, language),
          after: doc[language].after + (position?.start.line ?? 1),
          product: doc.product,
          language: lang ?? '',
          caption: meta ?? '',
          text: replaceReferences(value, values),
        })),
    );
  });
}

/** The schema with unknown fields disallowed, as in the API server's strict validation. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const own = Object.fromEntries(
    Object.entries(schema).map(([key, child]) => [key, closed(child)]),
  );
  const isOpen =
    'additionalProperties' in own || own['x-kubernetes-preserve-unknown-fields'] === true;
  return 'properties' in own && own['type'] === 'object' && !isOpen
    ? { ...own, additionalProperties: false }
    : own;
}

/** The offset of the key or the entry at a path, or `known` without one: that of what it should be in. */
function offsetAt(node: unknown, [name, ...below]: JSONPath, known = 0): number {
  const pair = isMap(node) ? node.items.find(({ key }) => String(key) === name) : undefined;
  const [own, inside] = isSeq(node)
    ? [node.items[Number(name)], node.items[Number(name)]]
    : [pair?.key, pair?.value];
  return isNode(own) && own.range ? offsetAt(inside, below, own.range[0]) : known;
}

/** A manifest of a built-in kind, which TypeScript checks. */
interface Manifest {
  source: string;
  /** Its type in kubernetes-models. */
  type: string;
  value: unknown;
  /** Number of the line in the file that has the value at a path. */
  lineAt(path: JSONPath): number;
}

/** Type-checks manifests with kubernetes-models: all in one file, each on a line of its own. */
function checkTypes(root: string, manifests: readonly Manifest[]): Issue[] {
  const name = join(root, 'manifests.ts');
  const heads = manifests.map(({ type }, index) => `export const manifest${index}: ${type} = `);
  const code = manifests.map(({ value }, index) => heads[index] + JSON.stringify(value)).join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    // Manifests need no browser, whose types take longest to read.
    lib: ['lib.es2022.d.ts'],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.fileExists = (file) => file === name || fileExists(file);
  host.readFile = (file) => (file === name ? code : readFile(file));
  const program = ts.createProgram([name], options, host);
  const found = [...program.getSyntacticDiagnostics(), ...program.getSemanticDiagnostics()];
  return found.flatMap(({ file, start = 0, messageText }): Issue[] => {
    if (file?.fileName !== name) return [];
    const { line, character } = file.getLineAndCharacterOfPosition(start);
    const manifest = manifests[line];
    if (!manifest) return [];
    const offset = character - (heads[line]?.length ?? 0);
    const path = offset < 0 ? [] : getLocation(JSON.stringify(manifest.value), offset + 1).path;
    const message = ts
      .flattenDiagnosticMessageText(messageText, ' ')
      .replace(/import\("[^"]*"\)\./g, '');
    return [
      {
        source: manifest.source,
        at: String(manifest.lineAt(path)),
        key: '',
        message: `invalid manifest: ${message}`,
      },
    ];
  });
}

/** API groups whose kinds kubernetes-models knows. */
const builtIn = /^(v1|(apps|batch|autoscaling|policy|\w[\w.-]*\.k8s\.io)\/v\w+)$/;

/**
 * Checks every block of code: YAML by Kubernetes’ types, our CRDs and schemas; JSON; shell by its grammar, by
 * data/commands.json and by the product’s API.
 * @param root the project's folder, where the libraries are found
 */
export function checkCode(
  root: string,
  blocks: readonly CodeBlock[],
  interfaces: Interfaces,
): Issue[] {
  const issues: Issue[] = [];
  const manifests: Manifest[] = [];
  const ajv = new Ajv({ allErrors: true, strict: false });
  /** Of our kinds by group, version and kind, of other files by the path of their schema; null for what is no JSON schema. */
  const validators = new Map<string, ValidateFunction | null>();
  function addValidator(name: string, source: string, key: string, schema: FieldSchema): void {
    validators.set(name, null);
    try {
      validators.set(name, ajv.compile(closed(inOneLanguage(schema, 'en')) as object));
    } catch (error) {
      issues.push({ source, key, message: (error as Error).message });
    }
  }
  for (const { product, path, value } of interfaces.crds) {
    const { group, names, versions } = value.spec;
    const [{ name, schema }] = versions;
    const source = `data/docs/${product}/${path}`;
    const own = {
      apiVersion: {},
      kind: {},
      metadata: { type: 'object' },
      ...schema.openAPIV3Schema.properties,
    };
    addValidator(
      `${group}/${name} ${names.kind}`,
      source,
      'spec.versions.0.schema.openAPIV3Schema',
      {
        ...schema.openAPIV3Schema,
        properties: own,
      },
    );
    // The published CRDs are manifests, too.
    const type = "import('kubernetes-models/apiextensions.k8s.io/v1').ICustomResourceDefinition";
    manifests.push({ source, type, value: inOneLanguage(value, 'en'), lineAt: () => 1 });
  }
  for (const { product, path, value } of interfaces.schemas) {
    const source = `data/docs/${product}/${path}`;
    addValidator(source, source, '', value);
  }

  function checkYaml({ text, caption, product, source, after }: CodeBlock, say: Say): void {
    const lines = new LineCounter();
    for (const document of parseAllDocuments(text, { lineCounter: lines })) {
      for (const { message, linePos } of document.errors)
        say(linePos?.[0].line ?? 1, `invalid YAML: ${message.split('\n')[0]}`);
      const { contents } = document;
      if (document.errors.length > 0 || !contents) continue;
      const value: unknown = document.toJS();
      const { apiVersion, kind } = (value ?? {}) as { apiVersion?: unknown; kind?: unknown };
      const isManifest = typeof apiVersion === 'string' && typeof kind === 'string';
      const lineAt = (node: Node, path: JSONPath) =>
        lines.linePos(offsetAt(node, path, node.range?.[0])).line;
      const [, file = 'NAME'] = /(?:^|[./])([\w-]+)\.yaml$/.exec(caption) ?? [];
      const schema = `data/docs/${product}/schemas/${file}.json`;
      const validate = validators.get(isManifest ? `${apiVersion} ${kind}` : schema);
      if (validate && !validate(value))
        for (const { instancePath, message, params } of validate.errors ?? []) {
          const names = instancePath
            .slice(1)
            .split('/')
            .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
          const place = names.join('.');
          const line = lineAt(contents, [...names, params['additionalProperty']]);
          say(line, `${place && `${place} `}${message}: ${Object.values(params).join(', ')}`);
        }
      if (validate === undefined && !isManifest)
        say(lineAt(contents, []), `neither a manifest nor a file with a schema: ${schema}`);
      if (validate === undefined && isManifest && !builtIn.test(apiVersion))
        say(lineAt(contents, []), `unknown kind ${kind} of ${apiVersion}: data/docs/PRODUCT/crds`);
      // Our own kinds may contain built-in ones.
      visit(document, {
        Map(_, map) {
          const group = map.get('apiVersion');
          const name = map.get('kind');
          if (typeof group !== 'string' || typeof name !== 'string' || !builtIn.test(group)) return;
          const type = `import('kubernetes-models/${group}').I${name}`;
          manifests.push({
            source,
            type,
            value: map.toJS(document),
            lineAt: (path) => after + lineAt(map, path),
          });
        },
      });
    }
  }

  for (const block of blocks) {
    const say: Say = (line, message) =>
      void issues.push({ source: block.source, at: String(block.after + line), key: '', message });
    if (block.language === 'yaml') checkYaml(block, say);
    if (block.language === 'json')
      try {
        JSON.parse(block.text);
      } catch (error) {
        say(1, `invalid JSON: ${(error as Error).message}`);
      }
    if (block.language === 'bash') checkShell(block.text, block.product, interfaces, say);
  }
  return [...issues, ...checkTypes(root, manifests)];
}
