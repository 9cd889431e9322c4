import type { Language } from '../../config/languages';
import { manifest } from '../../routes/manifest';
import { proseOf } from './prose';
import type { Content, Item } from './read';

/** Calls `visit` for every string below `value`, with its path, e.g. `sections.2.items.0.text`. */
export function eachText(value: unknown, visit: (key: string, text: string) => void, key = ''): void {
  if (typeof value === 'string') visit(key, value);
  else if (value && typeof value === 'object')
    for (const [name, child] of Object.entries(value)) eachText(child, visit, key ? `${key}.${name}` : name);
}

/** Keys whose values are no language: ids, anchors, targets and kinds. */
export const neutralKey = /(^|\.)(kind|id|to|from|of|filter|claims\.\d+)$/;

/** A text that people read, and where it stands. */
export interface PlacedText {
  /** File below the project's folder. */
  source: string;
  key: string;
  text: string;
}

/** The same in both languages. A list of plain texts is one text, its entries a line each: prose may break into other paragraphs. */
export type TextPair = Record<Language, PlacedText>;

/** A page or an item in both languages, as people read it. */
export interface ReadPage {
  /** Route id, or `kind/slug` of an item. */
  id: string;
  /** The template of a route, or the kind of an item. */
  kind: string;
  isItem: boolean;
  meta: Record<Language, { title: PlacedText; description: PlacedText }>;
  /** What stands between header and footer, heading first; what lists are filled with is not part of it. */
  main: Record<Language, PlacedText[]>;
}

/** Everything that people read, as the checks take it. */
export interface Texts {
  pages: ReadPage[];
  pairs: TextPair[];
  /** Every single text, by language. */
  all: Record<Language, PlacedText[]>;
}

const each = <T>(make: (language: Language) => T): Record<Language, T> => ({ zh: make('zh'), en: make('en') });

const pageFile = (id: string, language: Language): string => `data/pages/${id}.${language}.json`;
const itemFile = ({ kind, slug }: Pick<Item, 'kind' | 'slug'>): string => `data/items/${kind}/${slug}.json`;

/** The visible texts below `value`. */
function textsBelow(source: string, value: unknown, prefix: string): PlacedText[] {
  const found: PlacedText[] = [];
  const visit = (key: string, text: string) => {
    if (!neutralKey.test(key)) found.push({ source, key, text });
  };
  eachText(value, visit, prefix);
  return found;
}

/** Where the two halves of something bilingual stand. */
type Places = Record<Language, { source: string; prefix: string }>;

/** The children of both halves by name; title and description of a page are one text, for what one language says in the first the other may say in the second. */
function headTogether(zh: object, en: object): [name: string, zh: unknown, en: unknown][] {
  const [a, b] = [zh as Record<string, unknown>, en as Record<string, unknown>];
  const isHead = 'title' in a && 'description' in a;
  return Object.keys(a)
    .filter((name) => !(isHead && name === 'description'))
    .map((name) =>
      isHead && name === 'title'
        ? [name, [a.title, a.description], [b.title, b.description]]
        : [name, a[name], b[name]],
    );
}

/** The pairs below two halves of the same shape; what only one of them has is src/build/content/checks/parallel.ts's affair. */
function pairsBelow(zh: unknown, en: unknown, places: Places, key = ''): TextPair[] {
  const pair = (zhText: string, enText: string): TextPair[] => {
    const text = { zh: zhText, en: enText };
    const placed = (language: Language): PlacedText => ({
      source: places[language].source,
      key: [places[language].prefix, key].filter(Boolean).join('.'),
      text: text[language],
    });
    return [each(placed)];
  };
  if (typeof zh === 'string' && typeof en === 'string') return neutralKey.test(key) ? [] : pair(zh, en);
  if (Array.isArray(zh) && Array.isArray(en)) {
    const isPlain = (list: unknown[]): list is string[] => list.every((entry) => typeof entry === 'string');
    // Keywords are chosen for each language's searchers.
    if (isPlain(zh) && isPlain(en))
      return /(^|\.)(keywords|claims)$/.test(key) ? [] : pair(zh.join('\n'), en.join('\n'));
    return zh.flatMap((entry, index) => pairsBelow(entry, en[index], places, `${key}.${index}`.replace(/^\./, '')));
  }
  if (zh && en && typeof zh === 'object' && typeof en === 'object')
    return headTogether(zh, en).flatMap(([name, zhChild, enChild]) =>
      pairsBelow(zhChild, enChild, places, key ? `${key}.${name}` : name),
    );
  return [];
}

/** The pairs written as `{ "zh": …, "en": … }` below a file's content. */
function inlinePairs(source: string, value: unknown, key = ''): TextPair[] {
  if (!value || typeof value !== 'object') return [];
  const { zh, en } = value as Partial<Record<Language, unknown>>;
  if (typeof zh === 'string' && typeof en === 'string') {
    const text = { zh, en };
    return [each((language) => ({ source, key: `${key}.${language}`, text: text[language] }))];
  }
  return Object.entries(value).flatMap(([name, child]) => inlinePairs(source, child, key ? `${key}.${name}` : name));
}

