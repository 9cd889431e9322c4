import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Table from 'cli-table3';
import { consola } from 'consola';
import { root } from '../../../src/cli/support/environment';
import { rebuild } from '../../../tests/rebuild/menu-title';
import { type ChangingApi, startChangingApi } from '../../../tests/support/changing-api';
import { wholeCopy } from '../../../tests/support/whole-copy';

/** Most that a menu change may cost: of a clean build, and milliseconds a page at the margin. */
const limits = { ratio: 0.42, marginal: 2 };

interface Measurement {
  pages: number;
  step: 'clean' | 'unchanged' | 'menu' | 'item';
  seconds: number;
  /** Of the clean build of the same size. */
  ratio: number;
  rendered: number;
}

/** English words that texts are put together of; Chinese ones are put together of any characters. No two pages may say the same. */
const words =
  'platform node image service network storage schedule capacity metric alert permission audit backup upgrade rollback release traffic route cache queue message region edge device version setting secret tenant project test compile scan model compute billing budget report interface document team delivery drill inspection'.split(
    ' ',
  );

/** A generator of numbers below 1, the same for the same seed. */
function numbersFrom(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4_294_967_296;
  };
}

/** A news item that resembles no other one. */
function newsItem(number: number): unknown {
  const next = numbersFrom(number);
  const pick = (list: readonly string[]): string => list[Math.floor(next() * list.length)] ?? '';
  const chinese = (length: number) =>
    String.fromCharCode(...Array.from({ length }, () => 0x4e00 + Math.floor(next() * 20_000)));
  const english = (length: number) => {
    const text = Array.from({ length }, () => pick(words)).join(' ');
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  /** A number in letters: figures of texts have to be the same in both languages. */
  const letters = [...String(number)].map((digit) => 'abcdefghij'.charAt(Number(digit))).join('');
  return {
    id: 10_000 + number,
    date: `20${10 + (number % 14)}-0${1 + (number % 9)}-1${number % 10}`,
    tags: ['multi-cloud'],
    related: ['product/BeyondCMP'],
    zh: {
      title: `${chinese(14)} ${letters}`,
      description: `${chinese(60)} ${letters}。`,
      body: Array.from({ length: 4 }, () => `${chinese(90)}。`),
    },
    en: {
      title: `${english(5)} ${letters}`,
      description: `${english(30).slice(0, 130).trim()} ${letters}.`,
      body: Array.from({ length: 4 }, () => `${english(40)}.`),
    },
  };
}

/** Adds items to a copy of the project, with a social picture each. */
function addItems(folder: string, count: number): void {
  const social = (language: string) => join(folder, 'static/social', language, 'news');
  for (let number = 1; number <= count; number += 1) {
    writeFileSync(join(folder, `data/items/news/scale-${number}.json`), JSON.stringify(newsItem(number)));
    for (const language of ['zh', 'en']) {
      const [picture] = readdirSync(social(language));
      if (picture) cpSync(join(social(language), picture), join(social(language), `scale-${number}.png`));
    }
  }
}

/** Changes the text of one item. */
function changeItem(folder: string): void {
  const [name = ''] = readdirSync(join(folder, 'data/items/news')).filter((file) => !file.startsWith('scale-'));
  const file = join(folder, 'data/items/news', name);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"title": "([^"]+)"/, '"title": "$1（更新）"'));
}

/** Measures the four kinds of builds at one size. */
async function measure(pages: number, api: ChangingApi): Promise<Measurement[]> {
  const { folder, remove } = await wholeCopy();
  const measurements: Measurement[] = [];
  const step = async (name: Measurement['step']) => {
    const { report, said } = await rebuild(folder, { MOCK_API_URL: api.address });
    if (!report) throw new Error(said);
    if (name !== 'unchanged' && !report.build) throw new Error(`${name}: nothing was built`);
    const total = Object.keys(JSON.parse(readFileSync(join(folder, 'public/build.json'), 'utf8')).files).filter(
      (path) => path.endsWith('index.html') || path.endsWith('404.html'),
    ).length;
    const clean = measurements[0]?.seconds ?? report.seconds;
    measurements.push({
      pages: total,
      step: name,
      seconds: report.seconds,
      ratio: report.seconds / clean,
      rendered: report.build?.rendered.length ?? 0,
    });
    consola.info(
      `${total} pages, ${name}: ${report.seconds.toFixed(1)} s, ${report.build?.rendered.length ?? 0} pages rendered`,
    );
  };
  try {
    addItems(folder, pages / 2);
    await step('clean');
    await step('unchanged');
    const entry = api.menu['产品与服务']?.[0];
    if (!entry) throw new Error('The mock menu has no products.');
    const title = entry['header_title'];
    entry['header_title'] = `测试改名平台 ${pages}`;
    await step('menu');
    changeItem(folder);
    await step('item');
    entry['header_title'] = title;
  } finally {
    remove();
  }
  return measurements;
}

/**
 * What builds cost as the site grows, measured in copies of the project.
 * @param more pages to add to those that the site has, both languages together
 * @returns whether a menu change stays within the limits
 */
export async function benchmark(more: number): Promise<boolean> {
  const api = await startChangingApi();
  const all: Measurement[] = [];
  try {
    for (const size of new Set([0, more])) all.push(...(await measure(size, api)));
  } finally {
    await api.close();
  }
  const table = new Table({ head: ['pages', 'build', 'seconds', 'of clean', 'pages rendered'] });
  for (const { pages, step, seconds, ratio, rendered } of all)
    table.push([pages, step, seconds.toFixed(1), ratio.toFixed(2), rendered]);
  console.log(table.toString());

  const menus = all.filter(({ step }) => step === 'menu');
  const [small, large] = [menus[0], menus.at(-1)];
  const marginal =
    small && large && large.pages > small.pages
      ? ((large.seconds - small.seconds) * 1000) / (large.pages - small.pages)
      : 0;
  console.log(`A menu change costs ${marginal.toFixed(2)} ms a page at the margin (limit ${limits.marginal}).`);
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(join(root, 'reports/scale.json'), `${JSON.stringify({ measurements: all, marginal }, null, 2)}\n`);
  const above = menus.filter(({ ratio }) => ratio > limits.ratio);
  for (const { pages, ratio } of above)
    consola.error(`At ${pages} pages a menu change costs ${ratio.toFixed(2)} of a clean build; limit ${limits.ratio}`);
  if (marginal > limits.marginal) consola.error('A page costs more than the limit at the margin.');
  return above.length === 0 && marginal <= limits.marginal;
}
