/** Business constants and limits of the specification's section 9, each once. */

/** A script chunk that has not come after this many milliseconds counts as failed. */
export const chunkLoadTimeout = 120_000;

/** Scroll position in px from which the back-to-top button shows. */
export const backToTopAfter = 300;

/** Scroll position in px from which the header of the home page is solid. */
export const headerSolidAfter = 10;

/** Height in px that the poster takes above the header. */
export const posterOffset = 60;

/** Widths in px at which the layout changes: below `tablet` a phone, from `desktop` the desktop layout. */
export const breakpoints = { tablet: 750, desktop: 1200 } as const;

/** How many entries of the resource centre the footer and the phone menu show. */
export const resourceLimit = 6;

/** A menu group with more children than this is shown in two columns. */
export const twoColumnsAbove = { default: 4, cases: 5 } as const;

/** Greatest height in px of the footer's product list. */
export const footerProductsMaxHeight = 700;

/** Identifier of the list of friendly links. */
export const friendlyLinksList = 24;

/** The item of the footer's group "other" that is linked without its id. */
export const itemWithoutIdQuery = 92;

/** Index of the footer's product group that is moved to keep a set order (specification section 4). */
export const movedProductGroup = 2;
