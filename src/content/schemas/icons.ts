import * as v from 'valibot';

/** The name of a drawing: a file of data/icons, or an icon of https://lucide.dev. */
export const drawingName = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]*$/, 'the name of a drawing is lower case, digits and hyphens'),
);

/** data/icons.json: icons of everything other than products. */
export const icons = v.strictObject({
  /** By id of the sprite (src/site/icon.ts); `page` stands for every page that has none. */
  pages: v.objectWithRest({ page: drawingName }, drawingName),
  /**
   * Further pictures of the mock's menu, by the product family whose colour they have, or `brand`.
   */
  menu: v.record(v.string(), v.record(v.string(), drawingName)),
});

export type Icons = v.InferOutput<typeof icons>;
