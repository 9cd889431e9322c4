import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import type { Browser } from 'puppeteer';
import { root } from '../../../src/cli/support/environment';
import { type Language, languages } from '../../../src/config/languages';
import { ensureBrowser, launchBrowser } from '../../../tests/support/browser';
import { goldenQueries, mean, measure, pageOfAddress } from '../../../tests/support/golden';
import { builtIndex, filesOf, grow, type OwnIndex, type Page, pagesOf } from './pages';
import { measurePage, type PageCost } from './real-page';
import { type Engine, type Figures, report, type Size, sizes } from './report';
import { type FileServer, serveFiles } from './server';

const folder = join(root, 'tools/benchmark/search');
const script: Record<Engine, string> = { own: 'own.ts', minisearch: 'minisearch.mjs', pagefind: 'pagefind.mjs' };
/** How often each query is timed; the engine is reloaded before each round, so that nothing is cached. */
const rounds = 5;
/** How many results a query shows when it is judged and timed. */
const shown = 10;

/** What runs in the browser: loads an engine, gives the function that loads what it had left for later. */
interface EngineModule {
  load(base: string, language: Language): Promise<() => Promise<void>>;
  search(query: string, count: number): Found[] | Promise<Found[]>;
}
interface Found {
  href: string;
  isMention: boolean;
}

