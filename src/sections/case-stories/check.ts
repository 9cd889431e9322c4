import type { SectionOf } from '../../content/schemas/sections';
import type { SectionCheck } from '../../content/section-definition';
import { findStory } from './view';

/** Checks that every story has a case with a figure from before and after, and that the first case has a quotation. */
export function checkStories(
  { stories }: SectionOf<'caseStories'>,
  { content, language, report }: SectionCheck,
): void {
  for (const [index, story] of stories.entries()) {
    const path = `.stories.${index}`;
    try {
      const { item } = findStory(story, content.items.case);
      if (index === 0 && !item[language].quote) report(path, `the case ${story.case} has no quote`);
    } catch (error) {
      report(path, error instanceof Error ? error.message : String(error));
    }
  }
}
