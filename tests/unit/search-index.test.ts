import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { cacheControl } from '../../src/build/hosting';
import { type Language, languages } from '../../src/config/languages';
import { hiddenPages } from '../../src/i18n/english';
import { inLanguage } from '../../src/routes/href';
import { manifest } from '../../src/routes/manifest';
import { indexFiles, writeSearchIndex } from '../../src/search/build';
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
import { indexFile, realIndex, realPages } from '../support/real-search';
import { realContent } from '../support/real-site';
import { smallIndex } from '../support/small-search';
import { temporaryFolder } from '../support/temporary-folder';

const content = realContent();

/** What a language's index has, read without the parsers under test. */
function readIndex(language: Language) {
  const names = indexFile(`${language}.json`) as NamesFile;
  const headings = indexFile(names.files.headings) as HeadingsFile;
  const paths = [names, headings].flatMap((file) => linesOf(file.paths));
  return { names, headings, paths, addresses: paths.map((path) => inLanguage(path, language)) };
}

describe.each(languages)('the index in %s', (language) => {
  const { names, headings, addresses } = readIndex(language);
  const pages = realPages.filter((page) => page.language === language);

  test('has every indexed page but home, search, and those that a query fills', () => {
    const without = ['home', 'search', ...manifest.filter(({ itemOf }) => itemOf !== undefined).map(({ id }) => id)];
    const wanted = pages.filter(({ key, meta }) => !meta.noindex && !without.includes(key)).map(({ path }) => path);
    expect([...addresses].sort()).toEqual(wanted.sort());
  });

  test('leads to sections that the pages have', () => {
    for (const [index, anchors] of cellsOf(headings.anchors).entries()) {
      const view = pages.find(({ path }) => path === addresses[index])?.view;
      const ids = [...(view?.sections ?? []), ...(view?.doc?.outline ?? [])].map(({ id }) => id);
      expect(anchors.filter((anchor) => anchor && !ids.includes(anchor))).toEqual([]);
    }
  });

  test.each([
    ['first results', () => `${language}.json`, 5000],
    ['items, headings and summaries', () => names.files.headings, 45_000],
  ])('stays within its byte limit for %s', (_, file, limit) => {
    expect(gzipSync(realIndex.get(file()) ?? '', { level: 9 }).length).toBeLessThanOrEqual(limit);
  });
});

test('pages that English hides are not in the English index (section 4)', () => {
  const { paths } = readIndex('en');
  expect([...hiddenPages(content.english.hidden)].filter((id) => paths.includes(`/${id}`))).toEqual([]);
});

test('the same pages give the same bytes', () => {
  expect([...indexFiles(realPages, content.search, content)]).toEqual([...realIndex]);
});

test('hashed files are immutable, the first one is revalidated', () => {
  for (const name of realIndex.keys())
    expect(cacheControl(`/search/${name}`)).toMatch(/^(zh|en)\.json$/.test(name) ? /must-revalidate/ : /immutable/);
});

test('writing the index deletes the files of earlier builds, and nothing else', () => {
  const { folder, write, remove } = temporaryFolder();
  write('public/search/zh.texts.0123.json', '{}');
  write('public/search/index.html', '');
  writeSearchIndex(folder, realIndex);
  expect(readdirSync(join(folder, 'public/search')).sort()).toEqual(['index.html', ...realIndex.keys()].sort());
  remove();
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
    ['version undefined', '<!doctype html>'],
    [`version ${formatVersion - 1}`, { ...names, version: formatVersion - 1 }],
    ['language en', { ...names, language: 'en' }],
    ['labels', { ...names, labels: 3 }],
    ['headings', { ...names, files: undefined }],
    ['file ../x.json', { ...names, files: { ...names.files, texts: '../x.json' } }],
    ['file x.json?y', { ...names, files: { ...names.files, headings: 'x.json?y' } }],
    ['syllables has 1 lines instead of 2', { ...names, syllables: '' }],
    ['titles has 3 lines instead of 2', { ...names, titles: '\n\n' }],
    ['kinds', { ...names, kinds: '08' }],
    ['devices', { ...names, devices: '03' }],
    ['paths', { ...names, paths: undefined }],
    ['path //evil.example', { ...names, paths: '/x\n//evil.example' }],
    ['path /\\evil.example', { ...names, paths: '/\\evil.example\n/x' }],
    ['path https://evil.example/', { ...names, paths: 'https://evil.example/\n/x' }],
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
