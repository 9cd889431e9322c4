/* Business constants and limits of specification section 9, each once. */

/** Milliseconds after which a script chunk counts as failed: webpack's own limit. */
export const chunkLoadTimeout = 120_000;

/**
 * Milliseconds after which the page says what is still loading. If it arrives later, it is shown.
 */
export const noticeAfter = 8_000;

/** Scroll position in px from which the back-to-top button shows. */
export const backToTopAfter = 300;

/** Scroll position in px from which the home page's header is solid. */
export const headerSolidAfter = 10;

/** Widths in px at which the layout changes: phone below `tablet`, desktop from `desktop`. */
export const breakpoints = { tablet: 750, desktop: 1200 } as const;

/** Entries of the resource centre in the footer and the phone menu. */
export const resourceLimit = 6;

/** A menu group with more children than this has two columns. */
export const twoColumnsAbove = { default: 4, cases: 5 } as const;

/** Maximum height in px of the footer's product list. */
export const footerProductsMaxHeight = 700;

/** Identifier of the list of friendly links. */
export const friendlyLinksList = 24;

/** The item of the footer's column "other" whose link carries no id. */
export const itemWithoutIdQuery = 92;

/** Index of the footer's product group that is moved (specification section 4). */
export const movedProductGroup = 2;
