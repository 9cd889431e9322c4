import { readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../src/build/content/check';
import { readContent } from '../../src/build/content/read';
import { describeIssue, type Issue } from '../../src/contract/issue';
import { copyOfProject } from '../support/project-copy';
import { root } from '../support/root';

function issuesIn(folder: string): Issue[] {
  const { content, issues } = readContent(folder);
  return [...issues, ...(content ? checkContent(content) : [])];
}

describe('the data folder', () => {
  test('has no issues', () => {
    expect(issuesIn(root).map(describeIssue)).toEqual([]);
  });

  test('lists the items of each kind newest first', () => {
    for (const list of Object.values(readContent(root).content?.items ?? {})) {
      expect(list.length).toBeGreaterThan(0);
      const dates = list.map(({ date }) => date);
      expect(dates).toEqual([...dates].sort().reverse());
    }
  });
});

describe('a broken data folder is reported with file and key', () => {
  const page = 'data/pages/product/BCC';
  const [zhPage, enPage] = [`${page}.zh.json`, `${page}.en.json`];
  let copy: ReturnType<typeof copyOfProject>;
  beforeAll(() => {
    // A small part, read in an instant: its other issues (routes without dictionaries) are no concern of these tests.
    copy = copyOfProject(
      ...'vendor claims service tags glossary exceptions platforms media icons consoles/BCC images/consoles products/BCC'
        .split(' ')
        .map((name) => `data/${name}.json`),
      ...[
        'english',
        'search',
        'ui',
        'icons',
        'marks',
        'items/case',
        'items/joinus',
        'items/advisory',
        'media/report',
      ].map((name) => `data/${name}`),
      ...['product/BCC', 'home', 'news'].flatMap((name) => [
        `data/pages/${name}.zh.json`,
        `data/pages/${name}.en.json`,
      ]),
      `${page}.json`,
    );
  });
  afterAll(() => copy.remove());

  /** The issues while a file of the copy is changed; the copy is whole again afterwards. */
  function issuesAfter(file: string, change: () => void): Issue[] {
    const path = join(copy.root, file);
    const whole = readFileSync(path, 'utf8');
    try {
      change();
      return issuesIn(copy.root);
    } finally {
      copy.write(file, whole);
    }
  }

  const item = 'data/items/case/linjiang-bank.json';
  const gpu = 'data/media/report/gpu-partition-benchmark.json';
  const facts = 'data/products/BCC.json';
  const service = 'data/service.json';
  const advisory = 'data/items/advisory/bcc-terminal-after-expiry.json';

  type Change = (json: object) => void;

  /** The value at a dotted path; in a list of sections, a kind names the first. @throws Error if none */
  const at = (json: object, path: readonly string[]): object =>
    path.reduce<object>((node, name) => {
      const child: unknown = Array.isArray(node)
        ? node.find((entry: { kind?: string }, index) => entry.kind === name || String(index) === name)
        : Reflect.get(node, name);
      if (typeof child !== 'object' || child === null) throw new Error(`nothing at ${path.join('.')}`);
      return child;
    }, json);
  const ends = (path: string): [string[], string] => [path.split('.').slice(0, -1), path.split('.').at(-1) ?? ''];
  const set =
    (path: string, value: unknown): Change =>
    (json) => {
      const [above, name] = ends(path);
      Reflect.set(at(json, above), name, value);
    };
  const remove =
    (path: string): Change =>
    (json) => {
      const [above, name] = ends(path);
      if (!Reflect.has(at(json, above), name)) throw new Error(`nothing at ${path}`);
      Reflect.deleteProperty(at(json, above), name);
    };
  /** Changes a list's length: a value is put behind the others, or the last one is taken away. */
  const push =
    (path: string, ...values: unknown[]): Change =>
    (json) => {
      const list = at(json, path.split('.')) as unknown[];
      if (values.length > 0) list.push(...values);
      else list.pop();
    };

  test.each<[string, string, Change, string, string]>([
    // Pages
    ['a missing text', enPage, remove('title'), 'title', 'is missing'],
    ['a key that does not exist', enPage, set('hero.leed', 'A lead'), 'hero.leed', 'no such key'],
    ['Chinese in English', enPage, set('hero.lead', 'The 容器 console'), 'hero.lead', 'Chinese'],
    [
      'a section more than in Chinese',
      enPage,
      push('sections', { kind: 'prose', id: 'more', heading: 'More', paragraphs: ['More of it.'] }),
      'sections',
      'in Chinese',
    ],
    ['an item less than in Chinese', enPage, push('sections.questions.items'), 'items', 'in Chinese'],
    ['a lead that only English has', enPage, set('sections.0.lead', 'A lead'), 'sections.0.lead', 'only in English'],
    ['another link than Chinese', enPage, set('sections.callToAction.action.to', 'consult'), 'action.to', 'in Chinese'],
    ['a dead link', zhPage, set('hero.actions.0.to', 'product/Nothing'), 'hero.actions.0.to', 'product/Nothing'],
    ['a link to no section', zhPage, set('hero.actions.0.to', 'product/BCC#prices'), 'hero.actions.0.to', '#prices'],
    ['a text still to be written', zhPage, set('hero.lead', '〔待写〕导语'), 'hero.lead', 'still to be written'],
    ['a script as a link', zhPage, set('hero.actions.0.to', 'javascript:alert(1)'), 'hero.actions.0.to', 'javascript'],
    [
      'a reference to an unknown claim',
      zhPage,
      set('hero.lead', '{{claims.nothing}} 家'),
      'hero.lead',
      'claims.nothing',
    ],
    ['a reference to an unknown fact', zhPage, set('hero.lead', '{{vendor.fax}}'), 'hero.lead', 'vendor.fax'],
    [
      'a figure of an unknown claim',
      'data/pages/home.zh.json',
      push('sections.figures.claims', 'unknownClaim'),
      'sections.2',
      'unknownClaim',
    ],
    ['a table’s row with a cell too many', zhPage, push('sections.table.rows.1', 'x'), 'rows.1', 'cells'],
    ['a flow to itself', zhPage, set('sections.architecture.diagram.flows.0.to', 'ui'), 'flows.0', 'itself'],
    ['a mark that English denies', enPage, set('sections.table.rows.0.1', false), 'rows.0.1', 'in Chinese'],
    ['a tree of a column too many', zhPage, set('sections.table.tree', 9), 'tree', 'no column 9'],
    [
      'an event before the one before it',
      zhPage,
      push('sections', {
        ...{ kind: 'timeline', id: 'events', heading: '时间线' },
        items: [0, 9, 2].map((at) => ({ date: `第 ${at} 秒`, title: `第 ${at} 步`, text: '说明。', at })),
      }),
      'items.2.at',
      'more than the one before',
    ],
    [
      'a group of bars without an amount for each of the series',
      'data/media/report/gpu-partition-benchmark.json',
      set('zh.blocks.1.block.rows.0.value', [1]),
      'zh.blocks.1.block.rows',
      'one for each',
    ],
    ['a flow from nowhere', zhPage, set('sections.architecture.diagram.flows.0.from', 'nowhere'), 'flows.0', 'nowhere'],
    [
      'a component twice',
      zhPage,
      push('sections.architecture.diagram.layers.0.components', { id: 'kube', name: '重复' }),
      'diagram',
      'same id',
    ],
    ['a product without an icon', facts, remove('icon'), 'icon', 'is missing'],
    ['an icon that nobody has drawn', facts, set('icon', 'no-such-icon'), 'icon', 'data/icons/no-such-icon.svg'],
    ['an icon of no page', 'data/icons.json', set('pages.nothing', 'box'), 'pages.nothing', 'no page'],
    ['a solution without an icon', 'data/icons.json', remove('pages.solution-Bank'), 'pages', 'solution-Bank'],
    ['a crop of no panel', 'data/consoles/BCC.json', set('crops.phone', 'chart'), 'crops.phone', 'none of form, diff'],
    [
      'a panel outside of its picture',
      'data/images/consoles.json',
      set('BCC.areas.diff', [60, 10, 50, 20]),
      'BCC.areas.diff',
      'out of the picture',
    ],
    ['an unknown list', 'data/pages/news.zh.json', set('sections.listing.of', 'rumours'), 'sections.0', 'rumours'],
    ['a relation to nothing', `${page}.json`, set('related.products.0', 'product/Nothing'), 'products.0', 'Nothing'],
    ['an unknown motif', `${page}.json`, set('motif', 'submarine'), 'motif', 'submarine'],
    [
      'a motif without one of its words',
      'data/ui/zh/drawings.json',
      remove('zones.words.core'),
      'zones.words.core',
      'is missing',
    ],
    // Items
    ['the id of another item', item, set('id', 2), 'id', 'is the id of'],
    ['an unknown tag', item, set('tags.0', 'blockchain'), 'tags', 'blockchain'],
    ['an item’s relation to nothing', item, set('related.0', 'solution/Nothing'), 'related.0', 'solution/Nothing'],
    ['Chinese in an item’s English', item, set('en.customer', '临江 Bank'), 'en.customer', 'Chinese'],
    [
      'Chinese in the English of a case’s figure',
      item,
      set('figures.systems.label.en', '个系统'),
      'figures.systems.label',
      'Chinese',
    ],
    ['an item’s unknown reference', item, set('en.result.0', '{{claims.nothing}}'), 'en.result.0', 'claims.nothing'],
    ['an after without a before', item, remove('figures.partnerTest.before'), 'figures.partnerTest', 'need each other'],
    ['a unit without English', item, remove('figures.partnerTest.unit.en'), 'partnerTest.unit', 'neither a text'],
    ['a chart of one bar', gpu, set('zh.blocks.1.block.rows', [{ label: 'MIG', value: 1 }]), 'rows', 'at least 2 bars'],
    [
      'a chart with a bar more',
      gpu,
      push('en.blocks.2.block.rows', { label: 'x', value: 1 }),
      'bars.1.rows',
      'in Chinese',
    ],
    ['a chart with another amount', gpu, set('en.blocks.1.block.rows.0.value.1', 2), 'rows.0.value.1', 'in Chinese'],
    ['a quote that only Chinese has', item, remove('en.quote'), 'en.quote', 'only in Chinese'],
    ['an unknown office', 'data/items/joinus/scheduler-engineer.json', set('offices.0', 'mars'), 'offices', 'mars'],
    // Facts
    ['Chinese in a claim', 'data/claims.json', set('customers.label.en', '家客户'), 'customers.label.en', 'Chinese'],
    ['Chinese in the name map', 'data/english/names.json', set('titles.首页', '首页'), 'titles.首页', 'Chinese'],
    ['an unknown hidden page', 'data/english/hidden.json', set('products.0.page', 'product/Nothing'), '', 'Nothing'],
    // Facts of products
    ['an unknown platform', facts, set('platforms.vax', true), 'platforms.vax', 'data/platforms.json'],
    ['support that ends before it begins', facts, set('releases.0.full', '2020-01-01'), 'releases.0', 'before'],
    ['releases that are not the newest first', facts, set('releases.1.available', '2026-10-01'), 'releases', 'newest'],
    ['versions of Kubernetes in the wrong order', facts, set('kubernetes.to', '1.20'), 'kubernetes', 'before'],
    ['an advisory of an unknown release', advisory, set('affected.0.release', '4.0'), 'affected.0.release', '5.8, 5.7'],
    ['an advisory fixed by an older build', advisory, set('affected.0.fixed', '5.6'), 'affected.0.fixed', '5.7.1'],
    ['an advisory of no product', advisory, set('affected.0.product', 'product/X'), 'affected.0.product', 'product/X'],
    ['a vector that is none', advisory, set('cvss', 'CVSS:3.1/AV:X'), 'cvss', 'CVSS 3.1'],
    ['a fact without English', facts, remove('licence.en'), 'licence.en', 'is missing'],
    ['Chinese in the English of a fact', facts, set('trial.en', '14 天'), 'trial.en', 'Chinese'],
    [
      'a maintenance level without a target',
      service,
      remove('levels.standard.outage'),
      'levels.standard.outage',
      'missing',
    ],
    [
      'Chinese in the English of one',
      service,
      set('levels.standard.visits.en', '按次'),
      'levels.standard.visits.en',
      'Chinese',
    ],
    ['an unknown claim in a fact', facts, set('trial.zh', '{{claims.nothing}}'), 'trial.zh', 'claims.nothing'],
    ['a reference to no fact', zhPage, set('hero.lead', '{{facts.product/BCC.limits.x}}'), 'hero.lead', 'limits.x'],
    // Texts of the user interface
    ['a label that English misses', 'data/ui/en/page.json', remove('consultNow'), 'consultNow', 'only in Chinese'],
    ['Chinese in an English label', 'data/ui/en/page.json', set('consultNow', '立即咨询'), 'consultNow', 'Chinese'],
    ['an empty label', 'data/ui/zh/page.json', set('consultNow', ''), 'consultNow', 'empty'],
  ])('%s', (_, file, change, key, message) => {
    const issues = issuesAfter(file, () =>
      copy.edit<object>(file, (json) => {
        change(json);
        return json;
      }),
    );
    expect(issues).toContainEqual(
      expect.objectContaining({
        source: file,
        key: expect.stringMatching(new RegExp(`(^|\\.)${key}$`)),
        message: expect.stringContaining(message),
      }),
    );
  });

  test.each([
    ['a page', enPage, '{"name": "x",}', '1:14: is not JSON: a key is missing here'],
    ['an item', item, '{\n  "id": 1\n  "date": ""}', '2:10: is not JSON: a comma is missing here'],
    ['the vendor', 'data/vendor.json', '{"name": "a "b" c"}', '1:14: is not JSON: this is outside of quotation marks'],
    ['labels', 'data/ui/en/list.json', '{"all": "All\n}', '1:9: is not JSON: the closing quotation mark'],
    ['the search', 'data/search/synonyms.json', '[["a", ""]]', '1:8 › 0.1: text is empty'],
  ])('%s with a slip is the one issue, by line and column', (_, file, text, said) => {
    const issues = issuesAfter(file, () => copy.write(file, text));
    expect(issues.map(describeIssue)).toEqual([expect.stringContaining(`${file}:${said}`)]);
  });

  test.each([
    ['the English of a page', enPage],
    ['the Chinese of a page', zhPage],
    ['the English of labels', 'data/ui/en/list.json'],
    ['the Chinese of labels', 'data/ui/zh/list.json'],
    ['the facts of a product', facts],
    ['the vendor', 'data/vendor.json'],
    ['the hide lists', 'data/english/hidden.json'],
  ])('%s is missing', (_, file) => {
    const issues = issuesAfter(file, () => rmSync(join(copy.root, file)));
    expect(issues.map(({ source }) => source)).toContain(file);
  });

  test('both dictionaries of a route are missing', () => {
    const kept = readFileSync(join(copy.root, enPage), 'utf8');
    const issues = issuesAfter(zhPage, () => {
      rmSync(join(copy.root, enPage));
      rmSync(join(copy.root, zhPage));
    });
    copy.write(enPage, kept);
    expect(issues).toContainEqual(
      expect.objectContaining({
        source: zhPage,
        key: '',
        message: expect.stringContaining('no dictionary'),
      }),
    );
  });

  test('a page that no route shows', () => {
    const texts = readFileSync(join(copy.root, zhPage), 'utf8');
    const stray = ['zh', 'en'].map((language) => `data/pages/stray.${language}.json`);
    for (const file of stray) copy.write(file, texts);
    const issues = issuesIn(copy.root);
    for (const file of stray) rmSync(join(copy.root, file));
    expect(issues).toContainEqual(
      expect.objectContaining({
        source: 'data/pages/stray.zh.json',
        key: '',
        message: expect.stringContaining('manifest'),
      }),
    );
  });

  test('relations of a page that does not exist, e.g. after a slip in the file’s name', () => {
    renameSync(join(copy.root, `${page}.json`), join(copy.root, 'data/pages/product/Bcc1.json'));
    const issues = issuesIn(copy.root);
    renameSync(join(copy.root, 'data/pages/product/Bcc1.json'), join(copy.root, `${page}.json`));
    expect(issues.map(({ source }) => source)).toContain('data/pages/product/Bcc1.json');
  });

  test('several at once, none hiding another', () => {
    const issues = issuesAfter(zhPage, () => {
      copy.edit<object>(zhPage, (json) => {
        set('hero.lead', '{{claims.nothing}}')(json);
        set('hero.actions.0.to', 'nowhere')(json);
        return json;
      });
    });
    expect(issues.map(({ key }) => key)).toEqual(expect.arrayContaining(['hero.lead', 'hero.actions.0.to']));
  });
});

test('an issue is reported in one line that names file, key and problem', () => {
  expect(describeIssue({ source: 'data/a.json', key: 'b.0.c', message: 'text is empty' })).toBe(
    'data/a.json › b.0.c: text is empty',
  );
  expect(describeIssue({ source: 'data/a.json', key: '', message: 'is missing' })).toBe('data/a.json: is missing');
});
