import { inLanguage, splitLanguage } from '../../site/href';
import { type Language, languages } from '../../site/languages';
import { manifest } from '../../site/manifest';
import { type CheckedPage, readable } from './page';
import { addressesOf, errorPages, type ReadSite, type Report, type Rule } from './rule';

type MenuPart = 'header' | 'footer';

/** Pages without header and footer. */
const barePages = new Set([
  ...addressesOf(manifest.filter(({ shell }) => shell === 'bare')),
  ...errorPages,
]);

/**
 * Each page with a shell has the header and footer of its language, with every entry of the menu.
 */
export const hasMenus: Rule = (site, report) => {
  for (const language of languages) {
    for (const part of ['header', 'footer'] as const) checkMenu(site, language, part, report);
  }
};

function checkMenu(
  { pages, inputs: { menus } }: ReadSite,
  language: Language,
  part: MenuPart,
  report: Report,
): void {
  const entries = menus[language][part];
  if (entries.length === 0) report(inLanguage('/', language), `the menu of the ${part} is empty`);

  let first: { address: string; menu: string } | undefined;
  for (const page of pages.values()) {
    const { address } = page;
    const isBare = page.isRedirect || barePages.has(address);
    if (isBare || splitLanguage(address).language !== language) continue;

    const menu = JSON.stringify(menuOf(page, part));
    if (first?.menu === menu) continue;
    if (first) report(address, `has another ${part} than ${first.address}`);
    first ??= { address, menu };

    const { links } = menuOf(page, part);
    for (const { title, href } of entries) {
      const isShown = links.some(
        (link) => link.href === href && readable(link.text).includes(readable(title)),
      );
      if (!isShown) report(address, `the ${part} does not show “${readable(title)}” (${href})`);
    }
  }
}

/**
 * The links and pictures of a page's header or footer. Only the language switch may differ from
 * page to page.
 */
const menuOf = ({ links, sources }: CheckedPage, part: MenuPart) => ({
  links: links.filter((link) => link.part === part && !link.isSwitch),
  sources: sources.filter((source) => source.part === part),
});
