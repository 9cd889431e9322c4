import { filePath, videoPath } from '../../../src/build/content/media';
import type { Content, Item } from '../../../src/build/content/read';
import { contactChannels } from '../../../src/build/view/sections';
import { familyOf, motifOf } from '../../../src/build/view/visuals';
import { consolePath, consoleSize } from '../../../src/config/consoles';
import type { Language } from '../../../src/config/languages';
import type { ResourceItem } from '../../../src/contract/content/item';
import { type MediaIndex, type MediaKind, mediaKinds, videoKinds } from '../../../src/contract/content/media';
import type { Diagram } from '../../../src/contract/content/sections';
import { drawMotif } from '../../../src/drawings/motifs/motif';
import { referenceValues, replaceReferences } from '../../../src/i18n/references';
import { fill } from '../../../src/i18n/texts';
import type { UiTexts } from '../../../src/i18n/ui-texts';
import { inLanguage } from '../../../src/routes/href';
import { digestOf, type Unit } from '../drawing';
import { look } from '../mark';
import { entriesOf, type MediaScript, type MediaScripts } from './script';

/** Increase it when the generators draw something differently, so that every file and video is redrawn. */
export const mediaVersion = 4;

/** Everything that an item's file or video in one language is made from. Its digest tells whether it must be redrawn. */
export type MediaSource = ReturnType<typeof mediaSource>;

/** The items that have a file or a video. */
export const mediaItems = ({ items }: Pick<Content, 'items'>): (Item<MediaKind> & { kind: MediaKind })[] =>
  mediaKinds.flatMap((kind) => items[kind] as Item<MediaKind>[]);

/** Numbers a document's blocks in its order: chapter by chapter, then the appendix. Pure. */
export function numberCaptions(script: MediaScript, labels: Pick<UiTexts['print'], 'figure' | 'tableNumber'>) {
  const captions: string[] = [];
  const counts = { figure: 0, table: 0 };
  const last = Number.MAX_SAFE_INTEGER;
  const inOrder = [...entriesOf(script).entries()].sort(([, a], [, b]) => (a.chapter ?? last) - (b.chapter ?? last));
  for (const [index, { block }] of inOrder) {
    if (!block || block.kind === 'section') continue;
    const isTable = block.kind === 'table' || block.kind === 'checklist';
    const number = ++counts[isTable ? 'table' : 'figure'];
    captions[index] = fill(isTable ? labels.tableNumber : labels.figure, { number });
  }
  return { captions, counts };
}

/** The console pictures and diagrams that a script refers to, by page. Those that don't exist are left out (check-scripts.ts). */
function picturesOf(script: MediaScript, { consoles, pages }: Content, language: Language) {
  const found = new Map<string, { title: string; picture: string; alt: string; drawnFrom: string }>();
  const diagrams = new Map<string, Diagram>();
  for (const { block } of entriesOf(script)) {
    if (block?.kind === 'diagram')
      for (const section of pages.get(block.of)?.[language].sections ?? [])
        if (section.kind === 'architecture') diagrams.set(block.of, section.diagram);
    const shown = block?.kind === 'console' ? consoles.get(block.of) : undefined;
    if (block?.kind === 'console' && shown) {
      const { callouts, crops, areas, ...drawn } = shown;
      found.set(block.of, {
        title: pages.get(block.of)?.[language].name ?? '',
        picture: `static${consolePath(block.of.replace('product/', ''), language, 'light', consoleSize.width)}`,
        alt: shown.alt[language],
        drawnFrom: digestOf(drawn),
      });
    }
  }
  return { consoles: Object.fromEntries(found), diagrams: Object.fromEntries(diagrams) };
}

/** The motif of an item's product as SVG, which takes its colours from the page; empty if it has none. */
function ornamentOf(item: Item<MediaKind>, content: Content, language: Language): string {
  const motif = motifOf(item.related, content);
  if (motif === null) return '';
  const texts = new Map<string, { words: Record<string, string> }>(Object.entries(content.ui[language].drawings));
  const { width, height, markup } = drawMotif(motif, `${item.kind}/${item.slug}`, texts.get(motif)?.words);
  return `<svg class="drawing" viewBox="0 0 ${width} ${height}">${markup}</svg>`;
}

/**
 * Gathers what an item's file or video is made from. Pure.
 * @throws Error if its script is missing
 */
export function mediaSource(
  content: Content,
  scripts: ReadonlyMap<string, MediaScripts>,
  item: Item<MediaKind> & { kind: MediaKind },
  language: Language,
) {
  const { kind, slug, date, related, tags } = item;
  const { vendor, pages, ui } = content;
  const script = scripts.get(`${kind}/${slug}`)?.[language];
  if (!script) throw new Error(`data/media/${kind}/${slug}.json is missing`);
  const { title, description, body: chapters } = (item as unknown as ResourceItem)[language];
  const { print, media, items } = ui[language];
  const { captions } = numberCaptions(script, print);
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
    vendor: { name: vendor.name[language], legalName: vendor.legalName[language], slogan: vendor.slogan[language] },
    channels: contactChannels(content, language).map(({ label, value }) => ({ label, value })),
    support: vendor.email.support,
    /** Address of the item's page. */
    page: vendor.siteUrl + inLanguage(`/${kind}/${slug}`, language),
    /** SVG; empty: none. */
    ornament: ornamentOf(item, content, language),
  };
  const names = entriesOf(script).map(({ id }, at) => [`block.${id}`, captions[at] ?? '']);
  const isPaper = entriesOf(script).some(({ block }) => block?.kind === 'section');
  return {
    ...replaceReferences(source, { ...referenceValues(content, language), ...Object.fromEntries(names) }),
    // The generators fill in the blanks of labels.
    labels: { ...print, ...media, ...(isPaper ? { webVersionText: items.paper.webVersion } : {}) },
  };
}

/** The addresses of all files of an item in a language; of a video, the film comes first. */
export function mediaAddresses(source: Pick<MediaSource, 'kind' | 'slug' | 'language' | 'script'>): string[] {
  const { kind, language, script } = source;
  if (videoKinds.some((found) => found === kind))
    return (['mp4', 'vtt', 'webp'] as const).map((extension) => videoPath(source, language, extension));
  return [filePath(source, language, 'sheets' in script ? 'xlsx' : 'pdf')];
}

/** An item's files in a language, with the digest of their source, of the vendor's look and of the version of the generators. */
export function mediaUnit(source: MediaSource, record: MediaIndex): Omit<Unit, 'draw'> {
  const { kind, slug, language } = source;
  const name = `${kind}/${slug}`;
  const drawn = record[name]?.[language];
  return {
    name,
    files: mediaAddresses(source).map((address) => `mock-api${address}`),
    digest: digestOf([mediaVersion, look(), source]),
    drawn: drawn && { digest: drawn.digest, bytes: (drawn.video ?? drawn.file)?.bytes },
  };
}
