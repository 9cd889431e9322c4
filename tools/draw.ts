import { parseArgs } from 'node:util';
import { fail } from '../src/cli/support/environment';
import { consoles } from './draw/consoles/draw';
import type { Drawing } from './draw/drawing';
import { font } from './draw/font/draw';
import { icons } from './draw/icons/draw';
import { media } from './draw/media/draw';
import { menu } from './draw/menu/draw';
import { social } from './draw/social/draw';

const kinds: Record<string, Drawing> = { social, consoles, icons, menu, media, font };

const usage = `npm run draw -- [KIND] [NAME …] [--all]
npm run draw -- --check [KIND …]

Draws the pictures and media that are committed: those with a NAME, or those whose source has changed.
${Object.entries(kinds)
  .map(([kind, { about }]) => `  ${kind.padEnd(9)} ${about}`)
  .join('\n')}
  --all     draws everything of the kind, after a change of the design
  --check   draws nothing; lists stale files with the command for each, and exits with 1 if there are any`;

/** Rejects the command line: prints the reason and the usage, and exits with 2. */
function refuse(message: string): never {
  console.error(`${message}\n\n${usage}`);
  process.exit(2);
}

/** @returns whether every committed file is current */
async function check(wanted: readonly string[]): Promise<boolean> {
  let count = 0;
  for (const [kind, drawing] of Object.entries(kinds)) {
    if (wanted.length > 0 && !wanted.includes(kind)) continue;
    for (const { file, reason, name } of await drawing.stale()) {
      console.error(`${file} ${reason}: npm run draw -- ${kind} ${name}`);
      count += 1;
    }
  }
  console.log(count === 0 ? 'Every committed drawing is current.' : `${count} stale files`);
  return count === 0;
}

function parsed() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        all: { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

/** `npm run draw`. Exits with 1 if something is stale or doesn't fit, and with 2 for an unknown kind or name. */
async function main(): Promise<void> {
  const { values, positionals } = parsed();
  if (values.help) return console.log(usage);
  if (values.check) {
    const unknown = positionals.filter((word) => !kinds[word]);
    if (unknown.length > 0) refuse(`Unknown: ${unknown.join(', ')}`);
    process.exitCode = (await check(positionals)) ? 0 : 1;
    return;
  }
  const [kind = '', ...names] = positionals;
  const drawings = kind ? [kinds[kind] ?? refuse(`Unknown: ${kind}`)] : Object.values(kinds);
  const known = new Set(names.length > 0 ? drawings.flatMap((drawing) => drawing.names()) : []);
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0) refuse(`Unknown ${kind}: ${unknown.join(', ')}`);
  const flaws: string[] = [];
  for (const drawing of drawings) flaws.push(...(await drawing.draw(names, values.all)));
  for (const flaw of flaws) console.error(flaw);
  process.exitCode = flaws.length > 0 ? 1 : 0;
}

main().catch(fail);
