import { languages } from '../../src/config/languages';
import { hiddenPages } from '../../src/i18n/english';
import { inLanguage } from '../../src/routes/href';
import { manifest } from '../../src/routes/manifest';
import {
  cellsOf,
  formatVersion,
  type HeadingsFile,
  IndexError,
  linesOf,
  type NamesFile,
  parseHeadings,
  parseNames,
  parseTexts,
  parseVariants,
} from '../../src/search/format';
import { pagesIn } from '../fixtures/pages';
import { siteIndex } from '../fixtures/search';
import { content } from '../fixtures/site';
import { smallIndex } from '../support/small-search';

describe.each(languages)('the index in %s', (language) => {
  // Read without the parsers under test.
  const names: NamesFile = JSON.parse(siteIndex.get(`${language}.json`) ?? '');
  const headings: HeadingsFile = JSON.parse(siteIndex.get(names.files.headings) ?? '');
  const addresses = [names, headings].flatMap(({ paths }) => linesOf(paths)).map((path) => inLanguage(path, language));
  const pages = pagesIn(language);

  test('has every indexed page but home, search, and those that a query fills; so no page that English hides (section 4)', () => {
    const without = ['home', 'search', ...manifest.filter(({ itemOf }) => itemOf !== undefined).map(({ id }) => id)];
    const wanted = pages.filter(({ key, meta }) => !meta.noindex && !without.includes(key)).map(({ path }) => path);
    expect([...addresses].sort()).toEqual(wanted.sort());
    const hidden = [...hiddenPages(content.english.hidden)].filter((id) => addresses.includes(`/en/${id}`));
    expect(hidden).toEqual([]);
  });

  test('leads to sections that the pages have', () => {
    for (const [index, anchors] of cellsOf(headings.anchors).entries()) {
      const view = pages.find(({ path }) => path === addresses[index])?.view;
      const ids = [...(view?.sections ?? []), ...(view?.doc?.outline ?? [])].map(({ id }) => id);
      expect(anchors.filter((anchor) => anchor && !ids.includes(anchor))).toEqual([]);
    }
  });
});

describe('a broken index is refused with the reason', () => {
  const sections = [
    { anchor: 'x', heading: 'X', text: 'y' },
    { anchor: 'y', heading: '' },
  ];
  const { names, headings, texts } = smallIndex(
    [
      { path: '/product/BCC', title: '容器云', kind: 'products' },
      { path: '/case', title: '案例', kind: 'cases' },
    ],
    [{ path: '/case/one', title: 'One', kind: 'cases', sections }],
  );
  const reason = (parse: () => unknown): string => {
    try {
      parse();
    } catch (error) {
      if (error instanceof IndexError) return error.message.replace('Unusable search index: ', '');
    }
    return '';
  };

  test('an intact one is not', () => {
    expect(parseNames(names, 'zh')).toEqual(names);
    expect(parseHeadings(headings, 2)).toEqual(headings);
    expect(parseTexts(texts, headings)).toEqual(texts);
    expect([...parseVariants({ from: '雲𫔶', to: '云沉' })]).toEqual([
      ['雲', '云'],
      ['𫔶', '沉'],
    ]);
  });

  test.each([
    ['version undefined', null],
    [`version ${formatVersion - 1}`, { ...names, version: formatVersion - 1 }],
    ['language en', { ...names, language: 'en' }],
    ['labels', { ...names, labels: 3 }],
    ['headings', { ...names, files: undefined }],
    ['file ../x.json', { ...names, files: { ...names.files, texts: '../x.json' } }],
    ['syllables has 1 lines instead of 2', { ...names, syllables: '' }],
    ['kinds', { ...names, kinds: '08' }],
    ['devices', { ...names, devices: '03' }],
    ['paths', { ...names, paths: undefined }],
    ['path //evil.example', { ...names, paths: '/x\n//evil.example' }],
    ['path /\\evil.example', { ...names, paths: '/\\evil.example\n/x' }],
  ])('names: %s', (what, value) => {
    expect(reason(() => parseNames(value, 'zh'))).toBe(what);
  });

  test.each([
    ['synonyms', { synonyms: undefined }],
    ['descriptions has 1 lines instead of 3', { descriptions: '' }],
    ['sections', { sections: '\n\nX' }],
  ])('headings: %s', (what, change) => {
    expect(reason(() => parseHeadings({ ...headings, ...change }, 2))).toBe(what);
  });

  test('texts and variants that do not fit', () => {
    expect(reason(() => parseTexts({ texts: '\n\n' }, headings))).toBe('sections');
    expect(reason(() => parseVariants({ from: '雲灣', to: '云' }))).toBe('variants');
    expect(reason(() => parseVariants({ from: '雲' }))).toBe('to');
  });
});
