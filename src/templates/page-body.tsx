import type { ReactNode } from 'react';
import { Related } from '../components/related';
import type { SectionLabels } from '../components/section-props';
import type { PageView, SectionView } from '../content/page-view';
import { nonHomeSections } from './non-home-sections';
import { Sections } from './section-registry';

interface PageBodyProps {
  page: Pick<PageView, 'sections' | 'related'>;
  labels: SectionLabels;
  /** Maximum number of entries in a list that is complete on another page. */
  newest?: number;
  /** A kind of section that the page's head shows. */
  without?: SectionView['kind'];
  /** Below the first section. */
  afterFirst?: ReactNode;
}

/** Sections and related links of a page. */
export function PageBody({
  page,
  labels,
  newest = Number.POSITIVE_INFINITY,
  without,
  afterFirst,
}: PageBodyProps) {
  const sections = page.sections
    .filter(({ kind }) => kind !== without)
    .map((section) => shortenListing(section, newest));

  return (
    <>
      <Sections sections={sections.slice(0, 1)} labels={labels} nonHomeSections={nonHomeSections} />
      {afterFirst}
      <Sections sections={sections.slice(1)} labels={labels} nonHomeSections={nonHomeSections} />
      <Related related={page.related} labels={labels.related} />
    </>
  );
}

const shortenListing = (section: SectionView, newest: number): SectionView =>
  section.kind === 'listing' && section.more !== null
    ? { ...section, entries: section.entries.slice(0, newest) }
    : section;
