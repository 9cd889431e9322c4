import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../src/cli/support/environment';
import { mediaOf } from '../../src/content/media';
import type { ResourceItem } from '../../src/content/schemas/item';
import { languages, languageTags } from '../../src/site/languages';
import { realContent } from '../../tests/support/real-site';
import { mediaItems } from '../draw/media/source';

const content = realContent();
/** Every item that has a file or a video, in each language. */
const mediaFiles = mediaItems(content).flatMap((item) =>
  languages.map((language) => ({ item, language, ...mediaOf(content.media, item, language) })),
);
const read = (address: string): Buffer => readFileSync(join(root, 'mock-api', address));
const fileName = ({ item, language }: (typeof mediaFiles)[number]): string =>
  `${item.kind}/${item.slug}.${language}`;

/** The names of the entries that do not fit. */
const failing = <T extends (typeof mediaFiles)[number]>(
  list: readonly T[],
  fits: (entry: T) => boolean,
): string[] => list.filter((entry) => !fits(entry)).map(fileName);

test('every deck has a recorded talk, and every address of a download names a file of the mock', () => {
  const decks = mediaFiles.filter(({ item }) => item.kind === 'pptdown');

  expect(failing(decks, ({ recording }) => recording !== null)).toEqual([]);
  const exists = (address = '') => existsSync(join(root, 'mock-api', address));
  const addresses = mediaFiles.map((entry) => [entry.file?.url, entry.video?.url, entry.recording]);
  expect(addresses.flat().filter((address) => address && !exists(address))).toEqual([]);
});

describe('a document or deck', () => {
  const files = mediaFiles.flatMap((entry) =>
    entry.file?.url.endsWith('.pdf')
      ? [{ ...entry, file: entry.file, text: read(entry.file.url).toString('latin1') }]
      : [],
  );

  test('is a PDF with as many pages as its page says', () => {
    expect(failing(files, ({ text }) => text.startsWith('%PDF-'))).toEqual([]);
    expect(
      failing(
        files,
        ({ text, file }) => text.match(/\/Type \/Page\b(?!s)/g)?.length === file.pages,
      ),
    ).toEqual([]);
  });

  test('is accessible: tagged, with its language, a title and bookmarks', () => {
    for (const part of ['/StructTreeRoot', '/Marked true', '/Title', '/Outlines'])
      expect([part, ...failing(files, ({ text }) => text.includes(part))]).toEqual([part]);
    expect(
      failing(files, ({ text, language }) => text.includes(`/Lang (${languageTags[language]})`)),
    ).toEqual([]);
  });

  test('names no program that made it', () => {
    expect(
      failing(files, ({ text }) => !/\/(Creator|Producer) |HeadlessChrome|Skia/.test(text)),
    ).toEqual([]);
  });

  test('has its item’s date, not that of the day on which it was printed', () => {
    expect(
      failing(files, ({ text, item }) =>
        new RegExp(`/CreationDate \\(D:${item.date.replaceAll('-', '')}`).test(text),
      ),
    ).toEqual([]);
  });
});

describe('a video', () => {
  const videos = mediaFiles.flatMap((entry) =>
    entry.video ? [{ ...entry, video: entry.video, bytes: read(entry.video.url) }] : [],
  );

  test('has H.264 pictures, no sound, and its index in front, so that it plays before it is loaded', () => {
    expect(
      failing(videos, ({ bytes }) => bytes.includes('avc1') && !bytes.includes('soun')),
    ).toEqual([]);
    expect(
      failing(
        videos,
        ({ bytes }) => bytes.indexOf('moov') > 0 && bytes.indexOf('moov') < bytes.indexOf('mdat'),
      ),
    ).toEqual([]);
  });

  test('lasts 20 to 60 seconds, as long as its page says', () => {
    const lasts = (bytes: Buffer): number => {
      // mvhd, version 0: after its name 12 bytes, then the units in a second and the duration in
      // units.
      const at = bytes.indexOf('mvhd') + 4;
      return bytes.readUInt32BE(at + 16) / bytes.readUInt32BE(at + 12);
    };
    expect(
      failing(
        videos,
        ({ bytes, video }) =>
          video.seconds >= 20 &&
          video.seconds <= 60 &&
          Math.abs(lasts(bytes) - video.seconds) < 0.2,
      ),
    ).toEqual([]);
  });

  test('has captions that are words of its transcript, and end before it does', () => {
    const fits = ({ video, item, language }: (typeof videos)[number]): boolean => {
      const { body } = (item as unknown as ResourceItem)[language];
      const transcript = body
        .flatMap(({ paragraphs }) => paragraphs)
        .join('')
        .replace(/\s/g, '');
      const [head, ...cues] = read(video.captions).toString().trim().split('\n\n');
      const texts = cues.map((cue) => cue.replace(/^.*\n/, '').replace(/\s/g, ''));
      const [, minute, second] = /--> 00:(\d\d):(\d\d)/.exec(cues.at(-1) ?? '') ?? [];
      const isWithin = Number(minute) * 60 + Number(second) <= video.seconds;

      return (
        head === 'WEBVTT' &&
        cues.length > 4 &&
        isWithin &&
        texts.every((text) => transcript.includes(text))
      );
    };
    expect(failing(videos, fits)).toEqual([]);
  });
});
