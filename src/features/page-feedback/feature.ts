import type { Feature } from '../feature';

declare module '../../i18n/resources' {
  interface NamespaceFiles {
    feedback: typeof import('../../../data/ui/zh/feedback.json');
  }
}

/** Asks readers whether a page was useful, and notes what the search could not find. */
export const pageFeedback: Feature = { name: 'page-feedback' };
