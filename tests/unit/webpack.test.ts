import type { CreateWebpackConfigArgs } from 'gatsby';
import { beforePaint, configureWebpack } from '../../src/build/webpack';
import { root } from '../support/root';

/** The webpack configuration for a stage of Gatsby's build. */
function configOf(stage: string): { output: object } {
  const setWebpackConfig = jest.fn();
  configureWebpack({
    stage,
    actions: { setWebpackConfig, replaceWebpackConfig: () => undefined },
    store: { getState: () => ({ program: { directory: root } }) },
    getConfig: () => ({}),
  } as unknown as CreateWebpackConfigArgs);
  return setWebpackConfig.mock.calls[0][0];
}

test('a chunk that hangs is given up after 120 seconds (specification section 9)', () => {
  expect(configOf('build-javascript').output).toEqual({ chunkLoadTimeout: 120_000 });
});

test('source maps are made only where they are asked for', () => {
  expect(configOf('build-javascript')).toMatchObject({ devtool: false });
  process.env.GATSBY_SOURCE_MAPS = '1';
  expect(configOf('build-javascript')).toMatchObject({ devtool: 'source-map' });
  delete process.env.GATSBY_SOURCE_MAPS;
});

test('what runs before the first paint is one small script without comments', () => {
  const script = beforePaint(root);
  expect(() => new Function(script)).not.toThrow();
  expect(script).not.toMatch(/\/\*|<\/script/);
  expect(script.length).toBeLessThan(4608);
});
