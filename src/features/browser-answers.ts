import type { Answerer } from './browser-feature';
import { compatibilityAnswerer } from './compatibility/answerer';

/**
 * What features answer in the search from their facts, by feature. Taking one out: docs/adding.md.
 */
export const answerers: Readonly<Record<string, Answerer>> = {
  compatibility: compatibilityAnswerer,
};
