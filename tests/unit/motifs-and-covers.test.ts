import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { coverColours, coversOf, writeCovers } from '../../src/build/covers';
import { hasVisual } from '../../src/components/plan';
import { coverPath, coverShapeOf } from '../../src/config/covers';
import type { Language } from '../../src/config/languages';
import { type CoverFacts, drawCover } from '../../src/drawings/covers/cover';
import { setTitle } from '../../src/drawings/covers/title';
import { drawMotif, type MotifName, motifs } from '../../src/drawings/motifs/motif';
import { type Drawing, textWidth } from '../../src/drawings/svg';
import { content, menu, pages } from '../support/real-pages';
import { root } from '../support/root';
import { temporaryFolder } from '../support/temporary-folder';

const css = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8');
const covers = coversOf(content, menu, css);
const names = Object.keys(motifs) as MotifName[];

/** Each word of a drawing that does not lie inside of it. */
const cutWords = ({ width, markup }: Drawing): string[] =>
  [...markup.matchAll(/<text x="([\d.-]+)"[^>]*?(?:text-anchor="(\w+)")?>([^<]*)</g)].flatMap(
    ([, at, anchor, text = '']) => {
      const [length, x] = [textWidth(text, 14), Number(at) + 2];
      const start = x - length * (anchor === 'end' ? 1 : anchor === 'middle' ? 0.5 : 0);
      return start < 0 || start + length > width ? [text] : [];
    },
  );

describe('a motif', () => {
  test.each(names)('%s is the same for the same seed, and no mark of it is undefined', (name) => {
    const [one, again] = [drawMotif(name, 'case/a'), drawMotif(name, 'case/a')];
    expect(one).toEqual(again);
    expect(one.markup).not.toMatch(/NaN|undefined|null|<text/);
  });

  test.each(names)('%s differs from page to page', (name) => {
    const variants = new Set(Array.from({ length: 12 }, (_, page) => drawMotif(name, `page ${page}`).markup));
    expect(variants.size).toBeGreaterThan(1);
  });

  test('shows every word of its page in full, whatever the seed', () => {
    const drawn = pages.flatMap(({ path, view }) =>
      view.motif ? cutWords(view.motif.drawing).map((text) => `${path}: ${text}`) : [],
    );
    expect(drawn).toEqual([]);
  });

  test('is in the head of every family, case and error page, with a label where it has words', () => {
    const families = ['ContainerFamily', 'Microservice', 'DevOps', 'notFond'];
    const shown = pages.filter(({ key }) => key.startsWith('case/') || families.includes(key));
    expect(shown.filter(({ view }) => !view.motif).map(({ path }) => path)).toEqual([]);
    for (const { path, view } of pages)
      if (view.motif)
        expect([path, view.motif.drawing.markup.includes('<text')]).toEqual([path, view.motif.label !== null]);
  });

  test('or else a diagram is in the head of every solution', () => {
    const empty = pages.filter(({ template, view }) => template === 'solution' && !hasVisual(view));
    expect(empty.map(({ path }) => path)).toEqual([]);
  });
});

describe('a cover', () => {
  const colours = coverColours(css)('cloud');
  const facts = (shape: CoverFacts['shape'], more: Partial<CoverFacts> = {}): CoverFacts => ({
    ...{ shape, language: 'en', isDeep: false, kind: 'Report', title: 'A title', day: '1 May 2026', vendor: 'Vendor' },
    ...{ motif: null, chapters: [], isFilm: false, format: '', ...more },
  });

  test('is made for every entry of a list whose kind has covers, in at most 4 kB', () => {
    const entries = pages.flatMap(({ language, view }) =>
      view.sections.flatMap((section) =>
        section.kind === 'listing' && coverShapeOf(section.of)
          ? section.entries.map(({ href }) => coverPath(href.replace(/^\/(en\/)?/, ''), language))
          : [],
      ),
    );
    expect(entries.length).toBeGreaterThan(100);
    expect(entries.filter((path) => !covers.has(path))).toEqual([]);
    expect([...covers].filter(([, text]) => Buffer.byteLength(text) > 4096).map(([path]) => path)).toEqual([]);
  });

  test.each<[string, Language, string]>([
    [
      '12 long words',
      'en',
      'Reconciliation infrastructure observability containerisation interoperability authentication orchestration virtualisation decommissioning microarchitecture synchronisation accountability',
    ],
    [
      '60 Chinese characters',
      'zh',
      '面向多中心多活架构的分布式数据库与消息中间件在切换演练中的一致性校验方法以及回退流程和人工复核要点的完整说明与案例汇编第二版',
    ],
    ['one word without a break', 'en', 'x'.repeat(90)],
  ])('holds a title of %s', (_, language, title) => {
    const box = { width: 148, height: 100 };
    const set = setTitle(title, language, box, [19, 15, 11, 10]);
    expect(set.title.length * set.size * 1.25).toBeLessThanOrEqual(box.height);
    for (const line of set.title) expect(textWidth(line, set.size)).toBeLessThanOrEqual(box.width);
  });

  test('breaks its title between words, in Chinese too', () => {
    const { title, subtitle } = setTitle(
      '信创迁移：依赖分级与数据库双写比对',
      'zh',
      { width: 148, height: 100 },
      [19, 15],
    );
    expect([title, subtitle]).toEqual([['信创迁移'], ['依赖分级与', '数据库双写比对']]);
  });

  test.each(['paper', 'poster', 'deck', 'file'] as const)('without date, motif and chapters is plain: %s', (shape) => {
    expect(drawCover(facts(shape, { day: '' }), colours)).not.toMatch(/NaN|undefined|null|<text[^>]*><\/text>/);
  });

  test('escapes what its title says', () => {
    expect(drawCover(facts('paper', { title: 'A <b> & c' }), colours)).toContain('A &lt;b&gt; &amp; c');
  });
});

test('covers are written once, and those of items that are gone are removed', () => {
  const { folder, write, remove } = temporaryFolder();
  const path = (name: string) => join(folder, 'public/covers/news', name);
  writeCovers(folder, new Map([['/covers/news/a.en.svg', '<svg/>']]));
  const { mtimeMs } = statSync(path('a.en.svg'));
  for (const name of ['b.en.svg', 'b.en.svg.br']) write(`public/covers/news/${name}`, '');
  writeCovers(folder, new Map([['/covers/news/a.en.svg', '<svg/>']]));
  expect(statSync(path('a.en.svg')).mtimeMs).toBe(mtimeMs);
  expect(['b.en.svg', 'b.en.svg.br'].filter((name) => existsSync(path(name)))).toEqual([]);
  remove();
});
