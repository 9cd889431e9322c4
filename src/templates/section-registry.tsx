import { graphql } from 'gatsby';
import type { ComponentType } from 'react';
import { Pair } from '../components/frame';
import type { SectionComponents, SectionData } from '../features/browser-feature';
import { homeSections } from '../features/browser-home';
import { Architecture } from '../sections/architecture/architecture';
import { CallToAction } from '../sections/call-to-action/call-to-action';
import { CaseStories } from '../sections/case-stories/case-stories';
import { Certificates } from '../sections/certificates/certificates';
import { Contact } from '../sections/contact/contact';
import { Customers } from '../sections/customers/customers';
import { Figures } from '../sections/figures/figures';
import { Links } from '../sections/links/links';
import { Modules } from '../sections/modules/modules';
import { Offices } from '../sections/offices/offices';
import { Overview } from '../sections/overview/overview';
import { isPair } from '../sections/pairs';
import { ProductsUsed } from '../sections/products-used/products-used';
import { Questions } from '../sections/questions/questions';
import { Quote } from '../sections/quote/quote';
import { Scenarios } from '../sections/scenarios/scenarios';
import { SiteMap } from '../sections/site-map/site-map';
import { Timeline } from '../sections/timeline/timeline';
import { Challenges, Highlights, PainPoints, Steps } from '../sections/titled-lists/titled-lists';

/** The component for each kind of section that home may have. */
const registry: SectionComponents = {
  OverviewSection: Overview,
  PainPointsSection: PainPoints,
  ArchitectureSection: Architecture,
  HighlightsSection: Highlights,
  ScenariosSection: Scenarios,
  FiguresSection: Figures,
  QuestionsSection: Questions,
  ChallengesSection: Challenges,
  ProductsUsedSection: ProductsUsed,
  StepsSection: Steps,
  ModulesSection: Modules,
  TimelineSection: Timeline,
  QuoteSection: Quote,
  LinksSection: Links,
  OfficesSection: Offices,
  ContactSection: Contact,
  CaseStoriesSection: CaseStories,
  CustomersSection: Customers,
  CertificatesSection: Certificates,
  SiteMapSection: SiteMap,
  CallToActionSection: CallToAction,
  ...homeSections,
};

interface SectionsProps {
  sections: readonly SectionData[];
  /** Left out by home. */
  nonHomeSections?: SectionComponents;
  /** Left out by all pages but those of tools. */
  toolSections?: SectionComponents | undefined;
}

/** The sections of a page, in order. */
export function Sections({ sections, nonHomeSections, toolSections }: SectionsProps) {
  const components: SectionComponents = { ...registry, ...nonHomeSections, ...toolSections };
  const elements = sections.map((section) => {
    // The registry's type pairs each kind with its component; TypeScript cannot follow that through
    // the look-up.
    const Component = components[section.__typename] as
      | ComponentType<{ section: SectionData }>
      | undefined;
    if (!Component) throw new Error(`This page can't have a ${section.__typename}: ${section.id}`);
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
  return section.__typename === 'LinksSection' ? { kind, items: section.items } : { kind };
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
    ...FeatureSections
    ...ToolSections
  }
`;
