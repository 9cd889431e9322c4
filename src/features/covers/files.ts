import type { TopMenu } from '../../calls/top-menu';
import type { Content, Item } from '../../content/content';
import { titleMarks } from '../../content/line-breaks';
import { mediaOf } from '../../content/media';
import { videoKinds } from '../../content/schemas/media';
import { createSite, type Site } from '../../content/site';
import { raft } from '../../drawings/charts/raft';
import { coloursIn, type Theme } from '../../drawings/colours';
import { drawMotif } from '../../drawings/motifs/motif';
import { coverPath, coverShapeOf } from '../../site/covers';
import { digestOf } from '../../site/digest';
import { type Language, languages } from '../../site/languages';
import type { PublishedPicture } from '../../site/published-picture';
import type { Family } from '../../site/route-types';
import { buildDay } from '../../site/today';
import { familyOf, motifsOfItems } from '../../views/visuals';
import { type Composition, type CoverColours, type CoverFacts, drawCover } from './draw';
import { coverDrawing } from './drawing';

/**
 * Gives the colours of a family's covers in a theme; those of the brand without one.
 * @param css src/styles/tokens.css
 */
function coverColours(css: string, theme: Theme): (family: Family | null) => CoverColours {
  const colours = coloursIn(css, theme);
  const find = (name: string) => {
    const colour = colours.get(name);
    if (!colour) throw new Error(`src/styles/tokens.css: no colour --${name}`);
    return colour;
  };
  const light = coloursIn(css, 'light');
  const findLight = (name: string) => light.get(name) ?? find(name);
  return (family) => ({
    ink: find('ink'),
    paper: find(theme === 'light' ? 'paper-raised' : 'paper'),
    accent: find(accentName(family)),
    tint: findLight(accentName(family)),
  });
}

const accentName = (family: Family | null): string => (family ? `accent-${family}` : 'brand');

/** The cover of every item in every language, by its name (coverPath). Pure. */
export function coversOf(
  content: Content,
  menu: TopMenu,
  css: string,
): Map<string, PublishedPicture> {
  const covers = new Map<string, PublishedPicture>();
  const lightOf = coverColours(css, 'light');
  const darkOf = coverColours(css, 'dark');
  const familyOfCover = familiesOf(content);

  for (const { item, language, facts } of contentOfCovers(content, menu)) {
    const family = familyOfCover.get(item) ?? null;
    const bytes = drawCover(facts, lightOf(family), darkOf(family));
    const path = coverPath(item, language);
    // Eight digits tell the versions of one cover apart, and pages name many covers.
    const digest = digestOf(bytes).slice(0, 8);
    covers.set(path, { address: path.replace('/covers/', `/static/covers/${digest}/`), bytes });
  }
  return covers;
}

interface CoverContent {
  /** `KIND/SLUG` */
  item: string;
  language: Language;
  facts: CoverFacts;
}

/** What the cover of every item shows in every language. Pure. */
export function contentOfCovers(content: Content, menu: TopMenu): CoverContent[] {
  const marks = titleMarks(content);
  const motifs = motifsOfItems(content);

  return languages.flatMap((language) => {
    const site = createSite(language, content, menu, buildDay());
    return site.items.flatMap((item) => {
      const facts = coverFacts(item, site, motifs.get(idOf(item)), marks[language]);
      return facts ? [{ item: idOf(item), language, facts }] : [];
    });
  });
}

const idOf = ({ kind, slug }: Item): string => `${kind}/${slug}`;

/** What covers without a product of their own may look like, the brand first. */
const anyFamilies = [null, 'microservice', 'devops', 'cloud'] as const;

/**
 * The product family that gives the cover of each item its colours. An item that a product leads has
 * that of the product. The others have one that neither of their neighbours in the list has, of those
 * that they are related to if possible.
 */
function familiesOf(content: Content): Map<string, Family | null> {
  const families = new Map<string, Family | null>();
  const own = (item: Item | undefined): Family | null =>
    item?.related[0]?.startsWith('product/') ? familyOf(item.related, content) : null;

  for (const items of Object.values(content.items)) {
    let last: Family | null | undefined;
    for (const [index, item] of items.entries()) {
      const related = item.related.map((id) => familyOf([id], content)).filter(Boolean);
      const taken = [last, own(items[index + 1]) ?? undefined];
      const family =
        own(item) ?? [...related, ...anyFamilies].find((each) => !taken.includes(each)) ?? null;
      families.set(idOf(item), family);
      last = family;
    }
  }
  return families;
}

/** The composition of each kind that has covers. */
const compositions: Partial<Record<string, Composition>> = {
  news: 'news',
  topics: 'article',
  cloudtech: 'article',
  productTrial: 'trial',
  whitePaper: 'paper',
  report: 'report',
};

const compositionOf = (kind: string): Composition =>
  videoKinds.some((each) => each === kind) ? 'film' : (compositions[kind] ?? 'plain');

/**
 * What the cover of an item shows; null for a kind without covers.
 * @param name of its motif
 * @param mark puts marks where a line may break
 */
function coverFacts(
  item: Item,
  site: Site,
  name: string | undefined,
  mark: (text: string) => string,
): CoverFacts | null {
  const shape = coverShapeOf(item.kind);
  if (!shape) return null;

  const { content, language } = site;
  const text = item[language];
  const chapters = 'body' in text ? text.body : [];
  const motif = name === undefined ? undefined : content.motifs.get(name);
  const { file } = mediaOf(content.media, item, language);

  return {
    shape,
    figure: item.coverFigure?.[language] ?? '',
    drawing: coverDrawing(motif ? drawMotif(motif) : raft),
    chapters: chapters.flatMap((chapter) =>
      typeof chapter === 'string' ? [] : mark(chapter.heading),
    ),
    composition: compositionOf(item.kind),
    format: file?.extension.toUpperCase() ?? '',
  };
}
