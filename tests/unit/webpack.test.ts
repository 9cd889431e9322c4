import type { CreateWebpackConfigArgs } from 'gatsby';
import { beforePaint, classNames, configureWebpack, plainStyles } from '../../src/build/webpack';
import { root } from '../support/root';

/** The webpack configuration for a stage of Gatsby's build. */
function configOf(stage: string): { output: object } {
  const setWebpackConfig = jest.fn();
  configureWebpack({
    stage,
    plugins: { define: (constants: object) => constants },
    actions: { setWebpackConfig, replaceWebpackConfig: () => undefined },
    store: { getState: () => ({ program: { directory: root } }) },
    getConfig: () => ({}),
  } as unknown as CreateWebpackConfigArgs);
  return setWebpackConfig.mock.calls[0][0];
}

test('a chunk that hangs is given up after 120 seconds (specification section 9)', () => {
  expect(configOf('build-javascript').output).toMatchObject({ chunkLoadTimeout: 120_000 });
});

test('source maps are made only where they are asked for', () => {
  expect(configOf('build-javascript')).toMatchObject({ devtool: false });
  process.env.GATSBY_SOURCE_MAPS = '1';
  expect(configOf('build-javascript')).toMatchObject({ devtool: 'source-map' });
  delete process.env.GATSBY_SOURCE_MAPS;
});

test('every class of a CSS module has a short name of its own, in which nothing reads like an advertisement', () => {
  const names = classNames(root);
  expect(names.has('src/chrome/header.module.css bar')).toBe(true);
  expect(new Set(names.values()).size).toBe(names.size);
  for (const name of names.values()) expect(name).toMatch(/^[b-z][b-z0-9]?$/i);
});

test('what runs before the first paint is one small script without comments', () => {
  const script = beforePaint(root);
  expect(() => new Function(script)).not.toThrow();
  expect(script).not.toMatch(/\/\*|<\/script/);
  expect(script.length).toBeLessThan(4608);
});

test.each([
  ['@media (width < 1200px){a{b:c}}', '@media (max-width:1199.98px){a{b:c}}'],
  ['a{inset:calc(100% + var(--a)) 0 auto}', 'a{top:calc(100% + var(--a));right:0;bottom:auto;left:0}'],
  ['a{margin-inline:auto;b:c}', 'a{margin-left:auto;margin-right:auto;b:c}'],
  ['a{padding-block:max(1px, var(--a)) 0}', 'a{padding-top:max(1px, var(--a));padding-bottom:0}'],
  ['a{border-inline:1px solid red}', 'a{border-left:1px solid red;border-right:1px solid red}'],
  ['.a:is(:popover-open,[data-open]) b{c:d}', '.a:popover-open b{c:d}.a[data-open] b{c:d}'],
  ['@media x{.a{b:c}.d:is(:popover-open,[data-open]){e:f}}', '@media x{.a{b:c}.d:popover-open{e:f}.d[data-open]{e:f}}'],
])('styles are written for the oldest browsers: %s', (written, plain) => {
  expect(plainStyles(written)).toBe(plain);
});
