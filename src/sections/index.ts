import type { SectionDefinitions } from '../content/section-definition';
import { architectureSection } from './architecture/section';
import { callToActionSection } from './call-to-action/section';
import { caseStoriesSection } from './case-stories/section';
import { certificatesSection } from './certificates/section';
import { contactSection } from './contact/section';
import { customersSection } from './customers/section';
import { figuresSection } from './figures/section';
import { linksSection } from './links/section';
import { modulesSection } from './modules/section';
import { officesSection } from './offices/section';
import { overviewSection } from './overview/section';
import { productsUsedSection } from './products-used/section';
import { proseSection } from './prose/section';
import { questionsSection } from './questions/section';
import { quoteSection } from './quote/section';
import { scenariosSection } from './scenarios/section';
import { siteMapSection } from './site-map/section';
import { tableSection } from './table/section';
import { timelineSection } from './timeline/section';
import {
  challengesSection,
  highlightsSection,
  painPointsSection,
  stepsSection,
} from './titled-lists/sections';

/**
 * The kinds of sections of this folder, for the build; features give theirs. A new kind:
 * docs/adding.md.
 */
export const sections: SectionDefinitions = {
  overview: overviewSection,
  painPoints: painPointsSection,
  architecture: architectureSection,
  caseStories: caseStoriesSection,
  certificates: certificatesSection,
  highlights: highlightsSection,
  scenarios: scenariosSection,
  figures: figuresSection,
  questions: questionsSection,
  table: tableSection,
  prose: proseSection,
  challenges: challengesSection,
  productsUsed: productsUsedSection,
  steps: stepsSection,
  modules: modulesSection,
  timeline: timelineSection,
  quote: quoteSection,
  links: linksSection,
  offices: officesSection,
  contact: contactSection,
  customers: customersSection,
  siteMap: siteMapSection,
  callToAction: callToActionSection,
};
