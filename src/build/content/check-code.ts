import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import Ajv, { type ValidateFunction } from 'ajv';
import { syntax } from 'mvdan-sh';
import ts from 'typescript';
import { isMap, isScalar, isSeq, LineCounter, type Node, parseAllDocuments, visit } from 'yaml';
import { languages } from '../../config/languages';
import type { FieldSchema } from '../../contract/content/interfaces';
import type { Issue } from '../../contract/issue';
import { referenceValues, replaceReferences } from '../../i18n/references';
import { docFile } from './docs';
import { type Interfaces, inOneLanguage } from './interfaces';
import { nodesIn, parseMarkdown } from './markdown';
import type { Content } from './read';

/*
 * The compiler of the documentation. Runs in `npm run content` and `npm run check` only: its libraries are development
 * dependencies, and a build doesn't load it.
 */

/** A block of code, with its references filled in. */
export interface CodeBlock {
  source: string;
  /** The line of the file before its first one. */
  after: number;
  product: string;
  language: string;
  /** The name of the file that it shows; empty without one. */
  caption: string;
  text: string;
}

type Say = (line: number, message: string) => void;

/** The code blocks of all pages of documentation. */
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

/** A schema that refuses what it doesn't name, as the API server's strict validation does. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const own = Object.fromEntries(Object.entries(schema).map(([key, child]) => [key, closed(child)]));
  const isOpen = 'additionalProperties' in own || own['x-kubernetes-preserve-unknown-fields'] === true;
  return 'properties' in own && own['type'] === 'object' && !isOpen ? { ...own, additionalProperties: false } : own;
}

/** The line of a value at the path of a JSON pointer, or of the last one above it. */
function lineAt(node: unknown, pointer: string, lines: LineCounter): number {
  let at = node as Node | undefined;
  for (const key of pointer.split('/').slice(1)) {
    const name = key.replaceAll('~1', '/').replaceAll('~0', '~');
    const next = isMap(at) ? at.get(name, true) : isSeq(at) ? at.items[Number(name)] : undefined;
    if (!next) break;
    at = next as Node;
  }
  return lines.linePos(at?.range?.[0] ?? 0).line;
}

/** A manifest of a built-in kind: an expression of the type that kubernetes-models gives it. */
interface Typed {
  source: string;
  /** Line of the file by offset in `expression`, ascending. */
  places: [offset: number, line: number][];
  type: string;
  expression: string;
}

/** A parsed document as an expression, and where its parts stand. */
function expressionOf(node: unknown, lines: LineCounter, after: number): Pick<Typed, 'places' | 'expression'> {
  const places: Typed['places'] = [];
  let expression = '';
  const write = (text: string, at: Node | null) => {
    if (at?.range) places.push([expression.length, after + lines.linePos(at.range[0]).line]);
    expression += text;
  };
  const visit = (value: unknown) => {
    if (isMap(value)) {
      expression += '{';
      for (const { key, value: child } of value.items) {
        write(`${JSON.stringify(String(isScalar(key) ? key.value : key))}:`, key as Node);
        visit(child);
        expression += ',';
      }
      expression += '}';
    } else if (isSeq(value)) {
      expression += '[';
      for (const child of value.items) {
        visit(child);
        expression += ',';
      }
      expression += ']';
    } else write(JSON.stringify(isScalar(value) ? value.value : null), isScalar(value) ? value : null);
  };
  visit(node);
  return { places, expression };
}

/** Checks manifests of built-in kinds by the types that are generated from Kubernetes’ schemas: one program for all. */
function checkTypes(root: string, manifests: readonly Typed[]): Issue[] {
  const file = join(root, 'manifests.ts');
  let text = '';
  const starts = manifests.map(({ type, expression }, index) => {
    text += `export const m${index}: ${type} = `;
    const start = text.length;
    text += `${expression};\n`;
    return start;
  });
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022) : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);
  const sourceFile = program.getSourceFile(file);
  const found = [...program.getSyntacticDiagnostics(sourceFile), ...program.getSemanticDiagnostics(sourceFile)];
  return found.flatMap(({ start = 0, messageText }) => {
    const index = starts.filter((_, at) => start >= text.indexOf(`export const m${at}:`)).length - 1;
    const manifest = manifests[index];
    if (!manifest) return [];
    const offset = start - (starts[index] ?? 0);
    const [, line] = manifest.places.filter(([at]) => at <= offset).at(-1) ?? manifest.places[0] ?? [0, 1];
    const message = ts.flattenDiagnosticMessageText(messageText, ' ').replace(/import\("[^"]*"\)\./g, '');
    return [{ source: manifest.source, at: String(line), key: '', message: `is no valid manifest: ${message}` }];
  });
}

