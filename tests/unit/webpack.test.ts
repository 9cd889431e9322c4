import type { CreateWebpackConfigArgs } from 'gatsby';
import { configureWebpack } from '../../src/build/webpack';

interface Plugin {
  apply(compiler: unknown): void;
}

interface Config {
  output: object;
  plugins: Plugin[];
  resolve: { alias: Record<string, string> };
}

/** What a stage of Gatsby's build is told, after `gatsby`, the configuration that Gatsby has made for it. */
function configOf(stage: string, gatsby: object = {}): Config {
  const set: Config[] = [];
  configureWebpack({
    stage,
    actions: { setWebpackConfig: (config: Config) => set.push(config), replaceWebpackConfig: () => undefined },
    store: { getState: () => ({ program: { directory: '/site' } }) },
    getConfig: () => gatsby,
  } as unknown as CreateWebpackConfigArgs);
  const [config] = set;
  if (!config) throw new Error('Nothing was set');
  return config;
}

test('a chunk that hangs is given up after 120 seconds (specification section 9)', () => {
  expect(configOf('build-javascript').output).toEqual({ chunkLoadTimeout: 120_000 });
});

describe('the hash of a chunk of the renderer', () => {
  /** The hash that a chunk gets, whatever webpack's own was. */
  function hashOf(own: string, files: Record<string, string>): string {
    const chunk = { hash: own, files: Object.keys(files) };
    const compilation = {
      chunks: [chunk],
      getAsset: (file: string) => ({ source: { buffer: () => Buffer.from(files[file] ?? '') } }),
    };
    const compiler = {
      hooks: { afterCompile: { tap: (_: string, use: (given: unknown) => void) => use(compilation) } },
    };
    for (const plugin of configOf('build-html').plugins) plugin.apply(compiler);
    return chunk.hash;
  }

  test('is the same in a clean and in a cached compilation of the same sources', () => {
    expect(hashOf('clean', { 'a.js': 'A', 'b.js': 'B' })).toBe(hashOf('cached', { 'b.js': 'B', 'a.js': 'A' }));
  });

  test('changes with what the chunk holds', () => {
    expect(hashOf('own', { 'a.js': 'A' })).not.toBe(hashOf('own', { 'a.js': 'B' }));
  });

  test('is webpack’s own in the browser’s scripts', () => {
    expect(configOf('build-javascript').plugins).toEqual([]);
  });
});

test.each([
  ['build-javascript', '/site/src/gatsby-runtime/gatsby.tsx'],
  ['build-html', undefined],
  ['develop', undefined],
])('in the stage %s the module gatsby is %s', (stage, expected) => {
  expect(configOf(stage).resolve.alias['gatsby$']).toBe(expected);
});

describe('Gatsby’s own configuration of styles', () => {
  class MiniCssExtractPlugin {
    options = { ignoreOrder: false };
  }
  /** Rules as Gatsby nests them; the names of two modules and of a stylesheet without. */
  function styles() {
    const names = [{ localIdentName: 'long' }, { localIdentName: 'long' }] as const;
    const rules = [
      { oneOf: [{ use: [{ loader: 'style' }, { loader: '/x/css-loader/index.js', options: { modules: names[0] } }] }] },
      { loader: 'css-loader', options: { modules: names[1] } },
      { loader: 'css-loader', options: {} },
      { loader: 'babel', use: 'nothing' },
    ];
    return {
      names,
      config: { module: { rules }, plugins: [new MiniCssExtractPlugin(), { constructor: { name: 'Other' } }] },
    };
  }

  test.each([
    ['build-javascript', '[hash:base64:4]'],
    ['build-html', '[hash:base64:4]'],
    ['develop', 'long'],
  ])('in the stage %s gives classes names like %s', (stage, expected) => {
    const { names, config } = styles();
    configOf(stage, config);
    expect(names.map(({ localIdentName }) => localIdentName)).toEqual([expected, expected]);
  });

  test('may put stylesheets together in any order, without a warning', () => {
    const { config } = styles();
    configOf('build-javascript', config);
    expect(config.plugins[0]).toHaveProperty('options.ignoreOrder', true);
  });
});
