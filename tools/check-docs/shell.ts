import { parseArgs } from 'node:util';
import { syntax } from 'mvdan-sh';
import type { Interfaces } from '../../src/features/documents/interfaces';
import type { Programs } from '../../src/features/documents/interfaces-schema';
import type { ReportLine } from './blocks';

/**
 * Splits arguments into flags and positionals.
 * @param flags as in data/commands.json: `-n=` and `--namespace=` take a value
 */
function tokensOf(args: string[], flags: readonly string[]) {
  const options = [...flags]
    .sort((a, b) => Number(a.endsWith('=')) - Number(b.endsWith('=')))
    .map((flag) => {
      const name = flag.replace(/^--?|=$/g, '');
      const type = flag.endsWith('=') ? ('string' as const) : ('boolean' as const);
      return [name, { type, ...(flag.startsWith('--') ? {} : { short: name }) }] as const;
    });
  const parameters = {
    args,
    options: Object.fromEntries(options),
    strict: false,
    allowPositionals: true,
  };
  return parseArgs({ ...parameters, tokens: true }).tokens;
}

/**
 * Checks subcommand and flags of a program.
 * @param args its arguments
 */
function checkArguments(
  name: string,
  args: string[],
  program: Programs[string],
  report: (message: string) => void,
): void {
  const { flags = [], commands = {} } = program;
  const commandFlags = Object.values(commands).flatMap((command) => command.flags ?? []);
  const tokens = tokensOf(args, [...flags, ...commandFlags]);
  const usedFlags = tokens.flatMap((token) => (token.kind === 'option' ? token.rawName : []));
  const words = tokens.flatMap((token) => (token.kind === 'positional' ? token.value : []));

  // The longest: “cluster create” rather than “cluster”.
  const command = Object.keys(commands)
    .filter((name) => name === words.slice(0, name.split(' ').length).join(' '))
    .sort((a, b) => b.length - a.length)[0];
  if (program.commands && command === undefined && words.length > 0)
    return void report(`unknown command ${name} ${words[0]}: data/commands.json`);

  const allowedFlags = [...flags, ...(commands[command ?? '']?.flags ?? [])];
  const commandName = [name, command].filter(Boolean).join(' ');

  for (const flag of usedFlags) {
    if (!allowedFlags.includes(flag) && !allowedFlags.includes(`${flag}=`))
      report(`unknown flag ${flag} of ${commandName}: data/commands.json`);
  }
}

/**
 * The method of a call, in small letters.
 * @param words the arguments of curl
 */
function methodOf(words: readonly string[]): string {
  const option = words.indexOf('-X');
  if (option >= 0) return (words[option + 1] ?? '').toLowerCase();
  return words.includes('-d') ? 'post' : 'get';
}

/** Whether a path is one of an OpenAPI path such as `/api/v1/clusters/{name}`. */
function matchesPath(pattern: string, path: string): boolean {
  const expected = pattern.split('/');
  const parts = path.split('/');
  return (
    expected.length === parts.length &&
    expected.every((part, index) => part.startsWith('{') || part === parts[index])
  );
}

/**
 * Checks a call of the product's API; curl may also call something else.
 * @param words the arguments of curl
 */
function checkCall(
  words: readonly string[],
  product: string,
  apis: Interfaces['apis'],
  report: (message: string) => void,
): void {
  const address = /(\/api\/v\d+\/[^?\s]*)(?:\?(\S*))?/.exec(words.join(' '));
  if (!address) return;

  const [, path = '', query = ''] = address;

  const paths = apis.find((api) => api.product === product)?.value.paths;
  if (!paths) return void report(`${product} has no openapi.json`);

  const method = methodOf(words);
  const methods = Object.entries(paths).find(
    ([pattern, all]) => matchesPath(pattern, path) && method in all,
  )?.[1];
  if (!methods) return void report(`no call ${method.toUpperCase()} ${path} in openapi.json`);

  const parameters = methods[method as keyof typeof methods]?.parameters ?? [];
  for (const name of new URLSearchParams(query).keys()) {
    if (!parameters.some((parameter) => parameter.in === 'query' && parameter.name === name))
      report(`${path} has no parameter ${name} in openapi.json`);
  }
}

/**
 * The commands of a script as words without quotation marks, and the names of its functions.
 * @throws what mvdan-sh throws
 */
function parseShell(text: string) {
  const bytes = Buffer.from(text);
  const functions = new Set<string>();
  const commands: { words: string[]; line: number }[] = [];
  const wordOf = (word: syntax.Node): string => {
    const sourceText = bytes.subarray(word.Pos().Offset(), word.End().Offset()).toString();
    return sourceText.replace(/\\\n/g, '').replace(/(?<!\\)["']/g, '');
  };

  syntax.Walk(syntax.NewParser().Parse(text, 'block'), (node) => {
    if (!node) return true;
    if (syntax.NodeType(node) === 'FuncDecl') functions.add(node.Name?.Value ?? '');
    const [first] = (syntax.NodeType(node) === 'CallExpr' && node.Args) || [];
    if (first) commands.push({ words: node.Args?.map(wordOf) ?? [], line: first.Pos().Line() });

    return true;
  });

  return { functions, commands };
}

/** Checks the commands in a shell block, and its calls of the product's API. */
export function checkShell(
  text: string,
  product: string,
  { programs, apis }: Interfaces,
  report: ReportLine,
): void {
  let script: ReturnType<typeof parseShell>;
  try {
    script = parseShell(text);
  } catch (error) {
    const reason = String((error as { Error?: () => string }).Error?.() ?? error);
    const [, line = '1', message = reason] = /^block:(\d+):\d+: (.*)$/.exec(reason) ?? [];
    return void report(Number(line), `invalid shell syntax: ${message}`);
  }

  const checkCommand = ([name = '', ...args]: string[], line: number): void => {
    const reportHere = (message: string) => report(line, message);
    if (name === '' || script.functions.has(name)) return;
    if (name === 'sudo') return void checkCommand(args, line);

    const program = programs[name] ?? Object.values(programs).find((one) => one.name === name);
    if (!program) return void reportHere(`unknown program ${name}: data/commands.json`);
    if (name === 'curl') checkCall(args, product, apis, reportHere);
    if (!program.flags && !program.commands) return;

    // What follows `--` is another command.
    const end = args.indexOf('--');
    if (end >= 0) checkCommand(args.slice(end + 1), line);
    checkArguments(name, end < 0 ? args : args.slice(0, end), program, reportHere);
  };

  for (const { words, line } of script.commands) checkCommand(words, line);
}
