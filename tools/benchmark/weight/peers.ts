import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { transformSync } from 'esbuild';
import { root } from '../../../src/cli/support/environment';
import { built, copyOf, fileOf, pages } from './copy';
import { body, head, page } from './plain/page';

/** A site to measure: what it answers by address. */
export interface Site {
  name: string;
  files: Map<string, Buffer>;
}

const folder = join(root, 'tools/benchmark/weight');
const environment = {
  ...process.env,
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NODE_ENV: 'production',
};

/**
 * Builds a peer with its own command; what it prints is shown only where it fails.
 * @param script the command's script, below its package
 */
function build(peer: string, script: string, ...parameters: string[]): void {
  const program = join(dirname(createRequire(__filename).resolve(`${peer}/package.json`)), script);
  try {
    execFileSync(process.execPath, [program, 'build', ...parameters], {
      cwd: join(folder, peer),
      stdio: 'pipe',
      env: environment,
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: Buffer; stderr?: Buffer };
    throw new Error(`${peer} does not build\n${stdout ?? ''}${stderr ?? ''}`);
  }
}

/** All files of a folder by the address that a host would give them. */
function filesIn(from: string): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(map|br|gz)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const address = file.slice(from.length).replace(/(\/index)?\.html$/, '') || '/';
    files.set(address, readFileSync(file));
  }
  return files;
}

const copies = () => Object.values(pages).map((path) => copyOf(path));

/** The hand-written page of every template: markup and one small stylesheet, no script. */
function plain(): Site {
  const css = transformSync(readFileSync(join(folder, 'plain/style.css'), 'utf8'), {
    loader: 'css',
    minify: true,
  }).code.trim();
  return { name: 'plain', files: new Map(copies().map((copy) => [copy.path, Buffer.from(page(copy, css))])) };
}

/** What of a page of the site only its framework and its scripts need. */
const machinery = [
  /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g,
  /<!--[\s\S]*?-->/g,
  / data-(?:gatsby-head|identity|href)="[^"]*"/g,
  /<meta name="generator"[^>]*>/g,
  /<div id="gatsby-announcer"[^>]*><\/div>/g,
];

/** The site's own pages as somebody would write them who wanted the same design and no script: what the framework costs is what is missing here. */
const bare = (own: Site): Site => ({
  name: 'bare',
  files: new Map(
    Object.values(pages).map((path) => [
      path,
      Buffer.from(
        machinery.reduce((html, pattern) => html.replace(pattern, ''), own.files.get(path)?.toString() ?? ''),
      ),
    ]),
  ),
});

/** The same markup as Astro carries it. */
function astro(): Site {
  writeFileSync(
    join(folder, 'astro/.pages.tmp.json'),
    JSON.stringify(copies().map((copy) => ({ path: copy.path, head: head(copy), body: body(copy) }))),
  );
  build('astro', 'astro.js');
  return { name: 'astro', files: filesIn(join(folder, 'astro/dist')) };
}

/** The site's own components as Next.js carries them: Pages router, static export. */
function next(): Site {
  build('next', 'dist/bin/next', '--webpack');
  return { name: 'next', files: filesIn(join(folder, 'next/out')) };
}

/**
 * Builds the peers from the copy of the built site.
 * @throws Error that says to build the site first
 */
export function buildSites(): Site[] {
  for (const path of Object.values(pages))
    if (!existsSync(join(built, fileOf(path))))
      throw new Error(`There is no page ${path} in public/: run npm run build first`);
  const own: Site = { name: 'site', files: filesIn(built) };
  const peers = [next(), bare(own), astro(), plain()];
  // The same pictures, icons and manifest for all.
  for (const [address, content] of own.files)
    if (/^\/static\/|^\/favicon|^\/manifest\.|^\/apple-touch/.test(address))
      for (const { files } of peers) files.set(address, content);
  return [own, ...peers];
}
