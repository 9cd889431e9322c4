import { sections } from '../../features/browser';
import type { SectionComponents } from '../../features/browser-feature';
import { homeSections } from '../../features/browser-home';
import { productSections } from '../../features/browser-product';
import { Architecture } from '../../sections/architecture/architecture';
import { CallToAction } from '../../sections/call-to-action/call-to-action';
import { CaseStories } from '../../sections/case-stories/case-stories';
import { Certificates } from '../../sections/certificates/certificates';
import { Contact } from '../../sections/contact/contact';
import { Customers } from '../../sections/customers/customers';
import { Figures } from '../../sections/figures/figures';
import { Links } from '../../sections/links/links';
import { Modules } from '../../sections/modules/modules';
import { Offices } from '../../sections/offices/offices';
import { Overview } from '../../sections/overview/overview';
import { ProductsUsed } from '../../sections/products-used/products-used';
import { Prose } from '../../sections/prose/prose';
import { Questions } from '../../sections/questions/questions';
import { Quote } from '../../sections/quote/quote';
import { Scenarios } from '../../sections/scenarios/scenarios';
import { SiteMap } from '../../sections/site-map/site-map';
import { Table } from '../../sections/table/table';
import { Timeline } from '../../sections/timeline/timeline';
import {
  Challenges,
  Highlights,
  PainPoints,
  Steps,
} from '../../sections/titled-lists/titled-lists';

/** The kinds of sections that articles, lists and items may have: all but the tools'. */
export const articleKinds: SectionComponents = {
  OverviewSection: Overview,
  PainPointsSection: PainPoints,
  ArchitectureSection: Architecture,
  HighlightsSection: Highlights,
  ScenariosSection: Scenarios,
  FiguresSection: Figures,
  QuestionsSection: Questions,
  TableSection: Table,
  ProseSection: Prose,
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
  ...productSections,
  ...sections,
};
