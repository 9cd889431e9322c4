import type { SectionKind } from '../../contract/content/sections';
import { fill } from '../../i18n/texts';
import type { SectionView } from '../../routes/page-view';
import type { GuideTexts, Theme } from './specimen';

/** Where the links of the samples lead: two chapters of the guide, which the two devices' pages both have. */
const [first, second] = ['#sections', '#parts'];

/** A short sample of every kind of section; the type asks for a new kind's sample. */
const samples = ({ sections, chapters }: GuideTexts): { [K in SectionKind]: Omit<SectionView<K>, 'id' | 'kind'> } => ({
  ...sections,
  modules: {
    ...sections.modules,
    items: sections.modules.items.map((item, index) => ({ ...item, to: index === 0 ? first : null })),
  },
  productsUsed: {
    ...sections.productsUsed,
    items: sections.productsUsed.items.map((item, index) => ({ ...item, to: index === 0 ? first : null })),
  },
  figures: { ...sections.figures, claims: [] },
  links: { ...sections.links, items: sections.links.items.map((item) => ({ ...item, to: first })) },
  contact: {
    ...sections.contact,
    channels: sections.contact.channels.map((channel) => ({ ...channel, href: `mailto:${channel.value}` })),
  },
  listing: {
    heading: sections.listing.heading,
    of: 'case',
    facets: sections.listing.facets,
    more: first,
    feed: null,
    entries: sections.listing.entries.map((entry, index) => ({
      ...entry,
      href: index === 0 ? first : second,
      date: '2026-03-18',
      facets: sections.listing.facets.slice(index, index + 1),
    })),
  },
  customers: {
    heading: sections.customers.heading,
    customers: sections.customers.customers.map((name, index) => ({ name, href: index === 0 ? first : null })),
  },
  siteMap: {
    heading: sections.siteMap.heading,
    groups: sections.siteMap.groups.map((title, group) => ({
      title,
      links: Object.entries(chapters)
        .filter((_, index) => index < 3 === (group === 0))
        .map(([id, chapter]) => ({ label: chapter.title, href: `#${id}`, devices: 'both' as const })),
    })),
  },
  callToAction: {
    ...sections.callToAction,
    action: { label: sections.callToAction.action, to: first },
    secondary: { label: sections.callToAction.secondary, to: first },
  },
});

/** The samples in the order of the dictionary; anchor and heading name the theme, because both stand on one page. */
export function sectionSamples(texts: GuideTexts, theme: Theme): SectionView[] {
  const all = samples(texts);
  return (Object.keys(texts.sections) as SectionKind[]).map((kind) => {
    const heading = fill(texts.themed, { name: all[kind].heading, theme: texts.themes[theme] });
    // The type of `samples` pairs each kind with its view; TypeScript cannot follow that through the look-up.
    return { ...all[kind], kind, id: `${theme}-${kind.toLowerCase()}`, heading } as SectionView;
  });
}
