/**
 * `npm run draw:media -- [--all] [KIND | KIND/SLUG …]`: makes the files and videos that the vendor's CMS would hold, for every report, white paper, deck,
 * download and video, in both languages: `mock-api/upload/files` and `mock-api/upload/videos`. Chromium prints and photographs; ffmpeg
 * (`apt-get install ffmpeg`) makes the videos.
 *
 * Only what is stale is drawn: data/media.json keeps a digest of what each file was made of. With `--all`, everything that is named.
 * Ends with 1, naming item and language, if a page, a slide or a scene holds more than fits.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'puppeteer';
import * as v from 'valibot';
import { mediaAddresses, mediaFile, staleReason } from '../../build/content/media-files';
import { type MediaSource, mediaDigest, mediaItems, mediaSource } from '../../build/content/media-source';
import { readContent } from '../../build/content/read';
import { languages } from '../../config/languages';
import { type DrawnMedia, type MediaIndex, mediaIndex } from '../../contract/content/media';
import {
  type DeckScript,
  type DocumentScript,
  type FilmScript,
  mediaKinds,
  type SheetScript,
} from '../../contract/content/media-script';
import { describeIssue } from '../../contract/issue';
import { ensureBrowser, launchBrowser } from '../support/browser';
import { fail, root } from '../support/environment';
import { webVtt } from './captions';
import { filmOf } from './film';
import { requireFonts } from './fonts';
import { printDeck, printDocument } from './pdf';
import { writeSheet } from './sheet';
import { requireFfmpeg, shoot } from './video';

const list = join(root, 'data/media.json');
const onDisk = (address: string): string => mediaFile(root, address);

/** Whether a source has the script of some kind; the kinds of items decide (src/contract/content/media-script.ts). */
const isFilm = (source: MediaSource): source is MediaSource<FilmScript> => 'scenes' in source.script;
const isDeck = (source: MediaSource): source is MediaSource<DeckScript> => 'slides' in source.script;
const isSheet = (source: MediaSource): source is MediaSource<SheetScript> => 'sheets' in source.script;

interface Drawn {
  media: Omit<DrawnMedia, 'digest'>;
  flaws: string[];
}

/** Draws what an item has in one language. */
async function draw(page: Page, source: MediaSource): Promise<Drawn> {
  const addresses = mediaAddresses(source).map(onDisk);
  const [path = '', captions = '', poster = ''] = addresses;
  mkdirSync(dirname(path), { recursive: true });
  if (isFilm(source)) {
    const film = filmOf(source);
    const flaws = await shoot(page, film, { video: path, poster });
    writeFileSync(captions, webVtt(film.cues, source.language));
    return { media: { video: { bytes: statSync(path).size, seconds: film.seconds } }, flaws };
  }
  if (isSheet(source)) {
    await writeSheet(source, path);
    return { media: { file: { extension: 'xlsx', bytes: statSync(path).size } }, flaws: [] };
  }
  const { pages, flaws } = isDeck(source)
    ? await printDeck(page, source, path)
    : await printDocument(page, source as MediaSource<DocumentScript>, path);
  return { media: { file: { extension: 'pdf', bytes: statSync(path).size, pages } }, flaws };
}

/** Writes the list in the order of keys. */
function writeIndex(index: MediaIndex): void {
  const sorted = Object.fromEntries(Object.entries(index).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(list, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Every file below an address of the CMS. */
const filesBelow = (address: string): string[] =>
  existsSync(onDisk(address))
    ? readdirSync(onDisk(address), { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? filesBelow(`${address}/${entry.name}`) : [`${address}/${entry.name}`],
      )
    : [];

/** @returns what does not fit */
async function drawMedia(parameters: readonly string[]): Promise<string[]> {
  const { content, issues } = readContent(root);
  if (!content) throw new Error(issues.map(describeIssue).join('\n'));
  const index = v.parse(mediaIndex, existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {});
  const sources = mediaItems(content).flatMap((item) =>
    languages.map((language) => mediaSource(content, item, language)),
  );

  const names = parameters.filter((parameter) => !parameter.startsWith('-'));
  const keyOf = ({ kind, slug }: Pick<MediaSource, 'kind' | 'slug'>) => `${kind}/${slug}`;
  const unknown = names.filter((name) => !sources.some((source) => name === source.kind || name === keyOf(source)));
  if (unknown.length > 0)
    throw new Error(`No item has a file or a video: ${unknown.join(', ')}. Kinds: ${mediaKinds.join(', ')}`);
  const isStale = (source: MediaSource) => staleReason(root, source, index) !== null;
  const wanted = sources.filter(
    (source) =>
      (names.length === 0 || names.includes(source.kind) || names.includes(keyOf(source))) &&
      (parameters.includes('--all') || isStale(source)),
  );

  const problems: string[] = [];
  if (wanted.length > 0) requireFonts();
  if (wanted.some(isFilm)) await requireFfmpeg();
  if (wanted.length > 0) {
    const browser = await launchBrowser(await ensureBrowser());
    try {
      const page = await browser.newPage();
      for (const [count, source] of wanted.entries()) {
        const { media, flaws } = await draw(page, source);
        const name = `${keyOf(source)} (${source.language})`;
        problems.push(...flaws.map((flaw) => `${name}: ${flaw}`));
        index[keyOf(source)] = {
          ...index[keyOf(source)],
          [source.language]: { digest: mediaDigest(source), ...media },
        };
        // At once: what is drawn stays drawn if the command is ended.
        writeIndex(index);
        const { bytes = 0, pages, seconds } = { ...media.file, ...media.video };
        const size = `${(bytes / 1000).toFixed(0)} kB${pages ? `, ${pages} pages` : ''}${seconds ? `, ${seconds} s` : ''}`;
        console.log(`${count + 1}/${wanted.length} ${name}: ${size}`);
      }
    } finally {
      await browser.close();
    }
  }

  const keys = new Set(sources.map(keyOf));
  for (const key of Object.keys(index)) if (!keys.has(key)) delete index[key];
  writeIndex(index);
  const expected = new Set(sources.flatMap(mediaAddresses));
  const files = ['/upload/files', '/upload/videos'].flatMap(filesBelow);
  for (const file of files) if (!expected.has(file)) rmSync(onDisk(file));
  const kept = files.filter((file) => expected.has(file));
  const bytes = kept.reduce((sum, file) => sum + statSync(onDisk(file)).size, 0);
  console.log(`${wanted.length} drawn; ${kept.length} files of ${expected.size}, ${(bytes / 1_000_000).toFixed(1)} MB`);
  return problems;
}

drawMedia(process.argv.slice(2)).then((problems) => {
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}, fail);
