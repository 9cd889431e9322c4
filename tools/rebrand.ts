import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { fail, root } from '../src/cli/support/environment';
import { run } from '../src/cli/support/run';
import { vendor as vendorSchema } from '../src/contract/content/vendor';
import { describeIssue, type Issue } from '../src/contract/issue';
import { coloursOf, writeColours } from './draw/colours';
import { filesBelow } from './draw/drawing';
import { ask, readInput } from './rebrand/input';
import { formerFile, projectFiles, readFormer, vendorFile, whereNamed, wordsOf, writeFormer } from './rebrand/left';
import { palette } from './rebrand/palette';

const usage = `npm run rebrand -- FILE.json [--no-draw]
npm run rebrand
npm run rebrand -- --check

Makes the site another vendor's: writes ${vendorFile}, the mark and the colours, draws what shows them, and lists what is left for an
editor. Without FILE.json it asks. docs/rebrand.md says what the file holds.
  --no-draw   draws nothing; lists what npm run draw has to draw
  --check     changes nothing; lists where facts, the project's files, the built site, its PDFs and spreadsheets name an earlier vendor, and
              the drawings that may show one; exits with 1 if there is any that mayStay in ${formerFile} does not list`;

const list = (lines: readonly string[]) =>
  lines.length > 0 ? lines.map((line) => `  ${line}`).join('\n') : '  nothing';

/** The present facts, as they are written: without what the schema adds. */
function readVendor(): v.InferInput<typeof vendorSchema> {
  const present: unknown = JSON.parse(readFileSync(join(root, vendorFile), 'utf8'));
  v.assert(vendorSchema, present);
  return present;
}

/** data/vendor.json as it is written by hand: a fact per line, a list with an entry per line. */
function written(vendor: object): string {
  const line = (value: unknown) => JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
  const facts = Object.entries(vendor).map(([key, value]) => {
    const text = Array.isArray(value) ? `[\n    ${value.map(line).join(',\n    ')}\n  ]` : line(value);
    return `  ${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${facts.join(',\n')}\n}\n`;
}

/** Refuses what was asked for; nothing has been written yet. */
function refuse(issues: readonly Issue[]): never {
  throw new Error(`Nothing was changed.\n${list(issues.map(describeIssue))}`);
}

const tool = (...parameters: string[]) => ['--import', 'tsx', 'tools/draw.ts', ...parameters];

/** The drawings that are stale: a line each, with the command that draws it. */
async function stale(): Promise<string[]> {
  const { exitCode, output } = await run(process.execPath, tool('--check'), { isQuiet: true });
  if (exitCode === 0) return [];
  const lines = output.split('\n').filter((line) => line.includes(': npm run draw -- '));
  return lines.length > 0 ? lines : [output.trim()];
}

/** `--check`. @returns the places that name an earlier vendor, or may show one, less those that may stay */
async function whatIsLeft(): Promise<string[]> {
  const { words, mayStay } = readFormer();
  if (words.length === 0) return [];
  const built = filesBelow('public');
  const { names } = wordsOf(readVendor());
  const found = [
    ...(await whereNamed([...projectFiles(), ...built], words, names)),
    ...(await stale()),
    ...(built.length > 0 ? [] : ['public/: is not built, so it was not looked through: npm run build']),
  ];
  return found.filter((line) => !mayStay.some((place) => line.startsWith(place)));
}

/** Changes the vendor. @param file what is asked for; without it the terminal is asked @throws Error for bad input */
async function rebrand(file: string | undefined, isDrawn: boolean): Promise<void> {
  const present = readVendor();
  const now = {
    light: Object.fromEntries(coloursOf(root, 'light')),
    dark: Object.fromEntries(coloursOf(root, 'dark')),
  };
  const source = file ?? 'answers';
  const data =
    file === undefined ? await ask(present, now.light['brand'] ?? '') : JSON.parse(readFileSync(file, 'utf8'));
  const { given, mark, issues } = readInput(data, source);
  if (!given) refuse(issues);
  const painted = palette(given.colours ?? { light: {}, dark: {} }, now, source);
  if (painted.issues.length > 0) refuse(painted.issues);
  const earlier = readFormer();
  const files = projectFiles().filter((each) => !/\.(pdf|xlsx)$/.test(each) && resolve(each) !== resolve(source));

  const { colours, mark: _, ...facts } = given;
  const vendor = { ...present, ...facts, ...(mark === undefined ? {} : { mark }) };
  writeFileSync(join(root, vendorFile), written(vendor));
  const [old, own] = [wordsOf(present), wordsOf(vendor)];
  const kept = [...own.names, ...own.contacts];
  const words = [...new Set([...earlier.words, ...old.names, ...old.contacts])].filter((word) => !kept.includes(word));
  writeFormer({ ...earlier, words });
  if (colours) writeColours(root, painted.palette);
  if (isDrawn)
    // In processes of their own, which read the new facts.
    for (const kind of ['icons', 'menu', 'consoles', 'social', 'media']) await run(process.execPath, tool(kind));
  console.log(`
Not drawn:
${list(await stale())}
Still names the old vendor:
${list(await whereNamed(files, words, own.names))}
For an editor, because no name tells whose it is:
${list([
  `${vendorFile}: ${Object.keys(present)
    .filter((key) => !(key in facts) && !(key === 'mark' && mark))
    .join(', ')}`,
  'data/claims.json: figures; data/service.json: service levels and deadlines',
  'data/items: news, cases, positions; data/pages/aboutus*, aboutRecord*: history',
  '.github/pictures/home.png',
])}

Look at git diff, then npm run content -- --prose and npm test.`);
}

async function main(): Promise<void> {
  const flag = { type: 'boolean', default: false } as const;
  const options = { 'no-draw': flag, check: flag, help: flag };
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  if (values.help) return console.log(usage);
  const [file] = positionals;
  if (!values.check && (positionals.length > 1 || (file === undefined && !process.stdin.isTTY))) throw new Error(usage);
  if (!values.check) return rebrand(file, !values['no-draw']);
  const left = await whatIsLeft();
  console.log(`Names an earlier vendor, or may show one:\n${list(left)}`);
  // Not at once: a pipe takes a long list in parts.
  process.exitCode = left.length > 0 ? 1 : 0;
}

main().catch(fail);
