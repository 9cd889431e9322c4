import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filePath, mediaOf, videoPath, videoSize } from '../../src/build/content/media';
import { checkMediaFiles, mediaAddresses, mediaFile } from '../../src/build/content/media-files';
import { mediaDigest, mediaItems, mediaSource } from '../../src/build/content/media-source';
import { languages, languageTags } from '../../src/config/languages';
import type { ResourceItem } from '../../src/contract/content/item';
import { fileKinds } from '../../src/contract/content/media';
import { mediaKinds } from '../../src/contract/content/media-script';
import { describeIssue } from '../../src/contract/issue';
import { realContent } from '../../tests/support/real-site';
import { root } from '../../tests/support/root';

const content = realContent();
/** Every item that has a file or a video, in each language. */
const drawn = mediaItems(content).flatMap((item) =>
  languages.map((language) => ({ item, language, ...mediaOf(content.media, item, language) })),
);
/** The most that all files and videos may weigh together, and one video, in bytes. */
const [together, oneVideo] = [30_000_000, 600_000];

const read = (address: string): Buffer => readFileSync(mediaFile(root, address));
const nameOf = ({ item, language }: (typeof drawn)[number]): string => `${item.kind}/${item.slug}.${language}`;

/** The names of what `fits` does not hold for. */
const failing = <T extends (typeof drawn)[number]>(list: readonly T[], fits: (entry: T) => boolean): string[] =>
  list.filter((entry) => !fits(entry)).map(nameOf);

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)],
  );

describe('files and videos', () => {
  test('are drawn of the texts as they stand (else: npm run draw:media)', () => {
    expect(checkMediaFiles(root, content).map(describeIssue)).toEqual([]);
  });

  test('exist for every report, white paper, deck, download and video, in both languages', () => {
    expect(drawn).toHaveLength(
      mediaKinds.reduce((sum, kind) => sum + content.items[kind].length, 0) * languages.length,
    );
    expect(
      failing(drawn, ({ item, file, video }) =>
        fileKinds.some((kind) => kind === item.kind) ? file !== null : video !== null,
      ),
    ).toEqual([]);
  });

  test('weigh no more together than the limit, and nothing lies beside them', () => {
    const files = ['files', 'videos'].flatMap((folder) => filesBelow(join(root, 'mock-api/upload', folder)));
    const expected = mediaItems(content).flatMap((item) =>
      languages.flatMap((language) =>
        mediaAddresses(mediaSource(content, item, language)).map((address) => mediaFile(root, address)),
      ),
    );
    expect(files.sort()).toEqual(expected.sort());
    expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(together);
  });
});

describe('a document or deck', () => {
  const files = drawn.flatMap((entry) =>
    entry.file?.url.endsWith('.pdf')
      ? [{ ...entry, file: entry.file, text: read(entry.file.url).toString('latin1') }]
      : [],
  );

  test('is a PDF with as many pages as its page says', () => {
    expect(files.length).toBeGreaterThan(40);
    expect(failing(files, ({ text }) => text.startsWith('%PDF-'))).toEqual([]);
    expect(failing(files, ({ text, file }) => text.match(/\/Type \/Page\b(?!s)/g)?.length === file.pages)).toEqual([]);
  });

  test('can be read aloud: it is tagged, names its language and has a title and bookmarks', () => {
    for (const part of ['/StructTreeRoot', '/Marked true', '/Title', '/Outlines'])
      expect([part, ...failing(files, ({ text }) => text.includes(part))]).toEqual([part]);
    expect(failing(files, ({ text, language }) => text.includes(`/Lang (${languageTags[language]})`))).toEqual([]);
  });

  test('bears its item’s date, not that of the day on which it was printed', () => {
    expect(
      failing(files, ({ text, item }) => new RegExp(`/CreationDate \\(D:${item.date.replaceAll('-', '')}`).test(text)),
    ).toEqual([]);
  });
});

