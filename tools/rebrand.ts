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
import { formerFile, projectFiles, readFormer, whereNamed, wordsOf, writeFormer } from './rebrand/left';
import { palette } from './rebrand/palette';

const usage = `npm run rebrand -- FILE.json [--no-draw]
npm run rebrand
npm run rebrand -- --check

Makes the site another vendor's: writes data/vendor.json, the mark and the colours, draws what shows them, and lists what is left for an
editor. Without FILE.json it asks. docs/rebrand.md says what the file holds.
  --no-draw   draws nothing; lists what npm run draw has to draw
  --check     changes nothing; lists where the project's files, the built site, its PDFs and spreadsheets name an earlier vendor, and the
              drawings that may show one; exits with 1 if there is any that mayStay in ${formerFile} does not list`;

const vendorFile = join(root, 'data/vendor.json');

/** data/vendor.json as it is written by hand: a fact a line, a list an entry a line. */
function written(vendor: object): string {
  const line = (value: unknown) => JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
  const facts = Object.entries(vendor).map(([key, value]) => {
    const text = Array.isArray(value) ? `[\n    ${value.map(line).join(',\n    ')}\n  ]` : line(value);
    return `  ${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${facts.join(',\n')}\n}\n`;
}

/** @throws Error that names the file where it is no JSON */
function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return refuse([{ source: file, key: '', message: error instanceof Error ? error.message : String(error) }]);
  }
}

/** Refuses what was asked for; nothing has been written yet. */
function refuse(issues: readonly Issue[]): never {
  throw new Error(`Nothing was changed.\n${issues.map((issue) => `  ${describeIssue(issue)}`).join('\n')}`);
}

const tool = (...parameters: string[]) => ['--import', 'tsx', 'tools/draw.ts', ...parameters];

/** The drawings that are stale: a line each, with the command that draws it. */
async function stale(): Promise<string[]> {
  const { exitCode, output } = await run(process.execPath, tool('--check'), { isQuiet: true });
  if (exitCode === 0) return [];
  const lines = output.split('\n').filter((line) => line.includes(': npm run draw -- '));
  return lines.length > 0 ? lines : [output.trim()];
}

/** Draws what is stale, kind by kind, and gives a line for each kind of which something is left. In processes of their own, which read the new facts. */
async function draw(isWanted: boolean): Promise<string[]> {
  if (isWanted)
    for (const kind of ['icons', 'menu', 'consoles', 'social', 'media']) {
      console.log(`\nDrawing ${kind} …`);
      await run(process.execPath, tool(kind));
    }
  const lines = await stale();
  const kinds = lines.map((line) => /: npm run draw -- (\w+)/.exec(line)?.[1]);
  if (kinds.includes(undefined)) return lines;
  return [...new Set(kinds)].map(
    (kind) =>
      `${kinds.filter((each) => each === kind).length} files: npm run draw -- ${kind}${kind === 'media' ? ' (videos need ffmpeg)' : ''}`,
  );
}

/** `--check`. @returns the places that name an earlier vendor, or may show one, less those that may stay */
async function whatIsLeft(present: unknown): Promise<string[]> {
  const { words, mayStay } = readFormer();
  if (words.length === 0) return [];
  const built = filesBelow('public');
  const found = [
    ...(await whereNamed([...projectFiles(), ...built], words, wordsOf(present))),
    ...(await stale()),
    ...(built.length > 0 ? [] : ['public/: is not built, so it was not looked through: npm run build']),
  ];
  return found.filter((line) => !mayStay.some((place) => line.startsWith(place)));
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'no-draw': { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return console.log(usage);
  const list = (lines: readonly string[]) =>
    lines.length > 0 ? lines.map((line) => `  ${line}`).join('\n') : '  nothing';
  if (values.check) {
    const left = await whatIsLeft(read(vendorFile));
    console.log(`Names an earlier vendor, or may show one:\n${list(left)}`);
    // Not at once: a pipe takes a long list in parts.
    process.exitCode = left.length > 0 ? 1 : 0;
    return;
  }
  const [file] = positionals;
  if (positionals.length > 1 || (file === undefined && !process.stdin.isTTY)) throw new Error(usage);

  const present: unknown = JSON.parse(readFileSync(vendorFile, 'utf8'));
  v.assert(vendorSchema, present);
  const now = {
    light: Object.fromEntries(coloursOf(root, 'light')),
    dark: Object.fromEntries(coloursOf(root, 'dark')),
  };
  const source = file ?? 'answers';
  const data: unknown = file === undefined ? await ask(present, now.light['brand'] ?? '') : read(file);
  const { given, mark, issues } = readInput(data, source);
  if (!given) refuse(issues);
  const painted = palette(given.colours ?? { light: {}, dark: {} }, now, source);
  if (painted.issues.length > 0) refuse(painted.issues);
  const earlier = readFormer();
  const files = projectFiles().filter((each) => !/\.(pdf|xlsx)$/.test(each) && resolve(each) !== resolve(source));

  const { colours, mark: markFile, ...facts } = given;
  const vendor = { ...present, ...facts, ...(mark === undefined ? {} : { mark }) };
  writeFileSync(vendorFile, written(vendor));
  const words = [...new Set([...earlier.words, ...wordsOf(present)])].filter((word) => !wordsOf(vendor).includes(word));
  writeFormer({ ...earlier, words });
  if (colours) writeColours(root, painted.palette);
  const changed = Object.entries(vendor).flatMap(([key, value]) =>
    JSON.stringify(value) === JSON.stringify((present as Record<string, unknown>)[key]) ? [] : key,
  );
  const isPainted = JSON.stringify(painted.palette) !== JSON.stringify(now);

  const undrawn = await draw(!values['no-draw']);
  const kept = Object.keys(present).filter((key) => !(key in facts) && !(key === 'mark' && mark));
  console.log(`
Changed:
${list([...(changed.length > 0 ? [`data/vendor.json: ${changed.join(', ')}`] : []), ...(isPainted ? ['src/styles/tokens.css'] : [])])}
Not drawn:
${list(undrawn)}
Still names the old vendor:
${list(await whereNamed(files, words, wordsOf(vendor)))}
For an editor, because no name tells whose it is:
${list([
  `data/vendor.json: ${kept.join(', ')}`,
  'data/claims.json: figures; data/service.json: service levels and deadlines',
  'data/items: news, cases, positions; data/pages/aboutus*, aboutRecord*: history',
  '.github/pictures/home.png',
])}

Look at git diff, then npm run content -- --prose and npm test.`);
}

main().catch(fail);
