import matrix from '../../../data/ui/en/matrix.json';
import {
  combinationAnswer,
  lifecycleAnswer,
  readCombination,
} from '../../../src/features/compatibility/answers';
import { filterQuery } from '../../../src/features/compatibility/filter';
import type { MatrixView } from '../../../src/features/compatibility/words';
import { queryFolder } from '../../../src/features/search/text';
import { fixedTexts } from '../../../src/i18n/instance';

/* Short answers of the search: src/features/search/README.md. */

const t = fixedTexts('en', { en: { matrix } })('matrix');

const release = {
  version: '2.1',
  kubernetes: ['1.33', '1.36'] as const,
  full: 'May',
  maintenance: 'June',
  last: '2029-06-01',
};

const product = { title: 'Kites', since: {}, rules: [0], maintains: null, releases: [release] };

const group = (id: string, ...columns: [id: string, name: string][]) => ({
  id,
  name: id,
  isOptional: false,
  columns: columns.map(([id, name]) => ({ id, name })),
});

const view: MatrixView = {
  products: [
    {
      ...product,
      id: 'Kite',
      name: 'Kite',
      platforms: { kunpeng: '', 'kylin-v10-sp3': '', 'kylin-v11': '' },
    },
    {
      ...product,
      id: 'KiteMesh',
      name: 'KiteMesh',
      platforms: { kunpeng: '', 'kylin-v11': '', postgresql: '14–18' },
    },
  ],
  groups: [
    group('processors', ['kunpeng', '鲲鹏 920']),
    group('systems', ['kylin-v11', '麒麟 V11'], ['kylin-v10-sp3', '麒麟 V10 SP3']),
    { ...group('databases', ['postgresql', 'PostgreSQL']), isOptional: true },
  ],
  versions: ['1.36', '1.35', '1.34', '1.33'],
  rules: [
    {
      platforms: [['kylin-v10-sp3']],
      kubernetes: ['1.36', '1.35'],
      isRemark: false,
      because: 'Too old a kernel',
    },
  ],
  minors: [],
};

const foldQuery = queryFolder({ variants: {}, regionalWords: {} });

const read = (query: string) => readCombination(foldQuery(query), view);

const answer = (query: string) => {
  const filter = read(query);
  return filter && combinationAnswer(filter, view, t);
};

test.each([
  ['Kite 能在鲲鹏和 Kubernetes 1.35 上运行吗', '?platform=kunpeng&product=Kite&kubernetes=1.35'],
  ['does Kite 2.1 run on Kylin', '?platform=kylin-v10-sp3&product=Kite&release=2.1'],
])('“%s” names a combination', (query, address) => {
  expect(
    filterQuery(read(query) ?? { product: '', release: '', platforms: [], kubernetes: '' }),
  ).toBe(address);
});

test.each([
  'does it run anywhere',
  'Kite on Kylin V9',
  'Kite on Kylin V10 SP1',
  'KiteMesh on PostgreSQL 12',
])('“%s” names none that the facts know', (query) => {
  expect(read(query)).toBeNull();
});

test('a no has its reason and the nearest yes', () => {
  expect(answer('Kite on Kylin V10 SP3 with Kubernetes 1.35')).toMatch(
    /not supported.*Too old a kernel.*Kubernetes 1\.34/,
  );
});

test('no yes for a platform that the facts do not have, nor without a condition', () => {
  const filter = { product: 'Kite', release: '', platforms: ['kunpeng'], kubernetes: '' };

  expect(combinationAnswer(filter, view, t, 'BeOS')).toMatch(/not verified.*BeOS/);
  expect(combinationAnswer({ ...filter, product: '' }, view, t, 'BeOS')).toBeNull();
  expect(combinationAnswer({ ...filter, platforms: [] }, view, t)).toBeNull();
});

test('without a product, the answer names those that meet all conditions', () => {
  expect(answer('Kylin V10 with Kubernetes 1.34')).toMatch(/: Kite$/);
});

test('a support period is that of the release that is named, or of the newest', () => {
  const withRelease = read('Kite 2.1');
  const withoutProduct = read('Kylin V11');

  expect(withRelease && lifecycleAnswer(withRelease, view, t)).toContain('May');
  expect(withoutProduct && lifecycleAnswer(withoutProduct, view, t)).toBeNull();
});
