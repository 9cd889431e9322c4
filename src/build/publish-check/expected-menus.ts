import type { Language } from '../../config/languages';
import type { Answers } from '../../contract/calls';
import type { Vendor } from '../../contract/content/vendor';
import type { EnglishRules } from '../../i18n/english';
import { footerColumnsOf } from '../../navigation/footer';
import { headerMenu } from '../../navigation/header';
import { hostedAddress } from '../company-host';

const ignore = () => undefined;

/** The links that a language's header and footer have to show. */
export function expectedMenus(
  answers: Answers,
  language: Language,
  english: EnglishRules,
  host: string,
  vendor: Pick<Vendor, 'companyHost'>,
) {
  const { groups } = headerMenu(answers.topMenu, language, english, ignore);
  const columns = footerColumnsOf(answers.footerMenu, language, english, ignore).flatMap((column) => column.groups);
  return {
    header: groups.flatMap(({ title, categories }) => {
      const links = categories.flatMap((category) => category.links);
      // A group of one entry is shown as that entry's link, with the group's title.
      return links.map((link) => ({ title: links.length === 1 ? title : link.title, href: link.href }));
    }),
    footer: columns.flatMap(({ links }) =>
      links.map(({ title, href }) => ({ title, href: hostedAddress(href, host, vendor) })),
    ),
  };
}
