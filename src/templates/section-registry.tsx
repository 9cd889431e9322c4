import type { ComponentType } from 'react';
import type { SectionLabels, SectionProps } from '../components/section-props';
import type { SectionView } from '../content/page-view';
import type { SectionKind } from '../content/schemas/sections';
import { Switchover } from '../features/switchover/switchover';
import { Architecture } from '../sections/architecture/architecture';
import { CallToAction } from '../sections/call-to-action/call-to-action';
import { Contact } from '../sections/contact/contact';
import { Customers } from '../sections/customers/customers';
import { Figures } from '../sections/figures/figures';
import { Links } from '../sections/links/links';
import { Listing } from '../sections/listing/listing';
import { Modules } from '../sections/modules/modules';
import { Offices } from '../sections/offices/offices';
import { Overview } from '../sections/overview/overview';
import { ProductsUsed } from '../sections/products-used/products-used';
import { Questions } from '../sections/questions/questions';
import { Quote } from '../sections/quote/quote';
import { Scenarios } from '../sections/scenarios/scenarios';
import { SiteMap } from '../sections/site-map/site-map';
import { Timeline } from '../sections/timeline/timeline';
import { Challenges, Highlights, PainPoints, Steps } from '../sections/titled-lists/titled-lists';

type Registry = { [K in SectionKind]: ComponentType<SectionProps<K>> };
export type TableKind = 'table' | 'specification' | 'ending' | 'licences' | 'prices' | 'models';
/** Kinds whose code and styles home does without (non-home-sections.tsx). */
export type NonHomeSections = Pick<Registry, 'matrix' | 'lifecycle' | 'prose' | TableKind>;

/** The component for each kind of section that home may have. */
const registry: Omit<Registry, keyof NonHomeSections> = {
  overview: Overview,
  painPoints: PainPoints,
  architecture: Architecture,
  highlights: Highlights,
  scenarios: Scenarios,
  figures: Figures,
  questions: Questions,
  challenges: Challenges,
  productsUsed: ProductsUsed,
  steps: Steps,
  modules: Modules,
  timeline: Timeline,
  switchover: Switchover,
  quote: Quote,
  links: Links,
  offices: Offices,
  contact: Contact,
  listing: Listing,
  customers: Customers,
  siteMap: SiteMap,
  docs: SiteMap,
  callToAction: CallToAction,
};

interface SectionsProps {
  sections: readonly SectionView[];
  labels: SectionLabels;
  /** Left out by home. */
  nonHomeSections?: NonHomeSections;
}

/** The sections of a page, in order. */
export function Sections({ sections, labels, nonHomeSections }: SectionsProps) {
  const components: Partial<Registry> = { ...registry, ...nonHomeSections };
  return sections.map((section) => {
    // The registry's type pairs each kind with its component; TypeScript cannot follow that through the look-up.
    const Component = components[section.kind] as
      | ComponentType<{ section: SectionView; labels: SectionLabels }>
      | undefined;
    if (!Component)
      throw new Error(`This page can't have a section of the kind ${section.kind}: ${section.id}`);
    return <Component key={section.id} section={section} labels={labels} />;
  });
}
