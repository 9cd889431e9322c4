import { graphql } from 'gatsby';
import type { ComponentType } from 'react';
import { Pair } from '../components/frame';
import type { SectionComponents, SectionData } from '../features/browser-feature';
import { isPair } from '../sections/pairs';

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

  const startsPair = (index: number) =>
    isPair(pairMember(sections[index]), pairMember(sections[index + 1]));

  return elements.map((element, index) => {
    if (startsPair(index - 1)) return null;
    if (!startsPair(index)) return element;

    return (
      <Pair key={sections[index]?.id} surface={sections[index]?.surface}>
        {elements.slice(index, index + 2)}
      </Pair>
    );
  });
}

/** A section with its kind as the data name it. */
function pairMember(section: SectionData | undefined) {
  if (!section) return undefined;

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
