import { parseArgs } from 'node:util';
import { syntax } from 'mvdan-sh';
import type { Programs } from '../../contract/content/interfaces';
import type { Interfaces } from './interfaces';

/** Reports what is wrong in a line of a code block. */
export type Say = (line: number, message: string) => void;

/** Splits arguments into flags and positionals. @param flags as in data/commands.json: `-n=` and `--namespace=` take a value */
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

/** Checks subcommand and flags of a program. @param given its arguments */
function checkArguments(
  name: string,
  given: string[],
  program: Programs[string],
  say: (message: string) => void,
): void {
  const { flags = [], commands = {} } = program;
  const tokens = tokensOf(given, [
    ...flags,
    ...Object.values(commands).flatMap((one) => one.flags ?? []),
  ]);
  const used = tokens.flatMap((token) => (token.kind === 'option' ? token.rawName : []));
  const rest = tokens.flatMap((token) => (token.kind === 'positional' ? token.value : []));
  const found = Object.keys(commands)
    .filter((one) => one === rest.slice(0, one.split(' ').length).join(' '))
    .sort((a, b) => b.length - a.length)[0];
  if (program.commands && found === undefined && rest.length > 0)
    return void say(`unknown command ${name} ${rest[0]}: data/commands.json`);
  const known = [...flags, ...(commands[found ?? '']?.flags ?? [])];
  for (const flag of used)
    if (!known.includes(flag) && !known.includes(`${flag}=`))
      say(`unknown flag ${flag} of ${[name, found].filter(Boolean).join(' ')}: data/commands.json`);
}

/** Checks a call of the product's API; curl may also call something else. @param words the arguments of curl */
function checkCall(
  words: readonly string[],
  product: string,
  apis: Interfaces['apis'],
  say: (message: string) => void,
) {
  const [address, path = '', query = ''] =
    /(\/api\/v\d+\/[^?\s]*)(?:\?(\S*))?/.exec(words.join(' ')) ?? [];
  if (address === undefined) return;
  const paths = apis.find((one) => one.product === product)?.value.paths;
  if (!paths) return void say(`${product} has no openapi.json`);
  const method = words[words.indexOf('-X') + 1] ?? '';
  const verb = words.includes('-X') ? method.toLowerCase() : words.includes('-d') ? 'post' : 'get';
  const isSame = (known: string) => {
    const a = known.split('/');
    const b = path.split('/');
    return a.length === b.length && a.every((part, at) => part.startsWith('{') || part === b[at]);
  };
  const [, methods] =
    Object.entries(paths).find(([known, all]) => isSame(known) && verb in all) ?? [];
  if (!methods) return void say(`no call ${verb.toUpperCase()} ${path} in openapi.json`);
  const parameters = methods[verb as keyof typeof methods]?.parameters ?? [];
  for (const name of new URLSearchParams(query).keys())
    if (!parameters.some((one) => one.in === 'query' && one.name === name))
      say(`${path} has no parameter ${name} in openapi.json`);
}

/** The commands of a script as words without quotation marks, and the names of its functions. @throws what mvdan-sh throws */
function parseShell(text: string) {
  const bytes = Buffer.from(text);
  const functions = new Set<string>();
  const commands: { words: string[]; line: number }[] = [];
  const wordOf = (word: syntax.Node): string => {
    const written = bytes.subarray(word.Pos().Offset(), word.End().Offset()).toString();
    return written.replace(/\\\n/g, '').replace(/(?<!\\)["']/g, '');
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
  say: Say,
): void {
  let script: ReturnType<typeof parseShell>;
  try {
    script = parseShell(text);
  } catch (error) {
    const reason = String((error as { Error?: () => string }).Error?.() ?? error);
    const [, line = '1', message = reason] = /^block:(\d+):\d+: (.*)$/.exec(reason) ?? [];
    return void say(Number(line), `invalid shell syntax: ${message}`);
  }
  const check = ([name = '', ...given]: string[], line: number): void => {
    const sayHere = (message: string) => say(line, message);
    if (name === '' || script.functions.has(name)) return;
    if (name === 'sudo') return void check(given, line);
    const program = programs[name];
    if (!program) return void sayHere(`unknown program ${name}: data/commands.json`);
    if (name === 'curl') checkCall(given, product, apis, sayHere);
    if (!program.flags && !program.commands) return;
    const end = given.indexOf('--');
    // What follows `--` is another command.
    if (end >= 0) check(given.slice(end + 1), line);
    checkArguments(name, end < 0 ? given : given.slice(0, end), program, sayHere);
  };
  for (const { words, line } of script.commands) check(words, line);
}
