import type { ComponentType } from 'react';
import type { SectionKind } from '../../contract/content/sections';
import type { SectionView } from '../../routes/page-view';
import { Architecture } from './architecture';
import { Listing } from './listing';
import * as lists from './lists';
import type { SectionLabels, SectionProps } from './props';
import * as prose from './prose';
import { Switchover } from './switchover';

type Registry = { [K in SectionKind]: ComponentType<SectionProps<K>> };
export type Tables = 'table' | 'specification' | 'ending' | 'licences' | 'prices' | 'models';
/** Kinds whose code and styles home does without (heavy.tsx). */
export type Heavy = Pick<Registry, 'matrix' | 'lifecycle' | 'prose' | Tables>;

/** The component for each kind of section, except for the heavy ones. */
const registry: Omit<Registry, keyof Heavy> = {
  overview: prose.Overview,
  painPoints: lists.PainPoints,
  architecture: Architecture,
  highlights: lists.Highlights,
  scenarios: lists.Scenarios,
  figures: prose.Figures,
  questions: prose.Questions,
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
  siteMap: lists.SiteMap,
  docs: lists.SiteMap,
  callToAction: prose.CallToAction,
};

interface SectionsProps {
  sections: readonly SectionView[];
  labels: SectionLabels;
  heavy?: Heavy;
}

/** The sections of a page, in order. */
export function Sections({ sections, labels, heavy }: SectionsProps) {
  const components: Partial<Registry> = { ...registry, ...heavy };
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
