import { classifyLink, menuPath } from '../../src/lib/safe-link';

describe('links of the API (decisions on menu, footer and page metadata)', () => {
  test.each([
    ['https://a.example', 'external', 'https://a.example'],
    ['HTTP://a.example/x?y#z', 'external', 'HTTP://a.example/x?y#z'],
    ['  https://a.example  ', 'external', 'https://a.example'],
    ['https://a.example/page.html', 'external', 'https://a.example/page.html'],
    ['/page.html', 'plain', '/page.html'],
    ['/page.htm?x=1', 'plain', '/page.htm?x=1'],
    ['page.HTML#a', 'plain', '/page.HTML#a'],
    ['mailto:a@b.example', 'plain', 'mailto:a@b.example'],
    ['tel:+864000000100', 'plain', 'tel:+864000000100'],
    ['/case', 'internal', '/case'],
    ['case', 'internal', '/case'],
    ['/', 'internal', '/'],
    ['/search?query=a.html', 'internal', '/search?query=a.html'],
    ['/search?next=http://a.example', 'internal', '/search?next=http://a.example'],
    ['/html', 'internal', '/html'],
    ['/page.html/more', 'internal', '/page.html/more'],
    ['/share?to=mailto:a@b.example', 'internal', '/share?to=mailto:a@b.example'],
  ])('“%s” is %s', (address, kind, expected) => {
    expect(classifyLink(address)).toEqual({ kind, address: expected });
  });

  test.each([
    ['/forum', 'plain'],
    ['https://a.example', 'external'],
    ['/page.html', 'plain'],
  ])('with the outlink flag “%s” is %s', (address, kind) => {
    expect(classifyLink(address, true)?.kind).toBe(kind);
  });

  test.each([
    ['empty', ''],
    ['blank', '   '],
    ['a script', 'javascript:alert(1)'],
    ['a script in capitals', 'JavaScript:alert(1)'],
    ['a script behind blanks', ' \t javascript:alert(1)'],
    ['a script with a line break in its scheme', 'java\nscript:alert(1)'],
    ['a script behind a control character', '\u0001javascript:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['vbscript', 'vbscript:x'],
    ['a file', 'file:///etc/passwd'],
    ['a blob', 'blob:https://a.example/1'],
    ['another host without a scheme', '//evil.example'],
    ['another host with backslashes', '\\\\evil.example'],
    ['another host with a slash and a backslash', '/\\evil.example'],
    ['another host behind one backslash, which becomes a second slash', '\\evil.example'],
    ['another host with a tab between the slashes, which browsers drop', '/\t/evil.example'],
    ['another host with a line break between the slashes', '/\n/evil.example'],
  ])('refused: %s', (_, address) => {
    for (const isOutLink of [false, true]) expect(classifyLink(address, isOutLink)).toBeNull();
  });

  test('no address that is called internal leaves the site', () => {
    for (const address of [
      '/a',
      'a',
      '/\\evil.example',
      '\\evil.example',
      '/\t/evil.example',
      '/\r\\evil.example',
      '//evil.example',
      ' //evil.example',
    ]) {
      const link = classifyLink(address);
      if (link) expect(new URL(link.address, 'https://www.skyraft.example').host).toBe('www.skyraft.example');
    }
  });
});

test.each([
  ['/case', '/case'],
  ['case', '/case'],
  [' /case ', '/case'],
  ['case/?a=/b#c', '/case/'],
  ['', ''],
  ['#top', ''],
  ['?a=b', ''],
])('the link “%s” of a menu leads to the path “%s”', (link, path) => {
  expect(menuPath(link)).toBe(path);
});
