import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { needDataFile } from '../../src/contract/data-file';
import { type ChangingApi, startChangingApi } from '../../tests/support/changing-api';
import { wholeCopy } from '../../tests/support/whole-copy';

/** The highest cost of a menu change: as a share of a clean build, and in milliseconds per additional page. */
const limits = { ratio: 0.42, marginal: 2 };

interface Measurement {
  pages: number;
  step: 'clean' | 'unchanged' | 'menu' | 'item';
  seconds: number;
  /** Share of the time of a clean build of the same size. */
  ratio: number;
}

const news = 'data/items/news';
const newsItem = v.looseObject({ id: v.number(), zh: v.looseObject({}), en: v.looseObject({}) });

/** Adds copies of a news item to a copy of the project, each with its own title and social picture. */
function addItems(folder: string, count: number): void {
  const [sample = ''] = readdirSync(join(folder, news));
  const item = needDataFile(folder, `${news}/${sample}`, newsItem);
  for (let number = 1; number <= count; number += 1) {
    // In letters, because figures must be the same in both languages.
    const letters = [...String(number)].map((digit) => 'abcdefghij'.charAt(Number(digit))).join('');
    const titled = (text: object, title: string) => ({ ...text, title, description: `${title}: ${'x'.repeat(80)}` });
    const zh = titled(item.zh, `规模测试新闻 ${letters}`);
    const en = titled(item.en, `A news item of the scale test ${letters}`);
    const copy = { ...item, id: 10_000 + number, zh, en };
    writeFileSync(join(folder, `${news}/scale-${number}.json`), JSON.stringify(copy));
    for (const language of ['zh', 'en']) {
      const social = join(folder, 'static/social', language, 'news');
      cpSync(join(social, sample.replace('json', 'png')), join(social, `scale-${number}.png`));
    }
  }
}

/** Changes the Chinese title of a news item. */
function changeItem(folder: string): void {
  const file = join(folder, news, readdirSync(join(folder, news))[0] ?? '');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"title": "([^"]+)"/, '"title": "$1（更新）"'));
}

/** Rebuilds a copy of the project. @returns how many seconds it took @throws Error with the output if it fails */
function rebuild(folder: string, api: ChangingApi): number {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/rebuild.ts'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, API_URL: '', API_STRICT: '0', MOCK_FAULT: '', PUBLISHED_URL: '', MOCK_API_URL: api.address },
  });
  if (status !== 0) throw new Error(stdout + stderr);
  return (performance.now() - started) / 1000;
}

const pagesIn = (folder: string): number =>
  readdirSync(join(folder, 'public'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
    .length;

/** Measures the four kinds of builds. @param more how many pages to add first */
async function measure(more: number, api: ChangingApi): Promise<Measurement[]> {
  const { folder, remove } = await wholeCopy();
  const measurements: Measurement[] = [];
  const measured = (step: Measurement['step']) => {
    const seconds = rebuild(folder, api);
    const pages = pagesIn(folder);
    measurements.push({ pages, step, seconds, ratio: seconds / (measurements[0]?.seconds ?? seconds) });
  };
  const entry = Object.values(api.menu)[0]?.[0];
  if (!entry) throw new Error('The mock menu is empty.');
  const title = entry['header_title'];
  try {
    addItems(folder, more / 2);
    measured('clean');
    measured('unchanged');
    entry['header_title'] = `测试改名平台 ${more}`;
    measured('menu');
    changeItem(folder);
    measured('item');
  } finally {
    entry['header_title'] = title;
    remove();
  }
  return measurements;
}

/**
 * Measures what builds cost as the site grows, in copies of the project.
 * @param more how many pages to add, in both languages together
 * @returns the figures, and the exceeded limits
 */
export async function benchmark(more: number) {
  const api = await startChangingApi();
  const all: Measurement[] = [];
  try {
    for (const size of [0, more]) all.push(...(await measure(size, api)));
  } finally {
    await api.close();
  }
  console.table(
    all.map(({ seconds, ratio, ...row }) => ({ ...row, seconds: seconds.toFixed(1), 'of clean': ratio.toFixed(2) })),
  );

  const menus = all.filter(({ step }) => step === 'menu');
  const [small, large] = menus;
  const marginal = small && large ? ((large.seconds - small.seconds) * 1000) / (large.pages - small.pages) : 0;
  console.log(`A menu change costs ${marginal.toFixed(2)} ms per additional page (limit ${limits.marginal}).`);
  const issues = menus
    .filter(({ ratio }) => ratio > limits.ratio)
    .map(({ pages, ratio }) => `At ${pages} pages a menu change costs ${ratio.toFixed(2)} of a clean build`);
  if (marginal > limits.marginal) issues.push('An additional page costs more than the limit');
  return { limits, measurements: all, marginal, issues };
}
