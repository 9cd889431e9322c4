import * as v from 'valibot';
import { mediaOf } from '../../src/build/content/media';
import { mediaIndex } from '../../src/contract/content/media';

const index = v.parse(mediaIndex, {
  'whitePaper/x': { zh: { digest: 'd', file: { extension: 'pdf', bytes: 7, pages: 3 } } },
  'fileDown/x': { en: { digest: 'd', file: { extension: 'xlsx', bytes: 7 } } },
  'cloudtech/x': { en: { digest: 'd', video: { bytes: 9, seconds: 42 } } },
});

describe('a downloadable item (section 3) has', () => {
  test('a file with its address on the company host, its size, pages and type', () => {
    expect(mediaOf(index, { kind: 'whitePaper', slug: 'x' }, 'zh')).toEqual({
      file: { url: '/upload/files/whitePaper/x.zh.pdf', bytes: 7, pages: 3, type: 'application/pdf' },
      video: null,
    });
  });

  test('a spreadsheet without pages', () => {
    expect(mediaOf(index, { kind: 'fileDown', slug: 'x' }, 'en').file).toMatchObject({
      url: '/upload/files/fileDown/x.en.xlsx',
      pages: null,
    });
  });

  test('a video with captions and poster', () => {
    expect(mediaOf(index, { kind: 'cloudtech', slug: 'x' }, 'en').video).toEqual({
      url: '/upload/videos/cloudtech/x.en.mp4',
      captions: '/upload/videos/cloudtech/x.en.vtt',
      poster: '/upload/videos/cloudtech/x.en.webp',
      bytes: 9,
      seconds: 42,
    });
  });

  test.each([
    ['another language', { kind: 'whitePaper', slug: 'x' }, 'en'],
    ['an item of a kind without files', { kind: 'case', slug: 'x' }, 'zh'],
  ] as const)('nothing for %s', (_, item, language) => {
    expect(mediaOf(index, item, language)).toEqual({ file: null, video: null });
  });
});

const drawn = { digest: 'x', file: { extension: 'pdf', bytes: 1, pages: 1 }, video: { bytes: 1, seconds: 1 } };
test.each([
  ['a third language', { fr: drawn }],
  ['no digest', { zh: { file: drawn.file } }],
  ['a file of another format', { zh: { ...drawn, file: { ...drawn.file, extension: 'docx' } } }],
  ['an empty file', { zh: { ...drawn, file: { ...drawn.file, bytes: 0 } } }],
  ['half a page', { zh: { ...drawn, file: { ...drawn.file, pages: 0.5 } } }],
  ['a video of no length', { zh: { ...drawn, video: { ...drawn.video, seconds: 0 } } }],
])('data/media.json refuses an entry with %s', (_, entry) => {
  expect(v.safeParse(mediaIndex, { 'report/a': entry }).success).toBe(false);
});
