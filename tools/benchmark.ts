import { parseArgs } from 'node:util';
import { fail } from '../src/cli/support/environment';

interface Benchmark {
  /** What it measures, and what its number means: a line of the usage. */
  about: string;
  /** The number that is used where none is given; without it the benchmark takes none. */
  standard?: number;
  /** @returns whether every limit is kept */
  run(count: number): Promise<boolean>;
}

/** Loaded when run: the weight's pages need a built site. */
const benchmarks: Record<string, Benchmark> = {
  scale: {
    about: 'clean build, unchanged rebuild, menu change and item change, as the site is and with N more pages',
    standard: 1610,
    run: async (count) => (await import('./benchmark/scale/run')).benchmark(count),
  },
  search: {
    about: 'the search against Pagefind and MiniSearch, on the built site',
    run: async () => (await import('./benchmark/search/run')).benchmark(),
  },
  weight: {
    about: 'weight and speed against Next.js, Astro and pages written by hand, on the built site; N visits a page',
    standard: 5,
    run: async (count) => (await import('./benchmark/weight/run')).benchmark(count),
  },
};

const usage = `npm run benchmark -- NAME [N]

Measures, prints a table, writes reports/NAME.json and exits with 1 where a limit is missed.
${Object.entries(benchmarks)
  .map(([name, { about, standard }]) => `  ${name.padEnd(7)} ${about}${standard ? ` (N: ${standard})` : ''}`)
  .join('\n')}`;

/** Refuses the command line: says why, prints the usage and exits with 2. */
function refuse(message: string): never {
  console.error(`${message}\n\n${usage}`);
  process.exit(2);
}

/** `npm run benchmark`. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { help: { type: 'boolean', short: 'h', default: false } },
  });
  if (values['help']) return console.log(usage);
  const unknown = Object.keys(values).filter((name) => name !== 'help');
  if (unknown.length > 0) refuse(`Unknown option: ${unknown.join(', ')}`);
  const [name = '', given, ...rest] = positionals;
  const benchmark = benchmarks[name] ?? refuse(name ? `Unknown: ${name}` : 'What is to be measured?');
  if (rest.length > 0 || (given !== undefined && benchmark.standard === undefined))
    refuse(`Unknown: ${[given, ...rest].join(' ')}`);
  const count = Number(given ?? benchmark.standard ?? 0);
  if (!Number.isInteger(count) || count < 0 || (count === 0 && name === 'weight')) refuse(`Not a number: ${given}`);
  process.exit((await benchmark.run(count)) ? 0 : 1);
}

main().catch(fail);
