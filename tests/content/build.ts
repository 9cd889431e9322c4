import { buildPages } from '../../src/build/view/pages';
import { indexFiles } from '../../src/search/build';
import { handOver } from '../support/handed-over';
import { realAnswer, realContent } from '../support/real-site';

/** Runs once before the tests of the real content: makes its pages and their search index. */
export default function build(): void {
  const content = realContent();
  const pages = buildPages(content, realAnswer('topMenu'));
  handOver('real-site', { content, pages, index: indexFiles(pages, content.search, content) });
}
