import { buildPages } from '../../src/gatsby/pages/pages';
import { realAnswer, realContent } from '../support/real-site';

/** The real content and its pages. */
export const content = realContent();
export const pages = buildPages(content, realAnswer('topMenu'));
