import '../src/cli/support/prepare';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { describeIssue } from '../src/calls/issue';
import { fail, helpIfAsked, root } from '../src/cli/support/environment';
import { run } from '../src/cli/support/run';
import { vendor as vendorSchema } from '../src/content/schemas/vendor';
import { coloursOf, writeColours } from './draw/colours';
import {
  type Former,
  findFormerNames,
  formerFile,
  identifyingWords,
  readFormer,
  vendorFile,
  writeFormer,
} from './rebrand/former-vendor';
import { readInput } from './rebrand/input';
import { changePalette } from './rebrand/palette';

const usage = `npm run rebrand -- FILE.json [--no-draw]
npm run rebrand -- --check

Turns the site into another vendor's: writes ${vendorFile}, the mark and the colours, redraws what shows them, and lists what is left to
edit. docs/rebrand.md explains the file.
  --no-draw   draws nothing, and lists what npm run draw must draw
  --check     changes nothing; lists where facts, files and the built site still name a former vendor, and drawings that may show one; exits with 1 if there are any besides mayStay in ${formerFile}`;

const list = (lines: readonly string[]) =>
  lines.length > 0 ? lines.map((line) => `  ${line}`).join('\n') : '  nothing';

/** The current facts as they are in the file, without the schema's defaults. */
function readVendor(): v.InferInput<typeof vendorSchema> {
  const facts: unknown = JSON.parse(readFileSync(join(root, vendorFile), 'utf8'));
  v.assert(vendorSchema, facts);
  return facts;
}

const drawCommand = (...parameters: string[]) => [
  '--import',
  'tsx',
  'tools/draw.ts',
  ...parameters,
];

/** The commands that draw what is stale. */
async function staleDrawings(): Promise<string[]> {
  const check = await run(process.execPath, drawCommand('--check'), { isQuiet: true });
  const commands = check.output.match(/(?<=: )npm run draw -- \w+/g) ?? [];
  if (check.exitCode !== 0 && commands.length === 0) throw new Error(check.output);
  return [...new Set(commands)];
}

/**
 * The places in the built site that name a former vendor. Of what many pages show, such as a fact
 * in the footer, the first is enough.
 */
function findInBuiltSite(words: readonly string[], names: readonly string[]): string[] {
  if (!existsSync(join(root, 'public')))
    return ['public/: not checked, because the site isn’t built: npm run build'];

  const places = new Map<string, string>();
  for (const line of findFormerNames(words, names, 'public')) {
    const excerpt = line.replace(/^.*?: /, '');
    if (!places.has(excerpt)) places.set(excerpt, line);
  }

  return [...places.values()];
}

/** @returns the places that name or may show a former vendor, except those that may stay */
async function findLeftovers(): Promise<string[]> {
  const { words, mayStay } = readFormer();
  if (words.length === 0) return [];

  const { names } = identifyingWords(readVendor());
  const places = [
    ...findFormerNames(words, names),
    ...(await staleDrawings()),
    ...findInBuiltSite(words, names),
  ];
  return places.filter((line) => !mayStay.some((place) => line.startsWith(place)));
}

type VendorFacts = ReturnType<typeof readVendor>;

/**
 * Reads the input, and merges it with the current facts and colours.
 * @throws Error that lists everything wrong in it
 */
function readChange(source: string, present: VendorFacts) {
  const { facts, mark, issues } = readInput(JSON.parse(readFileSync(source, 'utf8')), source);
  const currentColours = {
    light: Object.fromEntries(coloursOf(root, 'light')),
    dark: Object.fromEntries(coloursOf(root, 'dark')),
  };
  const inputColours = facts?.colours ?? { light: {}, dark: {} };
  const change = changePalette(inputColours, currentColours, source);

  const allIssues = [...issues, ...change.issues];
  if (!facts || allIssues.length > 0)
    throw new Error(`Nothing was changed.\n${list(allIssues.map(describeIssue))}`);

  const { colours, mark: markFile, ...vendorFacts } = facts;
  const vendor = { ...present, ...vendorFacts, ...(mark === undefined ? {} : { mark }) };
  const changedKeys = [...Object.keys(vendorFacts), ...(mark ? ['mark'] : [])];
  return { vendor, changedKeys, palette: colours && change.palette };
}

/**
 * Adds the words of the former vendor to the record.
 * @returns all words of former vendors that the new one doesn't use itself
 */
function recordFormerWords(former: Former, present: VendorFacts, vendor: VendorFacts): string[] {
  const formerWords = identifyingWords(present);
  const current = identifyingWords(vendor);
  const currentWords = [...current.names, ...current.contacts];

  const pastWords = new Set([...former.words, ...formerWords.names, ...formerWords.contacts]);
  const words = [...pastWords].filter((word) => !currentWords.includes(word));
  writeFormer({ ...former, words });
  return words;
}

/**
 * Replaces the vendor.
 * @param source the input file
 * @throws Error for bad input
 */
async function rebrand(source: string, isDrawn: boolean): Promise<void> {
  const present = readVendor();
  const { vendor, changedKeys, palette } = readChange(source, present);
  const former = readFormer();

  writeFileSync(join(root, vendorFile), `${JSON.stringify(vendor, null, 2)}\n`);
  const formerWords = recordFormerWords(former, present, vendor);
  if (palette) writeColours(root, palette);

  // A new process, because this one has already read the old facts.
  if (isDrawn) await run(process.execPath, drawCommand());

  const inputFile = relative(root, resolve(source));
  const formerNames = findFormerNames(formerWords, identifyingWords(vendor).names);
  const unchangedKeys = Object.keys(present).filter((key) => !changedKeys.includes(key));
  console.log(`
Not drawn:
${list(await staleDrawings())}
Still names the former vendor:
${list(formerNames.filter((line) => !line.startsWith(`${inputFile}:`)))}
To be edited, although nothing in it names the former vendor:
${list([
  `${vendorFile}: ${unchangedKeys.join(', ')}`,
  'data/claims.json: figures; data/service.json: service levels and deadlines',
  'data/items: news, cases, positions; data/pages/aboutus*, aboutRecord*: history',
  '.github/pictures/home.png',
])}

Review git diff, then run npm test.`);
}

async function main(): Promise<void> {
  helpIfAsked(usage);
  const flag = { type: 'boolean', default: false } as const;
  const options = { 'no-draw': flag, check: flag };
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [file] = positionals;

  if (!values.check) {
    if (file === undefined || positionals.length > 1) throw new Error(usage);
    return rebrand(file, !values['no-draw']);
  }

  const leftovers = await findLeftovers();
  console.log(`Names a former vendor, or may show one:\n${list(leftovers)}`);
  // process.exit() would cut off a long list in a pipe.
  process.exitCode = leftovers.length > 0 ? 1 : 0;
}

main().catch(fail);
