import { buildPages } from '../../src/build/view/pages';
import { realAnswer, realContent } from '../support/real-site';

/** The real content and its pages. */
export const content = realContent();
export const pages = buildPages(content, realAnswer('topMenu'));