/** What a shell block may call, and the paths of the product's API. */
function checkShell(block: CodeBlock, { programs, apis }: Interfaces, say: Say): void {
  const bytes = Buffer.from(block.text);
  const api = apis.find(({ product }) => product === block.product)?.value.paths;
  let tree: syntax.Node;
  try {
    tree = syntax.NewParser().Parse(block.text, 'block');
  } catch (error) {
    const reason = String((error as { Error?: () => string }).Error?.() ?? error);
    const [, line = '1', message = reason] = /^block:(\d+):\d+: (.*)$/.exec(reason) ?? [];
    return void say(Number(line), `is no shell: ${message}`);
  }
  const functions = new Set<string>();
  /** A command and its arguments, without quotation marks. */
  const command = (words: readonly string[], line: number): void => {
    const [name = '', ...given] = words;
    if (name === '' || functions.has(name)) return;
    if (name === 'sudo') return void command(given, line);
    const program = programs[name];
    if (!program) return void say(line, `unknown program ${name}: data/commands.json`);
    if (name === 'curl') checkCall(given, line);
    const { flags, commands } = program;
    if (!flags && !commands) return;
    const end = given.indexOf('--');
    const own = end < 0 ? given : given.slice(0, end);
    // What follows `--` runs elsewhere.
    if (end >= 0) command(given.slice(end + 1), line);
    const all = [...(flags ?? []), ...Object.values(commands ?? {}).flatMap((one) => one.flags ?? [])];
    const takesValue = (flag: string) => all.includes(`${flag}=`);
    const used: string[] = [];
    const rest: string[] = [];
    for (let at = 0; at < own.length; at += 1) {
      const word = own[at] ?? '';
      const [flag = '', value] = word.startsWith('-') && word.length > 1 ? word.split(/=(.*)/s, 2) : [];
      if (flag === '') rest.push(word);
      else if (/^-\w\w+$/.test(flag) && !all.includes(flag) && !takesValue(flag)) {
        // -fsSL, or -n1.
        for (const [index, letter] of [...flag.slice(1)].entries()) {
          used.push(`-${letter}`);
          if (!takesValue(`-${letter}`)) continue;
          if (index === flag.length - 2) at += 1;
          break;
        }
      } else {
        used.push(flag);
        if (value === undefined && takesValue(flag)) at += 1;
      }
    }
    const found = Object.keys(commands ?? {})
      .filter((one) => one === rest.slice(0, one.split(' ').length).join(' '))
      .sort((a, b) => b.length - a.length)[0];
    if (commands && found === undefined && rest.length > 0)
      return void say(line, `unknown command ${name} ${rest[0]}: data/commands.json`);
    const known = [...(flags ?? []), ...(commands?.[found ?? '']?.flags ?? [])];
    for (const flag of used)
      if (!known.includes(flag) && !known.includes(`${flag}=`))
        say(line, `unknown flag ${flag} of ${[name, found].filter(Boolean).join(' ')}: data/commands.json`);
  };
  const checkCall = (words: readonly string[], line: number): void => {
    const address = words.map((word) => /\/api\/v\d+\/[^?]*/.exec(word)).find((found) => found);
    if (!address) return;
    if (!api) return void say(line, `${block.product} has no openapi.json`);
    const [path] = address;
    const method = words[words.indexOf('-X') + 1] ?? '';
    const verb = words.includes('-X') ? method.toLowerCase() : words.includes('-d') ? 'post' : 'get';
    const isSame = (known: string) => {
      const [a, b] = [known.split('/'), path.split('/')];
      return a.length === b.length && a.every((part, at) => part.startsWith('{') || part === b[at]);
    };
    const known = Object.entries(api).filter(([one, methods]) => isSame(one) && verb in methods);
    const [, methods] = known[0] ?? [];
    if (!methods) return void say(line, `no call ${verb.toUpperCase()} ${path} in openapi.json`);
    const query = /\?([^"']*)/.exec(words.find((word) => word.includes('/api/')) ?? '')?.[1] ?? '';
    const parameters = methods[verb as keyof typeof methods]?.parameters ?? [];
    for (const name of new URLSearchParams(query).keys())
      if (!parameters.some((one) => one.in === 'query' && one.name === name))
        say(line, `${path} has no parameter ${name} in openapi.json`);
  };
  const calls: syntax.Node[] = [];
  syntax.Walk(tree, (node) => {
    if (node && syntax.NodeType(node) === 'FuncDecl') functions.add(node.Name?.Value ?? '');
    if (node && syntax.NodeType(node) === 'CallExpr') calls.push(node);
    return true;
  });
  for (const { Args = [] } of calls) {
    const words = Args.map((word) => {
      const written = bytes.subarray(word.Pos().Offset(), word.End().Offset()).toString();
      return written.replace(/\\\n/g, '').replace(/(?<!\\)["']/g, '');
    });
    const [first] = Args;
    if (first) command(words, first.Pos().Line());
  }
}

const hasBash = (): boolean => spawnSync('bash', ['-c', ':']).status === 0;

/**
 * Checks every block of code: YAML by Kubernetes’ types, our CRDs and schemas; JSON; shell by its grammar, by
 * data/commands.json and by the product’s API.
 * @param root the project's folder, where the libraries are found
 * @returns the issues, and what could not be checked
 */
export function checkCode(
  root: string,
  blocks: readonly CodeBlock[],
  interfaces: Interfaces,
): { issues: Issue[]; skipped: string[] } {
  const issues: Issue[] = [];
  const typed: Typed[] = [];
  const ajv = new Ajv({ allErrors: true, strict: false });
  const compiled = new Map<unknown, ValidateFunction>();
  const validatorOf = (schema: FieldSchema) => {
    const known = compiled.get(schema) ?? ajv.compile(closed(inOneLanguage(schema, 'en')) as object);
    compiled.set(schema, known);
    return known;
  };
  const kinds = interfaces.crds.flatMap(({ value: { spec } }) =>
    spec.versions.map(({ name, schema }) => ({
      id: `${spec.group}/${name} ${spec.names.kind}`,
      schema: {
        ...schema.openAPIV3Schema,
        properties: { apiVersion: {}, kind: {}, metadata: { type: 'object' }, ...schema.openAPIV3Schema.properties },
      },
    })),
  );
  const builtIn = /^(v1|(apps|batch|autoscaling|policy|\w[\w.-]*\.k8s\.io)\/v\w+)$/;

  function checkYaml({ text, caption, product, source, after }: CodeBlock, say: Say): void {
    const lines = new LineCounter();
    for (const document of parseAllDocuments(text, { lineCounter: lines })) {
      for (const { message, linePos } of document.errors)
        say(linePos?.[0].line ?? 1, `is no YAML: ${message.split('\n')[0]}`);
      if (document.errors.length > 0 || !document.contents) continue;
      const value: unknown = document.toJS();
      const { apiVersion, kind } = (value ?? {}) as { apiVersion?: unknown; kind?: unknown };
      const first = lines.linePos(document.contents.range[0]).line;
      const check = (schema: FieldSchema) => {
        const validate = validatorOf(schema);
        if (validate(value)) return;
        for (const { instancePath, message, params } of validate.errors ?? []) {
          const extra = Object.values(params as object).join(', ');
          const where = instancePath.slice(1).replaceAll('/', '.');
          say(
            lineAt(document.contents, instancePath, lines),
            `${[where, message].filter(Boolean).join(' ')}: ${extra}`,
          );
        }
      };
      if (typeof apiVersion === 'string' && typeof kind === 'string') {
        const own = kinds.find(({ id }) => id === `${apiVersion} ${kind}`);
        if (own) check(own.schema);
        else if (!builtIn.test(apiVersion)) say(first, `unknown kind ${kind} of ${apiVersion}: data/docs/PRODUCT/crds`);
        // One of our own kinds may hold others.
        visit(document, {
          Map(_, map) {
            const [group, name] = [map.get('apiVersion'), map.get('kind')];
            if (typeof group !== 'string' || typeof name !== 'string' || !builtIn.test(group)) return;
            const type = `import('kubernetes-models/${group}').I${name}`;
            typed.push({ source, type, ...expressionOf(map, lines, after) });
          },
        });
        continue;
      }
      const name = /(?:^|[./])([\w-]+)\.yaml$/.exec(caption)?.[1] ?? '';
      const schema = interfaces.schemas.find((one) => one.product === product && one.path === `schemas/${name}.json`);
      if (schema) check(schema.value);
      else
        say(first, `neither a manifest nor a file with a schema: data/docs/${product}/schemas/${name || 'NAME'}.json`);
    }
  }

  const bash = hasBash();
  for (const block of blocks) {
    const say: Say = (line, message) =>
      void issues.push({ source: block.source, at: String(block.after + line), key: '', message });
    if (block.language === 'yaml') checkYaml(block, say);
    if (block.language === 'json')
      try {
        JSON.parse(block.text);
      } catch (error) {
        say(1, `is no JSON: ${(error as Error).message}`);
      }
    if (block.language !== 'bash') continue;
    checkShell(block, interfaces, say);
    const { status, stderr } = bash
      ? spawnSync('bash', ['-n'], { input: block.text, encoding: 'utf8' })
      : { status: 0, stderr: '' };
    const [, line = '1', reason = stderr] = /line (\d+): (.*)/.exec(stderr) ?? [];
    if (status !== 0) say(Number(line), `bash -n: ${reason}`);
  }
  // The published CRDs are manifests themselves.
  for (const { product, path, value } of interfaces.crds) {
    const expression = JSON.stringify(inOneLanguage(value, 'en'));
    const type = "import('kubernetes-models/apiextensions.k8s.io/v1').ICustomResourceDefinition";
    typed.push({ source: `data/docs/${product}/${path}`, type, expression, places: [[0, 1]] });
  }
  issues.push(...checkTypes(root, typed));
  return { issues, skipped: bash ? [] : ['bash is missing: shell blocks were not read by bash -n'] };
}
