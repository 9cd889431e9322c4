import type { Language } from '../../config/languages';
import type { Section } from '../../contract/content/sections';
import type { Claims, Vendor } from '../../contract/content/vendor';
import type { Entry, PageLink, SectionView } from '../../routes/page-view';
import { anchorOf } from '../content/anchors';
import type { Targets } from './targets';

/** What sections are filled from. */
export interface SectionContext {
  language: Language;
  vendor: Vendor;
  claims: Claims;
  targets: Targets;
  /** The entries of a kind of items, newest first. */
  entries(
    kind: string,
    filter: 'industry' | 'year' | 'tag' | undefined,
  ): { entries: Entry[]; facets: string[]; more: string | null; feed: string | null };
  /** The customers of all cases. */
  customers(): { name: string; href: string | null }[];
  /** Every page, by group. */
  siteMap(): { title: string; links: PageLink[] }[];
  labels: { hotline: string; hongKong: string; support: string; sales: string };
}

/** How a visitor reaches the vendor; the sales address is shown in English only (specification section 2). */
export function contactChannels({ vendor, language, labels }: Pick<SectionContext, 'vendor' | 'language' | 'labels'>) {
  const phone = (label: string, number: string) => ({ label, value: number, href: `tel:${number.replace(/\s/g, '')}` });
  const mail = (label: string, address: string) => ({ label, value: address, href: `mailto:${address}` });
  return [
    phone(labels.hotline, vendor.hotline.mainland),
    phone(labels.hongKong, vendor.hotline.hongKong),
    mail(labels.support, vendor.email.support),
    ...(language === 'en' ? [mail(labels.sales, vendor.email.sales)] : []),
  ];
}

/** Makes a section renderable: targets resolved, lists filled, an anchor given. */
export function sectionView(section: Section, context: SectionContext): SectionView {
  const { targets, language, vendor, claims } = context;
  const id = anchorOf(section);
  switch (section.kind) {
    case 'figures': {
      const figures = section.claims.map((claim) => {
        const found = claims[claim];
        if (!found) throw new Error(`unknown claim ${claim}`);
        return { value: found.value[language], label: found.label[language] };
      });
      return { ...section, id, figures };
    }
    case 'productsUsed':
      return {
        ...section,
        id,
        items: section.items.map(({ to, role }) => ({ name: targets.name(to), role, to: targets.href(to) })),
      };
    case 'modules':
      return {
        ...section,
        id,
        items: section.items.map((item) => ({ ...item, to: item.to === undefined ? null : targets.href(item.to) })),
      };
    case 'links': {
      const items = section.items.flatMap((item) => {
        const to = targets.href(item.to);
        return to === null ? [] : [{ ...item, to }];
      });
      return { ...section, id, items };
    }
    case 'offices':
      return {
        ...section,
        id,
        offices: vendor.offices.map(({ id: office, city, address, role }) => ({
          id: office,
          city: city[language],
          address: address[language],
          role: role[language],
        })),
      };
    case 'contact':
      return { ...section, id, channels: contactChannels(context) };
    case 'listing':
      return { ...section, id, ...context.entries(section.of, section.filter) };
    case 'customers':
      return { ...section, id, customers: context.customers() };
    case 'siteMap':
      return { ...section, id, groups: context.siteMap() };
    case 'callToAction': {
      const { secondary, ...rest } = section;
      return {
        ...rest,
        id,
        action: { ...section.action, to: targets.href(section.action.to) },
        ...(secondary ? { secondary: { ...secondary, to: targets.href(secondary.to) } } : {}),
      };
    }
    default:
      return { ...section, id };
  }
}
