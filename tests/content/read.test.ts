import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describeIssue, type Issue } from '../../src/calls/issue';
import { checkContent } from '../../src/content/check';
import { readContent } from '../../src/content/read';
import { features } from '../../src/features';
import { content as whole } from '../fixtures/site';
import { siteFolder } from '../fixtures/site-files';

/*
 * A part of the small site, read in an instant: that other routes have no dictionaries is no
 * concern of these tests.
 */
const smallPart =
  /^data\/(?!pages|products|docs)|\/(BCC|BeyondFolibrary|home|news|train|aboutus)\./;
const site = siteFolder((file) => smallPart.test(file));

afterAll(() => site.remove());

const path = (file: string) => join(site.folder, file);

function issues(): Issue[] {
  const { content, issues: unread } = readContent(site.folder, features);
  const checked = content ? checkContent(content, features) : { errors: [], warnings: [] };

  return [...unread, ...checked.errors, ...checked.warnings];
}

/** The issues while a file is changed; it is whole again afterwards. */
function issuesAfter(file: string, change: () => void): Issue[] {
  const before = readFileSync(path(file), 'utf8');
  try {
    change();
    return issues();
  } finally {
    site.write(file, before);
  }
}

const page = 'data/pages/product/BCC';
const zhPage = `${page}.zh.json`;
const enPage = `${page}.en.json`;
const repository = 'data/pages/product/BeyondFolibrary.zh.json';
const item = 'data/items/case/bank.json';
const hiddenList = 'data/english/hidden.json';
const facts = 'data/products/BCC.json';
const claims = 'data/claims.json';
const prices = 'data/pricing.json';
const panels = 'data/images/consoles.json';
const countOfExample = 'examples.small.counts.product/BKS';

type Change = (json: object) => unknown;

/**
 * The value at a dotted path; in a list of sections, a kind names the first.
 * @throws Error if none
 */
const at = (json: object, names: readonly string[]): object =>
  names.reduce<object>((node, name) => {
    const child: unknown = Array.isArray(node)
      ? node.find(
          (entry: { kind?: string }, index) => entry.kind === name || String(index) === name,
        )
      : Reflect.get(node, name);
    if (typeof child !== 'object' || child === null)
      throw new Error(`nothing at ${names.join('.')}`);

    return child;
  }, json);

/** Sets the value of a dotted path; undefined is left out of the file. */
const set =
  (key: string, value: unknown): Change =>
  (json) =>
    Reflect.set(at(json, key.split('.').slice(0, -1)), key.split('.').at(-1) ?? '', value);

const remove = (key: string) => set(key, undefined);

/** Changes a list's length: values are put behind the others, or the last one is taken away. */
const push =
  (key: string, ...values: unknown[]): Change =>
  (json) => {
    const list = at(json, key.split('.')) as unknown[];
    if (values.length > 0) list.push(...values);
    else list.pop();
  };

const edit = (file: string, ...changes: Change[]) => {
  const json = JSON.parse(readFileSync(path(file), 'utf8')) as object;
  for (const change of changes) change(json);
  site.write(file, JSON.stringify(json));
};

const prose = (more: object = {}) => ({
  kind: 'prose',
  id: 'more',
  heading: '更多',
  paragraphs: ['更多。'],
  ...more,
});

/** Gives the product one rule of its own. */
const rule = (when: object, demand: object): Change =>
  set('constraints', [{ when, ...demand, because: { zh: '原因', en: 'A reason' } }]);

const firstRule = 'constraints.0';

const below = (version: string) => ({ kubernetes: `<=${version}` });
const only = (version: string) => ({ from: version, to: version });

const long = 'x'.repeat(60);
const otherIcon = whole.facts.get('product/BeyondFolibrary')?.icon;

test('a site in order has no issue, and its lists are newest first', () => {
  expect(checkContent(whole, features)).toEqual({ errors: [], warnings: [] });
  for (const list of Object.values(whole.items)) {
    const dates = list.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  }
});

