import { statSync } from 'node:fs';
import { join } from 'node:path';
import { buildPages } from '../../src/build/view/pages';
import { root } from '../../src/cli/support/environment';
import { type Language, languages } from '../../src/config/languages';
import { unmarked } from '../../src/lib/line-breaks';
import { realAnswer, realContent } from '../../tests/support/real-site';
import { consoles } from '../draw/consoles/draw';
import { filesBelow } from '../draw/drawing';
import { font } from '../draw/font/draw';
import { icons } from '../draw/icons/draw';
import { media } from '../draw/media/draw';
import { readScripts } from '../draw/media/script';
import { mediaDigest, mediaItems, mediaSource, staleReason } from '../draw/media/source';
import { menu } from '../draw/menu/draw';
import { social, titleMarks } from '../draw/social/draw';
import { headlineParts, setHeadline } from '../draw/social/lines';
import { type PicturedPage, socialDigest, socialPictures } from '../draw/social/pictures';

const content = realContent();
const pages = buildPages(content, realAnswer('topMenu'));
const marks = titleMarks(content);

test.each(Object.entries({ social, consoles, icons, menu, media, font }))(
  'committed drawings of the kind %s are current (npm run draw -- --check)',
  async (_, drawing) => {
    expect(await drawing.stale()).toEqual([]);
  },
  30_000,
);

test.each([
  ['social pictures', 'static/social', 40_000, 8_000_000],
  ['consoles', 'static/consoles', 160_000, 32_000_000],
  ['files and videos', 'mock-api/upload', 1_200_000, 30_000_000],
])('%s stay small, one by one and together', (_, folder, one, together) => {
  const sizes = filesBelow(folder).map((file) => ({ file, bytes: statSync(join(root, file)).size }));
  expect(sizes.filter(({ bytes }) => bytes > one)).toEqual([]);
  expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(together);
});

describe('a social picture', () => {
  const page = pages.find(({ key, language }) => key === 'product/BCC' && language === 'zh');
  if (!page) throw new Error('no page of BCC');
  const digestAfter = (changed: PicturedPage) => socialPictures([changed], marks).map(socialDigest);
  const hero = (change: object): PicturedPage => ({
    ...page,
    view: { ...page.view, hero: { ...page.view.hero, ...change } },
  });

  test.each<[string, PicturedPage]>([
    ['its heading', hero({ heading: '新的标题' })],
    ['its family', { ...page, view: { ...page.view, family: 'devops' } }],
    ['its drawing', { ...page, view: { ...page.view, plan: null } }],
  ])('is stale when %s changes', (_, changed) => {
    expect(digestAfter(changed)).not.toEqual(digestAfter(page));
  });

  test('is not stale when its lead changes, and not drawn for a page that may not be indexed', () => {
    expect(digestAfter(hero({ lead: '别的导语。' }))).toEqual(digestAfter(page));
    expect(socialPictures([{ ...page, meta: { ...page.meta, noindex: true } }], marks)).toEqual([]);
  });
});

describe('a headline on a social picture', () => {
  /** Sets a headline as if every Chinese character were as wide as its type, every other one half as wide. */
  const set = (text: string, language: Language) => {
    const parts = headlineParts(marks[language](text));
    const widths = parts.map((part) =>
      [...part].reduce((sum, character) => sum + (/[\u2e80-\uffef]/u.test(character) ? 1 : 0.5), 0),
    );
    return setHeadline(parts, widths, 640, language);
  };

  test('is whole, in one to three lines, none of which begins with punctuation or holds one character', () => {
    for (const { heading, language } of socialPictures(pages, marks)) {
      const { lines } = set(heading, language);
      expect(lines.join('').replaceAll(' ', '')).toBe(unmarked(heading).replaceAll(' ', ''));
      expect(lines.length).toBeLessThanOrEqual(3);
      for (const line of lines) {
        expect(line).not.toMatch(/^[，。、：；！？）”』」,.:;!?)%]/u);
        expect(line.replace(/[\p{P}\s]/gu, '').length).toBeGreaterThan(1);
      }
    }
  });

  test.each<[string, Language, string[]]>([
    ['星洲机场集团：旅客看航班，值班看业务链路', 'zh', ['星洲机场集团：', '旅客看航班，', '值班看业务链路']],
    ['前端工程师（控制台）', 'zh', ['前端工程师', '（控制台）']],
    [
      'FICC 交易与风险平台：做市、自营与代客共用定价库',
      'zh',
      ['FICC 交易与风险平台：', '做市、自营', '与代客共用定价库'],
    ],
    ['Several clouds, one ledger, one entrance', 'en', ['Several clouds,', 'one ledger,', 'one entrance']],
  ])('%s breaks where its sense does', (heading, language, lines) => {
    expect(set(heading, language).lines).toEqual(lines);
  });

  test('that fits in no size is refused', () => {
    expect(() => set('无法断开'.repeat(30), 'en')).toThrow('does not fit in 3 lines: 无法断开');
  });
});

describe('a file or video is stale', () => {
  const { scripts } = readScripts();
  const [item] = mediaItems(content);
  if (!item) throw new Error('no item has a file');
  const name = `${item.kind}/${item.slug}`;
  const source = mediaSource(content, scripts, item, 'zh');

  test('for another text, vendor, hotline or label', () => {
    for (const other of [
      { ...source, title: 'X' },
      { ...source, vendor: { ...source.vendor, name: 'X' } },
      { ...source, channels: [] },
      { ...source, labels: { ...source.labels, contents: 'X' } },
    ])
      expect(mediaDigest(other)).not.toBe(mediaDigest(source));
    expect(staleReason(root, { ...source, title: 'X' }, content.media)).toBe('shows an older text');
  });

  test('when it is not listed, gone, or another file', () => {
    expect(staleReason(root, source, {})).toBe('is not drawn');
    expect(staleReason(join(root, 'tests'), source, content.media)).toBe('is missing');
    const listed = structuredClone(content.media);
    const file = listed[name]?.zh?.file;
    if (file) file.bytes += 1;
    expect(staleReason(root, source, listed)).toBe('is another file than the one that was drawn');
  });

  test('in one language alone when only that one has changed', () => {
    const changed = { ...item, en: { ...item.en, title: 'Another title' } } as typeof item;
    const reasons = languages.map((language) =>
      staleReason(root, mediaSource(content, scripts, changed, language), content.media),
    );
    expect(reasons).toEqual([null, 'shows an older text']);
  });
});
