import { minifyScripts } from '../../src/build/minify';
import { deferScripts, inlineScripts } from '../../src/build/scripts';
import { failureScript } from '../../src/chrome/failure-script';
import { guardScript } from '../../src/chrome/guard-script';
import { startScript } from '../../src/chrome/start-script';
import { crawlerPattern, phonePattern } from '../../src/lib/device';

/** As Gatsby renders it: the compiled scripts keep their comments. */
const commented = (script: string) => script.replace('{', '{// why it is so\n');
const scripts = [guardScript(phonePattern, crawlerPattern), failureScript(), startScript(false)].map(commented);
const page = `<head>${scripts.map((script) => `<script>${script}</script>`).join('')}</head>`;

test('inline scripts are published without comments and long names, and still parse', () => {
  const published = inlineScripts(minifyScripts(page));
  expect(published).toHaveLength(3);
  for (const [index, script] of published.entries()) {
    expect(script).not.toContain('why it is so');
    expect(script.length).toBeLessThan((scripts[index]?.length ?? 0) * 0.85);
    expect(() => new Function(script)).not.toThrow();
  }
});

test('a page that was published already is left as it is', () => {
  const publish = (html: string) => minifyScripts(deferScripts(html));
  const published = publish(page);
  expect(publish(published)).toBe(published);
});

test('what Gatsby tells its scripts becomes data, and its scripts wait', () => {
  const html = '<script id="gatsby-chunk-mapping">window.___chunkMapping="{}";</script><script src="/app-1.js" async></script>';
  expect(deferScripts(html)).toBe(
    '<script type="application/json" data-global="___chunkMapping">"{}"</script><script type="text/plain" data-src="/app-1.js"></script>',
  );
});
