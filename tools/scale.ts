import '../src/cli/support/prepare';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import execa from 'execa';
import * as v from 'valibot';
import { needDataFile } from '../src/calls/data-file';
import { fail, helpIfAsked, root } from '../src/cli/support/environment';
import type { RebuildReport } from '../src/features/releases/rebuild';
import { productOf } from '../tests/rebuild/menu-title';
import { type ChangingApi, startChangingApi } from '../tests/support/changing-api';
import { wholeCopy } from '../tests/support/whole-copy';

const usage = `npm run scale [-- N …]

Builds copies of the site as it is and with N more pages (1456 19456). Prints time, memory and output of a clean build, an unchanged rebuild, a menu
change and an item change, and writes reports/scale.json. Exits with 1 if a limit is exceeded.`;

/** What a site of this size may cost (docs/performance.md). */
const limits = {
  /** A menu change, as a share of a clean build. */
  ratio: 0.42,
  /** A menu change, in milliseconds per additional page. */
  marginal: 2.5,
  /** The process of a build that needs most memory, in MB. */
  memory: 4096,
  /** A rebuild in which nothing has changed, in seconds. */
  unchanged: 5,
  /** What a search downloads for its first results, in kB. */
  search: 30,
};

const news = 'data/items/news';
const newsItem = v.looseObject({ id: v.number(), zh: v.looseObject({}), en: v.looseObject({}) });

/** The texts of a news item with another title, and a description that follows from it. */
const withTitle = (texts: object, title: string) => ({
  ...texts,
  title,
  description: `${title}: ${'x'.repeat(80)}`,
});

/** A number in letters, because figures must be the same in both languages. */
const inLetters = (number: number): string =>
  [...String(number)].map((digit) => 'abcdefghij'.charAt(Number(digit))).join('');

/** Adds copies of a news item to a copy of the project, each with its own title. */
function addItems(folder: string, count: number): void {
  const [sample = ''] = readdirSync(join(folder, news));
  const item = needDataFile(folder, `${news}/${sample}`, newsItem);

  for (let number = 1; number <= count; number += 1) {
    const letters = inLetters(number);
    const copy = {
      ...item,
      id: 10_000 + number,
      zh: withTitle(item.zh, `规模测试新闻 ${letters}`),
      en: withTitle(item.en, `A news item of the scale test ${letters}`),
    };
    writeFileSync(join(folder, `${news}/scale-${number}.json`), JSON.stringify(copy));
  }
}

/** Changes the Chinese title of a news item. */
function changeItem(folder: string): void {
  const [firstItem = ''] = readdirSync(join(folder, news));
  const file = join(folder, news, firstItem);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/"title": "([^"]+)"/, '"title": "$1（更新）"'));
}

/** Makes each process of a build write down the highest memory that it has held, in kB. */
const recordPeakMemory = (file: string): string =>
  `data:text/javascript,import{appendFileSync}from"node:fs";process.on("exit",()=>appendFileSync(${JSON.stringify(file)},process.resourceUsage().maxRSS+"\\n"))`;

/**
 * Rebuilds a copy of the project.
 * @throws Error with the output if it fails
 */
async function rebuild(folder: string, api: ChangingApi) {
  const peaksFile = `${folder}.peaks`;
  const start = performance.now();
  await execa.node('src/cli/rebuild.ts', [], {
    cwd: folder,
    nodeOptions: ['--import', 'tsx'],
    env: {
      API_URL: '',
      API_STRICT: '0',
      MOCK_FAULT: '',
      PUBLISHED_URL: '',
      MOCK_API_URL: api.address,
      NODE_OPTIONS: `--import ${encodeURI(recordPeakMemory(peaksFile))}`,
    },
  });
  const seconds = (performance.now() - start) / 1000;

  const peaks = readFileSync(peaksFile, 'utf8').split('\n').map(Number);
  rmSync(peaksFile);

  const report: RebuildReport = JSON.parse(
    readFileSync(join(folder, 'reports/rebuild.json'), 'utf8'),
  );

  return {
    seconds,
    memory: Math.round(Math.max(...peaks) / 1024),
    rendered: report.build?.rendered.length ?? 0,
    upload: report.upload.length,
  };
}

