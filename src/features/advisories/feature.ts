import { itemFile } from '../../content/content';
import type { Feature } from '../feature';
import { checkAdvisory } from './check';
import { advisoryFiles } from './files';
import { renderSecurityTxt, securityTxtPath } from './security-txt';

/** Security advisories, as pages, feeds for scanners and security.txt. */
export const advisories: Feature = {
  name: 'advisories',
  check({ items, facts }, { report }) {
    for (const item of items.advisory)
      checkAdvisory(item, facts, (key, message) => report(itemFile(item), key, message));
  },
  *files({ content, today }) {
    // Scanners get what people can read.
    if (content.pages.has('advisory')) yield* advisoryFiles(content, today);
    yield [securityTxtPath, renderSecurityTxt(content, today)];
  },
};