/** An engine as one script, minified as the site's own scripts are. */
function bundle(entry: string): Buffer {
  const { outputFiles } = buildSync({
    entryPoints: [join(folder, 'engines', entry)],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2020',
    write: false,
    logLevel: 'error',
  });
  return Buffer.from(outputFiles[0]?.contents ?? []);
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Builds Pagefind's index from the same texts, as the pages that it expects. */
async function pagefindFiles(language: Language, pages: readonly Page[]): Promise<Map<string, Buffer>> {
  interface PagefindFile {
    path: string;
    content: Uint8Array;
  }
  const pagefind = (await import('pagefind')) as {
    createIndex(options: object): Promise<{
      index: { addHTMLFile(file: object): Promise<unknown>; getFiles(): Promise<{ files: PagefindFile[] }> };
    }>;
    close(): Promise<unknown>;
  };
  const { index } = await pagefind.createIndex({});
  for (const { href, title, keywords, description, sections } of pages) {
    const body = sections
      .map(({ anchor, heading, text }) => `<h2 id="${anchor}">${escapeHtml(heading)}</h2><p>${escapeHtml(text)}</p>`)
      .join('');
    await index.addHTMLFile({
      url: href,
      content: `<html lang="${language}"><head><title>${escapeHtml(title)}</title></head><body><h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p><p>${escapeHtml(keywords)}</p>${body}</body></html>`,
    });
  }
  const { files } = await index.getFiles();
  await pagefind.close();
  return new Map(files.map(({ path, content }) => [path, Buffer.from(content)]));
}

/** Opens an engine in a fresh tab and asks it. @param base where its index is */
async function open(browser: Browser, server: FileServer, engine: Engine, language: Language, base: string) {
  const tab = await browser.newPage();
  await tab.goto(server.base);
  const queries = goldenQueries.filter((query) => query.language === language).map(({ query }) => query);
  return {
    /** Loads the engine and its index for the first result of a query. */
    async begin(): Promise<void> {
      await tab.evaluate(
        async (address, at, of, query) => {
          const { default: loaded } = (await import(address)) as { default: EngineModule };
          Object.assign(window, { engine: loaded, rest: await loaded.load(at, of) });
          await loaded.search(query, 1);
        },
        `${server.base}/${engine}.js`,
        base,
        language,
        queries[0] ?? '',
      );
    },
    loadRest: () => tab.evaluate(() => (window as unknown as { rest(): Promise<void> }).rest()),
    ask: () =>
      tab.evaluate(
        async (all, count) => {
          const { engine: loaded } = window as unknown as { engine: EngineModule };
          const answers: Found[][] = [];
          for (const query of all) answers.push(await loaded.search(query, count));
          return answers;
        },
        queries,
        shown,
      ),
    /** Milliseconds of each query, the engine reloaded first. */
    time: () =>
      tab.evaluate(
        async (all, at, of, count, reload) => {
          const { engine: loaded } = window as unknown as { engine: EngineModule };
          if (reload) await (await loaded.load(at, of))();
          const took: number[] = [];
          for (const query of all) {
            const started = performance.now();
            await loaded.search(query, count);
            took.push(performance.now() - started);
          }
          return took;
        },
        queries,
        base,
        language,
        shown,
        engine !== 'pagefind',
      ),
    leave: () => tab.close(),
  };
}

type Opened = Awaited<ReturnType<typeof open>>;

async function timesOf(opened: Opened, engine: Engine): Promise<{ median: number; p95: number }> {
  const times: number[] = [];
  // Pagefind caches what it has fetched and cannot be reloaded: timed once, with fragments over the network as a visitor gets them.
  for (let round = 0; round < (engine === 'pagefind' ? 1 : rounds); round += 1) times.push(...(await opened.time()));
  times.sort((a, b) => a - b);
  return { median: times[Math.floor(times.length / 2)] ?? 0, p95: times[Math.floor(times.length * 0.95)] ?? 0 };
}

/** Bytes, recall and precision over the real pages. */
async function judge(opened: Opened, server: FileServer, language: Language) {
  server.reset();
  await opened.begin();
  const before = server.counted();
  const early = await opened.ask();
  await opened.loadRest();
  const found = await opened.ask();
  const judged = goldenQueries
    .filter((query) => query.language === language)
    .map((query, index) =>
      measure(
        query,
        (found[index] ?? []).map(({ href, isMention }) => ({ page: pageOfAddress(href), isMention })),
      ),
    );
  return {
    before,
    answeredEarly: early.filter((results) => results.length > 0).length / early.length,
    queries: judged.length,
    recall: mean(judged.map(({ recall }) => recall)),
    precision: mean(judged.map(({ precision }) => precision)),
  };
}

type Builders = Record<Engine, (index: OwnIndex, language: Language) => Promise<Map<string, Buffer | string>>>;

function builders(minisearch: { build(pages: object[]): string }): Builders {
  return {
    own: async (index, language) => filesOf(language, index),
    minisearch: async (index, language) => {
      const flat = pagesOf(language, index).map(({ sections, ...page }) => ({
        ...page,
        headings: sections.map(({ heading }) => heading).join('\n'),
        text: sections.map(({ text }) => text).join('\n'),
      }));
      return new Map([['minisearch.json', minisearch.build(flat)]]);
    },
    pagefind: async (index, language) => pagefindFiles(language, pagesOf(language, index)),
  };
}

/**
 * The site's own engine, Pagefind and MiniSearch over the same built pages and the golden set, in one browser.
 * @returns whether the site's own engine keeps every limit
 * @throws Error if the site is not built
 */
export async function benchmark(): Promise<boolean> {
  const build = builders(
    (await import(pathToFileURL(join(folder, 'engines/minisearch.mjs')).href)) as { build(pages: object[]): string },
  );
  const engines = Object.keys(script) as Engine[];
  const server = await serveFiles();
  const browser = await launchBrowser(await ensureBrowser());
  const figures: Figures[] = [];
  const pages: Partial<Record<Language, PageCost>> = {};
  try {
    for (const engine of engines) server.files.set(`/${engine}.js`, bundle(script[engine]));
    for (const language of languages) {
      const index = builtIndex(root, language);
      for (const engine of engines) {
        const put = async (size: Size): Promise<string> => {
          const folderName = `/${engine}-${language}-${size}`;
          const grown = size === 'real' ? index : grow(index, size);
          for (const [name, content] of await build[engine](grown, language))
            server.files.set(`${folderName}/${name}`, Buffer.from(content));
          return server.base + folderName;
        };
        const times: Partial<Figures['times']> = {};
        let judged: Awaited<ReturnType<typeof judge>> | null = null;
        for (const size of sizes) {
          const base = await put(size);
          if (size === 'real') {
            const asked = await open(browser, server, engine, language, base);
            judged = await judge(asked, server, language);
            await asked.leave();
          }
          const timed = await open(browser, server, engine, language, base);
          await timed.begin();
          await timed.loadRest();
          times[size] = await timesOf(timed, engine);
          await timed.leave();
        }
        if (judged)
          figures.push({
            engine,
            language,
            pages: pagesOf(language, index).length,
            ...judged,
            times: times as Figures['times'],
          });
      }
      pages[language] = await measurePage(browser, root, language, language === 'zh' ? '容器' : 'container');
    }
  } finally {
    await browser.close();
    await server.close();
  }
  const { text, json, issues } = report(figures, pages as Record<Language, PageCost>);
  console.log(text);
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(join(root, 'reports/search.json'), `${JSON.stringify(json, null, 2)}\n`);
  for (const issue of issues) console.error(issue);
  return issues.length === 0;
}
