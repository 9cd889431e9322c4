import { splitLanguage } from '../../site/href';
import { languageTags } from '../../site/languages';
import { routeOfPath } from '../../site/lookup';
import { manifest } from '../../site/manifest';
import type { CheckedPage } from './page';
import { addressesOf, errorPages, type Report, type Rule } from './rule';

/**
 * Every route of both device sets exists in every language, but for drafts, and so do the error
 * pages.
 */
export const isComplete: Rule = ({ pages, inputs: { drafts } }, report) => {
  const routes = manifest.filter(
    ({ id, template }) => template !== 'redirect' && !drafts.includes(id),
  );
  for (const address of [...addressesOf(routes), ...errorPages]) {
    if (!pages.has(address)) report(address, 'is missing');
  }
};

/**
 * The head says in which language the page is and which devices it is for, and has the scripts that
 * the security headers allow.
 */
export const hasHead: Rule = ({ pages }, report) => {
  const allowedScripts = pages.get('/')?.scripts ?? [];
  for (const page of pages.values()) {
    if (page.scripts.some((script) => !allowedScripts.includes(script)))
      report(page.address, 'has an inline script that / lacks, which the security headers refuse');
    if (page.isRedirect) continue;

    checkDeclarations(page, report);
    if (page.counterpart && !pages.has(page.counterpart))
      report(page.address, `has the missing counterpart ${page.counterpart}`);
  }
};

/** Checks the language and the devices that a page declares. */
function checkDeclarations(page: CheckedPage, report: Report): void {
  const { address } = page;
  const { language, path } = splitLanguage(address);
  if (page.language !== languageTags[language])
    report(address, `declares the language “${page.language}”`);

  const route = routeOfPath(path);
  if (route && page.devices !== route.devices)
    report(address, `is for ${page.devices}, its route for ${route.devices}`);
}
