import { cacheControl } from '../../src/build/hosting';
import { minifyScripts } from '../../src/build/minify';
import { bootScript, deferScripts, inlineScripts } from '../../src/build/scripts';
import { failureScript } from '../../src/chrome/failure-script';
import { guardScript } from '../../src/chrome/guard-script';
import { startScript } from '../../src/chrome/start-script';
import { crawlerPattern, phonePattern } from '../../src/lib/device';

/** As Gatsby renders it: the compiled scripts keep their comments. */
const commented = (script: string) => script.replace('{', '{// why it is so\n');
const scripts = [guardScript(phonePattern, crawlerPattern), startScript(false)].map(commented);
const page = `<head>${scripts.map((script) => `<script>${script}</script>`).join('')}</head>`;

test('inline scripts are published without comments and long names, and still parse', () => {
  const published = inlineScripts(minifyScripts(page));
  expect(published).toHaveLength(2);
  for (const [index, script] of published.entries()) {
    expect(script).not.toContain('why it is so');
    expect(script.length).toBeLessThan((scripts[index]?.length ?? 0) * 0.85);
    expect(() => new Function(script)).not.toThrow();
  }
});

describe('what runs before Gatsby’s scripts', () => {
  const rendered = (hash: string) =>
    `${page}<p>x</p><script id="gatsby-chunk-mapping">window.___chunkMapping="{\\"app\\":[]}";</script><script>window.___webpackCompilationHash="${hash}";</script><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/";/*]]>*/</script><script src="/webpack-runtime-0123456789abcdef0123.js" async></script><script src="/app-1.js" async></script>`;
  const chunks = '{"app":["/app-1.js"]}';
  const runtime = 'window.isRunning=true;\n//# sourceMappingURL=webpack-runtime.js.map';
  const boot = (hash: string, told = chunks) => bootScript(commented(failureScript()), told, hash, runtime);
  const { path, text } = boot('0123');
  const publish = (html: string, name = path) => minifyScripts(deferScripts(html, name));
  const waits = (src: string) => `<script type="text/plain" data-src="${src}"></script>`;

  test('is a script of its own, which changes its name with what it says', () => {
    const told = {} as Record<string, string>;
    const listened: string[] = [];
    new Function('window', 'addEventListener', text)(told, (type: string) => listened.push(type));
    expect(told).toEqual({ ___chunkMapping: chunks, ___webpackCompilationHash: '0123', isRunning: true });
    expect(listened).toEqual(['error', 'unhandledrejection']);
    expect(text).not.toContain('why it is so');
    expect(boot('0123').path).toBe(path);
    expect(boot('4567').path).not.toBe(path);
    expect(boot('0123', '{}').path).not.toBe(path);
    expect(cacheControl(path)).toContain('immutable');
  });

  test('waits in the page with the other scripts, before them, in place of webpack’s runtime: without it they do nothing', () => {
    expect(publish(rendered('clean')).split('<p>x</p>')[1]).toBe(waits(path) + waits('/app-1.js'));
  });

  test('makes no difference between a clean and a cached build of the same scripts', () => {
    expect(publish(rendered('clean'))).toBe(publish(rendered('cached')));
  });

  test('is renamed in a page that was published before; what is the same leaves it as it is', () => {
    const published = publish(rendered('clean'));
    expect(publish(published)).toBe(published);
    const other = boot('4567').path;
    expect(publish(published, other)).toBe(publish(rendered('clean'), other));
  });
});

test('a page does not say which version of Gatsby made it, nor carry what no picture needs', () => {
  const styles = '<style>.gatsby-image-wrapper{position:relative}</style>';
  const runtime = '<script type="module">const e="undefined"!=typeof HTMLImageElement;</script>';
  const html = `<head><meta name="generator" content="Gatsby 5.0.0"/>${styles}<noscript>${styles}</noscript><noscript></noscript>${runtime}<title>x</title></head>`;
  expect(deferScripts(html, '/boot.js')).toBe('<head><title>x</title></head>');
});
