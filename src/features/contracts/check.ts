import type { Report } from '../../calls/issue';
import { anchorOf } from '../../content/anchors';
import type { Content } from '../../content/content';

const file = 'data/contracts.json';

/** Checks that each contract has a page with its text, and that its annexes are tables. */
export function checkContracts({ contracts, pages }: Content, report: Report): void {
  for (const [page, { annexes }] of Object.entries(contracts.documents)) {
    const key = `documents.${page}`;
    const sections = pages.get(page)?.zh.sections ?? [];
    if (!sections.some(({ kind }) => kind === 'contract'))
      report(file, key, 'no page with a section of kind contract: remove it, or write the page');

    for (const [index, annex] of annexes.entries()) {
      const [id = '', anchor] = annex.split('#');
      const sectionsOfAnnex = pages.get(id)?.zh.sections ?? [];
      const section = sectionsOfAnnex.find((candidate) => anchorOf(candidate) === anchor);
      if (section?.kind !== 'table')
        report(file, `${key}.annexes.${index}`, `${annex} is no section of kind table: remove it`);
    }
  }
}
