import '../src/cli/support/prepare';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { fail, helpIfAsked, root } from '../src/cli/support/environment';
import { run } from '../src/cli/support/run';
import { vendor as vendorSchema } from '../src/contract/content/vendor';
import { describeIssue } from '../src/contract/issue';
import { coloursOf, writeColours } from './draw/colours';
import { readInput } from './rebrand/input';
import {
  formerFile,
  readFormer,
  vendorFile,
  whereNamed,
  wordsOf,
  writeFormer,
} from './rebrand/left';
import { palette } from './rebrand/palette';

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

const tool = (...parameters: string[]) => ['--import', 'tsx', 'tools/draw.ts', ...parameters];

/** The commands that draw what is stale. */
async function stale(): Promise<string[]> {
  const { exitCode, output } = await run(process.execPath, tool('--check'), { isQuiet: true });
  const commands = output.match(/(?<=: )npm run draw -- \w+/g) ?? [];
  if (exitCode !== 0 && commands.length === 0) throw new Error(output);
  return [...new Set(commands)];
}

/** @returns the places that name or may show a former vendor, except those that may stay */
async function leftovers(): Promise<string[]> {
  const { words, mayStay } = readFormer();
  if (words.length === 0) return [];
  const { names } = wordsOf(readVendor());
  const seen = new Set<string>();
  // Of what many pages show, such as a fact in the footer, the first place is enough.
  const isNew = (line: string) => seen.size < seen.add(line.replace(/^.*?: /, '')).size;
  const built = existsSync(join(root, 'public'))
    ? whereNamed(words, names, 'public').filter(isNew)
    : ['public/: not checked, because the site isn’t built: npm run build'];
  const found = [...whereNamed(words, names), ...(await stale()), ...built];
  return found.filter((line) => !mayStay.some((place) => line.startsWith(place)));
}

/** Replaces the vendor. @param source the input file @throws Error for bad input */
async function rebrand(source: string, isDrawn: boolean): Promise<void> {
  const present = readVendor();
  const now = {
    light: Object.fromEntries(coloursOf(root, 'light')),
    dark: Object.fromEntries(coloursOf(root, 'dark')),
  };
  const { given, mark, issues } = readInput(JSON.parse(readFileSync(source, 'utf8')), source);
  const painted = palette(given?.colours ?? { light: {}, dark: {} }, now, source);
  const wrong = [...issues, ...painted.issues];
  if (!given || wrong.length > 0)
    throw new Error(`Nothing was changed.\n${list(wrong.map(describeIssue))}`);
  const earlier = readFormer();

  const { colours, mark: _, ...facts } = given;
  const vendor = { ...present, ...facts, ...(mark === undefined ? {} : { mark }) };
  writeFileSync(join(root, vendorFile), `${JSON.stringify(vendor, null, 2)}\n`);
  const old = wordsOf(present);
  const own = wordsOf(vendor);
  const kept = [...own.names, ...own.contacts];
  const words = [...new Set([...earlier.words, ...old.names, ...old.contacts])].filter(
    (word) => !kept.includes(word),
  );
  writeFormer({ ...earlier, words });
  if (colours) writeColours(root, painted.palette);
  if (isDrawn)
    // New processes, because this one has already read the old facts.
    for (const kind of ['icons', 'menu', 'consoles', 'media'])
      await run(process.execPath, tool(kind));
  console.log(`
Not drawn:
${list(await stale())}
Still names the former vendor:
${list(whereNamed(words, own.names).filter((line) => !line.startsWith(`${relative(root, resolve(source))}:`)))}
To be edited, although nothing in it names the former vendor:
${list([
  `${vendorFile}: ${Object.keys(present)
    .filter((key) => !(key in facts) && !(key === 'mark' && mark))
    .join(', ')}`,
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
  const left = await leftovers();
  console.log(`Names a former vendor, or may show one:\n${list(left)}`);
  // process.exit() would cut off a long list in a pipe.
  process.exitCode = left.length > 0 ? 1 : 0;
}

main().catch(fail);
