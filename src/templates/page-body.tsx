import { Related } from '../components/related';
import type { SectionLabels } from '../components/sections/props';
import { Sections } from '../components/sections/registry';
import type { PageView, SectionView } from '../routes/page-view';

interface PageBodyProps {
  view: PageView;
  labels: SectionLabels;
  /** How many entries of a list stand here that is whole on another page; left out: all that the view has. */
  newest?: number;
}

/** Sections and relations of a page. */
export function PageBody({ view, labels, newest }: PageBodyProps) {
  const { relatedHeading, relatedProducts, relatedSolutions, relatedCases } = labels;
  return (
    <>
      <Sections
        sections={newest === undefined ? view.sections : view.sections.map((section) => shortened(section, newest))}
        labels={labels}
      />
      <Related
        related={view.related}
        heading={relatedHeading}
        labels={{ products: relatedProducts, solutions: relatedSolutions, cases: relatedCases }}
      />
    </>
  );
}

const shortened = (section: SectionView, newest: number): SectionView =>
  section.kind === 'listing' && section.more !== null
    ? { ...section, entries: section.entries.slice(0, newest) }
    : section;
