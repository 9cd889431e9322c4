import { deferScripts, withCompilationHash } from '../../src/build/scripts';

const page = (hash: string) =>
  deferScripts(`<p>x</p><script>window.___webpackCompilationHash="${hash}";</script><script src="/app-1.js" async></script>`);

describe('the compilation hash of a page', () => {
  test('is that of the scripts, so that a clean and a cached build of them are the same page', () => {
    expect(withCompilationHash(page('clean'), '0123')).toBe(withCompilationHash(page('cached'), '0123'));
    expect(withCompilationHash(page('clean'), '0123')).toContain('data-global="___webpackCompilationHash">"0123"');
  });

  test('stays as it is a second time', () => {
    const once = withCompilationHash(page('clean'), '0123');
    expect(withCompilationHash(once, '0123')).toBe(once);
  });

  test('is all that is changed', () => {
    expect(withCompilationHash(page('clean'), 'clean')).toBe(page('clean'));
  });
});