describe('broken data is reported with file and key', () => {
  test.each<[string, string, Change, string, string]>([
    // Pages
    ['a missing text', enPage, remove('title'), 'title', 'is missing'],
    ['a key that does not exist', enPage, set('hero.leed', 'A lead'), 'hero.leed', 'no such key'],
    ['Chinese in English', enPage, set('hero.lead', 'The 容器 console'), 'hero.lead', 'Chinese'],
    ['a section more than in English', zhPage, push('sections', prose()), 'sections', 'in Chinese'],
    [
      'another link than Chinese',
      enPage,
      set('sections.callToAction.action.to', 'case'),
      'action.to',
      'in Chinese',
    ],
    [
      'a dead link',
      zhPage,
      set('hero.actions.0.to', 'product/Nothing'),
      'hero.actions.0.to',
      'product/Nothing',
    ],
    [
      'a link to no section',
      zhPage,
      set('hero.actions.0.to', 'product/BCC#prices'),
      'hero.actions.0.to',
      '#prices',
    ],
    ['HTML', enPage, set('hero.lead', 'A <b class="x">bold</b> lead'), 'hero.lead', 'HTML'],
    [
      'a text still to be written',
      zhPage,
      set('hero.lead', '〔待写〕导语'),
      'hero.lead',
      'still to be written',
    ],
    [
      'a script as a link',
      zhPage,
      set('hero.actions.0.to', 'javascript:alert(1)'),
      'hero.actions.0.to',
      'javascript',
    ],
    [
      'an unknown claim',
      zhPage,
      set('hero.lead', '{{claims.nothing}} 家'),
      'hero.lead',
      'claims.nothing',
    ],
    [
      'levels of a column too many',
      'data/pages/train.zh.json',
      set('sections.table.levels.column', 9),
      'levels.column',
      'no column 9',
    ],
    [
      'a link that no cell says',
      'data/pages/train.zh.json',
      set('sections.table.cellLinks', [{ label: '别处', to: 'train' }]),
      'cellLinks.0.label',
      'no cell says',
    ],
    [
      'an event before another',
      'data/pages/aboutus.zh.json',
      set('sections.0.items.2.at', 1),
      '2.at',
      'more than',
    ],
    [
      'a flow from nowhere',
      zhPage,
      set('sections.architecture.diagram.flows.0.from', 'x'),
      'flows.0',
      'unknown',
    ],
    [
      'two sections with one anchor',
      zhPage,
      push('sections', prose({ id: 'overview' })),
      'sections.9.id',
      'overview',
    ],
    // What the specification demands
    [
      'a product without an overview (section 2)',
      zhPage,
      set('sections.0', prose()),
      'sections',
      'section overview',
    ],
    [
      'a repository without a guide (section 2)',
      repository,
      set('hero.actions.0.to', 'case'),
      'hero.actions',
      'guide',
    ],
    ['a claim that is gone (section 9)', claims, remove('pipelines'), 'pipelines', 'section 9'],
    ['a page that English shows (section 4)', hiddenList, push('products'), '', 'product/BKO'],
    [
      'another message (section 5)',
      'data/ui/zh/subscription.json',
      set('invalid', '不对'),
      'invalid',
      'section 5',
    ],
    // Icons, drawings and consoles
    ['a product without an icon', facts, remove('icon'), 'icon', 'is missing'],
    ['the icon of another product', facts, set('icon', otherIcon), 'icon', 'BCC'],
    [
      'an icon that nobody has drawn',
      facts,
      set('icon', 'no-such-icon'),
      'icon',
      'data/icons/no-such-icon.svg',
    ],
    [
      'a solution without an icon',
      'data/icons.json',
      remove('pages.solution-Bank'),
      'pages',
      'solution-Bank',
    ],
    [
      'a crop of no panel',
      'data/consoles/BCC.json',
      set('crops.phone', 'chart'),
      'crops.phone',
      'none of form, diff',
    ],
    [
      'a panel out of its picture',
      panels,
      set('BCC.areas.form.place', [60, 0, 50, 9]),
      'form.place',
      'out of',
    ],
    // Items
    ['the id of another item', 'data/items/news/fair.json', set('id', 7), 'id', 'is the id of'],
    ['a day that February lacks', item, set('date', '2025-02-30'), 'date', 'day of the calendar'],
    ['a leap day of no leap year', item, set('date', '2027-02-29'), 'date', 'day of the calendar'],
    ['a 31st of April', item, set('date', '2026-04-31'), 'date', 'day of the calendar'],
    ['a thirteenth month', item, set('date', '2026-13-01'), 'date', 'day of the calendar'],
    ['a day without leading zeros', item, set('date', '2026-4-1'), 'date', 'YYYY-MM-DD'],
    ['a number that is a text', item, set('id', '7'), 'id', 'a number without quotation marks'],
    ['a text that is a number', item, set('zh.title', 5), 'zh.title', 'a text in quotation marks'],
    ['a list that is a text', item, set('tags', 'cloud'), 'tags', 'a list in square brackets'],
    ['an object that is a text', item, set('zh', '标题'), 'zh', 'an object in braces'],
    ['a date of another century', item, set('date', '2162-01-01'), 'date', 'five years ahead'],
    ['an unknown tag', item, set('tags.0', 'blockchain'), 'tags', 'blockchain'],
    ['a quote that only Chinese has', item, remove('en.quote'), 'en.quote', 'only in Chinese'],
    // Facts
    [
      'a rule about an unknown platform',
      facts,
      rule({ platform: 'vax' }, { refused: true }),
      firstRule,
      'vax is not in',
    ],
    [
      'a rule with two demands',
      facts,
      rule({}, { refused: true, remark: true }),
      firstRule,
      'exactly one of',
    ],
    [
      'a rule about what it does not run on',
      facts,
      rule({ platform: 'other' }, below('1.30')),
      firstRule,
      'none of other',
    ],
    [
      'a rule that refuses nothing',
      facts,
      rule({ platform: 'arm' }, below('1.37')),
      firstRule,
      'can never apply',
    ],
    [
      'a rule that refuses a platform',
      facts,
      rule({ platform: 'arm' }, { refused: true }),
      firstRule,
      'platforms.arm',
    ],
    [
      'a version of the future',
      facts,
      set('releases.1.kubernetes.to', '1.36'),
      'to',
      'released on 2026-04-22',
    ],
    [
      'no upgrade between releases',
      facts,
      set('releases.1.kubernetes', only('1.27')),
      'releases.1',
      'no upgrade',
    ],
    [
      'a platform since no release',
      facts,
      set('platforms.arm', { since: '9.9' }),
      'platforms.arm.since',
      '9.9',
    ],
    [
      'releases that are not the newest first',
      facts,
      set('releases.1.available', '2026-10-01'),
      'releases',
      'newest',
    ],
    ['an example without a price', prices, set(countOfExample, 5), countOfExample, 'no price'],
    [
      'a drawing that two items of a kind show',
      'data/items/news/fair.json',
      set('coverMotif', 'container'),
      'coverMotif',
      'data/items/news/launch.json',
    ],
    // Texts of the user interface
    [
      'a word too long for its motif',
      'data/ui/en/drawings.json',
      set('zones.words.core', long),
      'zones.words',
      long,
    ],
    [
      'a slot of a motif without a word',
      'data/ui/zh/drawings.json',
      remove('zones.words.core'),
      'zones.words.core',
      'data/motifs/zones.svg has a slot {{core}}',
    ],
    [
      'a word of a motif without a slot',
      'data/ui/en/drawings.json',
      set('zones.words.vault', 'Vault'),
      'zones.words.vault',
      'data/motifs/zones.svg has no slot {{vault}}',
    ],
    [
      'words of a motif that nobody has drawn',
      'data/ui/en/drawings.json',
      set('vaults', { label: 'A vault', words: {} }),
      'vaults',
      'data/motifs/vaults.svg',
    ],
    [
      'a motif that is not described',
      'data/ui/zh/drawings.json',
      remove('zones.label'),
      'zones.label',
      'is missing',
    ],
    [
      'a label that English misses',
      'data/ui/en/page.json',
      remove('consultNow'),
      'consultNow',
      'is missing in English, and pages show “立即咨询”',
    ],
    [
      'a label that Chinese misses',
      'data/ui/zh/page.json',
      remove('consultNow'),
      'consultNow',
      'is not in data/ui/zh/page.json',
    ],
    [
      'a singular that English misses',
      'data/ui/en/list.json',
      remove('count_one'),
      'count_one',
      'is missing in English, which has the plural forms one, other',
    ],
    [
      'a plural that Chinese misses',
      'data/ui/zh/list.json',
      set('count_one', '共 1 条'),
      'count_one',
      'is never shown in Chinese',
    ],
    [
      'a placeholder that differs',
      'data/ui/en/header.json',
      set('entries', '{{name}} pages'),
      'entries',
      'fills in “name” in English, but “title” in Chinese',
    ],
    [
      'a tag that a translation lacks',
      'data/ui/en/search.json',
      set('none', 'No <b>results</b> for “{{query}}”'),
      'none',
      'fills in “<b> query” in English',
    ],
    [
      'a fixed plural',
      'data/ui/en/downloadLabels.json',
      set('separator', '{{count}} pages'),
      'separator',
      'fixed plural',
    ],
  ])('%s', (_, file, change, key, message) => {
    expect(issuesAfter(file, () => edit(file, change))).toContainEqual(
      expect.objectContaining({
        key: expect.stringMatching(new RegExp(`(^|\\.)${key}$`)),
        message: expect.stringContaining(message),
      }),
    );
  });

  test.each([
    ['a page', enPage, '{"name": "x",}', '1:14: is not JSON: a key is missing here'],
    ['an item', item, '{\n  "id": 1\n  "date": ""}', '2:10: is not JSON: a comma is missing here'],
    [
      'the vendor',
      'data/vendor.json',
      '{"name": "a "b" c"}',
      '1:14: is not JSON: this is outside of quotation marks',
    ],
    ['the search', 'data/search/synonyms.json', '[["a", ""]]', '1:8 › 0.1: text is empty'],
  ])('%s with a slip is the one issue, by line and column', (_, file, text, message) => {
    const issuesOfFile = issuesAfter(file, () => site.write(file, text));
    expect(issuesOfFile.map(describeIssue)).toEqual([
      expect.stringContaining(`${file}:${message}`),
    ]);
  });

  test.each([enPage, zhPage, 'data/ui/en/list.json', facts, 'data/vendor.json'])(
    '%s is missing',
    (file) => {
      const issuesOfSite = issuesAfter(file, () => rmSync(path(file)));
      expect(issuesOfSite.map(({ source }) => source)).toContain(file);
    },
  );

  test.each([
    ['a script', '</svg>', '<script/></svg>', '<script>'],
    ['no canvas', ' viewBox="-2 -2 404 364"', '', '<svg>'],
    ['a slot without a word', '{{core}}', '{{core}} {{vault}}', 'zones.words.vault'],
  ])('a motif with %s', (_, before, after, key) => {
    const file = 'data/motifs/zones.svg';
    const svg = readFileSync(path(file), 'utf8');
    const issuesOfSite = issuesAfter(file, () => site.write(file, svg.replace(before, after)));

    expect(issuesOfSite).toContainEqual(expect.objectContaining({ key }));
    expect(issuesOfSite.map(describeIssue).join()).toContain(file);
  });

  test('a route without dictionaries, as most have none here', () => {
    expect(issues().map(describeIssue)).toContain(
      'data/pages/case.zh.json: the route has no dictionary',
    );
  });

  test.each([
    ['dictionaries', ['data/pages/stray.zh.json', 'data/pages/stray.en.json'], zhPage],
    ['a mark', ['data/marks/nobody.svg'], 'data/marks/bank.svg'],
  ])('%s of nothing, e.g. after a slip in the file’s name', (_, files, of) => {
    for (const file of files) site.write(file, readFileSync(path(of), 'utf8'));
    const strayIssues = issues();

    for (const file of files) rmSync(path(file));

    expect(strayIssues.map(({ source }) => source)).toContain(files[0]);
  });
});
