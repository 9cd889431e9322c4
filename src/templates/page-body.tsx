import { Related } from '../components/related';
import type { SectionLabels } from '../components/sections/props';
import { Sections } from '../components/sections/registry';
import type { PageView } from '../routes/page-view';

/** Sections and relations of a page. */
export function PageBody({ view, labels }: { view: PageView; labels: SectionLabels }) {
  const { relatedHeading, relatedProducts, relatedSolutions, relatedCases } = labels;
  return (
    <>
      <Sections sections={view.sections} labels={labels} />
      <Related
        related={view.related}
        heading={relatedHeading}
        labels={{ products: relatedProducts, solutions: relatedSolutions, cases: relatedCases }}
      />
    </>
  );
}
