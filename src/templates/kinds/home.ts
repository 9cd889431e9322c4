import type { SectionComponents } from '../../features/browser-feature';
import { homeSections } from '../../features/browser-home';
import { Architecture } from '../../sections/architecture/architecture';
import { CallToAction } from '../../sections/call-to-action/call-to-action';
import { CaseStories } from '../../sections/case-stories/case-stories';
import { Certificates } from '../../sections/certificates/certificates';
import { Customers } from '../../sections/customers/customers';
import { Figures } from '../../sections/figures/figures';
import { Links } from '../../sections/links/links';
import { Modules } from '../../sections/modules/modules';
import { Overview } from '../../sections/overview/overview';
import { Quote } from '../../sections/quote/quote';

/** The kinds of sections that home may have. */
export const homeKinds: SectionComponents = {
  OverviewSection: Overview,
  ArchitectureSection: Architecture,
  FiguresSection: Figures,
  ModulesSection: Modules,
  QuoteSection: Quote,
  LinksSection: Links,
  CaseStoriesSection: CaseStories,
  CustomersSection: Customers,
  CertificatesSection: Certificates,
  CallToActionSection: CallToAction,
  ...homeSections,
};
