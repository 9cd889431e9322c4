import redirects from '../../data/redirects.json';
import { checkPublished, checkRedirects } from '../../src/build/content/check-redirects';
import { redirects as served } from '../../src/routes/manifest';

/* docs/adding.md: no published address dies. */

const pages = new Set(['/', '/case', '/en/case']);
const rows = (...pairs: [string, string][]) =>
  pairs.map(([from, to]) => ({ from, to, since: '2026-11-24', reason: 'renamed' }));

test.each([
  ['a page, with or without a part of it', rows(['/old', '/case'], ['/en/old', '/en/case#top']), []],
  ['no page', rows(['/old', '/gone']), ["/gone isn't a page"]],
  ['itself', rows(['/old', '/old']), ['/old leads to itself']],
  ['another redirect', rows(['/old', '/older'], ['/older', '/case']), ['/older leads on to /case']],
  ['each other', rows(['/a', '/b'], ['/b', '/a']), ['/b leads on to /a', '/a leads on to /b']],
  ['a page, from a page', rows(['/case', '/']), ['/case is a page, which nobody could reach']],
  ['two pages', rows(['/old', '/case'], ['/old', '/']), ['/old is redirected already']],
])('a redirect leads to %s', (_, given, messages) => {
  expect(checkRedirects(given, pages).map(({ message }) => message)).toEqual(messages);
});

test('an address that was published is a page or a redirect', () => {
  expect(checkPublished(['/case', '/old', '/gone'], new Set([...pages, '/old']))).toEqual([
    expect.objectContaining({ message: '/gone was published, and is gone: npm run new -- rename /gone NEW' }),
  ]);
});

test('every host is told of the redirects in data/redirects.json', () => {
  for (const { from, to } of redirects) expect(served.get(from)).toBe(to);
});
