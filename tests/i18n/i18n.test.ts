import { withChineseTexts } from '../../src/i18n/chinese-texts';
import { fixedTexts } from '../../src/i18n/instance';
import { content } from '../fixtures/site';

const english = fixedTexts('en', content.ui);
const chinese = fixedTexts('zh', content.ui);

test.each([
  [0, '0 results', '共 0 条'],
  [1, '1 result', '共 1 条'],
  [2, '2 results', '共 2 条'],
  [1000, '1000 results', '共 1000 条'],
])('%d is counted in the plural form of each language', (count, inEnglish, inChinese) => {
  expect(english('list')('count', { count })).toBe(inEnglish);
  expect(chinese('list')('count', { count })).toBe(inChinese);
});

test.each(['{{count}}', '$t(common:home)', '<b>&amp;</b>', '$& $1', '__proto__', '{{- query}}'])(
  'typed text is not escaped or interpreted: %s',
  (query) => {
    expect(english('search')('none', { query })).toBe(`No results for “${query}”`);
  },
);

test('a list is returned as a list, with its values filled in', () => {
  const steps = english('results')('next.partner', { returnObjects: true, reply: 'one day' });
  expect(steps).toHaveLength(content.ui.en.results.next.partner.length);
  expect(steps[0]).toContain('within one day');
});

describe('a key that English misses', () => {
  const texts = { all: 'All', nested: { one: 'One' } };
  const original = {
    all: '全部',
    count_other: '共 {{count}} 条',
    nested: { one: '一', two: '二' },
  };

  test('shows the Chinese text on pages, in every plural form', () => {
    const list = withChineseTexts(texts, original, 'en');
    const t = fixedTexts('en', { en: { list } })('list');

    expect(t('all')).toBe('All');
    for (const count of [0, 1, 2]) expect(t('count', { count })).toBe(`共 ${count} 条`);
    expect(list).toMatchObject({ nested: { one: 'One', two: '二' } });
  });

  test('shows the Chinese text in the build', () => {
    const { consultNow: _, ...page } = content.ui.en.page;
    const t = fixedTexts('en', { ...content.ui, en: { ...content.ui.en, page } })('page');

    expect(t('consultNow')).toBe(content.ui.zh.page.consultNow);
  });

  test('whole files, lists and texts of another kind come from Chinese alike', () => {
    expect(withChineseTexts(undefined, original, 'zh')).toEqual(original);
    expect(withChineseTexts({ columns: ['A'] }, { columns: ['甲', '乙'] }, 'en')).toEqual({
      columns: ['A'],
    });
    expect(withChineseTexts({ nested: 'text' }, original, 'zh')).toEqual(original);
  });
});

test('keys are typed: a misspelt key does not compile, nor one of another namespace', () => {
  const t = english('list');

  // @ts-expect-error: no such key
  expect(t('alll')).toBe('list:alll');
  // @ts-expect-error: a key of `page`
  expect(t('consultNow')).toBe('list:consultNow');
  // @ts-expect-error: no such namespace
  expect(english('lists')('all')).toBe('lists:all');
});
