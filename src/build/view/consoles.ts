import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { type ConsoleTheme, consolePath, consoleSize, panelWidths } from '../../config/consoles';
import type { ConsolePanel, ConsoleView } from '../../routes/page-view';
import type { Site } from './site';

/** Below this width, panels are the ones drawn for phones (src/components/console-picture.module.css). */
const phones = '(max-width: 599.98px)';

/**
 * The console of a product or a family, drawn by `npm run draw -- consoles`.
 * @param to the route whose console it is
 * @param page the route that shows it
 * @returns an empty list if it has none
 */
export function consolesOf(
  to: string,
  page: string,
  { content, targets, language, pictureAt }: Site,
): ConsoleView[] {
  const console = content.consoles.get(to);
  if (!console) return [];
  const { alt, callouts, crops, areas } = console;
  const name = to.replace('product/', '');
  const inBoth = (make: (theme: ConsoleTheme) => IGatsbyImageData) => ({
    light: make('light'),
    dark: make('dark'),
  });
  /** @param onPhones the part that phones show instead */
  const picture = (
    theme: ConsoleTheme,
    part: number | string,
    [width, height]: readonly [number, number],
    onPhones?: string,
  ): IGatsbyImageData => {
    const address = (one: number | string) => {
      const path = consolePath(name, language, theme, one);
      // The checks before a release name one that isn't drawn.
      return pictureAt(path) ?? path;
    };
    const sources = onPhones === undefined ? [] : [{ media: phones, srcSet: address(onPhones) }];
    return {
      layout: 'fullWidth',
      width,
      height,
      images: { sources, fallback: { src: address(part) } },
    };
  };
  const panelOf = (area = ''): ConsolePanel | null => {
    const [phone, tablet] = areas[area]?.heights[language] ?? [];
    if (!phone || !tablet) return null;
    const [narrow, wide] = panelWidths;
    const pictures = inBoth((theme) =>
      picture(theme, `${area}-${wide}`, [wide, tablet], `${area}-${narrow}`),
    );
    return { pictures, shapes: [`${narrow}/${phone}`, `${wide}/${tablet}`] };
  };
  // The home page shows several consoles, each with one panel on narrow screens.
  const only = page === 'home' ? (crops.home ?? crops.phone) : null;
  return [
    {
      name: targets.name(to),
      href: targets.href(to),
      alt: alt[language],
      callouts: callouts.flatMap(({ area, text }) => {
        const place = areas[area]?.place;
        return place
          ? [{ text: text[language], place, panel: only && only !== area ? null : panelOf(area) }]
          : [];
      }),
      whole: inBoth((theme) =>
        picture(theme, consoleSize.width, [consoleSize.width / 2, consoleSize.height / 2]),
      ),
      detail: to === page ? panelOf(crops.highlights) : null,
    },
  ];
}
