import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'puppeteer';
import { DataError } from '../../../src/calls/issue';
import { root } from '../../../src/cli/support/environment';
import { readContent } from '../../../src/content/read';
import { mediaKinds } from '../../../src/content/schemas/media';
import { drawArchitecture } from '../../../src/drawings/architecture/architecture';
import type { Drawing } from '../../../src/drawings/svg';
import { features } from '../../../src/features';
import { languages } from '../../../src/site/languages';
import { recordedDrawing, type Unit } from '../drawing';
import { webVtt } from './captions';
import { checkScripts, checkScriptWords } from './check-scripts';
import { beyondPage, documentMarkup } from './document';
import { print } from './pdf';
import { readScripts } from './script';
import { writeSheet } from './sheet';
import { deckMarkup, filmOf } from './slides';
import { type MediaSource, mediaItems, mediaSource, mediaUnit } from './source';
import { shoot } from './video';

/**
 * Draws the file or video of an item in one language. The kind of its script follows from the kind
 * of the item.
 */
async function draw(page: Page, mediaSource: MediaSource, files: readonly string[]) {
  const source = { ...mediaSource, drawings: {} as Record<string, Drawing> };
  for (const [of, diagram] of Object.entries(source.diagrams))
    source.drawings[of] = await drawArchitecture(diagram);

  const { script } = source;
  const [path = '', captions = '', poster = ''] = files.map((file) => join(root, file));
  mkdirSync(dirname(path), { recursive: true });

  if ('scenes' in script) {
    const film = filmOf(source, script);
    const flaws = await shoot(page, film, { video: path, poster });
    writeFileSync(captions, webVtt(film.cues));
    return { media: { video: { bytes: statSync(path).size, seconds: film.seconds } }, flaws };
  }

  if ('sheets' in script) {
    await writeSheet(source, script, path);
    const bytes = statSync(path).size;
    return { media: { file: { extension: 'xlsx' as const, bytes } }, flaws: [] };
  }

  const isDeck = 'slides' in script;
  const markup = isDeck ? deckMarkup(source, script) : documentMarkup(source, script);
  const { flaws, pages } = await print(page, markup, path, source.date);
  const beyond = isDeck ? {} : beyondPage(script, source);
  const bytes = statSync(path).size;
  return { media: { file: { extension: 'pdf' as const, bytes, pages, ...beyond } }, flaws };
}

/**
 * The files and videos that the vendor's CMS would hold: a document, deck or spreadsheet for every
 * report, white paper, deck and download, and a film for every video, in both languages. Chromium
 * prints and takes screenshots; ffmpeg encodes the videos.
 */
export const media = recordedDrawing({
  about: `files and videos of items (mock-api/upload); NAME is a kind or an item, e.g. whitePaper or ${mediaKinds[0]}/SLUG`,
  list: 'data/media.json',
  folders: ['mock-api/upload/files', 'mock-api/upload/videos'],
  read() {
    const { content, issues } = readContent(root, features);
    const { scripts, issues: scriptIssues } = readScripts();
    const allIssues = [...issues, ...scriptIssues];
    if (content)
      allIssues.push(...checkScripts(content, scripts), ...checkScriptWords(content, scripts));
    if (!content || allIssues.length > 0)
      throw new DataError('Files and videos cannot be drawn', allIssues);

    const record = content.media;
    const units = mediaItems(content).flatMap((item) =>
      languages.map((language): Unit => {
        const source = mediaSource(content, scripts, item, language);
        const unit = mediaUnit(source, record);
        return {
          ...unit,
          async draw(page) {
            const { media, flaws } = await draw(page, source, unit.files);
            record[unit.name] = {
              ...record[unit.name],
              [language]: { digest: unit.digest, ...media },
            };
            return flaws.map((flaw) => `${unit.name} (${language}): ${flaw}`);
          },
        };
      }),
    );

    return { units, record };
  },
});
