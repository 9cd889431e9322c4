import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../src/cli/support/environment';
import { contactChannels } from '../../../src/content/contact-channels';
import type { Content, Item } from '../../../src/content/content';
import { filePath, videoPath } from '../../../src/content/media';
import { referenceValues, replaceReferences } from '../../../src/content/references';
import type { Diagram } from '../../../src/content/schemas/diagram';
import type { ResourceItem } from '../../../src/content/schemas/item';
import { type MediaIndex, type MediaKind, mediaKinds } from '../../../src/content/schemas/media';
import { uiTexts } from '../../../src/content/ui-texts';
import type { Drawing } from '../../../src/drawings/svg';
import type { TextsOf } from '../../../src/i18n/instance';
import { consoleFile, consoleFolder } from '../../../src/site/consoles';
import { inLanguage } from '../../../src/site/href';
import type { Language } from '../../../src/site/languages';
import { familyOf, visualOf } from '../../../src/views/visuals';
import { digestOf, type Unit } from '../drawing';
import { look } from '../mark';
import { entriesOf, type MediaScript, type MediaScripts } from './script';

/**
 * Everything that an item's file or video in one language is made from. Its digest tells whether it
 * must be redrawn.
 */
export type MediaSource = ReturnType<typeof mediaSource> & {
  /** The diagrams by page, once they're drawn. */
  drawings?: Record<string, Drawing>;
};

type MediaItem = Item<MediaKind> & { kind: MediaKind };

/** The items that have a file or a video. */
export const mediaItems = ({ items }: Pick<Content, 'items'>) =>
  mediaKinds.flatMap((kind) => items[kind] as MediaItem[]);

/** Numbers a document's blocks. Pure. */
export function numberCaptions(script: MediaScript, t: TextsOf<'print'>) {
  const captions: string[] = [];
  const counts = { figure: 0, table: 0 };

  for (const [index, { block }] of entriesOf(script).entries()) {
    if (!block || block.kind === 'section') continue;

    const isTable = block.kind === 'table' || block.kind === 'checklist';
    const number = ++counts[isTable ? 'table' : 'figure'];
    captions[index] = t(isTable ? 'tableNumber' : 'figure', { number });
  }

  return { captions, counts };
}

/**
 * The console pictures and diagrams that a script refers to, by page.
 * @throws Error for one that doesn't exist
 */
function picturesOf(script: MediaScript, content: Content, language: Language) {
  const consoles: Record<string, ConsolePicture> = {};
  const diagrams: Record<string, Diagram> = {};

  for (const { block } of entriesOf(script)) {
    if (block?.kind === 'console') consoles[block.of] = consoleOf(block.of, content, language);
    if (block?.kind === 'diagram') diagrams[block.of] = diagramOf(block.of, content, language);
  }

  return { consoles, diagrams };
}

interface ConsolePicture {
  title: string;
  alt: string;
  picture: string;
  digest: string;
}

function consoleOf(page: string, content: Content, language: Language): ConsolePicture {
  const alt = content.consoles.get(page)?.alt[language];
  if (alt === undefined) throw new Error(`${page} has no console`);

  const file = consoleFile(page.replace('product/', ''), language, 'light');
  const picture = `${consoleFolder}/${file}`;

  return {
    title: content.pages.get(page)?.[language].name ?? '',
    alt,
    picture,
    digest: digestOf(readFileSync(join(root, picture), 'base64')),
  };
}

function diagramOf(page: string, content: Content, language: Language): Diagram {
  const sections = content.pages.get(page)?.[language].sections ?? [];
  const section = sections.find(({ kind }) => kind === 'architecture');
  if (section?.kind !== 'architecture') throw new Error(`${page} has no diagram`);

  return section.diagram;
}

/** The vendor as files and videos name it. */
const vendorIn = ({ vendor }: Content, language: Language) => ({
  name: vendor.name[language],
  legalName: vendor.legalName[language],
  slogan: vendor.slogan[language],
});

/**
 * Gathers what an item’s file or video is made from.
 * @throws Error if its script is missing
 */
export function mediaSource(
  content: Content,
  scripts: ReadonlyMap<string, MediaScripts>,
  item: MediaItem,
  language: Language,
) {
  const { kind, slug, date, related, tags } = item;
  const { vendor, pages, ui } = content;
  const getFixedT = uiTexts(ui, language);
  const script = scripts.get(`${kind}/${slug}`)?.[language];
  if (!script) throw new Error(`data/media/${kind}/${slug}.json is missing`);

  const { title, description, body: chapters } = (item as unknown as ResourceItem)[language];
  const { captions } = numberCaptions(script, getFixedT('print'));

  const source = {
    kind,
    slug,
    language,
    family: familyOf(related, content),
    /** Name of the item's kind. */
    eyebrow: pages.get(kind)?.[language].name ?? kind,
    title,
    description,
    date,
    tags: tags.flatMap((tag) => content.tags[tag]?.[language] ?? []),
    chapters,
    script,
    /** The start of each block's caption in a document, e.g. `Figure 2`. */
    captions,
    ...picturesOf(script, content, language),
    vendor: vendorIn(content, language),
    channels: contactChannels(content, language).map(({ label, value }) => [label, value] as const),
    support: vendor.email.support,
    /** Address of the item's page. */
    page: vendor.siteUrl + inLanguage(`/${kind}/${slug}`, language),
    /** The drawing of its product; undefined if it has none, and in a spreadsheet, which shows none. */
    motif: 'sheets' in script ? undefined : visualOf(related, { content, getFixedT })?.drawing,
  };

  const entries = entriesOf(script);
  const captionValues = entries.map(({ id }, index) => [`block.${id}`, captions[index] ?? '']);
  const values = {
    ...referenceValues(content, language),
    ...Object.fromEntries(captionValues),
  };

  return { ...replaceReferences(source, values), labels: labelsOf(script, content, language) };
}

/** The labels of files and videos; the generators fill in their blanks. */
function labelsOf(script: MediaScript, { ui }: Content, language: Language) {
  const { print, media, items } = ui[language];
  const isPaper = entriesOf(script).some(({ block }) => block?.kind === 'section');

  return { ...print, ...media, ...(isPaper ? { webVersionText: items.paper.webVersion } : {}) };
}

/**
 * An item's files in a language (of a film: video, captions, poster), with the digest of their
 * source and of the vendor's look.
 */
export function mediaUnit(source: MediaSource, record: MediaIndex): Omit<Unit, 'draw'> {
  const { kind, slug, language, script } = source;
  const name = `${kind}/${slug}`;
  const entry = record[name]?.[language];
  const addresses =
    'scenes' in script
      ? (['mp4', 'vtt', 'webp'] as const).map((extension) => videoPath(source, language, extension))
      : [filePath(source, language, 'sheets' in script ? 'xlsx' : 'pdf')];

  return {
    name,
    files: addresses.map((address) => `mock-api${address}`),
    digest: digestOf([look(), source]),
    lastDrawing: entry && { digest: entry.digest, bytes: (entry.video ?? entry.file)?.bytes },
  };
}
