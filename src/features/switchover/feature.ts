import type { Report } from '../../calls/issue';
import { type Content, pageFile } from '../../content/content';
import { languages } from '../../site/languages';
import type { Feature } from '../feature';
import { momentsAt } from './moments';
import { switchoverSection } from './section';

/** Checks that the action of every switchover leads to a timeline with its moments. */
function checkSwitchovers(content: Content, report: Report): void {
  for (const [id, page] of content.pages) {
    for (const language of languages) {
      for (const [index, section] of page[language].sections.entries()) {
        if (section.kind !== 'switchover') continue;
        try {
          momentsAt(section.action.to, language, content);
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error);
          report(pageFile(id, language), `sections.${index}.action.to`, message);
        }
      }
    }
  }
}

/** The animated switch between two sites. */
export const switchover: Feature = {
  name: 'switchover',
  sections: { switchover: switchoverSection },
  check: (content, { report }) => checkSwitchovers(content, report),
};
