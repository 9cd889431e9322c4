import { conventions, eachLanguage, type Language, languages } from '../site/languages';
import { manifest } from '../site/manifest';
import {
  type Content,
  factsFile,
  type Item,
  itemFile,
  type PageContent,
  type PlacedText,
  pageFile,
} from './content';
import type { ContentFeature } from './feature';

/** Calls `visit` for every string below `value`, with its path, e.g. `sections.2.items.0.text`. */
export function eachText(
  value: unknown,
  visit: (key: string, text: string) => void,
  key = '',
): void {
  if (typeof value === 'string') visit(key, value);
  else if (value && typeof value === 'object') {
    for (const [name, child] of Object.entries(value))
      eachText(child, visit, key ? `${key}.${name}` : name);
  }
}

/** Keys whose values are not prose: ids, anchors, targets and kinds. */
export const neutralKey = /(^|\.)(kind|id|to|from|of|filter|layout|state|claims\.\d+)$/;

/** Length of a text: characters without punctuation, or words where spaces separate them. */
export const amountOf = (text: string, language: Language): number =>
  text.match(conventions[language].unspaced ?? /[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0;

export interface ReadPage {
  /** Route id, or `kind/slug` of an item. */
  id: string;
  /** The template of a route, or the kind of an item. */
  kind: string;
  isItem: boolean;
  meta: Record<Language, { title: PlacedText; description: PlacedText }>;
  /** The text between header and footer, heading first, without the entries of lists. */
  main: Record<Language, PlacedText[]>;
}

export interface Texts {
  pages: ReadPage[];
  /** All texts by language. */
  all: Record<Language, PlacedText[]>;
}

/** The visible texts below `value`. */
export function textsBelow(source: string, value: unknown, prefix: string): PlacedText[] {
  const texts: PlacedText[] = [];
  eachText(value, (key, text) => texts.push({ source, key, text }), prefix);
  return texts.filter(({ key }) => !neutralKey.test(key));
}

/**
 * Title and description of a page.
 * @param place file and key of a text
 */
const metaOf = (
  texts: Record<Language, { title: string; description: string }>,
  place: (language: Language, key: string) => { source: string; key: string },
): ReadPage['meta'] =>
  eachLanguage((language) => ({
    title: { ...place(language, 'title'), text: texts[language].title },
    description: { ...place(language, 'description'), text: texts[language].description },
  }));

const readPage = (id: string, kind: string, page: PageContent): ReadPage => ({
  id,
  kind,
  isItem: false,
  meta: metaOf(page, (language, key) => ({ source: pageFile(id, language), key })),
  main: eachLanguage((language) =>
    (['hero', 'sections'] as const).flatMap((part) =>
      textsBelow(pageFile(id, language), page[language][part], part),
    ),
  ),
});

function readItem(item: Item): ReadPage {
  const source = itemFile(item);
  const figures = 'figures' in item ? textsBelow(source, { figures: item.figures }, '') : [];

  return {
    id: `${item.kind}/${item.slug}`,
    kind: item.kind,
    isItem: true,
    meta: metaOf(item, (language, key) => ({ source, key: `${language}.${key}` })),
    main: eachLanguage((language) => [
      ...textsBelow(source, item[language], language),
      ...figures.filter(({ key }) => key.endsWith(`.label.${language}`)),
    ]),
  };
}

/** A data file; `language` if all of it is in one. */
export interface DataDocument {
  source: string;
  value: unknown;
  language?: Language;
}

/** All files with texts, except the documentation. */
export function documentsOf(content: Content): DataDocument[] {
  const { pages, items, ui, facts, consoles, english, featureDocuments } = content;
  const { vendor, claims, service, tags, platforms, kubernetes } = content;
  const singleFiles = { vendor, claims, service, tags, platforms, kubernetes };

  return [
    ...featureDocuments.map(({ source, part }) => ({ source, value: content[part] })),
    ...Object.entries(singleFiles).map(([name, value]) => ({ source: `data/${name}.json`, value })),
    { source: 'data/english/names.json', value: english.names },
    ...Array.from(facts, ([id, value]) => ({ source: factsFile(id), value })),
    ...Array.from(consoles, ([id, value]) => ({
      source: `data/consoles/${id.replace('product/', '')}.json`,
      value,
    })),
    ...(Object.values(items).flat() as Item[]).map((item) => ({
      source: itemFile(item),
      value: item,
    })),
    ...languages.flatMap((language) => [
      ...Array.from(pages, ([id, page]) => ({
        source: pageFile(id, language),
        value: page[language],
        language,
      })),
      ...Object.entries(ui[language]).map(([name, value]) => {
        return { source: `data/ui/${language}/${name}.json`, value, language };
      }),
    ]),
  ];
}

/** The language of a text in a file with both, by its key. */
export const languageOf = (key: string): Language | undefined =>
  languages.find((language) => key.startsWith(`${language}.`) || key.endsWith(`.${language}`));

/** Collects from the data folder what people read. Pure. */
export function collectTexts(content: Content, features: readonly ContentFeature[]): Texts {
  const { pages, items } = content;
  const templates = new Map(manifest.map(({ id, template }) => [id, template]));
  const documents = documentsOf(content);

  return {
    pages: [
      ...[...pages].map(([id, page]) => readPage(id, templates.get(id) ?? 'unknown', page)),
      ...(Object.values(items).flat() as Item[]).map(readItem),
    ],
    all: eachLanguage((language) => [
      ...documents.flatMap(({ source, value, language: fileLanguage }) =>
        textsBelow(source, value, '').filter(
          ({ key }) => (fileLanguage ?? languageOf(key)) === language,
        ),
      ),
      ...features.flatMap((feature) => feature.texts?.(content, language) ?? []),
    ]),
  };
}

/** How the files of `npm run new` mark what is still to be written (data/scaffold). */
const markers = ['〔待写〕', '[to write]'];

/** Whether a text is still a placeholder of `npm run new`. */
export const isUnwritten = (text: string): boolean =>
  markers.some((marker) => text.includes(marker));
