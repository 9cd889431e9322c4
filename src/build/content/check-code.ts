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
      nodesIn(parseMarkdown(doc[language].body)).flatMap((node): CodeBlock[] =>
        node.type !== 'code'
          ? []
          : [
              {
                source: docFile(doc, language),
                after: doc[language].after + (node.position?.start.line ?? 1),
                product: doc.product,
                language: node.lang ?? '',
                caption: node.meta ?? '',
                text: replaceReferences(node.value, values),
              },
            ],
      ),
    );
  });
}

/** The schema with unknown fields disallowed, as in the API server's strict validation. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const own = Object.fromEntries(Object.entries(schema).map(([key, child]) => [key, closed(child)]));
  const isOpen = 'additionalProperties' in own || own['x-kubernetes-preserve-unknown-fields'] === true;
  return 'properties' in own && own['type'] === 'object' && !isOpen ? { ...own, additionalProperties: false } : own;
}

/** The offset of the key or the entry at a path, or `known` without one: that of what it should be in. */
function offsetAt(node: unknown, [name, ...below]: JSONPath, known = 0): number {
  const pair = isMap(node) ? node.items.find(({ key }) => String(key) === name) : undefined;
  const [own, inside] = isSeq(node) ? [node.items[Number(name)], node.items[Number(name)]] : [pair?.key, pair?.value];
  return isNode(own) && own.range ? offsetAt(inside, below, own.range[0]) : known;
}

/** A manifest of a built-in kind as JSON, and what TypeScript checks it against. */
interface Typed {
  source: string;
  type: string;
  json: string;
  /** Number of the line in the file that has the value at a path. */
  lineAt(path: JSONPath): number;
}

/** Type-checks manifests of built-in kinds with kubernetes-models, all in one program. */
function checkTypes(root: string, manifests: readonly Typed[]): Issue[] {
  const files = new Map(
    manifests.map(({ type, json, ...manifest }, index) => {
      const head = `export const manifest: ${type} = `;
      return [join(root, `manifest-${index}.ts`), { ...manifest, json, head, code: head + json }];
    }),
  );
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
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name)?.code ?? readFile(name);
  const program = ts.createProgram([...files.keys()], options, host);
  const found = [...program.getSyntacticDiagnostics(), ...program.getSemanticDiagnostics()];
  return found.flatMap(({ file, start = 0, messageText }) => {
    const manifest = file && files.get(file.fileName);
    if (!manifest) return [];
    const { source, head, json, lineAt } = manifest;
    const at = start < head.length ? [] : getLocation(json, start - head.length + 1).path;
    const message = ts.flattenDiagnosticMessageText(messageText, ' ').replace(/import\("[^"]*"\)\./g, '');
    return [{ source, at: String(lineAt(at)), key: '', message: `invalid manifest: ${message}` }];
  });
}

/**
 * Checks every block of code: YAML by Kubernetes’ types, our CRDs and schemas; JSON; shell by its grammar, by
 * data/commands.json and by the product’s API.
 * @param root the project's folder, where the libraries are found
 */
export function checkCode(root: string, blocks: readonly CodeBlock[], interfaces: Interfaces): Issue[] {
  const issues: Issue[] = [];
  const typed: Typed[] = [];
  const ajv = new Ajv({ allErrors: true, strict: false });
  /** A published schema's validator; null, with an issue, for what isn't a JSON schema. */
  const validatorOf = (source: string, key: string, schema: FieldSchema): ValidateFunction | null => {
    try {
      return ajv.compile(closed(inOneLanguage(schema, 'en')) as object);
    } catch (error) {
      issues.push({ source: `data/docs/${source}`, key, message: (error as Error).message });
      return null;
    }
  };
  const kinds = new Map<string, ValidateFunction | null>(
    interfaces.crds.flatMap(({ product, path, value: { spec } }) =>
      spec.versions.map(({ name, schema: { openAPIV3Schema: schema } }, index) => {
        const properties = { apiVersion: {}, kind: {}, metadata: { type: 'object' }, ...schema.properties };
        const key = `spec.versions.${index}.schema.openAPIV3Schema`;
        const validate = validatorOf(`${product}/${path}`, key, { ...schema, properties });
        return [`${spec.group}/${name} ${spec.names.kind}`, validate] as const;
      }),
    ),
  );
  const schemas = new Map<string, ValidateFunction | null>(
    interfaces.schemas.map(({ product, path, value }) => {
      const source = `${product}/${path}`;
      return [source, validatorOf(source, '', value)] as const;
    }),
  );
  const builtIn = /^(v1|(apps|batch|autoscaling|policy|\w[\w.-]*\.k8s\.io)\/v\w+)$/;

  function checkYaml({ text, caption, product, source: file, after }: CodeBlock, say: Say): void {
    const lines = new LineCounter();
    for (const document of parseAllDocuments(text, { lineCounter: lines })) {
      for (const { message, linePos } of document.errors)
        say(linePos?.[0].line ?? 1, `invalid YAML: ${message.split('\n')[0]}`);
      if (document.errors.length > 0 || !document.contents) continue;
      const value: unknown = document.toJS();
      const { apiVersion, kind } = (value ?? {}) as { apiVersion?: unknown; kind?: unknown };
      const lineAt = (node: Node, path: JSONPath) => lines.linePos(offsetAt(node, path, node.range?.[0])).line;
      const { contents } = document;
      const first = lineAt(contents, []);
      const check = (validate: ValidateFunction | null) => {
        if (!validate || validate(value)) return;
        for (const { instancePath, message, params } of validate.errors ?? []) {
          const path = instancePath.slice(1).split('/');
          const extra = Object.values(params as object).join(', ');
          const names = path.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
          say(
            lineAt(contents, [...names, params['additionalProperty']]),
            `${[path.join('.'), message].filter(Boolean).join(' ')}: ${extra}`,
          );
        }
      };
      if (typeof apiVersion === 'string' && typeof kind === 'string') {
        const own = kinds.get(`${apiVersion} ${kind}`);
        if (own !== undefined) check(own);
        else if (!builtIn.test(apiVersion)) say(first, `unknown kind ${kind} of ${apiVersion}: data/docs/PRODUCT/crds`);
        // Our own kinds may contain built-in ones.
        visit(document, {
          Map(_, map) {
            const [group, name] = [map.get('apiVersion'), map.get('kind')];
            if (typeof group !== 'string' || typeof name !== 'string' || !builtIn.test(group)) return;
            const type = `import('kubernetes-models/${group}').I${name}`;
            const json = JSON.stringify(map.toJS(document));
            typed.push({ source: file, type, json, lineAt: (path) => after + lineAt(map, path) });
          },
        });
        continue;
      }
      const name = /(?:^|[./])([\w-]+)\.yaml$/.exec(caption)?.[1] ?? '';
      const source = `${product}/schemas/${name || 'NAME'}.json`;
      const schema = schemas.get(source);
      if (schema !== undefined) check(schema);
      else say(first, `neither a manifest nor a file with a schema: data/docs/${source}`);
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
  // The published CRDs are manifests, too.
  for (const { product, path, value } of interfaces.crds) {
    const type = "import('kubernetes-models/apiextensions.k8s.io/v1').ICustomResourceDefinition";
    const json = JSON.stringify(inOneLanguage(value, 'en'));
    typed.push({ source: `data/docs/${product}/${path}`, type, json, lineAt: () => 1 });
  }
  return [...issues, ...checkTypes(root, typed)];
}
