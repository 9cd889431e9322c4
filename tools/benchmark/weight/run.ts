import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../src/cli/support/environment';
import { ensureBrowser, launchBrowser } from '../../../tests/support/browser';
import { pages } from './copy';
import { serve, type Visit, visit } from './measure';
import { partsOf } from './parts';
import { buildSites, type Site } from './peers';

const limits = { scriptsOfNext: 0.9, lcpOfBare: 1.1, htmlOfBare: 1.25, cls: 0 } as const;
/** Milliseconds by which two medians of LCP differ on a machine with other work. */
const noise = 50;

type Template = keyof typeof pages;
type Figures = Record<string, Record<Template, Visit>>;

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The median of each figure. */
const middle = (visits: readonly Visit[]): Visit =>
  Object.fromEntries(
    Object.keys(visits[0] ?? {}).map((key) => [key, median(visits.map((one) => one[key as keyof Visit]))]),
  ) as unknown as Visit;

async function measureAll(sites: readonly Site[], runs: number): Promise<Figures> {
  const browser = await launchBrowser(await ensureBrowser());
  const served = await Promise.all(sites.map(async (site) => ({ site, ...(await serve(site)) })));
  const figures: Figures = Object.fromEntries(sites.map(({ name }) => [name, {} as Record<Template, Visit>]));
  try {
    for (const template of Object.keys(pages) as Template[]) {
      const visits = new Map<string, Visit[]>(sites.map(({ name }) => [name, []]));
      // In turn, so that other work on the machine falls upon all of them.
      for (let round = 0; round < runs; round += 1)
        for (const { site, base } of served)
          visits.get(site.name)?.push(await visit(browser, site, base, pages[template]));
      for (const [name, list] of visits) Object.assign(figures[name] ?? {}, { [template]: middle(list) });
      const lcp = sites
        .map(({ name }) => `${name} ${Math.round(figures[name]?.[template]?.lcp ?? Number.NaN)}`)
        .join(', ');
      console.log(`Measured: ${template} (LCP, ms: ${lcp})`);
    }
  } finally {
    await browser.close();
    for (const { close } of served) await close();
  }
  return figures;
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

function issuesOf(figures: Figures): string[] {
  const issues: string[] = [];
  for (const template of Object.keys(pages) as Template[]) {
    const [own, next, bare] = ['site', 'next', 'bare'].map((name) => figures[name]?.[template]);
    if (!own || !next || !bare) throw new Error(`No figures for ${template}`);
    const check = (holds: boolean, what: string) => {
      if (!holds) issues.push(`${template}: ${what}`);
    };
    const share = (own.scriptsAfterMove + own.inline) / (next.scripts + next.inline);
    check(
      own.scripts + own.inline <= limits.scriptsOfNext * (next.scripts + next.inline),
      `scripts of the first load exceed ${limits.scriptsOfNext} of those of Next.js`,
    );
    check(
      share <= limits.scriptsOfNext,
      `scripts after the first move are ${share.toFixed(2)} of those of Next.js, at most ${limits.scriptsOfNext} wanted`,
    );
    check(
      own.html <= limits.htmlOfBare * bare.html,
      `HTML is ${(own.html / bare.html).toFixed(2)} of the same design without framework, at most ${limits.htmlOfBare} wanted`,
    );
    check(
      own.lcp <= limits.lcpOfBare * bare.lcp + noise,
      `LCP ${Math.round(own.lcp)} ms, ${Math.round(bare.lcp)} ms without framework`,
    );
    check(own.tbt <= next.tbt, `TBT ${Math.round(own.tbt)} ms, ${Math.round(next.tbt)} ms with Next.js`);
    check(own.cls <= limits.cls, `CLS ${own.cls.toFixed(3)}`);
  }
  return issues;
}

/**
 * The built site against the same pages carried by Next.js, without any framework, by Astro and written by hand, in one browser.
 * @param runs visits of each page
 * @returns whether every limit is kept
 * @throws Error if the site is not built
 */
export async function benchmark(runs: number): Promise<boolean> {
  const sites = buildSites();
  const figures = await measureAll(sites, runs);
  for (const template of Object.keys(pages) as Template[]) {
    console.log(`\n${template} (${pages[template]})`);
    console.table(
      Object.fromEntries(
        sites.map(({ name }) => {
          const one = figures[name]?.[template];
          if (!one) throw new Error(`No figures for ${name}`);
          return [
            name,
            {
              'JS inline': kilobytes(one.inline),
              'JS first load': kilobytes(one.scripts),
              'JS after a move': kilobytes(one.scriptsAfterMove),
              HTML: kilobytes(one.html),
              'CSS in it': kilobytes(one.inlineStyles),
              'CSS beside': kilobytes(one.styles),
              requests: one.requests,
              prefetched: kilobytes(one.prefetched),
              LCP: Math.round(one.lcp),
              TBT: Math.round(one.tbt),
              'TBT after a move': Math.round(one.tbtAfterMove),
              CLS: one.cls.toFixed(3),
            },
          ];
        }),
      ),
    );
  }
  const parts = Object.fromEntries(
    Object.entries(pages).map(([template, path]) => [template, partsOf(sites[0]?.files.get(path)?.toString() ?? '')]),
  );
  console.log('\nWhat the parts of the site’s HTML cost (bytes, brotli):');
  console.table(parts);
  const issues = issuesOf(figures);
  mkdirSync(join(root, 'reports'), { recursive: true });
  writeFileSync(
    join(root, 'reports/weight.json'),
    `${JSON.stringify({ date: new Date().toISOString().slice(0, 10), runs, limits, pages, figures, parts, issues }, null, 2)}\n`,
  );
  for (const issue of issues) console.error(issue);
  return issues.length === 0;
}
