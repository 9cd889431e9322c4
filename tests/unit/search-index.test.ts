import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { cacheControl } from '../../src/build/hosting';
import { allIndexFiles, readSearchWords, writeSearchIndex } from '../../src/build/search-index';
import { languages } from '../../src/config/languages';
import { hiddenPages } from '../../src/i18n/english';
import { inLanguage } from '../../src/routes/href';
import { manifest } from '../../src/routes/manifest';
import { type HeadingsFile, linesOf, type NamesFile, parseNames } from '../../src/search/files';
import { parseHeadings, parseTexts, parseVariants } from '../../src/search/later-files';
import { indexFile, realIndex, realPages } from '../support/real-search';
import { realContent } from '../support/real-site';
import { root } from '../support/root';
import { temporaryFolder } from '../support/temporary-folder';

const content = realContent();
const namesOf = (language: (typeof languages)[number]) => indexFile(`${language}.json`) as NamesFile;
const headingsOf = (language: (typeof languages)[number]) =>
  indexFile(namesOf(language).files.headings) as HeadingsFile;
const pathsOf = (language: (typeof languages)[number]) =>
  [namesOf(language), headingsOf(language)].flatMap(({ paths }) => linesOf(paths));
const addressesOf = (language: (typeof languages)[number]) =>
  pathsOf(language).map((path) => inLanguage(path, language));

describe.each(languages)('the index in %s', (language) => {
  test('has every page that is indexed, except those that need a query, repeat others or search themselves', () => {
    const left = realPages
      .filter((page) => page.language === language && !page.meta.noindex && !addressesOf(language).includes(page.path))
      .map(({ key }) => key);
    const without = ['home', 'search', ...manifest.filter(({ itemOf }) => itemOf !== undefined).map(({ id }) => id)];
    expect(left.filter((key) => !without.includes(key))).toEqual([]);
    expect(left.length).toBeLessThan(15);
  });

  test('has no page that is not indexed', () => {
    const notIndexed = realPages
      .filter((page) => page.language === language && page.meta.noindex)
      .map(({ path }) => path);
    expect(addressesOf(language).filter((path) => notIndexed.includes(path))).toEqual([]);
  });

  test('leads to sections that the pages have', () => {
    const { anchors } = headingsOf(language);
    for (const [index, line] of linesOf(anchors).entries()) {
      const page = realPages.find(({ path }) => path === addressesOf(language)[index]);
      const ids = page?.view.sections.map(({ id }) => id) ?? [];
      expect(line.split('\t').filter((anchor) => anchor && !ids.includes(anchor))).toEqual([]);
    }
  });

  test('needs at most 5 kB for first results: with some 7 kB of code less than a tenth of what Pagefind needs (npm run benchmark:search)', () => {
    expect(gzipSync(realIndex.get(`${language}.json`) ?? '', { level: 9 }).length).toBeLessThanOrEqual(5000);
  });

  test('needs at most 40 kB until items, headings and summaries are searched', () => {
    expect(gzipSync(realIndex.get(namesOf(language).files.headings) ?? '', { level: 9 }).length).toBeLessThanOrEqual(
      40_000,
    );
  });
});

test('pages that English hides are not in the English index (specification section 4)', () => {
  const paths = pathsOf('en');
  expect([...hiddenPages(content.english.hidden)].filter((id) => paths.includes(`/${id}`))).toEqual([]);
});

test('the same pages give the same bytes', () => {
  expect([...allIndexFiles(realPages, readSearchWords(root), content)]).toEqual([...realIndex]);
});

test('files named by a digest are kept for ever, the first one is asked for again', () => {
  for (const name of realIndex.keys())
    expect(cacheControl(`/search/${name}`)).toMatch(/^(zh|en)\.json$/.test(name) ? /must-revalidate/ : /immutable/);
});

test('writing the index removes the files of earlier builds, and nothing else', () => {
  const { folder, write, remove } = temporaryFolder();
  write('public/search/zh.texts.0123.json', '{}');
  write('public/search/index.html', '');
  writeSearchIndex(folder, realIndex);
  expect(readdirSync(join(folder, 'public/search')).sort()).toEqual(['index.html', ...realIndex.keys()].sort());
  remove();
});

describe('a corrupted index is refused, and what does not fit is named', () => {
  const names = namesOf('zh');
  const size = linesOf(names.paths).length;
  const headings = parseHeadings(indexFile(names.files.headings), size);
  test.each([
    ['no object', null, 'language'],
    ['an HTML page', '<!doctype html>', 'language'],
    ['another version', { ...names, version: 99 }, 'version 99'],
    ['another language', { ...names, language: 'en' }, 'language en'],
    ['a column too short', { ...names, titles: 'one' }, `titles has 1 lines of ${size}`],
    ['no column', { ...names, paths: undefined }, 'paths'],
    ['an unknown kind', { ...names, kinds: names.kinds.replace(/^./, '9') }, 'kinds'],
    [
      'an address of another site',
      { ...names, paths: names.paths.replace(/^[^\n]+/, '//evil.example') },
      'path //evil.example',
    ],
    ['a file elsewhere', { ...names, files: { ...names.files, texts: '../x.json' } }, 'file ../x.json'],
  ])('%s', (_, value, message) => {
    expect(() => parseNames(value, 'zh')).toThrow(message);
  });
  test('sections and texts that do not fit', () => {
    expect(() => parseHeadings({ ...headings, sections: headings.sections.replace('\t', ' ') }, size)).toThrow(
      'sections',
    );
    expect(() => parseTexts({ texts: '' }, headings)).toThrow('sections');
    expect(() => parseVariants({ from: '雲灣', to: '云' })).toThrow('variants');
  });
});
