import { footerProductsMaxHeight } from '../config/constants';
import type { Language } from '../config/languages';

/**
 * Height in px to which the footer's product list may grow: 700, in English (content height + 400) / 2 (section 9).
 * @param contentHeight height of the list's content in px
 */
export const productListHeight = (language: Language, contentHeight: number): number =>
  language === 'en' ? (contentHeight + 400) / 2 : footerProductsMaxHeight;
