import type { Content } from '../../src/build/content/read';
import type { BuiltPage } from '../../src/build/view/pages';
import { takeOver } from '../support/handed-over';

interface RealSite {
  content: Content;
  pages: BuiltPage[];
  /** The files of the search, by name. */
  index: Map<string, string>;
}
/** The real content and its pages, as build.ts has made them. */
export const { content, pages, index } = takeOver<RealSite>('real-site');
