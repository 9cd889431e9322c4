import type { ComponentType } from 'react';
import type { SectionKind } from '../../contract/content/sections';
import type { SectionView } from '../../routes/page-view';
import { Architecture } from './architecture';
import { CallToAction } from './call-to-action';
import { Contact } from './contact';
import { Customers } from './customers';
import { Figures } from './figures';
import { Links } from './links';
import { Listing } from './listing';
import { Modules } from './modules';
import { Offices } from './offices';
import { Overview } from './overview';
import { ProductsUsed } from './products-used';
import type { SectionLabels, SectionProps } from './props';
import { Questions } from './questions';
import { Quote } from './quote';
import { Scenarios } from './scenarios';
import { SiteMap } from './site-map';
import { Switchover } from './switchover';
import { Timeline } from './timeline';
import { Challenges, Highlights, PainPoints, Steps } from './titled-lists';

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
