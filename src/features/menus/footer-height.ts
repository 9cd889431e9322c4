import { footerProductsMaxHeight } from '../../site/constants';
import { conventions, type Language } from '../../site/languages';

/**
 * Maximum height of the footer's product list in px: 700, in English (content height + 400) / 2
 * (section 9). Apart from footer.ts, whose schemas (5 kB) the browser does not need.
 * @param contentHeight in px
 */
export const productListHeight = (language: Language, contentHeight: number): number =>
  conventions[language].footerFitsContent ? (contentHeight + 400) / 2 : footerProductsMaxHeight;
