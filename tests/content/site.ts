import type { Content } from '../../src/build/content/read';
import type { BuiltPage } from '../../src/build/view/pages';
import type { Language } from '../../src/config/languages';
import { takeOver } from '../support/handed-over';
import { searcherOf } from '../support/small-search';

interface RealSite {
  content: Content;
  pages: BuiltPage[];
  index: Map<string, string>;
}
/** The real content and its pages, as build.ts has made them. */
export const { content, pages, index } = takeOver<RealSite>('real-site');
export const realSearcher = (language: Language) => searcherOf(index, language);
