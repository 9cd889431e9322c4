import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';

/** In the archive's own styles, "has script" is its own mark: the rest of a page stays as it is without script. */
const ownMark: Plugin = {
  name: 'own-mark',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.css$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll('[data-script]', '[data-archive]'),
      loader: path.endsWith('.module.css') ? 'local-css' : 'css',
    })),
};

/**
 * The script and the stylesheet of the archive (src/archive): a classic script, because browsers load no module from a disk.
 * @param root the project's folder
 */
export async function bundleClient(root: string): Promise<{ js: string; css: string }> {
  const entry = join(root, 'src/archive');
  const { outputFiles } = await build({
    stdin: { contents: 'import "./archive.css"; import "./index";', resolveDir: entry },
    bundle: true,
    minify: true,
    write: false,
    outdir: 'out',
    format: 'iife',
    // The oldest of package.json's browserslist.
    target: ['chrome88', 'edge88', 'firefox82', 'safari14.1'],
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', jsxImportSource: 'archive' } },
    alias: { 'archive/jsx-runtime': join(entry, 'jsx-runtime.ts') },
    define: { fetch: 'fetchArchived', 'process.env.NODE_ENV': '"production"' },
    inject: [join(entry, 'files.ts')],
    plugins: [ownMark],
    logLevel: 'silent',
  });
  const output = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  return { js: output('.js'), css: output('.css') };
}

/**
 * A stylesheet of the site for the archive. Fonts are written into it: Firefox loads none from a folder above that of the page.
 * @param release the release's folder
 * @param addressOf the address in the archive for one that starts at the root of the site
 */
export async function archiveStyles(
  css: string,
  release: string,
  addressOf: (address: string) => string,
): Promise<string> {
  const plugin: Plugin = {
    name: 'addresses',
    setup: ({ onResolve }) =>
      onResolve({ filter: /^\// }, ({ path, kind }) => {
        if (kind !== 'url-token') return null;
        return path.endsWith('.woff2')
          ? { path: join(release, path) }
          : { path: addressOf(path), external: true };
      }),
  };
  const { outputFiles } = await build({
    stdin: { contents: css, loader: 'css' },
    loader: { '.woff2': 'dataurl' },
    bundle: true,
    minify: true,
    write: false,
    plugins: [plugin],
    logLevel: 'silent',
  });
  return outputFiles.map(({ text }) => text).join('');
}
