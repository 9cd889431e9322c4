import * as v from 'valibot';
import type { Section } from './sections';
import { both, draftValue, link, target, text } from './text';

/**
 * The dictionary of one page in one language (data/pages/ROUTE.zh.json, .en.json).
 * `title` and `description` are used where no menu entry gives them (specification section 2).
 * @param section a section of any kind (src/content/section-definition.ts)
 */
export const pageTexts = (section: v.GenericSchema<unknown, Section>) =>
  v.strictObject({
    name: text,
    /** Title of the document, without the vendor's name. */
    title: text,
    description: text,
    keywords: v.pipe(v.array(text), v.minLength(2, 'at least 2 keywords')),
    hero: v.strictObject({
      /** A word or two above the heading. */
      eyebrow: v.optional(text),
      heading: text,
      lead: text,
      /** Below the actions, why the vendor can be trusted, in a few words each. */
      proof: v.optional(v.array(text)),
      actions: v.optional(v.array(link)),
    }),
    sections: v.array(section),
  });

/** A case, and one of the figures that its customer measured. */
export const caseFigureName = v.strictObject({ case: target, figure: text });

export type CaseFigureName = v.InferOutput<typeof caseFigureName>;

/** Language-independent data of a page (data/pages/ROUTE.json): its relations and its drawing. */
export const pageFacts = v.strictObject({
  /** Whether it's still being written: `npm run develop` shows it, a build leaves it out. */
  draft: v.optional(v.literal(true, draftValue)),
  showcase: v.optional(v.array(target)),
  /**
   * The consoles in the head of the home page: of each the panel that is shown, and what it shows.
   */
  heroConsoles: v.optional(v.array(v.strictObject({ of: target, area: text, label: both }))),
  /**
   * The drawing in its head: the name of a file in data/motifs. A product without one has the motif
   * of its family.
   */
  motif: v.optional(text),
  /**
   * The products among the components of its architecture diagram, by the components' ids: the
   * diagram links them.
   */
  components: v.optional(v.record(v.string(), target)),
  /**
   * Who stands below the head of a product or solution. Unset: the first related case, with its
   * first figure.
   */
  customer: v.optional(caseFigureName),
  /** What customers measured, in the head of the home page below what is claimed of them. */
  results: v.optional(
    v.pipe(v.array(caseFigureName), v.length(3, 'three results, one for each column')),
  ),
  related: v.optional(
    v.strictObject({
      products: v.optional(v.array(target), []),
      solutions: v.optional(v.array(target), []),
      cases: v.optional(v.array(target), []),
    }),
  ),
});

/**
 * data/consoles/NAME.json: the console of a product or family. The site takes only the picture's
 * text alternative and what explains its panels, numbered; the rest is what tools/draw draws it
 * from.
 */
export const consoleFacts = v.pipe(
  v.looseObject({
    alt: both,
    callouts: v.optional(
      v.pipe(
        v.array(v.strictObject({ area: v.string(), text: both })),
        v.maxLength(4, 'at most 4 callouts'),
      ),
      [],
    ),
    /**
     * `phone`, one of the panels that are explained, stands for the picture on narrow screens,
     * `home` there on the home page; `highlights` is shown beside the highlights of a family's
     * page.
     */
    crops: v.strictObject({
      phone: v.string(),
      home: v.optional(v.string()),
      highlights: v.optional(v.string()),
    }),
  }),
  v.check(
    ({ callouts, panels }) => callouts.every(({ area }) => area in Object(panels)),
    'a callout names an area that has no panel',
  ),
);

/**
 * data/images/consoles.json: the consoles that are drawn. Of each panel its place in percent: left,
 * top, width, height.
 */
export const drawnConsoles = v.record(
  v.string(),
  v.strictObject({
    digest: v.string(),
    areas: v.record(
      v.string(),
      v.strictObject({
        place: v.pipe(
          v.tuple([v.number(), v.number(), v.number(), v.number()]),
          v.check(
            ([left, top, width, height]) =>
              Math.min(left, top) >= 0 &&
              Math.min(width, height) > 0 &&
              Math.max(left + width, top + height) < 100.2,
            'reaches out of the picture',
          ),
        ),
      }),
    ),
  }),
);

export type DrawnConsole = v.InferOutput<typeof drawnConsoles>[string];
export type Areas = DrawnConsole['areas'];

export type ConsoleFacts = v.InferOutput<typeof consoleFacts>;
export type PageTexts = v.InferOutput<ReturnType<typeof pageTexts>>;
export type PageFacts = v.InferOutput<typeof pageFacts>;
