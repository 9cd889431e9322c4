import type { PageEnd } from './browser-feature';
import { PageFeedbackEnd } from './page-feedback/page-end';

/**
 * What features put at the end of pages of documentation and of the search, by feature. Taking one
 * out: docs/adding.md.
 */
export const pageEnds: Readonly<Record<string, PageEnd>> = {
  pageFeedback: PageFeedbackEnd,
};
