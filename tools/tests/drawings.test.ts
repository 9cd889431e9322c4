import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildPages } from '../../src/build/view/pages';
import { root } from '../../src/cli/support/environment';
import { consolePath, panelWidths } from '../../src/config/consoles';
import { languages } from '../../src/config/languages';
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
import { headlineMarkup, social, titleMarks } from '../draw/social/draw';
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
  ['consoles', 'static/consoles', 160_000, 30_000_000],
  ['files and videos', 'mock-api/upload', 1_200_000, 30_000_000],
])('%s stay small, one by one and together', (_, folder, one, together) => {
  const sizes = filesBelow(folder).map((file) => ({ file, bytes: statSync(join(root, file)).size }));
  expect(sizes.filter(({ bytes }) => bytes > one)).toEqual([]);
  expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(together);
});

test('a panel of a console is drawn for narrow screens at the size that pages reserve for it', async () => {
  const heights = [...content.consoles].flatMap(([id, { areas }]) =>
    Object.entries(areas).flatMap(([area, place]) =>
      languages.flatMap((language) =>
        panelWidths.map((width, index) => ({ id, area, language, width, height: place.heights[language]?.[index] })),
      ),
    ),
  );
  for (const { id, area, language, width, height } of heights) {
    if (height === undefined) continue;
    const file = consolePath(id.replace('product/', ''), language, 'dark', `${area}-${width}`);
    const drawn = await sharp(join(root, 'static', file)).metadata();
    expect([file, Math.abs((drawn.height * width) / drawn.width - height) < 1]).toEqual([file, true]);
  }
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
    ['its drawing', { ...page, view: { ...page.view, motif: null } }],
  ])('is stale when %s changes', (_, changed) => {
    expect(digestAfter(changed)).not.toEqual(digestAfter(page));
  });

  test('is not stale when its lead changes, and not drawn for a page that may not be indexed', () => {
    expect(digestAfter(hero({ lead: '别的导语。' }))).toEqual(digestAfter(page));
    expect(socialPictures([{ ...page, meta: { ...page.meta, noindex: true } }], marks)).toEqual([]);
  });
});

test('a headline on a social picture keeps its words, and is whole', () => {
  for (const { heading } of socialPictures(pages, marks)) {
    const text = headlineMarkup(heading)
      .replace(/<\/?(span|b)>/g, '')
      .replaceAll('&amp;', '&')
      .replaceAll('&quot;', '"');
    expect(text).toBe(unmarked(heading));
  }
  expect(headlineMarkup('One ledger')).toBe('<span><b>One</b> <b>ledger</b></span>');
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

  /** A list that says of an item's file what it would say once it is drawn. */
  const listedFor = (language: 'zh' | 'en') => {
    const drawn = structuredClone(content.media[name]?.[language] ?? { digest: '' });
    return { ...drawn, digest: mediaDigest(mediaSource(content, scripts, item, language)) };
  };

  test('when it is not listed, gone, or another file', () => {
    const listed = { [name]: { zh: listedFor('zh') } };
    expect(staleReason(root, source, {})).toBe('is not drawn');
    expect(staleReason(join(root, 'tests'), source, listed)).toBe('is missing');
    expect(staleReason(root, source, listed)).toBe(null);
    const other = structuredClone(listed);
    if (other[name]?.zh.file) other[name].zh.file.bytes += 1;
    expect(staleReason(root, source, other)).toBe('is another file than the one that was drawn');
  });

  test('in one language alone when only that one has changed', () => {
    const listed = { [name]: { zh: listedFor('zh'), en: listedFor('en') } };
    const changed = { ...item, en: { ...item.en, title: 'Another title' } } as typeof item;
    const reasons = languages.map((language) =>
      staleReason(root, mediaSource(content, scripts, changed, language), listed),
    );
    expect(reasons).toEqual([null, 'shows an older text']);
  });
});
