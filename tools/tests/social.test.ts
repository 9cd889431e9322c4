import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type PicturedPage,
  socialDigest,
  socialPath,
  socialPictures,
  socialSize,
  staleSocialPictures,
} from '../../src/build/content/social';
import { type BuiltPage, buildPages } from '../../src/build/view/pages';
import type { Language } from '../../src/config/languages';
import { realAnswer, realContent } from '../../tests/support/real-site';
import { root } from '../../tests/support/root';
import { pieces, setHeadline } from '../draw/social/lines';

const pages = buildPages(realContent(), realAnswer('topMenu'));
const pictures = socialPictures(pages);
const drawn = JSON.parse(readFileSync(join(root, 'data/images/social.json'), 'utf8'));
/** Largest file in bytes. */
const limit = 40_000;

/** What is wrong with a picture's file; null if nothing is. */
function flawOf(address: string): string | null {
  const path = join(root, 'static', address);
  if (!existsSync(path)) return 'is missing';
  const file = readFileSync(path);
  if (file.toString('latin1', 1, 4) !== 'PNG') return 'is no PNG';
  // The header of a PNG gives its size at fixed places.
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  if (width !== socialSize.width || height !== socialSize.height) return `has ${width} x ${height} pixels`;
  return file.length < limit ? null : `has ${file.length} bytes`;
}

/** The first page with a key and language, changed. */
function changed(key: string, language: Language, change: (page: BuiltPage) => PicturedPage): PicturedPage[] {
  return pages.flatMap((page) => (page.key === key && page.language === language ? [change(page)] : []));
}

describe('the social pictures', () => {
  test('are current: every page and item that may be indexed has one in its language (else: npm run draw:social)', () => {
    const stale = staleSocialPictures(pages, drawn).map(({ key, language }) => socialPath(key, language));
    const wrong = pictures.flatMap(({ key, language }) => {
      const address = socialPath(key, language);
      const flaw = stale.includes(address) ? 'is not of the page as it stands' : flawOf(address);
      return flaw === null ? [] : [`static${address} ${flaw}: npm run draw:social`];
    });
    expect(wrong).toEqual([]);
  });

  test('are listed for no page that is gone', () => {
    const keys = new Set(pictures.map(({ key }) => key));
    expect(Object.keys(drawn).filter((key) => !keys.has(key))).toEqual([]);
  });

  test('are those of the pages that may be indexed', () => {
    expect(pictures).toHaveLength(pages.filter(({ meta }) => !meta.noindex).length);
    for (const { eyebrow, heading } of pictures) expect([eyebrow, heading]).not.toContain('');
  });
});

describe('a picture is drawn again', () => {
  const current = Object.fromEntries(
    pictures.filter(({ language }) => language === 'zh').map((picture) => [picture.key, { zh: socialDigest(picture) }]),
  );
  const staleAfter = (change: (page: BuiltPage) => PicturedPage) =>
    staleSocialPictures(changed('product/BCC', 'zh', change), current).map(({ key }) => key);

  test.each<[string, (page: BuiltPage) => PicturedPage]>([
    ['its heading', (page) => ({ ...page, view: { ...page.view, hero: { ...page.view.hero, heading: '新的标题' } } })],
    ['its eyebrow', (page) => ({ ...page, view: { ...page.view, hero: { ...page.view.hero, eyebrow: '新的眉题' } } })],
    ['its family', (page) => ({ ...page, view: { ...page.view, family: 'devops' } })],
    ['its diagram', (page) => ({ ...page, view: { ...page.view, sections: [] } })],
  ])('when %s changes', (_, change) => {
    expect(staleAfter(change)).toEqual(['product/BCC']);
  });

  test('when it has none', () => {
    expect(
      staleSocialPictures(
        changed('home', 'zh', (page) => page),
        {},
      ).map(({ key }) => key),
    ).toEqual(['home']);
  });

  test.each<[string, (page: BuiltPage) => PicturedPage]>([
    ['nothing changes', (page) => page],
    [
      'its lead changes',
      (page) => ({ ...page, view: { ...page.view, hero: { ...page.view.hero, lead: '别的导语。' } } }),
    ],
    ['it may not be indexed', (page) => ({ ...page, meta: { noindex: true } })],
  ])('but not when %s', (_, change) => {
    expect(staleAfter(change)).toEqual([]);
  });
});

describe('a headline on a social picture', () => {
  /** Sets a headline as if every Chinese character were as wide as its type, every other one half as wide. */
  const set = (text: string, language: Language) => {
    const parts = pieces(text, language);
    const widths = parts.map((part) =>
      [...part].reduce((sum, character) => sum + (/[\u2e80-\uffef]/u.test(character) ? 1 : 0.5), 0),
    );
    return setHeadline(parts, widths, 640, language);
  };

  test('stands whole in one to three lines, none of which begins with punctuation or holds one character', () => {
    for (const { heading, language } of pictures) {
      const { lines } = set(heading, language);
      expect(lines.join('').replaceAll(' ', '')).toBe(heading.replaceAll(' ', ''));
      expect(lines.length).toBeLessThanOrEqual(3);
      for (const line of lines) {
        expect(line).not.toMatch(/^[，。、：；！？）”』」,.:;!?)%]/u);
        expect(line).not.toMatch(/[（“『「(]$/u);
        expect(line.replace(/[\p{P}\s]/gu, '').length).toBeGreaterThan(1);
      }
    }
  });

  test.each<[string, Language, string[]]>([
    ['关键业务在线，值班一夜安稳', 'zh', ['关键业务在线，', '值班一夜安稳']],
    ['星洲机场集团：旅客看航班，值班看业务链路', 'zh', ['星洲机场集团：', '旅客看航班，', '值班看业务链路']],
    ['前端工程师（控制台）', 'zh', ['前端工程师', '（控制台）']],
    ['Several clouds, one ledger, one entrance', 'en', ['Several clouds,', 'one ledger,', 'one entrance']],
  ])('%s breaks where its sense does', (heading, language, lines) => {
    expect(set(heading, language).lines).toEqual(lines);
  });

  test('that fits in no size says which one it is', () => {
    expect(() => set('无法断开'.repeat(30), 'en')).toThrow('does not fit in 3 lines: 无法断开');
  });
});
