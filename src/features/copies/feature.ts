import type { Feature } from '../feature';
import { copiesOf } from './copies';

/** Copies of the pages in Markdown, and `llms.txt`, for machines. */
export const copies: Feature = {
  name: 'copies',
  files: ({ content, pages }) => copiesOf(pages, content),
};
