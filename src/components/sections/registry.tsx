import type { ComponentType } from 'react';
import type { SectionKind } from '../../contract/content/sections';
import type { SectionView } from '../../routes/page-view';
import { Architecture } from './architecture';
import { Listing } from './listing';
import {
  Challenges,
  Contact,
  Customers,
  Highlights,
  Links,
  Modules,
  Offices,
  PainPoints,
  ProductsUsed,
  Scenarios,
  SiteMap,
  Steps,
  Timeline,
  Value,
} from './lists';
import type { SectionLabels, SectionProps } from './props';
import { CallToAction, Figures, Overview, Prose, Questions, Quote, Table } from './prose';

/** Which component shows a kind of section. */
const registry: { [K in SectionKind]: ComponentType<SectionProps<K>> } = {
  overview: Overview,
  painPoints: PainPoints,
  architecture: Architecture,
  highlights: Highlights,
  scenarios: Scenarios,
  figures: Figures,
  questions: Questions,
  table: Table,
  prose: Prose,
  challenges: Challenges,
  productsUsed: ProductsUsed,
  value: Value,
  steps: Steps,
  modules: Modules,
  timeline: Timeline,
  quote: Quote,
  links: Links,
  offices: Offices,
  contact: Contact,
  listing: Listing,
  customers: Customers,
  siteMap: SiteMap,
  callToAction: CallToAction,
};

/** The sections of a page, in their order. */
export function Sections({ sections, labels }: { sections: readonly SectionView[]; labels: SectionLabels }) {
  return sections.map((section) => {
    // The registry's type says that each kind has the component for it; TypeScript cannot follow that through the look-up.
    const Component = registry[section.kind] as ComponentType<{ section: SectionView; labels: SectionLabels }>;
    return <Component key={section.id} section={section} labels={labels} />;
  });
}
