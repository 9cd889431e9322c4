import { poster, statisticsId } from '../../../data/vendor.json';
import { watchFailures } from './failures';
import { guard, mark } from './guard';
import { watchLinks } from './links';
import { startScriptsAfterPaint } from './scripts';

/*
 * The one inline script of the site, in the head of every page: bundled by src/gatsby/webpack.ts,
 * written by gatsby-ssr.tsx. It has no input but the page and the visitor, so that the security
 * policy can name it by one digest.
 */
const vendor = { hasPoster: poster, counts: statisticsId !== '' };
const redirectTarget = guard(vendor);

if (redirectTarget === null) {
  // The error page of a host, which only crawlers stay on, is never hydrated.
  if (document.documentElement.dataset.missing === undefined) watchFailures();
  watchLinks();
  startScriptsAfterPaint();
  // Another tab, or another page since the browser kept this one, may have decided what it shows.
  addEventListener('storage', () => mark(vendor));
  addEventListener('pageshow', ({ persisted }) => persisted && mark(vendor));
} else location.replace(redirectTarget);
