import { getImageData, type IGatsbyImageData, withArtDirection } from 'gatsby-plugin-image';
import { type ConsoleTheme, consolePath, consoleSize, consoleWidths, pixelsOf } from '../../config/consoles';
import type { ConsolePictures, ConsoleView } from '../../routes/page-view';
import type { Site } from './site';

/** Below this width a page shows one panel of the picture (src/components/console-picture.module.css). */
const phones = '(max-width: 749.98px)';

interface Size {
  width: number;
  height: number;
}

/**
 * The console of a product or a family, drawn by `npm run draw -- consoles`.
 * @param to the route whose console it is
 * @param page the route that shows it
 * @returns an empty list if it has none
 */
export function consolesOf(to: string, page: string, { content, targets, language }: Site): ConsoleView[] {
  const console = content.consoles.get(to);
  if (!console) return [];
  const { alt, callouts, crops, areas } = console;
  const name = to.replace('product/', '');
  const whole = (theme: ConsoleTheme) =>
    getImageData({
      baseUrl: '',
      pluginName: 'consoles',
      layout: 'constrained',
      width: 1200,
      sourceWidth: consoleSize.width,
      sourceHeight: consoleSize.height,
      breakpoints: [...consoleWidths],
      urlBuilder: ({ width }) => consolePath(name, language, theme, width),
    });
  const panel = (area: string, { width, height }: Size, theme: ConsoleTheme): IGatsbyImageData => {
    const src = consolePath(name, language, theme, area);
    return { layout: 'constrained', width, height, images: { sources: [], fallback: { src, srcSet: src } } };
  };
  const inBoth = (make: (theme: ConsoleTheme) => IGatsbyImageData): ConsolePictures => ({
    light: make('light'),
    dark: make('dark'),
  });
  const sizeOf = (area = ''): Size | null => (areas[area] ? pixelsOf(areas[area]) : null);
  const phone = (page === 'home' && crops.home) || crops.phone;
  const phoneSize = sizeOf(phone);
  const { highlights = '' } = to === page ? crops : {};
  const detail = sizeOf(highlights);
  return [
    {
      name: targets.name(to),
      href: targets.href(to),
      alt: alt[language],
      callouts: callouts.flatMap(({ area, text }) => {
        const place = areas[area];
        return place ? [{ text: text[language], place }] : [];
      }),
      crop: phoneSize ?? consoleSize,
      whole: inBoth((theme) =>
        phoneSize
          ? withArtDirection(whole(theme), [{ media: phones, image: panel(phone, phoneSize, theme) }])
          : whole(theme),
      ),
      detail: detail && inBoth((theme) => panel(highlights, detail, theme)),
    },
  ];
}
