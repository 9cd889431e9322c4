import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Allows CSS modules with rules without a local class. Next.js rejects them, and the site has a few. */
function allowGlobalRules(rules) {
  for (const rule of rules) {
    if (Array.isArray(rule.oneOf)) allowGlobalRules(rule.oneOf);
    for (const use of Array.isArray(rule.use) ? rule.use : [])
      if (use?.options?.modules?.mode === 'pure') use.options.modules.mode = 'local';
  }
}

/** The site's script that runs before the first paint, bundled as in src/build/webpack.ts. */
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
    // The icon sprite, which Next.js would otherwise handle as a picture, and the font.
    config.module.rules.push({ test: /\.(svg|woff2)$/, type: 'asset/resource' });
    allowGlobalRules(config.module.rules);
    return config;
  },
};
