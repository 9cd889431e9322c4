import { itemFile } from '../../content/content';
import { uiTexts } from '../../content/ui-texts';
import type { Feature } from '../feature';
import { securityTxtPath } from './addresses';
import { checkAdvisory, checkCourse, checkDeadlines } from './check';
import { advisoryFiles } from './files';
import { advisoryItem } from './schema';
import { renderSecurityTxt } from './security-txt';
import { advisoryLabel, advisoryNumber, advisorySections, severityOf } from './view';

/** Security advisories, as pages, feeds for scanners and security.txt. */
export const advisories: Feature = {
  name: 'advisories',
  items: { advisory: advisoryItem },
  itemTypes: { advisory: { name: 'Advisory', description: 'A security advisory' } },
  itemSections: { advisory: advisorySections },
  itemLabels(content, language) {
    const site = { content, getFixedT: uiTexts(content.ui, language) };
    const labels = content.items.advisory.map((item) => [
      `advisory/${item.slug}`,
      { label: advisoryLabel(item, site), facets: { severity: severityOf(item, site) } },
    ]);
    return Object.fromEntries(labels);
  },
  fixes: ({ items, vendor }) =>
    items.advisory.flatMap((item) =>
      item.affected.map((affected) => ({
        ...affected,
        number: advisoryNumber(item, vendor.slug),
      })),
    ),
  check({ items, facts, service }, { report }) {
    for (const item of items.advisory) {
      const reportAt = (key: string, message: string) => report(itemFile(item), key, message);
      checkAdvisory(item, facts, reportAt);
      checkCourse(item, service, reportAt);
    }

    checkDeadlines(service, (key, message) => report('data/service.json', key, message));
  },
  *files({ content, today }) {
    // Scanners get what people can read.
    if (content.pages.has('advisory')) yield* advisoryFiles(content, today);
    yield [securityTxtPath, renderSecurityTxt(content, today)];
  },
};
