/**
 * How the covers of items look by the kind of item, and their sizes in CSS pixels. Other kinds have
 * none.
 */
export const coverShapes = {
  paper: { width: 240, height: 340 },
  poster: { width: 320, height: 180 },
  deck: { width: 400, height: 150 },
  file: { width: 120, height: 156 },
} as const;

export type CoverShape = keyof typeof coverShapes;

const shapes: Readonly<Record<string, CoverShape>> = {
  whitePaper: 'paper',
  report: 'paper',
  productVideo: 'poster',
  liveReview: 'poster',
  cloudtech: 'poster',
  topics: 'poster',
  news: 'poster',
  productTrial: 'poster',
  pptdown: 'deck',
  fileDown: 'file',
};

export const coverShapeOf = (kind: string): CoverShape | null => shapes[kind] ?? null;

/**
 * Name of an item's cover, as of a path in `static`; it's published with a digest
 * (src/features/covers/files.ts).
 * @param item `KIND/SLUG`
 */
export const coverPath = (item: string, language: string): string =>
  `/covers/${item}.${language}.svg`;

/** Whether the cover of a kind is a sheet, which has no room for texts beside it on narrow screens. */
export const isSheet = (kind: string): boolean =>
  ['paper', 'file'].includes(coverShapeOf(kind) ?? '');
