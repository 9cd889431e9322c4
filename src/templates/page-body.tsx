import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Related } from '../components/related';
import type { SectionComponents, SectionData, SectionType } from '../features/browser-feature';
import { nonHomeSections } from './non-home-sections';
import { Sections } from './section-registry';

interface PageBodyProps {
  page: Queries.PageBodyFragment;
  /** Maximum number of entries in a list that is complete on another page. */
  newest?: number;
  /** Kinds of sections that the page's head shows. */
  without?: readonly SectionType[];
  /** The kinds that only pages of tools have. */
  toolSections?: SectionComponents;
  /** Below the first section. */
  afterFirst?: ReactNode;
  /** Between the sections and the related links. */
  ending?: ReactNode;
}

/** Sections and related links of a page. */
export function PageBody({
  page,
  newest = Number.POSITIVE_INFINITY,
  without = [],
  toolSections,
  afterFirst,
  ending,
}: PageBodyProps) {
  const sections = page.sections
    .filter(({ __typename }) => !without.includes(__typename))
    .map((section) => shortenListing(section, newest));

  const components = { nonHomeSections, toolSections };

  return (
    <>
      {afterFirst ? (
        <>
          <Sections sections={sections.slice(0, 1)} {...components} />
          {afterFirst}
          <Sections sections={sections.slice(1)} {...components} />
        </>
      ) : (
        <Sections sections={sections} {...components} />
      )}
      {ending}
      <Related related={page.related} />
    </>
  );
}

const shortenListing = (section: SectionData, newest: number): SectionData =>
  section.__typename === 'ListingSection' && section.more !== null
    ? { ...section, entries: section.entries.slice(0, newest) }
    : section;

export const query = graphql`
  fragment PageBody on Page {
    sections { ...Section }
    related { ...RelatedLink }
  }
`;
