import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Related } from '../components/related';
import type { SectionComponents, SectionData, SectionType } from '../features/browser-feature';
import { Sections } from './sections';

interface PageBodyProps {
  page: Queries.PageBodyFragment;
  /** The kinds of sections that the template shows (kinds). */
  kinds: SectionComponents;
  /** Maximum number of entries in a list that is complete on another page. */
  newest?: number;
  /** Kinds of sections that the page's head shows. */
  without?: readonly SectionType[];
  /** Below the first section. */
  afterFirst?: ReactNode;
  /** Between the sections and the related links. */
  ending?: ReactNode;
}

/** Sections and related links of a page. */
export function PageBody({
  page,
  kinds,
  newest = Number.POSITIVE_INFINITY,
  without = [],
  afterFirst,
  ending,
}: PageBodyProps) {
  const sections = page.sections
    .filter(({ __typename }) => !without.includes(__typename))
    .map((section) => shortenListing(section, newest));

  return (
    <>
      {afterFirst ? (
        <>
          <Sections sections={sections.slice(0, 1)} kinds={kinds} />
          {afterFirst}
          <Sections sections={sections.slice(1)} kinds={kinds} />
        </>
      ) : (
        <Sections sections={sections} kinds={kinds} />
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
