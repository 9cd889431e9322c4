import '../src/cli/support/prepare';
import { parseArgs } from 'node:util';
import { fail, helpIfAsked } from '../src/cli/support/environment';
import { consoles } from './draw/consoles/draw';
import { contracts } from './draw/contracts/draw';
import type { Drawing } from './draw/drawing';
import { font } from './draw/font/draw';
import { icons } from './draw/icons/draw';
import { logos } from './draw/logos/draw';
import { media } from './draw/media/draw';
import { menu } from './draw/menu/draw';

const kinds: Record<string, Drawing> = {
  consoles,
  icons,
  logos,
  menu,
  media,
  contracts,
  font,
};

const usage = `npm run draw -- [KIND] [NAME …] [--all]
npm run draw -- --check [KIND …]

Draws the pictures and media that are committed: those with a NAME, or those whose source has changed.
${Object.entries(kinds)
  .map(([kind, { about }]) => `  ${kind.padEnd(9)} ${about}`)
  .join('\n')}
  --all     draws everything of the kind, after a change of the design
  --check   draws nothing; lists stale files with the command for each, and exits with 1 if there are any`;

/**
 * Prints the stale files of some kinds, each with the command that draws it.
 * @returns how many there are
 */
async function check(kindNames: readonly string[]): Promise<number> {
  let count = 0;
  for (const kind of kindNames) {
    for (const { file, reason, name } of (await kinds[kind]?.stale()) ?? []) {
      console.error(`${file} ${reason}: npm run draw -- ${kind} ${name}`.trimEnd());
      count += 1;
    }
  }

  console.log(count === 0 ? 'Every committed drawing is current.' : `${count} stale files`);
  return count;
}

/**
 * Draws the named files of a kind, or what is stale of every kind.
 * @returns how many things don't fit, which it prints
 */
async function draw(
  kindNames: readonly string[],
  names: readonly string[],
  all: boolean,
): Promise<number> {
  let count = 0;
  for (const kind of kindNames) {
    const flaws = (await kinds[kind]?.draw(names, all)) ?? [];
    for (const flaw of flaws) console.error(flaw);
    count += flaws.length;
  }
  return count;
}

/**
 * `npm run draw`. Exits with 1 if something is stale or doesn't fit, and for an unknown kind or
 * name.
 */
async function main(): Promise<void> {
  helpIfAsked(usage);
  const flag = { type: 'boolean', default: false } as const;
  const options = { all: flag, check: flag };
  const { values, positionals } = parseArgs({ allowPositionals: true, options });

  const requestedKinds = values.check ? positionals : positionals.slice(0, 1);
  const unknownKinds = requestedKinds.filter((kind) => !(kind in kinds));
  if (unknownKinds.length > 0) throw new Error(`Unknown: ${unknownKinds.join(', ')}\n\n${usage}`);

  const kindNames = requestedKinds.length > 0 ? requestedKinds : Object.keys(kinds);
  const count = values.check
    ? await check(kindNames)
    : await draw(kindNames, positionals.slice(1), values.all);
  process.exitCode = count > 0 ? 1 : 0;
}

main().catch(fail);
