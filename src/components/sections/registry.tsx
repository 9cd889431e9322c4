import type { ComponentType } from 'react';
import type { SectionKind } from '../../contract/content/sections';
import type { SectionView } from '../../routes/page-view';
import { Architecture } from './architecture';
import { Lifecycle } from './lifecycle';
import { Listing } from './listing';
import * as lists from './lists';
import { Matrix } from './matrix';
import type { SectionLabels, SectionProps } from './props';
import * as prose from './prose';
import { Switchover } from './switchover';

/** The component for each kind of section. */
const registry: { [K in SectionKind]: ComponentType<SectionProps<K>> } = {
  overview: prose.Overview,
  painPoints: lists.PainPoints,
  architecture: Architecture,
  highlights: lists.Highlights,
  scenarios: lists.Scenarios,
  figures: prose.Figures,
  questions: prose.Questions,
  table: prose.Table,
  specification: prose.Table,
  prose: prose.Prose,
  challenges: lists.Challenges,
  productsUsed: lists.ProductsUsed,
  steps: lists.Steps,
  modules: lists.Modules,
  timeline: lists.Timeline,
  switchover: Switchover,
  quote: prose.Quote,
  links: lists.Links,
  offices: lists.Offices,
  contact: lists.Contact,
  listing: Listing,
  customers: lists.Customers,
  matrix: Matrix,
  lifecycle: Lifecycle,
  ending: prose.Table,
  licences: prose.Table,
  prices: prose.Table,
  models: prose.Table,
  siteMap: lists.SiteMap,
  docs: lists.SiteMap,
  callToAction: prose.CallToAction,
};

/** The sections of a page, in order. */
export function Sections({ sections, labels }: { sections: readonly SectionView[]; labels: SectionLabels }) {
  return sections.map((section) => {
    // The registry's type pairs each kind with its component; TypeScript cannot follow that through the
    // look-up.
    const Component = registry[section.kind] as ComponentType<{ section: SectionView; labels: SectionLabels }>;
    return <Component key={section.id} section={section} labels={labels} />;
  });
}