const pagesIn = (folder: string): number =>
  readdirSync(join(folder, 'public'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  ).length;

const round = (figure: number, digits: number): number => Number(figure.toFixed(digits));

/** What a Chinese search downloads for its first results, in kB brotli. */
function searchWeight(folder: string): number {
  const index = readFileSync(join(folder, 'public/search/zh.json'));
  return round(brotliCompressSync(index).length / 1000, 1);
}

/**
 * Measures the kinds of builds, one after the other.
 * @param more how many pages to add first
 */
async function measure(more: number, api: ChangingApi) {
  const { folder, remove } = await wholeCopy();
  const entry = productOf(api);
  const title = entry['header_title'];

  const rename = (step: string) => {
    entry['header_title'] = `测试改名平台 ${more} ${step}`;
  };

  const changes: Record<string, () => void> = {
    clean: () => addItems(folder, more / 2),
    unchanged: () => {},
    // The first change after a clean build renders every page (docs/rebuild.md).
    'first change': () => rename('first'),
    menu: () => rename('second'),
    item: () => changeItem(folder),
  };

  const measurements = [];
  let cleanSeconds = 0;
  try {
    for (const [step, change] of Object.entries(changes)) {
      change();
      const result = await rebuild(folder, api);
      if (step === 'clean') cleanSeconds = result.seconds;

      const measurement = {
        pages: pagesIn(folder),
        step,
        ...result,
        seconds: round(result.seconds, 1),
        ratio: round(result.seconds / cleanSeconds, 2),
        search: searchWeight(folder),
      };
      console.log(JSON.stringify(measurement));
      measurements.push(measurement);
    }
  } finally {
    entry['header_title'] = title;
    remove();
  }
  return measurements;
}

type Measurement = Awaited<ReturnType<typeof measure>>[number];

/** The measurements that exceed a limit, in words. */
function* limitBreaches(measurements: readonly Measurement[], marginal: number): Generator<string> {
  for (const { pages, step, ratio, seconds, memory, search } of measurements) {
    const at = `At ${pages} pages, ${step}:`;
    if (step === 'menu' && ratio > limits.ratio) yield `${at} ${ratio} of a clean build`;
    if (step === 'unchanged' && seconds > limits.unchanged) yield `${at} ${seconds} s`;
    if (memory > limits.memory) yield `${at} ${memory} MB of memory`;
    if (search > limits.search) yield `${at} ${search} kB for the first results of a search`;
  }
  if (marginal > limits.marginal) yield `A menu change costs ${marginal} ms per additional page`;
}

/** What a menu change costs for each page that a larger site has more, in milliseconds. */
function marginalCost(measurements: readonly Measurement[]): number {
  const menuChanges = measurements.filter(({ step }) => step === 'menu');
  const smallest = menuChanges[0];
  const largest = menuChanges.at(-1);
  if (!smallest || !largest || largest.pages === smallest.pages) return 0;

  const seconds = largest.seconds - smallest.seconds;
  return round((seconds * 1000) / (largest.pages - smallest.pages), 2);
}

/** Measures the site as it is, and with each number of further pages. */
async function measureAll(sizes: readonly number[]): Promise<Measurement[]> {
  const api = await startChangingApi();
  const measurements: Measurement[] = [];
  try {
    for (const size of [0, ...sizes]) measurements.push(...(await measure(size, api)));
  } finally {
    await api.close();
  }
  return measurements;
}

/** `npm run scale`. Exits with 1 if a limit is exceeded, with 2 for an invalid command line. */
async function main(): Promise<void> {
  helpIfAsked(usage);
  const sizes = process.argv.slice(2).map(Number);
  if (!sizes.every((size) => Number.isInteger(size) && size > 0)) {
    console.error(usage);
    process.exit(2);
  }

  const measurements = await measureAll(sizes.length > 0 ? sizes : [1456, 19456]);
  console.table(measurements);
  const marginal = marginalCost(measurements);
  console.log(`A menu change costs ${marginal} ms per additional page (limit ${limits.marginal}).`);

  const issues = [...limitBreaches(measurements, marginal)];
  const date = new Date().toISOString().slice(0, 10);
  const report = { date, limits, measurements, marginal, issues };
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(join(root, 'reports/scale.json'), `${JSON.stringify(report, null, 2)}\n`);

  for (const issue of issues) console.error(issue);
  process.exit(issues.length > 0 ? 1 : 0);
}

main().catch(fail);
