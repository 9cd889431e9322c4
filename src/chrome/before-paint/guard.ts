import { languageTags, parseLanguage } from '../../config/languages';
import { asksNotToBeTracked } from '../../features/consent/may-count';
import { crawlerPattern, deviceOf, parseDevice } from '../../lib/device';
import { notFoundAddress, redirectTarget, splitLanguage, switchLanguage } from '../../routes/href';
import { local, session } from '../../stores/storage';

/** Sets or removes an attribute `data-NAME` of `html`. */
function set(name: string, value: string | null): void {
  const { dataset } = document.documentElement;
  if (value === null) delete dataset[name];
  else dataset[name] = value;
}

interface Vendor {
  /** Whether there's a poster to show above the header. */
  hasPoster: boolean;
  /** Whether page views are counted. */
  counts: boolean;
}

/**
 * Marks on `html`, for styles and later scripts, what the visitor has chosen: theme, and whether the privacy banner and the poster show. A
 * language that the session remembers follows the visitor to the page that is shown.
 */
export function mark({ hasPoster, counts }: Vendor): void {
  const theme = local.read('theme');
  set('theme', theme === 'light' || theme === 'dark' ? theme : null);
  // The banner asks until it is answered; a browser that asks not to be tracked has answered in part. A site that counts nothing only tells.
  const isAnswered =
    local.read('showBanner') === 'false' || (!counts && local.read('first_login') === 'true');
  set('consent', isAnswered ? null : asksNotToBeTracked(navigator) ? 'signal' : 'ask');
  set('poster', hasPoster && session.read('showPoster') !== 'false' ? '' : null);
  if (session.read('languagetype') !== null)
    session.write('languagetype', languageTags[splitLanguage(location.pathname).language]);
}

/** Drops a hash that cannot be decoded: Gatsby's scrolling throws on it. */
function dropBrokenHash(): void {
  try {
    decodeURI(location.hash);
  } catch {
    history.replaceState(history.state, '', location.pathname + location.search);
  }
}

/** Whether the visitor came by the back or forward button: they get the page that they left, in its language. */
const cameBack = (): boolean => {
  const [entry] =
    'getEntriesByType' in performance ? performance.getEntriesByType('navigation') : [];
  return entry !== undefined && 'type' in entry && entry.type === 'back_forward';
};

/**
 * Decides before the first paint what depends on the visitor: theme, banner, poster, device, language. The page says of itself in
 * `data-devices`, `data-counterpart` and `data-missing` whom it is for.
 * @returns the address that this visitor belongs at instead; null to stay
 */
export function guard(vendor: Vendor): string | null {
  const { dataset } = document.documentElement;
  dropBrokenHash();
  const { pathname, search, hash } = location;
  const parameters = new URLSearchParams(search);
  dataset.script = '';
  // Hosts serve it, and Gatsby knows no such page: hydrated, it would be the error page.
  if (pathname.endsWith('/index.html'))
    return (pathname.slice(0, -'/index.html'.length) || '/') + search + hash;

  // Reserves the place of what only script can fill, so that nothing shifts: the error page's account of the address that was asked
  // for, an item or a selection named by the query (`until-asked` in global.css), search results.
  if (parameters.get('from')) dataset.asked = parseDevice(parameters.get('for')) ?? 'path';
  else if (['id', 'type', 'product', 'platform', 'kubernetes'].some((name) => parameters.has(name)))
    dataset.asked = 'item';
  if (/\/search$/.test(pathname) && parameters.get('query')?.trim()) dataset.searching = 'address';

  const asked = parseDevice(parameters.get('device'));
  if (asked) session.write('device', asked);
  const chosen = asked ?? parseDevice(session.read('device'));
  const device = chosen ?? deviceOf(navigator.userAgent);
  dataset.device = device;
  // A visitor who chose a device sees every page; so does a crawler. `deviceShown` reads this.
  const isCrawler = crawlerPattern.test(navigator.userAgent);
  if (chosen || isCrawler) dataset.unguarded = '';

  const inQuery = parseLanguage(parameters.get('lang'));
  const shown = splitLanguage(pathname).language;
  const remembered = cameBack() ? null : parseLanguage(session.read('languagetype'));
  const language = isCrawler ? shown : (inQuery ?? remembered ?? shown);
  if (inQuery && !isCrawler) session.write('languagetype', languageTags[inQuery]);

  const { devices, counterpart = null, missing } = dataset;
  if (!isCrawler && missing !== undefined) return notFoundAddress(pathname + search, language);
  if (language !== shown) return switchLanguage(pathname + search + hash, language);
  mark(vendor);
  return redirectTarget(
    pathname + search + hash,
    { devices: parseDevice(devices) ?? 'both', counterpart },
    chosen || isCrawler ? null : device,
  );
}
