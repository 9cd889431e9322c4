import type { Feature } from '../feature';
import { listingsOf } from './listings';

/** What lists the pages: sitemaps, feeds and robots.txt. */
export const feeds: Feature = {
  name: 'feeds',
  files: ({ content, pages, drawings }) => listingsOf(pages, content.vendor.siteUrl, drawings),
};