describe('a spreadsheet', () => {
  test('is what the sizing sheet is', () => {
    const sheet = drawn.filter(({ file }) => file?.url.endsWith('.xlsx'));
    expect(sheet.map(nameOf)).toEqual(['fileDown/gpu-pool-sizing-sheet.zh', 'fileDown/gpu-pool-sizing-sheet.en']);
    for (const { file } of sheet) {
      expect(file).toMatchObject({ pages: null, type: expect.stringContaining('spreadsheetml') });
      expect(read(file?.url ?? '').toString('latin1', 0, 2)).toBe('PK');
    }
  });
});

describe('a video', () => {
  const videos = drawn.flatMap((entry) =>
    entry.video ? [{ ...entry, video: entry.video, bytes: read(entry.video.url) }] : [],
  );

  test('begins to play before it is loaded: its index stands in front', () => {
    expect(videos.length).toBe(36);
    expect(
      failing(videos, ({ bytes }) => bytes.indexOf('moov') > 0 && bytes.indexOf('moov') < bytes.indexOf('mdat')),
    ).toEqual([]);
  });

  test('has pictures of H.264 and no sound', () => {
    expect(failing(videos, ({ bytes }) => bytes.includes('avc1') && !bytes.includes('soun'))).toEqual([]);
  });

  test('lasts 20 to 60 seconds, as long as its page says', () => {
    const lasts = (bytes: Buffer): number => {
      // mvhd, version 0: after its name 12 bytes, then the units in a second and the duration in units.
      const at = bytes.indexOf('mvhd') + 4;
      return bytes.readUInt32BE(at + 16) / bytes.readUInt32BE(at + 12);
    };
    expect(failing(videos, ({ video }) => video.seconds >= 20 && video.seconds <= 60)).toEqual([]);
    expect(failing(videos, ({ bytes, video }) => Math.abs(lasts(bytes) - video.seconds) < 0.2)).toEqual([]);
  });

  test('is small', () => {
    expect(failing(videos, ({ video }) => video.bytes < oneVideo)).toEqual([]);
  });

  test('has a poster of its own size', () => {
    const fits = (poster: Buffer): boolean => {
      const isWebp = poster.toString('latin1', 0, 4) === 'RIFF' && poster.toString('latin1', 8, 15) === 'WEBPVP8';
      // A lossy WebP gives its size 26 bytes in, in 14 bits each.
      return (
        isWebp &&
        (poster.readUInt16LE(26) & 0x3fff) === videoSize.width &&
        (poster.readUInt16LE(28) & 0x3fff) === videoSize.height
      );
    };
    expect(
      failing(videos, ({ video }) => fits(read(video.poster)) && statSync(mediaFile(root, video.poster)).size < 60_000),
    ).toEqual([]);
  });

  test('has captions that are words of its transcript, one after the other, within its length', () => {
    const seconds = (moment: string): number => moment.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
    const faults = videos.flatMap((entry) => {
      const { video, item, language } = entry;
      const transcript = (item as unknown as ResourceItem)[language].body
        .flatMap(({ paragraphs }) => paragraphs)
        .join('')
        .replace(/\s/g, '');
      const [head = '', ...cues] = read(video.captions).toString('utf8').trim().split('\n\n');
      let last = 0;
      const wrong = cues.filter((cue) => {
        const [, times = '', ...lines] = cue.split('\n');
        const [from = 0, to = 0] = times.split(' --> ').map(seconds);
        const fits =
          from >= last &&
          to - from >= 1 &&
          to <= video.seconds &&
          lines.length <= 2 &&
          transcript.includes(lines.join('').replace(/\s/g, ''));
        last = to;
        return !fits;
      });
      return head === 'WEBVTT' && cues.length > 4
        ? wrong.map((cue) => `${nameOf(entry)}: ${cue}`)
        : [`${nameOf(entry)}: ${cues.length} captions`];
    });
    expect(faults).toEqual([]);
  });
});

