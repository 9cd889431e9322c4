import { flatten } from '../../content/references';
import type { Feature } from '../feature';
import { checkPartners } from './check';
import { type Partners, partners as schema } from './schema';
import { partnersSection } from './section';

declare module '../../i18n/resources' {
  interface NamespaceFiles {
    /** Heads and words of the table of partners, at build time. */
    partners: typeof import('../../../data/ui/zh/partners.json');
  }
}

declare module '../../content/content' {
  interface Content {
    partners: Partners;
  }
}

/** The directory of partners. */
export const partners: Feature = {
  name: 'partners',
  sections: { partners: partnersSection },
  read: ({ parse }) => ({ partners: parse('data/partners.json', schema) }),
  references: ({ partners: { date, tiers, partners: list } }, language) =>
    Object.fromEntries(flatten({ date, tiers, count: list.length }, 'partners', language)),
  check: (content, { report }) => checkPartners(content, report),
};
