/** The symbols of answers. Beside each stands its word, for screen readers at least. */
export const marks = { yes: '✓', conditional: '✓', no: '✗', unverified: '?' } as const;