describe('what an item’s page is told', () => {
  const paper = { kind: 'whitePaper', slug: 'x' } as const;
  const index = {
    'whitePaper/x': { zh: { digest: 'd', file: { extension: 'pdf' as const, bytes: 7, pages: 3 } } },
    'fileDown/x': { en: { digest: 'd', file: { extension: 'xlsx' as const, bytes: 7 } } },
    'cloudtech/x': { en: { digest: 'd', video: { bytes: 9, seconds: 42 } } },
  };

  test('a file with its address on the company host, its size, pages and type', () => {
    expect(mediaOf(index, paper, 'zh')).toEqual({
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
    ['another language', paper, 'en'],
    ['an item of a kind without files', { kind: 'case', slug: 'x' }, 'zh'],
  ] as const)('nothing for %s', (_, item, language) => {
    expect(mediaOf(index, item, language)).toEqual({ file: null, video: null });
  });
});

describe('a file that is stale', () => {
  const [item] = content.items.whitePaper;
  if (!item) throw new Error('there are no white papers');
  const name = `whitePaper/${item.slug}`;
  const issuesOf = (changed: Partial<typeof content>) =>
    checkMediaFiles(root, { ...content, ...changed }).map(describeIssue);

  test('is named with its language when its text has changed', () => {
    const changed = { ...item, en: { ...item.en, title: 'Another title' } };
    const whitePaper = content.items.whitePaper.map((other) => (other === item ? changed : other));
    expect(issuesOf({ items: { ...content.items, whitePaper } })).toEqual([
      `data/media.json › ${name}.en: is made of an older text: npm run draw:media -- ${name}`,
    ]);
  });
  test('is named when what it shows beside its text has changed', () => {
    const script = structuredClone(content.scripts.get(name));
    if (!script || !('blocks' in script.zh)) throw new Error(`${name} has no blocks`);
    script.zh.blocks.pop();
    expect(issuesOf({ scripts: new Map([...content.scripts, [name, script]]) })).toEqual([
      expect.stringContaining(`${name}.zh: is made of an older text`),
    ]);
  });
  test('is named when nothing says what it shows', () => {
    const scripts = new Map([...content.scripts].filter(([key]) => key !== name));
    expect(issuesOf({ scripts })).toEqual([`data/media/${name}.json: is missing: what its file or video shows`]);
  });
  test('is named when it is not listed', () => {
    const { [name]: _, ...media } = content.media;
    expect(issuesOf({ media })).toEqual(
      languages.map((language) => expect.stringContaining(`${name}.${language}: is not drawn`)),
    );
  });
  test('is named when its file is gone or another one', () => {
    const elsewhere = join(root, 'tests');
    expect(existsSync(mediaFile(elsewhere, filePath(item, 'zh', 'pdf')))).toBe(false);
    expect(checkMediaFiles(elsewhere, content).map(describeIssue)).toContainEqual(
      expect.stringContaining(`${name}.zh: mock-api${filePath(item, 'zh', 'pdf')} is missing`),
    );
    const media = structuredClone(content.media);
    const listed = media[name]?.zh?.file;
    if (listed) listed.bytes += 1;
    expect(issuesOf({ media })).toEqual([expect.stringContaining('is another file than the one that was drawn')]);
  });
  test('is stale for another vendor, another hotline, another label', () => {
    const source = mediaSource(content, item, 'zh');
    for (const other of [
      { ...source, vendor: { ...source.vendor, name: 'X' } },
      { ...source, channels: [] },
      { ...source, labels: { ...source.labels, contents: 'X' } },
    ])
      expect(mediaDigest(other)).not.toBe(mediaDigest(source));
    expect(mediaDigest(mediaSource(content, item, 'zh'))).toBe(mediaDigest(source));
  });
});

test('addresses of a video name its language', () => {
  expect(videoPath({ kind: 'cloudtech', slug: 'x' }, 'zh', 'vtt')).toBe('/upload/videos/cloudtech/x.zh.vtt');
});
