import type { TopMenu } from '../../calls/top-menu';
import type { Content, Item } from '../../content/content';
import { titleMarks } from '../../content/line-breaks';
import { mediaOf } from '../../content/media';
import { videoKinds } from '../../content/schemas/media';
import { createSite, type Site } from '../../content/site';
import { coloursIn } from '../../drawings/colours';
import { drawMotif } from '../../drawings/motifs/motif';
import { coverPath, coverShapeOf } from '../../site/covers';
import { digestOf } from '../../site/digest';
import { formatDay } from '../../site/format-date';
import { languages } from '../../site/languages';
import type { PublishedPicture } from '../../site/published-picture';
import type { Family } from '../../site/route-types';
import { buildDay } from '../../site/today';
import { familyOf, motifOf } from '../../views/visuals';
import { type CoverColours, type CoverFacts, drawCover } from './draw';

/** Kinds whose covers use the deep tone of the accent. */
const deepKinds = new Set<string>(['whitePaper', 'pptdown', ...videoKinds]);

/** Gives the colours of a family's covers; those of the brand without one. @param css src/styles/tokens.css */
function coverColours(css: string): (family: Family | null) => CoverColours {
  const tones = coloursIn(css, 'light');
  const bright = coloursIn(css, 'dark');
  const find = (colours: Map<string, string>, name: string) => {
    const colour = colours.get(name);
    if (!colour) throw new Error(`src/styles/tokens.css: no colour --${name}`);
    return colour;
  };
  return (family) => {
    const name = family ? `accent-${family}` : 'brand';
    return { ink: find(tones, 'ink'), accent: find(tones, name), bright: find(bright, name) };
  };
}

/** The cover of every item in every language, by its name (coverPath). Pure. */
export function coversOf(
  content: Content,
  menu: TopMenu,
  css: string,
): Map<string, PublishedPicture> {
  const covers = new Map<string, PublishedPicture>();
  const coloursOf = coverColours(css);
  const marks = titleMarks(content);

  for (const language of languages) {
    const site = createSite(language, content, menu, buildDay());
    for (const item of site.items) {
      const facts = coverFacts(item, site, marks[language]);
      if (!facts) continue;
      const bytes = drawCover(facts, coloursOf(familyOf(item.related, content)));
      const path = coverPath(idOf(item), language);
      // Eight digits tell the versions of one cover apart, and pages name many covers.
      const digest = digestOf(bytes).slice(0, 8);
      covers.set(path, { address: path.replace('/covers/', `/static/covers/${digest}/`), bytes });
    }
  }
  return covers;
}

const idOf = ({ kind, slug }: Item): string => `${kind}/${slug}`;

/** What the cover of an item shows; null for a kind without covers. @param mark puts marks where a line may break */
function coverFacts(item: Item, site: Site, mark: (text: string) => string): CoverFacts | null {
  const shape = coverShapeOf(item.kind);
  if (!shape) return null;

  const { content, language, targets } = site;
  const isNews = item.kind === 'news';
  const text = item[language];
  const chapters = 'body' in text ? text.body : [];
  const motif = content.motifs.get(motifOf(item.related, content) ?? '');
  const { file } = mediaOf(content.media, item, language);
  return {
    shape,
    // Consecutive news items are often about one family, so their tones alternate.
    isDeep: isNews ? item.id % 2 === 0 : deepKinds.has(item.kind),
    kind: targets.name(item.kind),
    title: mark(text.title),
    day: formatDay(item.date, language),
    // The title and the date of news stand beside the cover, which is small there.
    ...(isNews ? { quarter: (item.id >> 1) % 4 } : {}),
    vendor: content.vendor.name[language],
    motif: motif ? drawMotif(motif) : null,
    chapters: chapters.flatMap((chapter) =>
      typeof chapter === 'string' ? [] : mark(chapter.heading),
    ),
    isFilm: videoKinds.some((kind) => kind === item.kind),
    format: file?.extension.toUpperCase() ?? '',
  };
}
