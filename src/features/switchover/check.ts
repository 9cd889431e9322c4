import type { SectionOf } from '../../content/schemas/sections';
import type { SectionCheck } from '../../content/section-definition';
import { momentsAt } from './moments';

/** Checks that the action of a switchover leads to a timeline with its moments. */
export function checkMoments(
  { action }: SectionOf<'switchover'>,
  { content, language, report }: SectionCheck,
): void {
  try {
    momentsAt(action.to, language, content);
  } catch (error) {
    report('.action.to', error instanceof Error ? error.message : String(error));
  }
}
