/*
 * Sizes of an architecture diagram in its own units, each about one pixel on a desktop.
 */

/**
 * Sizes of names and notes (src/styles/drawing.css), and the distance between two lines of them.
 */
export const nameSize = 14;
export const noteSize = 12;
export const nameLine = 17;
export const noteLine = 15;

/** Width of bold letters relative to regular ones. */
export const boldFactor = 1.05;

/** Within a component's box. */
export const padding = 10;

/** Of a layer's band around its components. */
export const bandPadding = 10;

/** Between two lines in a gutter. */
export const pitch = 14;

/** Between two slots of a row, at least: room for a number and an arrow's head. */
export const leastGap = 44;

export const mostSlotWidth = 190;

/** What the names of layers and zones take at the left. */
export const layerNameWidth = 124;

/** Free space at the left of a layout, above and below it, and between its rows. */
export const spaces = {
  layers: { left: layerNameWidth, rim: 0, gap: 46 },
  zones: { left: layerNameWidth, rim: 0, gap: 54 },
  loop: { left: 0, rim: 34, gap: 94 },
};

/** Width of the drawing, of up to four columns and of more. */
export const widthOf = (columns: number): number => (columns > 4 ? 640 + 48 * columns : 800);
