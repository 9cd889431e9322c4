import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'puppeteer';
import { readContent } from '../../../src/build/content/read';
import { root } from '../../../src/cli/support/environment';
import { languages } from '../../../src/config/languages';
import { type DrawnMedia, type MediaIndex, mediaKinds } from '../../../src/contract/content/media';
import { describeIssue } from '../../../src/contract/issue';
import { withPage } from '../browser';
import { type Drawing, filesBelow, type Stale, writeSorted } from '../drawing';
import { webVtt } from './captions';
import { checkScripts } from './check-scripts';
import { beyondPage, documentMarkup } from './document';
import { print } from './pdf';
import { readScripts } from './script';
import { writeSheet } from './sheet';
import { deckMarkup, filmOf } from './slides';
import { type MediaSource, mediaAddresses, mediaDigest, mediaItems, mediaSource, staleReason } from './source';
import { hasFfmpeg, shoot } from './video';

/** Digests of what is drawn, and what pages say about each file. */
const list = 'data/media.json';
/** The CMS's folders of files and videos, below the project's folder. */
const folders = ['mock-api/upload/files', 'mock-api/upload/videos'];

interface Drawn {
  media: Omit<DrawnMedia, 'digest'>;
  flaws: string[];
}

/** Draws the file or video of an item in one language. The kind of its script follows from the kind of the item. */
async function draw(page: Page, source: MediaSource): Promise<Drawn> {
  const { script } = source;
  const [path = '', captions = '', poster = ''] = mediaAddresses(source).map((name) => join(root, 'mock-api', name));
  mkdirSync(dirname(path), { recursive: true });
  if ('scenes' in script) {
    const film = filmOf(source, script);
    const flaws = await shoot(page, film, { video: path, poster });
    writeFileSync(captions, webVtt(film.cues));
    return { media: { video: { bytes: statSync(path).size, seconds: film.seconds } }, flaws };
  }
  if ('sheets' in script) {
    await writeSheet(source, script, path);
    return { media: { file: { extension: 'xlsx', bytes: statSync(path).size } }, flaws: [] };
  }
  const isDeck = 'slides' in script;
  const markup = isDeck ? deckMarkup(source, script) : documentMarkup(source, script);
  const { flaws, pages } = await print(page, markup, path, source.date);
  const beyond = isDeck ? {} : beyondPage(script, source);
  return { media: { file: { extension: 'pdf', bytes: statSync(path).size, pages, ...beyond } }, flaws };
}

const keyOf = ({ kind, slug }: Pick<MediaSource, 'kind' | 'slug'>) => `${kind}/${slug}`;

/**
 * The source of every file and video, and the content of data/media.json.
 * @throws Error with a line for every issue in the data folder and its scripts
 */
function readSources(): { sources: MediaSource[]; index: MediaIndex } {
  const { content, issues } = readContent(root);
  const read = readScripts();
  const found = [...issues, ...read.issues, ...(content ? checkScripts(content, read.scripts) : [])];
  if (!content || found.length > 0) throw new Error(found.map(describeIssue).join('\n'));
  const sources = mediaItems(content).flatMap((item) =>
    languages.map((language) => mediaSource(content, read.scripts, item, language)),
  );
  return { sources, index: content.media };
}

/** Removes files of items that no longer exist, from the list and from the folders. */
function removeUnused(sources: readonly MediaSource[], index: MediaIndex): void {
  const keys = new Set(sources.map(keyOf));
  for (const key of Object.keys(index)) if (!keys.has(key)) delete index[key];
  writeSorted(list, index);
  const expected = new Set(sources.flatMap(mediaAddresses).map((address) => `mock-api${address}`));
  for (const file of folders.flatMap(filesBelow)) if (!expected.has(file)) rmSync(join(root, file));
}

async function drawMedia(names: readonly string[], all: boolean): Promise<string[]> {
  const { sources, index } = readSources();
  const isNamed = (source: MediaSource) => names.includes(source.kind) || names.includes(keyOf(source));
  const isStale = (source: MediaSource) => all || staleReason(root, source, index) !== null;
  const asked = sources.filter(names.length > 0 ? isNamed : isStale);
  const canFilm = await hasFfmpeg();
  const wanted = asked.filter(({ script }) => canFilm || !('scenes' in script));
  const flaws =
    wanted.length < asked.length
      ? [`${asked.length - wanted.length} videos aren’t drawn, because ffmpeg is missing (apt-get install ffmpeg)`]
      : [];
  const drawAll = async (page: Page) => {
    for (const [count, source] of wanted.entries()) {
      const [key, { language }] = [keyOf(source), source];
      const drawn = await draw(page, source);
      flaws.push(...drawn.flaws.map((flaw) => `${key} (${language}): ${flaw}`));
      index[key] = { ...index[key], [language]: { digest: mediaDigest(source), ...drawn.media } };
      // After each file, so that an interrupted run keeps what it has drawn.
      writeSorted(list, index);
      console.log(`${count + 1}/${wanted.length} ${key} (${language})`);
    }
  };
  if (wanted.length > 0) await withPage(drawAll);
  removeUnused(sources, index);
  console.log(`${wanted.length} drawn, ${sources.length} files and videos in all`);
  return flaws;
}

/**
 * The files and videos that the vendor's CMS would hold: a document, deck or spreadsheet for every report, white paper, deck and download,
 * and a film for every video, in both languages. Chromium prints and takes screenshots; ffmpeg encodes the videos.
 */
export const media: Drawing = {
  about: `files and videos of items (mock-api/upload); NAME is a kind or an item, e.g. whitePaper or ${mediaKinds[0]}/SLUG`,
  names: () => [...mediaKinds, ...readSources().sources.map(keyOf)],
  draw: drawMedia,
  async stale() {
    const { sources, index } = readSources();
    return sources.flatMap((source): Stale[] => {
      const reason = staleReason(root, source, index);
      const [address = ''] = mediaAddresses(source);
      return reason === null ? [] : [{ file: `mock-api${address}`, reason, name: keyOf(source) }];
    });
  },
};
