import type { Language } from './languages';

/** The canvas of every customer's lettering, four units for one of a mark's 40. */
export const letteringSize = { width: 512, height: 160 } as const;

/** Path of the lettering of all customers in a language. Without a digest, as the sprite. */
export const letteringPath = (language: Language): string => `/lettering.${language}.svg`;
