import type { SectionComponents } from '../../features/browser-feature';
import { CallToAction } from '../../sections/call-to-action/call-to-action';
import { Contact } from '../../sections/contact/contact';
import { Links } from '../../sections/links/links';
import { Overview } from '../../sections/overview/overview';
import { Prose } from '../../sections/prose/prose';
import { Questions } from '../../sections/questions/questions';
import { SiteMap } from '../../sections/site-map/site-map';
import { Table } from '../../sections/table/table';
import { Steps } from '../../sections/titled-lists/titled-lists';

/** The kinds of sections that pages of forms, of their results, of the search and of errors may have. */
export const formKinds: SectionComponents = {
  OverviewSection: Overview,
  QuestionsSection: Questions,
  TableSection: Table,
  ProseSection: Prose,
  StepsSection: Steps,
  LinksSection: Links,
  ContactSection: Contact,
  SiteMapSection: SiteMap,
  CallToActionSection: CallToAction,
};
