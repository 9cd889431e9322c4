import type { SectionView } from '../content/page-view';

/** A section of prose in an item's page. */
export const prose = (
  id: string,
  heading: string,
  paragraphs: string[],
  list?: string[],
): SectionView<'prose'> => ({
  kind: 'prose',
  id,
  heading,
  paragraphs,
  ...(list ? { list } : {}),
});
