import { sections } from '../features/browser';
import type { SectionComponents } from '../features/browser-feature';
import { Contact } from '../sections/contact/contact';
import { Figures } from '../sections/figures/figures';
import { Offices } from '../sections/offices/offices';
import { Overview } from '../sections/overview/overview';
import { ProductsUsed } from '../sections/products-used/products-used';
import { Prose } from '../sections/prose/prose';
import { Questions } from '../sections/questions/questions';
import { Quote } from '../sections/quote/quote';
import { Scenarios } from '../sections/scenarios/scenarios';
import { SiteMap } from '../sections/site-map/site-map';
import { Table } from '../sections/table/table';
import { Timeline } from '../sections/timeline/timeline';
import { Challenges, Highlights, PainPoints, Steps } from '../sections/titled-lists/titled-lists';

/** The components for the kinds of sections that home does without, so that it needn't load them. */
export const nonHomeSections: SectionComponents = {
  OverviewSection: Overview,
  PainPointsSection: PainPoints,
  HighlightsSection: Highlights,
  ScenariosSection: Scenarios,
  FiguresSection: Figures,
  QuestionsSection: Questions,
  ChallengesSection: Challenges,
  ProductsUsedSection: ProductsUsed,
  StepsSection: Steps,
  TimelineSection: Timeline,
  QuoteSection: Quote,
  OfficesSection: Offices,
  ContactSection: Contact,
  SiteMapSection: SiteMap,
  ProseSection: Prose,
  TableSection: Table,
  ...sections,
};
