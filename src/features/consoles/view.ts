import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { ConsolePanel, ConsoleView } from '../../content/page-view';
import type { Areas } from '../../content/schemas/page';
import type { Site } from '../../content/site';
import { type ConsoleTheme, consolePath, consoleSize, panelWidths } from '../../site/consoles';
import type { Language } from '../../site/languages';

/** Below this width, panels are the ones drawn for phones (src/features/consoles/console-picture.module.css). */
const phones = '(max-width: 599.98px)';

/** Addresses of the pictures of a console by theme and part; of the whole, the part is its width. */
type PictureAddress = (theme: ConsoleTheme, part: number | string) => string;

const inBothThemes = (make: (theme: ConsoleTheme) => IGatsbyImageData) => ({
  light: make('light'),
  dark: make('dark'),
});

/** A picture as wide as its place. @param phoneAddress the picture that phones show instead */
const pictureOf = (
  address: string,
  [width, height]: readonly [number, number],
  phoneAddress?: string,
): IGatsbyImageData => {
  const sources = phoneAddress === undefined ? [] : [{ media: phones, srcSet: phoneAddress }];
  return {
    layout: 'fullWidth',
    width,
    height,
    images: { sources, fallback: { src: address } },
  };
};

/** The console as a whole, drawn at twice its size. */
const wholePicture = (addressOf: PictureAddress) =>
  inBothThemes((theme) => {
    const { width, height } = consoleSize;
    return pictureOf(addressOf(theme, width), [width / 2, height / 2]);
  });

/** The panel in an area of the console; null if the area isn't drawn by itself. */
function panelOf(
  area: string | undefined,
  areas: Areas,
  language: Language,
  addressOf: PictureAddress,
): ConsolePanel | null {
  if (area === undefined) return null;
  const [phoneHeight, tabletHeight] = areas[area]?.heights[language] ?? [];
  if (!phoneHeight || !tabletHeight) return null;

  const [phoneWidth, tabletWidth] = panelWidths;
  const pictures = inBothThemes((theme) =>
    pictureOf(
      addressOf(theme, `${area}-${tabletWidth}`),
      [tabletWidth, tabletHeight],
      addressOf(theme, `${area}-${phoneWidth}`),
    ),
  );
  return {
    pictures,
    shapes: [`${phoneWidth}/${phoneHeight}`, `${tabletWidth}/${tabletHeight}`],
  };
}

/**
 * The console of a product or a family, drawn by `npm run draw -- consoles`.
 * @param to the route whose console it is
 * @param page the route that shows it
 * @returns an empty list if it has none
 */
export function consolesOf(to: string, page: string, site: Site): ConsoleView[] {
  const { content, targets, language, pictureAt } = site;
  const console = content.consoles.get(to);
  if (!console) return [];

  const { alt, callouts, crops, areas } = console;
  const addressOf: PictureAddress = (theme, part) => {
    const path = consolePath(to.replace('product/', ''), language, theme, part);
    // The checks before a release name one that isn't drawn.
    return pictureAt(path) ?? path;
  };
  const panel = (area: string | undefined) => panelOf(area, areas, language, addressOf);

  // The home page shows several consoles, each with one panel on narrow screens.
  const onlyArea = page === 'home' ? (crops.home ?? crops.phone) : null;
  const hasPanel = (area: string) => !onlyArea || onlyArea === area;

  const calloutViews = callouts.flatMap(({ area, text }) => {
    const place = areas[area]?.place;
    if (!place) return [];
    return [{ text: text[language], place, panel: hasPanel(area) ? panel(area) : null }];
  });
  return [
    {
      name: targets.name(to),
      href: targets.href(to),
      alt: alt[language],
      callouts: calloutViews,
      whole: wholePicture(addressOf),
      detail: to === page ? panel(crops.highlights) : null,
    },
  ];
}
