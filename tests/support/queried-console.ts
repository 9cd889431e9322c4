import type { ConsoleDrawings, ConsolePanel, ConsoleView } from '../../src/content/page-view';

/** What Gatsby answers for the drawing of a whole console. */
const wholeOf = (file: string) => ({
  publicURL: `/static/0/${file}`,
  childImageSharp: {
    gatsbyImageData: {
      layout: 'constrained' as const,
      width: 1200,
      height: 750,
      images: {
        sources: [],
        fallback: {
          src: `/static/0/1/${file}.png`,
          srcSet: `/static/0/1/${file}.png 1200w`,
          sizes: '100vw',
        },
      },
    },
  },
});

/** What Gatsby answers for the drawing of a panel. */
const drawingOf = (file: string) => ({
  childImageSharp: { original: { src: `/static/${file}`, width: 716, height: 400 } },
});

const inBothThemes = <T>({ light, dark }: ConsoleDrawings, make: (file: string) => T) => ({
  light: make(light),
  dark: make(dark),
});

const panelOf = (panel: ConsolePanel | null = null) =>
  panel && {
    phone: inBothThemes(panel.phone, drawingOf),
    tablet: inBothThemes(panel.tablet, drawingOf),
  };

/** A console as a page query gives it. */
export const queriedConsole = (console: ConsoleView) => ({
  ...console,
  href: console.href ?? null,
  whole: inBothThemes(console.whole, wholeOf),
  callouts: console.callouts.map((callout) => ({
    ...callout,
    panel: panelOf(callout.panel ?? undefined),
  })),
  detail: panelOf(console.detail ?? undefined),
});
