import * as v from 'valibot';
import given from '../budgets/budgets.json';
import { budgetIssues, budgets, weighSite } from '../budgets/weigh';
import { temporaryFolder } from '../support/temporary-folder';

const chunk = 'component---src-templates-home-tsx';

const made: ReturnType<typeof temporaryFolder>[] = [];
afterAll(() => {
  for (const { remove } of made) remove();
});

/** A built site of two home pages, one longer than the other. */
function siteOf(changes: Record<string, string> = {}): string {
  const site = temporaryFolder();
  made.push(site);
  const files: Record<string, string> = {
    'webpack.stats.json': JSON.stringify({
      namedChunkGroups: {
        app: { assets: [{ name: 'runtime.js' }, { name: 'styles.css' }] },
        [chunk]: { assets: [{ name: 'shared.js' }, { name: 'home.js' }] },
        'slice---header': { assets: [{ name: 'shared.js' }] },
      },
    }),
    'page-data/index/page-data.json': JSON.stringify({
      componentChunkName: chunk,
      path: '/',
      slicesMap: { header: 'header-zh' },
    }),
    'page-data/en/page-data.json': JSON.stringify({
      componentChunkName: chunk,
      path: '/en',
      slicesMap: { header: 'header-zh' },
    }),
    'slice-data/header-zh.json': JSON.stringify({ componentChunkName: 'slice---header' }),
    'index.html': '<style>p{color:red}</style><p>short',
    'en/index.html':
      '<style>p{color:red}</style><link rel="stylesheet" href="/styles.css"/><script src="/now.js"></script><p>the longer one of the two',
    'runtime.js': 'runtime()',
    'shared.js': 'shared()',
    'home.js': 'home()',
    ...changes,
  };
  for (const [name, content] of Object.entries(files)) site.write(name, content);
  return site.folder;
}

test('the longest page of a template is weighed, a chunk that it needs twice once, styles and scripts of the first load as requests', () => {
  const [home, ...others] = weighSite(siteOf());
  expect(others).toEqual([]);
  expect(home).toMatchObject({ template: 'home', file: 'en/index.html', weight: { requests: 3 } });
  // Brotli adds four bytes to what is too short to compress.
  expect(home?.weight.js).toBe('runtime()shared()home()'.length + 3 * 4);
});

test.each([
  [{ html: 10, css: 1000, js: 1000, requests: 9 }, /^en\/index\.html \(home\): html \d+, at most 10$/],
  [{ html: 1000, css: 1, js: 1000, requests: 9 }, /: css \d+, at most 1$/],
  [{ html: 1000, css: 1000, js: 30, requests: 9 }, /: js 35, at most 30$/],
  [{ html: 1000, css: 1000, js: 1000, requests: 2 }, /: requests 3, at most 2$/],
])('a budget of %j that is passed is named with file and figure', (budget, message) => {
  const issues = budgetIssues(weighSite(siteOf()), { home: budget });
  expect(issues).toEqual([expect.stringMatching(message)]);
});

test('a template without a budget is refused', () => {
  expect(budgetIssues(weighSite(siteOf()), {})).toEqual([
    'en/index.html: the template home has no budget in tests/budgets/budgets.json',
  ]);
});

test.each([
  [{ 'slice-data/header-zh.json': '{}' }, /slice-data\/header-zh\.json: .* at componentChunkName/],
  [{ 'webpack.stats.json': JSON.stringify({ namedChunkGroups: {} }) }, /names no chunk app/],
])('a build that is not as expected is named: %j', (changes, message) => {
  expect(() => weighSite(siteOf(changes))).toThrow(message);
});

test('the budgets given are budgets', () => {
  expect(v.parse(budgets, given)).toHaveProperty('product.js');
});
