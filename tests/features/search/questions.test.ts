import { withVendor } from '../../../src/content/references';
import { indexFiles } from '../../../src/features/search/build';
import { searchFactsOf } from '../../../src/gatsby/search-facts';
import { retirementOf } from '../../../src/site/former-addresses';
import { splitAddress, splitLanguage } from '../../../src/site/href';
import { eachLanguage, type Language, languages } from '../../../src/site/languages';
import { routeOfPath } from '../../../src/site/lookup';
import { content, pages } from '../../data/site';
import golden from './golden.json';
import written from './questions.json';
import { searcherOf } from './small-search';

/*
 * What the search finds: golden queries, and questions of buyers (docs/search.md). Limits are below
 * what is reached, so that a new page may displace a result or two.
 */

const index = indexFiles(pages, content.search, content, searchFactsOf(pages, content));
const searchers = eachLanguage((language) => searcherOf(index, language));

/** The page that an address leads to, by route id or `kind/slug`. */
function pageOfAddress(href: string): string {
  const { path } = splitLanguage(splitAddress(href).path);
  return routeOfPath(path)?.id ?? path.slice(1);
}

const topics: Record<string, string[]> = golden.topics;

const pagesOf = (names: readonly string[]) =>
  names.flatMap((name) => (name.startsWith('@') ? (topics[name.slice(1)] ?? [name]) : [name]));

/** Whether a page has left with its feature (docs/adding.md). */
const isRetired = (page: string): boolean => retirementOf(`/${page}`) !== undefined;

const areRetired = (names: readonly string[]): boolean =>
  names.length > 0 && names.every(isRetired);

/** The golden queries of a language: pages that must be found, and all that are a fair answer. */
const queriesIn = (language: Language) =>
  (golden.queries[language] as [string, string[], string[]][])
    .filter(([, expected]) => !areRetired(expected))
    .map(([query, expected, relevant]) => ({
      query,
      expected: expected.filter((page) => !isRetired(page)),
      fair: new Set([...expected, ...pagesOf(relevant)]),
    }));

/** The questions of a set, and the pages that answer each. */
const questionsIn = (set: keyof typeof written, language: Language) =>
  withVendor(written[set][language] as [string, string[]][], content.vendor, language).filter(
    ([, answers]) => !areRetired(answers),
  );

/** How many results recall and precision look at. */
const looksAt = { recall: 10, precision: 5 };

/** A query's recall and precision; null where it expects nothing, or nothing was found. */
function judge(
  { query, expected, fair }: ReturnType<typeof queriesIn>[number],
  language: Language,
) {
  const { results } = searchers[language].search(query);
  const pagesAmong = (list: typeof results, most: number) =>
    list.slice(0, most).map(({ path }) => pageOfAddress(path));

  const missingPages = expected.filter(
    (page) => !pagesAmong(results, looksAt.recall).includes(page),
  );
  // Below the others, a text only mentions the words.
  const stated = results.filter(({ isMention }) => !isMention);
  const first = pagesAmong(stated.length > 0 ? stated : results, looksAt.precision);
  const wrongPages = first.filter((page) => !fair.has(page));

  return {
    query,
    recall: {
      share: expected.length === 0 ? null : 1 - missingPages.length / expected.length,
      faults: missingPages,
    },
    precision: {
      share: first.length === 0 ? null : 1 - wrongPages.length / first.length,
      faults: wrongPages,
    },
  };
}

/** The mean of the values that are not null. */
function mean(values: readonly (number | null)[]): number {
  const measured = values.filter((value) => value !== null);
  return measured.reduce((sum, value) => sum + value, 0) / Math.max(measured.length, 1);
}

test('the subjects of the search are products that there are', () => {
  const products = Object.keys(content.search.subjects);
  const keys = pages.map(({ key }) => key);
  expect(products.filter((product) => !keys.includes(`product/${product}`))).toEqual([]);
});

