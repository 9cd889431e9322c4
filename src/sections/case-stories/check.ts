import { findCaseFigure } from '../../content/case-figure';
import type { SectionOf } from '../../content/schemas/sections';
import type { SectionCheck } from '../../content/section-definition';

/** Checks that there is each case with its figure, and that the first customer is quoted. */
export function checkStories(
  { stories }: SectionOf<'caseStories'>,
  { content, language, report }: SectionCheck,
): void {
  for (const [index, story] of stories.entries()) {
    const path = `.stories.${index}`;
    try {
      const { item } = findCaseFigure(story, content.items.case);
      if (index === 0 && !item[language].quote) report(path, `${story.case} has no quote`);
    } catch (error) {
      report(path, error instanceof Error ? error.message : String(error));
    }
  }
}
