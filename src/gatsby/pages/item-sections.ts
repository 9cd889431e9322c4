import type { Item } from '../../content/content';
import type { SectionView } from '../../content/page-view';
import type { Site } from '../../content/site';
import { itemPath } from '../../content/targets';
import { barsView } from '../../drawings/charts/bars';
import { features } from '../../features';
import { applicationMail, caseFigures } from '../../features/listing/item-view';
import type { TextsOf } from '../../i18n/instance';
import type { FeatureItems } from '../../site/item-kinds';
import { conventions } from '../../site/languages';
import { prose } from '../../views/prose';

/** What the customer of a case says; empty without a quote. */
function quoteSections(
  item: Item<'case'>,
  { language, getFixedT, href }: Site,
): SectionView<'quote'>[] {
  const { customer, quote } = item[language];
  if (!quote) return [];

  const speaker = conventions[language].companyFirst
    ? { by: `${customer}${quote.by}`, role: '' }
    : { by: quote.by, role: customer };
  return [
    {
      kind: 'quote',
      id: 'quote',
      heading: getFixedT('items')('quote'),
      text: quote.text,
      ...speaker,
      case: href(itemPath(item)),
    },
  ];
}

/** How a customer proceeded, with the topology before and after where it is known. */
function approachSection(item: Item<'case'>, { language, getFixedT }: Site): SectionView<'prose'> {
  const t = getFixedT('items');
  const { approach, topology } = item[language];
  const section = prose('approach', t('approach'), approach);
  if (!topology) return section;

  const labels = { before: t('before'), after: t('after') };
  return { ...section, topology: { ...topology, labels } };
}

function caseSections(item: Item<'case'>, site: Site): SectionView[] {
  const { situation, result } = item[site.language];
  const t = site.getFixedT('items');

  return [
    {
      kind: 'figures',
      id: 'figures',
      heading: t('figures'),
      figures: caseFigures(item, site),
    },
    prose('situation', t('situation'), situation),
    approachSection(item, site),
    prose('result', t('result'), result),
    ...quoteSections(item, site),
  ];
}

function positionSections(item: Item<'joinus'>, { language, getFixedT }: Site): SectionView[] {
  const t = getFixedT('items');
  const { duties, requirements } = item[language];

  return [
    prose('duties', t('duties'), [], duties),
    prose('requirements', t('requirements'), [], requirements),
  ];
}

/** An item with chapters: a paper, a talk, a film. */
type ChapteredItem = Exclude<Item, { kind: 'case' | 'news' | 'joinus' | keyof FeatureItems }>;

/** The chapters of an item, each with its charts. */
function chapterSections(item: ChapteredItem, site: Site): SectionView[] {
  const { language, content, resolveFacts } = site;
  const bars = content.bars.get(`${item.kind}/${item.slug}`)?.[language] ?? [];

  return item[language].body.map(({ heading, paragraphs }, index) => {
    const section = prose(`chapter-${index + 1}`, heading, paragraphs);
    const charts = bars
      .filter(({ chapter }) => chapter === index)
      .map((chart) => barsView(resolveFacts(chart)));

    return charts.length > 0 ? { ...section, charts } : section;
  });
}

/** The table of contents of a paper's file; empty for other items. */
function paperContents(
  { kind, slug }: Item,
  { content, language, getFixedT }: Site,
): SectionView[] {
  const t = getFixedT('items');
  const file = content.media[`${kind}/${slug}`]?.[language]?.file;
  if (!file?.contents) return [];

  const { pages = 0, figures = 0, tables = 0, contents } = file;
  const summary = t('paper.text', { pages, figures, tables });
  return [prose('contents', t('paper.heading'), [summary], contents)];
}

type ItemSections = (item: Item, site: Site) => SectionView[];

/** What the feature that an item is of makes of it; null for an item of the site itself. */
function featureSections(item: Item, site: Site): SectionView[] | null {
  for (const { itemSections: makers = {} } of features) {
    // The type of the makers pairs each kind with its item; TypeScript can't follow that through
    // the look-up.
    const make = makers[item.kind as keyof FeatureItems] as ItemSections | undefined;
    if (make) return make(item, site);
  }
  return null;
}

/** What an item says, without the call to action. */
function bodySections(item: Item, site: Site): SectionView[] {
  const sections = featureSections(item, site);
  if (sections) return sections;

  switch (item.kind) {
    case 'case':
      return caseSections(item, site);
    case 'news':
      // Its title is the page’s.
      return [prose('body', '', item[site.language].body)];
    case 'joinus':
      return positionSections(item, site);
    default:
      return [...chapterSections(item as ChapteredItem, site), ...paperContents(item, site)];
  }
}

interface CallToActionTexts {
  heading: string;
  text: string;
  label: string;
  /** Null if the site has no such page: then there is no call. */
  to: string | null;
}

const callToAction = (
  { heading, text, label, to }: CallToActionTexts,
  { resolveFacts }: Site,
): SectionView<'callToAction'> => ({
  kind: 'callToAction',
  id: 'next',
  heading,
  text: resolveFacts(text),
  action: { label, to },
});

/**
 * The address of a form that is told which product or solution the item is about; null if the site
 * has no such form.
 */
function formAbout(item: Item, form: string, { targets }: Site): string | null {
  const address = targets.hrefIfAny(form);
  if (address === null) return null;

  const subject = item.related.find(
    (target) =>
      targets.isVisible(target) && ['products', 'solutions'].includes(targets.group(target)),
  );
  const query = subject ? `?source=${encodeURIComponent(subject)}` : '';
  return address + query;
}

const endingTexts = (kind: 'joinus' | 'productTrial', t: TextsOf<'items'>) => ({
  heading: t(`endings.${kind}.heading`),
  text: t(`endings.${kind}.text`),
  label: t(`endings.${kind}.action`),
});

/**
 * The call to action at the end of an item's page: a case leads to a talk about a similar project,
 * a position to an email, a trial to its application. A case has texts of its own (`ending`), the
 * others those of `endings` in data/ui/LANGUAGE/items.json. Null for other kinds.
 */
function endingOf(item: Item, site: Site): CallToActionTexts | null {
  const t = site.getFixedT('items');
  switch (item.kind) {
    case 'case': {
      const label = t('endings.case.action');
      return { ...item[site.language].ending, label, to: formAbout(item, 'consult', site) };
    }
    case 'joinus':
      return { ...endingTexts('joinus', t), to: applicationMail(item, site) };
    case 'productTrial':
      return { ...endingTexts('productTrial', t), to: formAbout(item, 'try/application', site) };
    default:
      return null;
  }
}

/** The sections of an item's own page. */
export function itemSections(item: Item, site: Site): SectionView[] {
  const sections = bodySections(item, site);
  const ending = endingOf(item, site);

  const hasEnding = ending !== null && ending.to !== null;
  return hasEnding ? [...sections, callToAction(ending, site)] : sections;
}
