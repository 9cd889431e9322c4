import { parse } from 'node-html-parser';
import type { Check, Kind } from '../smoke/check';
import { mixed, type Result } from '../smoke/pool';
import { html, junit, slowest } from '../smoke/report';

const result = (name: string, more: Partial<Result> = {}, kind: Kind = 'page'): Result => {
  const check: Check = { kind, name, route: null, language: 'zh', device: null, run: async () => [] };
  return { check, failures: [], flaky: [], milliseconds: 100, picture: null, ...more };
};
const report = {
  base: 'https://site.example',
  milliseconds: 4200,
  results: [
    result('/case'),
    result('/broken', {
      failures: ['h1 is “<b>” & \u0000not \u001b[31mred'],
      picture: new Uint8Array([255, 216]),
      milliseconds: 900,
    }),
    result('a journey', { flaky: ['came late'], milliseconds: 3000 }, 'journey'),
  ],
};

describe('the reports of a smoke run', () => {
  test('JUnit counts failures a kind, and tells a flaky check as one that passed', () => {
    const document = parse(junit(report));
    const counts = (selector: string) =>
      document
        .querySelectorAll(selector)
        .map(({ attributes }) => [attributes.name, attributes.tests, attributes.failures]);
    expect(counts('testsuites')).toEqual([['smoke', '3', '1']]);
    expect(counts('testsuite')).toEqual([
      ['smoke.page', '2', '1'],
      ['smoke.journey', '1', '0'],
    ]);
    expect(document.querySelector('flakyfailure')?.textContent).toBe('came late');
  });

  test('JUnit holds no character that XML refuses', () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
    expect(junit(report)).not.toMatch(/[\u0000-\u0008\u000b-\u001f]/);
    expect(junit(report)).toContain('h1 is “&lt;b&gt;” &amp; not [31mred');
  });

  test('the page shows the failure with its picture and asks no network for anything', () => {
    const page = parse(html(report));
    const addresses = page
      .querySelectorAll('[src], [href]')
      .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '');
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => !address.startsWith('data:image/jpeg;base64,'))).toEqual([]);
    expect(page.querySelector('li')?.textContent).toContain('h1 is “<b>” &');
    expect(page.querySelectorAll('h2').map((heading) => heading.textContent)).toEqual([
      'Failed (1)',
      'Flaky: passed at the second try (1)',
      'The slowest',
      'All',
    ]);
  });

  test('the slowest come first', () => {
    expect(slowest(report.results, 2).split('\n')).toEqual(['   3.0 s  a journey', '   0.9 s  /broken']);
  });
});

test('kinds are mixed evenly, each in its order', () => {
  expect(
    mixed([
      ['a', 'b', 'c', 'd'],
      ['1', '2'],
    ]),
  ).toEqual(['a', '1', 'b', 'c', '2', 'd']);
});