/** The texts of an item in a language, in the order in which its page shows them. */
function itemTexts(item: Item, language: Language): PlacedText[] {
  const source = itemFile(item);
  const { title, description, ...rest } = item[language] as { title: string; description: string } & Record<
    string,
    unknown
  >;
  return [
    { source, key: `${language}.title`, text: title },
    { source, key: `${language}.description`, text: description },
    ...textsBelow(source, rest, language),
    ...('figures' in item
      ? item.figures.map((figure, index) => ({ source, key: `figures.${index}.${language}`, text: figure[language] }))
      : []),
  ];
}

/** Reads out of the data folder what people read. Pure. */
export function textsOf({ pages, items, ui, vendor, claims, tags, consoles, scripts }: Content): Texts {
  const templates = new Map(manifest.map(({ id, template }) => [id, template]));
  const allItems = Object.values(items).flat() as Item[];

  const readPages = [...pages].map(([id, page]): ReadPage => {
    const placed = (language: Language, key: 'title' | 'description') => ({
      source: pageFile(id, language),
      key,
      text: page[language][key],
    });
    return {
      id,
      kind: templates.get(id) ?? 'unknown',
      isItem: false,
      meta: each((language) => ({ title: placed(language, 'title'), description: placed(language, 'description') })),
      main: each((language) => [
        ...textsBelow(pageFile(id, language), page[language].hero, 'hero'),
        ...textsBelow(pageFile(id, language), page[language].sections, 'sections'),
      ]),
    };
  });
  const readItems = allItems.map((item): ReadPage => {
    const placed = (language: Language, key: 'title' | 'description') => ({
      source: itemFile(item),
      key: `${language}.${key}`,
      text: item[language][key],
    });
    return {
      id: `${item.kind}/${item.slug}`,
      kind: item.kind,
      isItem: true,
      meta: each((language) => ({ title: placed(language, 'title'), description: placed(language, 'description') })),
      main: each((language) => itemTexts(item, language)),
    };
  });

  const place = (source: (language: Language) => string, prefix: (language: Language) => string = () => ''): Places =>
    each((language) => ({ source: source(language), prefix: prefix(language) }));
  const namespaces = Object.keys(ui.zh) as (keyof typeof ui.zh)[];
  const shown = [...scripts].map(([key, script]) => ({
    source: `data/media/${key}.json`,
    zh: proseOf(script.zh),
    en: proseOf(script.en),
  }));
  const inline: [string, unknown][] = [
    ['data/vendor.json', vendor],
    ['data/claims.json', claims],
    ['data/tags.json', tags],
    ...[...consoles].map(([id, console]): [string, unknown] => [
      `data/consoles/${id.replace('product/', '')}.json`,
      console,
    ]),
    ...items.case.map((item): [string, unknown] => [itemFile(item), { figures: item.figures }]),
  ];
  const inlineAll = inline.flatMap(([source, value]) => inlinePairs(source, value));

  // The value of a case's figure is the same in both languages, and held to what English allows.
  const caseValues = items.case.flatMap((item) =>
    item.figures.map(
      ({ value }, index): PlacedText => ({ source: itemFile(item), key: `figures.${index}.value`, text: value }),
    ),
  );

  return {
    pages: [...readPages, ...readItems],
    pairs: [
      ...[...pages].flatMap(([id, { zh, en }]) =>
        pairsBelow(
          zh,
          en,
          place((language) => pageFile(id, language)),
        ),
      ),
      ...allItems.flatMap((item) =>
        pairsBelow(
          item.zh,
          item.en,
          place(
            () => itemFile(item),
            (language) => language,
          ),
        ),
      ),
      ...namespaces.flatMap((name) =>
        pairsBelow(
          ui.zh[name],
          ui.en[name],
          place((language) => `data/ui/${language}/${name}.json`),
        ),
      ),
      ...shown.flatMap(({ source, zh, en }) =>
        pairsBelow(
          zh,
          en,
          place(
            () => source,
            (language) => language,
          ),
        ),
      ),
      ...inlineAll,
    ],
    all: each((language) => [
      ...[...pages].flatMap(([id, page]) => textsBelow(pageFile(id, language), page[language], '')),
      ...allItems.flatMap((item) => textsBelow(itemFile(item), item[language], language)),
      ...namespaces.flatMap((name) => textsBelow(`data/ui/${language}/${name}.json`, ui[language][name], '')),
      ...shown.flatMap((script) => textsBelow(script.source, script[language], language)),
      ...inlineAll.map((pair) => pair[language]),
      ...(language === 'en' ? caseValues : []),
    ]),
  };
}

/** The languages' halves of a page's main part as one text each. */
export const mainText = (page: ReadPage, language: Language): string =>
  page.main[language].map(({ text }) => text).join('\n');
