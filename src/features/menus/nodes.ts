import type { Answers } from '../../calls/calls';
import { contactChannels } from '../../content/contact-channels';
import type { Content } from '../../content/content';
import type { EnglishRules } from '../../content/english-rules';
import { hostedAddress } from '../../site/company-address';
import type { Language } from '../../site/languages';
import { footerColumnsOf } from './footer';
import { headerMenu, hotSearches } from './header';
import { footerCopyright, friendlyLinksOf } from './site-line';

interface MenuSource {
  answers: Answers;
  content: Content;
  english: EnglishRules;
  /** Place of each picture in the menu's pictures, by its address. */
  places: ReadonlyMap<string, number>;
  /** Origin of files and videos (companyHost). */
  host: string;
  warn(message: string): void;
}

/** Header and footer of a language as nodes, and the links that every page of the language has to show. */
export function menusOf(
  language: Language,
  { answers, content, english, places, host, warn }: MenuSource,
) {
  const copyright = footerCopyright(answers.siteInfo.copyright, language);
  const { vendor } = content;
  const { groups } = headerMenu(
    answers.topMenu,
    language,
    english,
    warn,
    (address) => places.get(address) ?? null,
  );
  const columns = footerColumnsOf(answers.footerMenu, language, english, warn, (address) =>
    hostedAddress(address, host, vendor.companyHost),
  );
  const titleAndHref = ({ title, href }: { title: string; href: string }) => ({ title, href });
  return {
    header: {
      language,
      hotSearches: hotSearches(answers.recommendations, language, english, warn),
      groups,
    },
    footer: {
      language,
      copyright: copyright ?? `© ${vendor.legalName[language]}`,
      columns,
      friendlyLinks: friendlyLinksOf(answers.friendlyLinks, language),
      channels: contactChannels(content, language),
    },
    shown: {
      header: groups.flatMap(({ title, categories }) => {
        const links = categories.flatMap((category) => category.links.map(titleAndHref));
        // The header shows a group of one entry as that entry's link, with the group's title.
        return links.map((link) => (links.length === 1 ? { ...link, title } : link));
      }),
      footer: columns.flatMap((column) =>
        column.groups.flatMap((group) => group.links.map(titleAndHref)),
      ),
    },
  };
}
