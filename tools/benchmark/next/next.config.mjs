import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Next.js refuses rules of a CSS module that name no class of it; the site has a few. */
function allowGlobalRules(rules) {
  for (const rule of rules) {
    if (Array.isArray(rule.oneOf)) allowGlobalRules(rule.oneOf);
    for (const use of Array.isArray(rule.use) ? rule.use : [])
      if (use?.options?.modules?.mode === 'pure') use.options.modules.mode = 'local';
  }
}

/** The site's script before the first paint, as src/build/webpack.ts bundles it. */
const { outputFiles } = buildSync({
  entryPoints: [join(folder, '../../../src/chrome/before-paint/index.ts')],
  bundle: true,
  minify: true,
  write: false,
  target: 'es2020',
});

/** The site's own sources, built by Next.js as it builds any site: Pages router, static export, production. */
export default {
  output: 'export',
  outputFileTracingRoot: join(folder, '../../..'),
  images: { unoptimized: true, disableStaticImages: true },
  typescript: { ignoreBuildErrors: true },
  experimental: { externalDir: true },
  env: { GATSBY_API_URL: '', GATSBY_PARTNER_API_URL: '', BEFORE_PAINT: outputFiles[0].text },
  webpack(config) {
    config.module.rules.push({
      test: /\.[jt]sx?$/,
      exclude: /node_modules/,
      enforce: 'pre',
      loader: join(folder, 'without-gatsby.cjs'),
    });
    // The sprite of icons, which Next.js would take for a picture of a known size.
    config.module.rules.push({ test: /\.svg$/, type: 'asset/resource' });
    allowGlobalRules(config.module.rules);
    return config;
  },
};