describe.each(languages)('the search of the site in %s', (language) => {
  const judged = queriesIn(language).map((query) => judge(query, language));

  test('reads what pages show, not where their links lead', () => {
    const texts = [...index].flatMap(([file, text]) =>
      file.includes(`${language}.texts`) ? text : [],
    );

    expect(texts.join()).not.toBe('');
    expect(texts.join().match(/\S* \/(product|solution|case|compatibility)\b\S*/g)).toBeNull();
  });

  test.each([
    ['recall', 0.97],
    ['precision', 0.93],
  ] as const)('holds its %s of %d, and every query with an answer finds one', (figure, limit) => {
    const reached = mean(judged.map((question) => question[figure].share));
    const faults = judged.flatMap(({ query, [figure]: { faults } }) =>
      faults.length > 0 ? `${query}: ${faults.join(', ')}` : [],
    );
    if (reached < limit)
      throw new Error(`${figure} ${reached.toFixed(3)}. Pages at fault:\n${faults.join('\n')}`);

    expect(judged.filter(({ recall }) => recall.share === 0).map(({ query }) => query)).toEqual([]);
  });
});

/* Other spellings than those of the pages: regional, glued together, in pinyin. */

const firstPages = (language: Language, query: string) =>
  searchers[language]
    .search(query)
    .results.slice(0, 3)
    .map(({ path }) => path);

test.each([
  ['作業系統', '操作系统'],
  ['硬碟', '硬盘'],
  ['頻寬', '带宽'],
  ['記憶體', '内存'],
  ['映像檔倉庫', '镜像仓库'],
  ['閘道', '网关'],
  ['軟體供應鏈', '软件供应链'],
  ['叢集升級', '集群升级'],
  ['資料庫備份', '数据库备份'],
  ['物件儲存', '对象存储'],
  ['網路隔離', '网络隔离'],
  ['负载平衡', '负载均衡'],
  ['華為鯤鵬', '鲲鹏'],
  ['升腾', '昇腾'],
  ['Ubuntu22.04', 'Ubuntu 22.04'],
  ['麒麟V10SP3', '麒麟 V10 SP3'],
  ['BeyondContainer5.4', 'BeyondContainer 5.4'],
  ['PostgreSQL15', 'PostgreSQL 15'],
  ['k8s1.35', 'k8s 1.35'],
])('“%s” finds what “%s” finds', (typed, equivalent) => {
  const expected = firstPages('zh', equivalent);
  expect(expected).not.toEqual([]);
  expect(firstPages('zh', typed)).toEqual(expected);
});

test.each([
  ['wǎngguān', '/product/BeyondAPI'],
  ['wanguan', '/product/BeyondAPI'],
  ['fùzài jūnhéng', '/product/BeyondCube'],
  ['shuanhuo', '/solution/DisasterTolerant'],
  ['shuang1huo2', '/solution/DisasterTolerant'],
])('the pinyin “%s” leads to %s', (typed, path) => {
  expect(firstPages('zh', typed)).toContain(path);
});

/**
 * Shares of the questions whose answer comes first, among the first three, or not among the first
 * ten.
 */
test.each([
  ['development', { first: 0.82, amongThree: 0.94, absent: 0.03 }],
  ['heldBack', { first: 0.8, amongThree: 0.94, absent: 0.03 }],
  ['terms', { first: 0.9, amongThree: 0.95, absent: 0.02 }],
  ['buyers', { first: 0.9, amongThree: 0.95, absent: 0.02 }],
  ['documents', { first: 0.9, amongThree: 0.95, absent: 0.05 }],
] as const)('a question of the %s set leads to the page that answers it', (set, limits) => {
  const places = languages.flatMap((language) =>
    questionsIn(set, language).map(([question, answers]) => {
      const results = searchers[language].search(question).results.slice(0, 10);
      return {
        question,
        place: results.findIndex(({ path }) => answers.includes(pageOfAddress(path))),
      };
    }),
  );

  const share = (is: (place: number) => boolean) =>
    places.filter(({ place }) => is(place)).length / places.length;

  const missed = places
    .filter(({ place }) => place !== 0)
    .map(({ question, place }) => `${question}: ${place}`);
  const figures = {
    first: share((place) => place === 0) >= limits.first,
    amongThree: share((place) => place >= 0 && place < 3) >= limits.amongThree,
    absent: share((place) => place < 0) <= limits.absent,
  };

  expect({ ...figures, missed }).toEqual({ first: true, amongThree: true, absent: true, missed });
});
