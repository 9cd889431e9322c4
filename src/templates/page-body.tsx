import { Related } from '../components/related';
import type { SectionLabels } from '../components/sections/props';
import { Sections } from '../components/sections/registry';
import type { PageView, SectionView } from '../routes/page-view';

interface PageBodyProps {
  view: PageView;
  labels: SectionLabels;
  /** Maximum number of entries in a list that is complete on another page. */
  newest?: number;
}

/** Sections and related links of a page. */
export function PageBody({ view, labels, newest }: PageBodyProps) {
  const { relatedHeading, relatedProducts, relatedSolutions, relatedCases, relatedReading } = labels;
  return (
    <>
      <Sections
        sections={newest === undefined ? view.sections : view.sections.map((section) => shortened(section, newest))}
        labels={labels}
      />
      <Related
        related={view.related}
        heading={relatedHeading}
        labels={{
          products: relatedProducts,
          solutions: relatedSolutions,
          cases: relatedCases,
          reading: relatedReading,
        }}
      />
    </>
  );
}

const shortened = (section: SectionView, newest: number): SectionView =>
  section.kind === 'listing' && section.more !== null
    ? { ...section, entries: section.entries.slice(0, newest) }
    : section;
