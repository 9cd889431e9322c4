import { manifest } from './manifest';

/** The ids of pages with an RSS feed and a JSON feed (`hasFeed` in the manifest). */
export const feeds: readonly string[] = manifest.flatMap(({ id, hasFeed }) =>
  hasFeed ? [id] : [],
);
