import type { Language } from '../../config/languages';
import type { CaseItem, ItemKind, NewsItem, PositionItem, ResourceItem } from '../../contract/content/item';
import type { Tags, Vendor } from '../../contract/content/vendor';
import { inLanguage } from '../../routes/href';
import type { Entry, SectionView } from '../../routes/page-view';
import type { Item } from '../content/read';

/** Labels of the sections of an item's page. */
export interface ItemLabels {
  situation: string;
  approach: string;
  result: string;
  figures: string;
  about: string;
  duties: string;
  requirements: string;
  openings: string;
  industries: Record<string, string>;
}

export const itemPath = ({ kind, slug }: Pick<Item, 'kind' | 'slug'>): string => `/${kind}/${slug}`;

/** The values by which an item's list can be narrowed. */
function facetsOf(
  item: Item,
  filter: 'industry' | 'year' | 'tag' | undefined,
  language: Language,
  tags: Tags,
  labels: ItemLabels,
): string[] {
  switch (filter) {
    case 'industry':
      return 'industry' in item ? [labels.industries[item.industry] ?? item.industry] : [];
    case 'year':
      return [item.date.slice(0, 4)];
    case 'tag':
      return item.tags.flatMap((tag) => tags[tag]?.[language] ?? []);
    case undefined:
      return [];
  }
}

/** An item as an entry of a list. */
export function itemEntry(item: Item, language: Language, vendor: Vendor, facets: string[] = []): Entry {
  const texts = item[language];
  const entry: Entry = {
    id: item.id,
    href: inLanguage(itemPath(item), language),
    title: texts.title,
    description: texts.description,
    date: item.date,
    ...(facets.length > 0 ? { facets } : {}),
  };
  if ('customer' in texts && 'figures' in item) {
    const [figure] = item.figures;
    return {
      ...entry,
      label: texts.customer,
      ...(figure ? { figure: { value: figure.value, label: figure[language] } } : {}),
    };
  }
  if ('team' in texts && 'offices' in item) {
    const cities = item.offices.map((id) => vendor.offices.find((office) => office.id === id)?.city[language] ?? id);
    return { ...entry, label: [texts.team, cities.join(language === 'zh' ? '、' : ', ')].join(' · ') };
  }
  return entry;
}

/** An entry without its summary. */
export const titleOnly = (entry: Entry): Entry => ({ ...entry, description: '' });

/** The entries of a list and the values it can be narrowed by, in the order of their first appearance. */
export function itemEntries(
  items: readonly Item[],
  filter: 'industry' | 'year' | 'tag' | undefined,
  language: Language,
  vendor: Vendor,
  tags: Tags,
  labels: ItemLabels,
): { entries: Entry[]; facets: string[] } {
  const entries = items.map((item) =>
    itemEntry(item, language, vendor, facetsOf(item, filter, language, tags, labels)),
  );
  return { entries, facets: [...new Set(entries.flatMap(({ facets = [] }) => facets))] };
}

/** The sections of an item's own page. */
export function itemSections(kind: ItemKind, item: Item, language: Language, labels: ItemLabels): SectionView[] {
  const prose = (id: string, heading: string, paragraphs: string[], list?: string[]): SectionView<'prose'> => ({
    kind: 'prose',
    id,
    heading,
    paragraphs,
    ...(list ? { list } : {}),
  });
  if (kind === 'case') {
    const { figures, ...found } = item as CaseItem;
    const texts = found[language];
    return [
      {
        kind: 'figures',
        id: 'figures',
        heading: labels.figures,
        claims: [],
        figures: figures.map((figure) => ({ value: figure.value, label: figure[language] })),
      },
      prose('situation', labels.situation, texts.situation),
      prose('approach', labels.approach, texts.approach),
      prose('result', labels.result, texts.result),
      ...(texts.quote
        ? [
            {
              kind: 'quote',
              id: 'quote',
              heading: texts.customer,
              text: texts.quote.text,
              by: texts.quote.by,
              role: texts.customer,
            } satisfies SectionView<'quote'>,
          ]
        : []),
    ];
  }
  if (kind === 'news') return [prose('body', (item as NewsItem)[language].title, (item as NewsItem)[language].body)];
  if (kind === 'joinus') {
    const position = item as PositionItem;
    const texts = position[language];
    return [
      prose('about', labels.about, [
        texts.description,
        `${labels.openings}${language === 'zh' ? '：' : ': '}${position.openings}`,
      ]),
      prose('duties', labels.duties, [texts.team], texts.duties),
      prose('requirements', labels.requirements, [texts.title], texts.requirements),
    ];
  }
  return (item as ResourceItem)[language].body.map(({ heading, paragraphs }, index) =>
    prose(`chapter-${index + 1}`, heading, paragraphs),
  );
}
