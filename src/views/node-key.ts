import type { Language } from '../site/languages';

/**
 * The key of a product, a customer or an item in the data layer: they are nodes of their own in each
 * language.
 */
export const nodeKey = (language: Language, name: string): string => `${language} ${name}`;
