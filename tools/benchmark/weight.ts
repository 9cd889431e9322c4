import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import execa from 'execa';
import { root } from '../../src/cli/support/environment';
import { ensureBrowser, launchBrowser } from '../../tests/support/browser';
import { type Site, serve, type Visit, visit } from './visit';

/** One page of each important template, as in tools/benchmark/next/pages. */
const pages = { home: '/', product: '/product/BCC', list: '/case', form: '/consult' } as const;
type Template = keyof typeof pages;
const templates = Object.keys(pages) as Template[];

/** Limits relative to the other sites. On a busy machine, medians of LCP vary by `noise` milliseconds. */
const limits = { scriptsOfNext: 1, htmlOfBare: 1.25, lcpOfBare: 1.1, noise: 50, cls: 0 } as const;

/** All files of a folder by address. */
function filesIn(folder: string): Site['files'] {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(map|br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    names.map((name) => [
      name.slice(folder.length).replace(/(\/index)?\.html$/, '') || '/',
      readFileSync(name),
    ]),
  );
}

/** What a page needs only for its framework and scripts. */
const machinery = [
  /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g,
  /<link[^>]* as="(?:script|fetch)"[^>]*>/g,
  /<!--[\s\S]*?-->/g,
  / data-(?:gatsby-head|identity|href)="[^"]*"/g,
  /<div id="gatsby-announcer"[^>]*><\/div>/g,
];

/** The site's pages without scripts: the same design, as if written without a framework. */
const bare = ({ files }: Site): Site => ({
  name: 'bare',
  files: new Map(
    [...files].map(([address, content]) => {
      if (!Object.values<string>(pages).includes(address)) return [address, content];
      return [
        address,
        Buffer.from(machinery.reduce((html, part) => html.replace(part, ''), content.toString())),
      ];
    }),
  ),
});

/**
 * Builds the site's components with Next.js (Pages router, static export). Pictures and icons are the site's.
 * @throws Error with the output of Next.js if the build fails
 */
function next({ files }: Site): Site {
  const folder = join(root, 'tools/benchmark/next');
  const program = join(
    dirname(createRequire(__filename).resolve('next/package.json')),
    'dist/bin/next',
  );
  const env = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
  execa.sync('node', [program, 'build', '--webpack'], { cwd: folder, env });
  return { name: 'next', files: new Map([...files, ...filesIn(join(folder, 'out'))]) };
}

/** The median of each figure. */
function medians(visits: readonly Visit[]): Visit {
  const median = (figure: keyof Visit) =>
    visits.map((one) => one[figure]).sort((a, b) => a - b)[Math.floor(visits.length / 2)] ?? 0;
  return {
    scripts: median('scripts'),
    html: median('html'),
    lcp: median('lcp'),
    tbt: median('tbt'),
    cls: median('cls'),
  };
}

type Row = Visit & { template: Template; site: string };

/** Visits every page of the sites in turn, so that other load on the machine affects all of them equally. */
async function measure(sites: readonly Site[], runs: number): Promise<Row[]> {
  const browser = await launchBrowser(await ensureBrowser());
  const served = await Promise.all(
    sites.map(async (site) => ({ site, server: await serve(site) })),
  );
  const visits: Row[] = [];
  try {
    for (const template of templates)
      for (let run = 0; run < runs; run += 1)
        for (const { site, server } of served)
          visits.push({
            template,
            site: site.name,
            ...(await visit(browser, server.address + pages[template])),
          });
  } finally {
    await browser.close();
    await Promise.all(served.map(({ server }) => server.close()));
  }
  return templates.flatMap((template) =>
    sites.map(({ name }) => {
      const own = visits.filter((one) => one.template === template && one.site === name);
      return { template, site: name, ...medians(own) };
    }),
  );
}

/** The exceeded limits of a page. */
function issuesOf(own: Visit, next: Visit, bare: Visit): string[] {
  const most: [what: string, value: number, limit: number][] = [
    ['scripts (bytes)', own.scripts, limits.scriptsOfNext * next.scripts],
    ['HTML (bytes)', own.html, limits.htmlOfBare * bare.html],
    ['LCP (ms)', own.lcp, limits.lcpOfBare * bare.lcp + limits.noise],
    ['TBT (ms)', own.tbt, next.tbt + limits.noise],
    ['CLS', own.cls, limits.cls],
  ];
  return most.flatMap(([what, value, limit]) =>
    value > limit ? [`${what}: ${Math.round(value)}, at most ${Math.round(limit)} wanted`] : [],
  );
}

/**
 * Compares the built site with the same pages built by Next.js and without scripts, in one browser.
 * @param runs how many times each page is visited
 * @returns the figures, and the exceeded limits
 * @throws Error if the site isn't built
 */
export async function benchmark(runs: number) {
  const folder = join(root, 'public');
  if (!existsSync(join(folder, 'index.html')))
    throw new Error('There is no built site: run npm run build first');
  const own: Site = { name: 'site', files: filesIn(folder) };
  const rows = await measure([own, next(own), bare(own)], runs);
  console.table(
    rows.map(({ template, site, scripts, html, lcp, tbt, cls }) => ({
      template,
      site,
      'JS (kB)': (scripts / 1000).toFixed(1),
      'HTML (kB)': (html / 1000).toFixed(1),
      'LCP (ms)': Math.round(lcp),
      'TBT (ms)': Math.round(tbt),
      CLS: cls.toFixed(3),
    })),
  );
  const issues = templates.flatMap((template) => {
    const [site, twin, plain] = rows.filter((row) => row.template === template);
    return site && twin && plain
      ? issuesOf(site, twin, plain).map((issue) => `${template}: ${issue}`)
      : [];
  });
  return { runs, limits, rows, issues };
}
