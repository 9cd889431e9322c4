import { graphql } from 'gatsby';
import type { ComponentType } from 'react';
import { Band, Pair } from '../components/frame';
import type { SectionComponents, SectionData } from '../features/browser-feature';
import { isBand, isPair } from '../sections/pairs';

interface SectionsProps {
  sections: readonly SectionData[];
  /** The component of each kind that the template shows (kinds). */
  kinds: SectionComponents;
}

/** The sections of a page, in order. */
export function Sections({ sections, kinds }: SectionsProps) {
  const elements = sections.map((section) => {
    // The registry's type pairs each kind with its component; TypeScript cannot follow that through
    // the look-up.
    const Component = kinds[section.__typename] as
      | ComponentType<{ section: SectionData }>
      | undefined;
    if (!Component)
      throw new Error(
        `The template of this page shows no ${section.__typename} (${section.id}). What it shows is listed in src/templates/kinds.`,
      );
    return <Component key={section.id} section={section} />;
  });

  const members = sections.map(pairMember);
  const startsPair = (index: number) => isPair(members[index], members[index + 1]);
  const startsBand = (index: number) =>
    isBand(members[index], members[index + 1]) && !startsPair(index + 1);
  const startsTwo = (index: number) => startsPair(index) || startsBand(index);

  return sections.map(({ id, surface }, index) => {
    if (startsTwo(index - 1)) return null;

    if (!startsTwo(index)) return elements[index];

    const two = elements.slice(index, index + 2);
    return startsPair(index) ? (
      <Pair key={id} surface={surface}>
        {two}
      </Pair>
    ) : (
      <Band key={id}>{two}</Band>
    );
  });
}

/** A section with its kind as the data name it. */
function pairMember(section: SectionData) {
  const name = section.__typename.replace(/Section$/, '');
  const kind = name.charAt(0).toLowerCase() + name.slice(1);
  return 'items' in section ? { kind, items: section.items } : { kind };
}

export const query = graphql`
  fragment Section on Section {
    __typename
    ...OverviewSection
    ...PainPointsSection
    ...ArchitectureSection
    ...HighlightsSection
    ...ScenariosSection
    ...FiguresSection
    ...QuestionsSection
    ...TableSection
    ...ProseSection
    ...ChallengesSection
    ...ProductsUsedSection
    ...StepsSection
    ...ModulesSection
    ...TimelineSection
    ...QuoteSection
    ...LinksSection
    ...OfficesSection
    ...ContactSection
    ...CaseStoriesSection
    ...CustomersSection
    ...CertificatesSection
    ...SiteMapSection
    ...CallToActionSection
    ...HomeFeatureSections
    ...ProductFeatureSections
    ...FeatureSections
    ...ToolSections
  }
`;
