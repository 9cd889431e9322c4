import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filePath, videoPath } from '../../../src/build/content/media';
import type { Content, Item } from '../../../src/build/content/read';
import { contactChannels } from '../../../src/build/view/sections';
import { familyOf, motifOf } from '../../../src/build/view/visuals';
import { consolePath, consoleSize } from '../../../src/config/consoles';
import type { Language } from '../../../src/config/languages';
import type { ResourceItem } from '../../../src/contract/content/item';
import { type MediaIndex, type MediaKind, mediaKinds, videoKinds } from '../../../src/contract/content/media';
import type { Diagram } from '../../../src/contract/content/sections';
import { drawMotif, type MotifName } from '../../../src/drawings/motifs/motif';
import { referenceValues, replaceReferences } from '../../../src/i18n/references';
import type { UiTexts } from '../../../src/i18n/ui-texts';
import { inLanguage } from '../../../src/routes/href';
import type { Family } from '../../../src/routes/route-types';
import { digestOf } from '../drawing';
import { look } from '../mark';
import { captionNumbers } from './numbering';
import type { Block, MediaScript, MediaScripts } from './script';

/** Increase it when the generators draw something differently, so that every file and video is redrawn. */
export const mediaVersion = 3;

/** A block with its references resolved. */
export type ResolvedBlock =
  | Exclude<Block, { kind: 'console' | 'diagram' }>
  | { kind: 'console'; title: string; picture: string; alt: string; drawnFrom: string }
  | { kind: 'diagram'; title: string; diagram: Diagram };

type Resolve<T> = T extends Block
  ? ResolvedBlock
  : T extends readonly (infer U)[]
    ? Resolve<U>[]
    : T extends object
      ? { [K in keyof T]: Resolve<T[K]> }
      : T;

/** Everything that an item's file or video in one language is made from. Its digest tells whether it must be redrawn. */
export interface MediaSource<S extends MediaScript = MediaScript> {
  kind: MediaKind;
  slug: string;
  language: Language;
  /** Determines its colour. */
  family: Family | null;
  /** Name of the item's kind. */
  eyebrow: string;
  title: string;
  description: string;
  /** `YYYY-MM-DD` */
  date: string;
  tags: string[];
  chapters: { heading: string; paragraphs: string[] }[];
  script: Resolve<S>;
  vendor: { name: string; legalName: string; slogan: string; address: string };
  channels: { label: string; value: string }[];
  /** E-mail address of support. */
  support: string;
  /** Address of the item's page. */
  page: string;
  /** The motif of its product as SVG; empty: none. */
  ornament: string;
  labels: UiTexts['print'] & UiTexts['media'];
}

/** The items that have a file or a video. */
export const mediaItems = ({ items }: Pick<Content, 'items'>): (Item<MediaKind> & { kind: MediaKind })[] =>
  mediaKinds.flatMap((kind) => items[kind] as Item<MediaKind>[]);

/**
 * Gathers what an item's file or video is made from. Pure.
 * @throws Error if its script is missing, or refers to a console or a diagram that doesn't exist
 */
