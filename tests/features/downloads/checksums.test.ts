import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readHostFiles } from '../../../src/content/host-files';
import { mediaFacts } from '../../../src/features/downloads/view';
import { fixedTexts } from '../../../src/i18n/instance';
import { content } from '../../fixtures/site';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'host-files-'));
});

afterEach(() => rmSync(root, { recursive: true }));

/** Puts a file on the mock's host. */
function upload(path: string, text: string): string {
  const file = join(root, 'mock-api', path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** Of the text `abc`: the example of FIPS 180-4. */
const sha256OfAbc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

test('size and checksum are those of the file, and follow it when it is replaced', () => {
  const path = '/upload/files/report/survey.zh.pdf';
  const file = upload(path, 'another');
  expect(readHostFiles(root).get(path)?.bytes).toBe(7);

  upload(path, 'abc');
  utimesSync(file, new Date(), new Date(Date.now() + 5000));
  expect(readHostFiles(root).get(path)).toEqual({ bytes: 3, sha256: sha256OfAbc });
});

test('without a folder of uploads there are no files', () => {
  expect([...readHostFiles(root)]).toEqual([]);
});

describe('a download', () => {
  const site = (hostFiles: ReadonlyMap<string, { bytes: number; sha256: string }>) => ({
    content: { ...content, hostFiles },
    language: 'en' as const,
    getFixedT: fixedTexts('en', content.ui),
  });

  const [report] = content.items.report;
  const [deck] = content.items.pptdown;
  if (!report || !deck) throw new Error('the small site has no report, or no deck');

  test('has size and checksum of the file that it opens', () => {
    const { download } = mediaFacts(report, site(new Map()));
    expect(download?.file).toBeUndefined();

    const file = { bytes: 2_500_000, sha256: 'cd'.repeat(32) };
    const files = new Map([[download?.address ?? '', file]]);
    expect(mediaFacts(report, site(files)).download).toMatchObject({
      file,
      facts: expect.stringContaining('2.5 MB'),
    });
  });

  test('of a deck that opens its recorded talk has those of the talk (section 4)', () => {
    const talk = '/upload/videos/liveReview/talk.en.mp4';
    const file = { bytes: 3_000_000, sha256: 'ef'.repeat(32) };
    const withTalk = { ...deck, content_video_url: talk };

    expect(mediaFacts(withTalk, site(new Map([[talk, file]]))).download).toMatchObject({
      address: talk,
      file,
      facts: `${content.ui.en.downloadLabels.formats.mp4}, 3.0 MB`,
    });
  });
});
