import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Beside } from '../components/frame';
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

  if (isPlainText(sections)) {
    return (
      <Beside>
        <Sections sections={sections} kinds={kinds} />
        <Related related={page.related} isBeside />
      </Beside>
    );
  }

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

/** Whether a text without a heading is all there is, such as that of a news item. */
const isPlainText = ([first, ...others]: readonly SectionData[]): boolean =>
  others.length === 0 && first?.__typename === 'ProseSection' && first.heading === '';

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
