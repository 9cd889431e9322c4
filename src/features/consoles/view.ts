import type {
  ConsoleDrawings,
  ConsolePanel,
  ConsoleView,
  HeroConsoleView,
} from '../../content/page-view';
import type { PageFacts } from '../../content/schemas/page';
import type { Site } from '../../content/site';
import { consoleFile, type PanelDevice, separatePanels } from '../../site/consoles';
import type { Language } from '../../site/languages';
import { familyOf } from '../../views/visuals';

/** The drawing of a whole console, or of a panel for a device, in both themes. */
type DrawingsOf = (panel?: { area: string; device: PanelDevice }) => ConsoleDrawings;

/**
 * The drawings of a console.
 * @param to the route whose console it is
 */
const drawingsIn =
  (to: string, language: Language): DrawingsOf =>
  (panel) => {
    const name = to.replace('product/', '');
    return {
      light: consoleFile(name, language, 'light', panel),
      dark: consoleFile(name, language, 'dark', panel),
    };
  };

/** A panel of a console, as it is drawn for narrow screens. */
const panelOf = (area: string, drawingsOf: DrawingsOf): ConsolePanel => ({
  phone: drawingsOf({ area, device: 'phone' }),
  tablet: drawingsOf({ area, device: 'tablet' }),
});

/**
 * The console of a product or a family, drawn by `npm run draw -- consoles`.
 * @param to the route whose console it is
 * @param page the route that shows it
 * @returns an empty list if it has none, or none that is drawn yet
 */
export function consolesOf(to: string, page: string, site: Site): ConsoleView[] {
  const { content, targets, language } = site;
  const console = content.consoles.get(to);
  if (!console?.isDrawn) return [];

  const { alt, callouts, crops, areas } = console;
  const drawingsOf = drawingsIn(to, language);

  // The home page shows several consoles, each with one panel on narrow screens.
  const onlyArea = page === 'home' ? (crops.home ?? crops.phone) : null;
  const hasPanel = (area: string) => !onlyArea || onlyArea === area;

  const calloutViews = callouts.flatMap(({ area, text }) => {
    const place = areas[area]?.place;
    if (!place) return [];
    const panel = hasPanel(area) ? panelOf(area, drawingsOf) : null;
    return [{ text: text[language], place, panel }];
  });

  const { highlights } = crops;
  return [
    {
      name: targets.name(to),
      short: content.facts.get(to)?.name[language] ?? targets.name(to),
      href: targets.href(to),
      alt: alt[language],
      callouts: calloutViews,
      whole: drawingsOf(),
      detail: to === page && highlights !== undefined ? panelOf(highlights, drawingsOf) : null,
    },
  ];
}

/**
 * Parts of consoles, for the head of the home page. Those that aren't drawn yet are left out.
 * @throws Error if a console has no panel of that name that is drawn by itself
 */
export function consoleFragments(
  parts: NonNullable<PageFacts['heroConsoles']>,
  { content, language }: Site,
): HeroConsoleView[] {
  return parts.flatMap(({ of, area, label }) => {
    const console = content.consoles.get(of);
    if (!console?.isDrawn) return [];

    const place = console.areas[area]?.place;
    if (!place || !separatePanels(console).includes(area)) {
      throw new Error(`heroConsoles: the console of ${of} has no panel “${area}” that it explains`);
    }

    const drawingsOf = drawingsIn(of, language);
    return [
      {
        label: label[language],
        family: familyOf([of], content),
        alt: console.alt[language],
        place,
        whole: drawingsOf(),
        ...panelOf(area, drawingsOf),
      },
    ];
  });
}
