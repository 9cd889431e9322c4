import type { CreateWebpackConfigArgs } from 'gatsby';
import { beforePaint, configureWebpack } from '../../src/build/webpack';
import { root } from '../support/root';

interface Plugin {
  apply(compiler: unknown): void;
}

interface Config {
  output: object;
  plugins: Plugin[];
}

/** What is asked of webpack in a stage of Gatsby's build. */
function configOf(stage: string): Config {
  const set: Config[] = [];
  configureWebpack({
    stage,
    actions: { setWebpackConfig: (config: Config) => set.push(config), replaceWebpackConfig: () => undefined },
    store: { getState: () => ({ program: { directory: root } }) },
    getConfig: () => ({}),
    plugins: { define: () => ({ apply: () => undefined }) },
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
});

test('what runs before the first paint is one small script without comments', () => {
  const script = beforePaint(root);
  expect(() => new Function(script)).not.toThrow();
  expect(script).not.toMatch(/\/\*|<\/script/);
  expect(script.length).toBeLessThan(4096);
});
