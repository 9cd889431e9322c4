import fc from 'fast-check';
import { matrixFiles } from '../../src/build/matrix-files';
import { renderSecurityTxt } from '../../src/build/security-txt';
import { monthsLater } from '../../src/build/today';
import { advisoryLabel } from '../../src/build/view/advisories';
import { buildPages } from '../../src/build/view/pages';
import { stateOf } from '../../src/build/view/releases';
import { createSite } from '../../src/build/view/site';
import { cvssScore } from '../../src/contract/content/cvss';
import { hiddenPages } from '../../src/i18n/english';
import { filterQuery, judge, nearest, noFilter, readFilter } from '../../src/routes/matrix';
import { sectionsOf } from '../support/real-pages';
import { realAnswer, realContent } from '../support/real-site';

const content = realContent();
const today = '2026-11-22';
const pages = buildPages(content, realAnswer('topMenu'), { today });
const sectionsAt = (path: string) => pages.filter((page) => page.path === path);
const [matrix] = sectionsOf('matrix', ...sectionsAt('/compatibility'));
const [english] = sectionsOf('matrix', ...sectionsAt('/en/compatibility'));
const [lifecycle] = sectionsOf('lifecycle', ...sectionsAt('/lifecycle'));
if (!matrix || !english || !lifecycle) throw new Error('a page has lost its section');
const product = (id: string) => {
  const found = matrix.products.find((one) => one.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};

test('the day of the build changes the pages about compatibility and support, and no other', () => {
  const texts = new Map(pages.map((page) => [page.path, JSON.stringify(page)]));
  const later = buildPages(content, realAnswer('topMenu'), { today: '2026-12-24' });
  expect(later.filter((page) => texts.get(page.path) !== JSON.stringify(page)).map(({ path }) => path)).toEqual([
    '/compatibility',
    '/lifecycle',
    '/en/compatibility',
    '/en/lifecycle',
  ]);
});

describe('the compatibility matrix', () => {
  const released = [...content.facts].filter(([, facts]) => facts.releases.length > 0).map(([id]) => id);
  const names = (ids: readonly string[]) => ids.map((id) => id.replace('product/', '')).sort();

  test('has every product of the facts; in English all but those that English hides (section 4)', () => {
    const hidden = hiddenPages(content.english.hidden);
    expect(names(matrix.products.map(({ id }) => id))).toEqual(names(released));
    expect(names(english.products.map(({ id }) => id))).toEqual(names(released.filter((id) => !hidden.has(id))));
  });

  const answer = (query: string) => {
    const filter = readFilter(query, matrix);
    return judge(product(filter.product), filter, matrix);
  };
  const near = (query: string) => {
    const filter = readFilter(query, matrix);
    const found = nearest(product(filter.product), filter, matrix);
    return found && filterQuery(found);
  };

  test('says how a platform is supported: with its versions, since a release, or not at all', () => {
    expect(product('BCC').platforms).toMatchObject({ kunpeng: '', 'kylin-v11': '5.8 版起支持' });
    expect(product('BCC').platforms).not.toHaveProperty('loongson');
    expect(product('BeyondEdge').platforms['loongson']).toBe('3.0 版起支持；内核 5.19 以上');
  });

  test.each([
    ['?platform=kunpeng&platform=kylin-v11&product=BCC&kubernetes=1.35', 'BCC', '', ['kunpeng', 'kylin-v11'], '1.35'],
    ['?platform=kunpeng&platform=kylin&product=BCC&kubernetes=1.35', 'BCC', '', ['kunpeng', 'kylin-v10-sp3'], '1.35'],
    ['?product=BCC&release=5.7', 'BCC', '5.7', [], ''],
    ['?platform=vax&product=Nothing&release=5.7&kubernetes=2.0', '', '', [], ''],
    ['?product=&platform=&platform=x86', '', '', ['x86'], ''],
  ])(
    'takes the filter of the address %s, and leaves out what it does not know',
    (query, id, release, platforms, kubernetes) => {
      const filter = readFilter(query, matrix);
      expect(filter).toEqual({ product: id, release, platforms, kubernetes });
      expect(readFilter(filterQuery(filter), matrix)).toEqual(filter);
    },
  );

  const first = '?product=BeyondContainer&platform=kunpeng&platform=kylin-v10-sp3&kubernetes=1.35';

  test('answers the combination, not each condition: no, by a rule, with the nearest yes', () => {
    const { because } = content.kubernetes.rules['cgroup'] ?? {};
    expect(answer(first)).toMatchObject({ state: 'no', reasons: [{ because: because?.zh }] });
    expect(near(first)).toBe('?platform=kunpeng&platform=kylin-v10-sp3&product=BeyondContainer&kubernetes=1.34');
    expect(answer(first.replace('1.35', '1.34'))).toMatchObject({ state: 'yes', versions: ['1.34'] });
    expect(answer(first.replace('&kubernetes=1.35', ''))).toMatchObject({ state: 'yes', versions: ['1.34', '1.33'] });
    expect(answer(first.replace('kylin-v10-sp3', 'kylin-v11')).remarks).toHaveLength(1);
  });

  test.each([
    // No kubelet on the node.
    ['?product=BeyondEdge&platform=kylin-v10-sp3&kubernetes=1.35', 'yes', null],
    ['?product=BeyondEdge&platform=armv7&platform=nvidia', 'no', '?platform=x86&platform=nvidia&product=BeyondEdge'],
    ['?product=BCC&platform=loongson', 'unverified', '?platform=x86&product=BCC'],
    ['?product=BeyondContainer&kubernetes=1.37', 'unverified', '?product=BeyondContainer&kubernetes=1.36'],
    ['?product=BeyondContainer&kubernetes=1.27', 'no', '?product=BeyondContainer&kubernetes=1.33'],
    [
      '?product=BeyondContainer&release=5.5&kubernetes=1.36',
      'no',
      '?product=BeyondContainer&release=5.5&kubernetes=1.35',
    ],
    [
      '?product=BeyondContainer&release=5.5&platform=kylin-v11',
      'no',
      '?platform=kylin-v10-sp3&product=BeyondContainer&release=5.5',
    ],
    ['?product=BeyondCube&platform=kylin-v10-sp3', 'no', '?platform=kylin-v11&product=BeyondCube'],
    // Needs neither Kubernetes nor a database.
    ['?product=BeyondCube&kubernetes=1.22&platform=dameng', 'yes', null],
  ])('%s is “%s”, the nearest yes %s', (query, state, closest) => {
    expect(answer(query).state).toBe(state);
    if (state !== 'yes') expect(near(query)).toBe(closest);
  });

  const combination = fc.record({
    product: fc.constantFrom(...matrix.products.map(({ id }) => id)),
    platforms: fc
      .tuple(...matrix.groups.map(({ columns }) => fc.option(fc.constantFrom(...columns.map(({ id }) => id)))))
      .map((ids) => ids.flatMap((id) => id ?? [])),
    kubernetes: fc.constantFrom('', ...matrix.versions),
  });
  const within = fc.tuple(combination, fc.nat()).map(([filter, at]) => {
    const { releases } = product(filter.product);
    return { ...filter, release: at % 2 === 0 ? '' : (releases[at % releases.length]?.version ?? '') };
  });

  test('the nearest combination is always accepted by the rules, and what is accepted names no refused version', () => {
    fc.assert(
      fc.property(within, (filter) => {
        const one = product(filter.product);
        const { state, versions } = judge(one, filter, matrix);
        for (const kubernetes of versions) expect(judge(one, { ...filter, kubernetes }, matrix).state).toBe('yes');
        const found = state === 'yes' ? filter : nearest(one, filter, matrix);
        return found !== null && judge(one, found, matrix).state === 'yes';
      }),
      { numRuns: 500 },
    );
  });

  test('no table states a version or a platform that a rule refuses', () => {
    for (const one of matrix.products)
      for (const [at, { version: release, kubernetes }] of one.releases.entries()) {
        const platforms = Object.keys(one.platforms).filter((id) => at <= (one.since[id] ?? at));
        const states = (filter: object) => judge(one, { ...noFilter, release, ...filter }, matrix).state;
        for (const platform of platforms)
          expect([one.id, release, platform, states({ platforms: [platform] })]).toEqual([
            one.id,
            release,
            platform,
            'yes',
          ]);
        for (const end of kubernetes ?? [])
          expect([one.id, release, end, states({ kubernetes: end })]).toEqual([one.id, release, end, 'yes']);
      }
  });

  test('the range of the container family is supported by all its products that run clusters', () => {
    const { from = '', to = '' } = content.facts.get('ContainerFamily')?.kubernetes ?? {};
    for (const id of ['BeyondContainer', 'BKS', 'VendorContainer'])
      for (const kubernetes of [from, to]) expect(answer(`?product=${id}&kubernetes=${kubernetes}`).state).toBe('yes');
  });

  test('lies beside its page as CSV and JSON, with as many rows and the date', () => {
    const files = matrixFiles(content, today);
    expect([...files.keys()]).toEqual([
      '/compatibility.csv',
      '/compatibility.json',
      '/en/compatibility.csv',
      '/en/compatibility.json',
    ]);
    const [head = '', ...rows] = (files.get('/compatibility.csv') ?? '').trim().split('\r\n');
    expect(head).toMatch(/^\uFEFF?产品,/);
    expect(rows).toHaveLength(matrix.products.length);
    expect(rows.find((row) => row.startsWith('BCC '))).toMatch(/,5\.8,1\.28–1\.36,2028-03-15,2029-09-15,.*kubelet/);
    const data = JSON.parse(files.get('/en/compatibility.json') ?? '') as { date: string; products: { id: string }[] };
    expect([data.date, data.products.length]).toEqual([today, english.products.length]);
    expect(data.products.find(({ id }) => id === 'BCC')).toMatchObject({
      platforms: { 'kylin-v11': { since: '5.8' } },
    });
    expect(data).toHaveProperty('kubernetes.rules.cgroup.kubernetes', '<=1.34');
    expect(data.products.find(({ id }) => id === 'BeyondCube')).toHaveProperty('constraints.0.refused', true);
  });
});

describe('the lifecycle', () => {
  const release = { version: '1.0', available: '2026-01-10', full: '2027-01-10', maintenance: '2028-01-10' };

  test.each([
    ['2026-01-09', 'coming'],
    ['2026-01-10', 'full'],
    ['2027-01-10', 'full'],
    ['2027-01-11', 'maintenance'],
    ['2028-01-11', 'ended'],
  ])('on %s a release is in the state “%s”: the days at both ends count', (day, state) => {
    expect(stateOf(release, day)).toBe(state);
  });

  test('warns of what ends within six months of the build, the nearest first', () => {
    const rowsOn = (day: string) =>
      sectionsOf('ending', ...buildPages(content, {}, { today: day }).filter(({ path }) => path === '/lifecycle'))[0]
        ?.rows ?? [];
    expect(rowsOn(today).map(([name]) => name)).toEqual(['BeyondMicroService 5.2', 'BMM 3.0', 'BKS 4.0']);
    expect(rowsOn('2020-01-01')).toEqual([]);
    expect([monthsLater('2026-08-31', 6), monthsLater('2026-11-22', 6)]).toEqual(['2027-02-28', '2027-05-22']);
  });

  test('draws every release within its years, its ends in order', () => {
    const bars = lifecycle.products.flatMap(({ releases }) => releases.map(({ bar }) => [0, ...bar, 100]));
    for (const bar of bars) expect(bar).toEqual([...bar].sort((a, b) => a - b));
  });
});

test('product pages lead to their rows; a page that English hides leads to the pages of all products', () => {
  const linksAt = (path: string) => sectionsOf('specification', ...sectionsAt(path))[0]?.links.map(({ href }) => href);
  expect(linksAt('/product/BCC')).toEqual(['/compatibility?product=BCC#BCC', '/lifecycle#BCC']);
  expect(linksAt('/en/product/BKO')).toEqual(['/en/compatibility', '/en/lifecycle']);
});

test.each([
  ['AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H', 9.8, 'critical'],
  ['AV:N/AC:L/PR:N/UI:R/S:C/C:L/I:L/A:N', 6.1, 'medium'],
  ['AV:L/AC:L/PR:L/UI:N/S:U/C:H/I:H/A:H', 7.8, 'high'],
  ['AV:P/AC:H/PR:H/UI:R/S:U/C:L/I:N/A:N', 1.6, 'low'],
  ['AV:N/AC:L/PR:L/UI:N/S:C/C:H/I:H/A:H', 9.9, 'critical'],
  ['AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:N', 0, 'none'],
])('the score of CVSS:3.1/%s is %s, %s', (metrics, score, severity) => {
  expect(cvssScore(`CVSS:3.1/${metrics}`)).toEqual({ score, severity });
});

test('an advisory is called by number, severity and score', () => {
  const [newest] = content.items.advisory;
  if (!newest) throw new Error('no advisory');
  const slug = content.vendor.slug.slice(0, 3).toUpperCase();
  expect(advisoryLabel(newest, createSite('zh', content, {}, today))).toBe(`${slug}-2026-005 · 高危 7.8`);
});

test('security.txt has the fields that RFC 9116 requires, and expires within a year', () => {
  const { siteUrl, email } = content.vendor;
  const lines = renderSecurityTxt(content.vendor, today).trim().split('\n');
  expect(Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2)))).toMatchObject({
    Contact: `mailto:${email.support}?subject=SECURITY`,
    Expires: '2027-10-22T00:00:00Z',
    'Preferred-Languages': 'zh, en',
    Canonical: `${siteUrl}/.well-known/security.txt`,
  });
});