export function mediaSource(
  content: Content,
  allScripts: ReadonlyMap<string, MediaScripts>,
  item: Item<MediaKind>,
  language: Language,
): MediaSource {
  const { vendor, pages, tags, consoles, ui } = content;
  const values = referenceValues(content, language);
  const key = `${item.kind}/${item.slug}`;
  const scripts = allScripts.get(key);
  if (!scripts) throw new Error(`data/media/${key}.json is missing`);

  const resolve = (block: Block): ResolvedBlock => {
    if (block.kind === 'console') {
      const facts = consoles.get(block.of);
      if (!facts) throw new Error(`data/media/${key}.json: no console of ${block.of}`);
      const name = block.of.replace('product/', '');
      const { callouts, crops, areas, ...shown } = facts;
      return {
        kind: 'console',
        title: pages.get(block.of)?.[language].name ?? name,
        picture: `static${consolePath(name, language, 'light', consoleSize.width)}`,
        alt: facts.alt[language],
        drawnFrom: digestOf(shown),
      };
    }
    if (block.kind === 'diagram') {
      const page = pages.get(block.of)?.[language];
      const section = page?.sections.find(({ kind }) => kind === 'architecture');
      if (!page || section?.kind !== 'architecture')
        throw new Error(`data/media/${key}.json: no diagram on ${block.of}`);
      return { kind: 'diagram', title: section.diagram.caption, diagram: section.diagram };
    }
    return block;
  };
  const resolveAll = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolveAll);
    if (!value || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, child]) => [
        name,
        name === 'block' ? resolve(child as Block) : resolveAll(child),
      ]),
    );
  };

  const texts = (item as ResourceItem)[language];
  const source = {
    kind: item.kind,
    slug: item.slug,
    language,
    family: familyOf(item.related, content),
    eyebrow: pages.get(item.kind)?.[language].name ?? item.kind,
    title: texts.title,
    description: texts.description,
    date: item.date,
    tags: item.tags.flatMap((tag) => tags[tag]?.[language] ?? []),
    chapters: texts.body,
    script: resolveAll(scripts[language]) as MediaSource['script'],
    vendor: {
      name: vendor.name[language],
      legalName: vendor.legalName[language],
      slogan: vendor.slogan[language],
      address: vendor.siteUrl,
    },
    channels: contactChannels({ vendor, language, labels: ui[language].footer }).map(({ label, value }) => ({
      label,
      value,
    })),
    support: vendor.email.support,
    page: vendor.siteUrl + inLanguage(`/${key}`, language),
    ornament: ornamentOf(motifOf(item.related, content), key, ui[language]),
  };
  // The generators fill in the references of labels.
  const isPaper = 'blocks' in source.script && source.script.blocks.some(({ block }) => block.kind === 'section');
  const summary = isPaper ? { webVersionText: ui[language].items.paper.webVersion } : {};
  const names = blockNames(scripts[language], ui[language].print);
  return {
    ...replaceReferences(source, { ...values, ...names }),
    labels: { ...ui[language].print, ...ui[language].media, ...summary },
  };
}

/** The names of a document's blocks in captions, by reference: `block.ID`. */
function blockNames(script: MediaScript, labels: UiTexts['print']): Record<string, string> {
  if (!('blocks' in script)) return {};
  const numbering = captionNumbers(labels);
  const inOrder = script.blocks
    .filter(({ block }) => block.kind !== 'section')
    .sort((a, b) => (a.chapter ?? Number.MAX_SAFE_INTEGER) - (b.chapter ?? Number.MAX_SAFE_INTEGER));
  return Object.fromEntries(inOrder.map(({ id, block }) => [`block.${id}`, numbering(block)]));
}

/** A motif as SVG, which takes its colours from the page. @param seed varies it by item */
function ornamentOf(motif: MotifName | null, seed: string, { drawings }: UiTexts): string {
  if (motif === null) return '';
  const texts = new Map<string, { words: Record<string, string> }>(Object.entries(drawings));
  const { width, height, markup } = drawMotif(motif, seed, texts.get(motif)?.words);
  return `<svg class="drawing" viewBox="0 0 ${width} ${height}">${markup}</svg>`;
}

/** Digest of a source, the vendor's look, and the version of the generators. */
export const mediaDigest = (source: MediaSource): string => digestOf([mediaVersion, look(), source]);

/** The addresses of all files of an item in a language; of a video, the film comes first. */
export function mediaAddresses(source: Pick<MediaSource, 'kind' | 'slug' | 'language' | 'script'>): string[] {
  const { kind, language } = source;
  if (videoKinds.some((found) => found === kind))
    return (['mp4', 'vtt', 'webp'] as const).map((extension) => videoPath(source, language, extension));
  return [filePath(source, language, 'sheets' in source.script ? 'xlsx' : 'pdf')];
}

/** Why the file or video of an item must be redrawn; null if it's current. @param root the project's folder */
export function staleReason(root: string, source: MediaSource, media: MediaIndex): string | null {
  const drawn = media[`${source.kind}/${source.slug}`]?.[source.language];
  if (!drawn) return 'is not drawn';
  const files = mediaAddresses(source).map((address) => join(root, 'mock-api', address));
  if (!files.every((file) => existsSync(file))) return 'is missing';
  if (drawn.digest !== mediaDigest(source)) return 'shows an older text';
  const { bytes } = drawn.video ?? drawn.file ?? { bytes: 0 };
  return files[0] && statSync(files[0]).size === bytes ? null : 'is a different file from the one that was drawn';
}
