import { asksNotToBeTracked } from '../../features/consent/may-count';
import { type Device, deviceOf, isCrawler, parseDevice } from '../../site/device';
import {
  errorPagePath,
  notFoundAddress,
  redirectTarget,
  splitLanguage,
  switchLanguage,
} from '../../site/href';
import { type Language, languageTags, parseLanguage } from '../../site/languages';
import { ownAddress } from '../../site/own-address';
import { isPageAddress } from '../../site/page-address';
import { local, session } from '../../stores/storage';

/** Sets or removes an attribute `data-NAME` of `html`. */
function setMark(name: string, value: string | null): void {
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
 * Marks on `html`, for styles and later scripts, what the visitor has chosen: theme, and whether
 * the privacy banner and the poster show. A language that the session remembers follows the visitor
 * to the page that is shown.
 */
export function mark({ hasPoster, counts }: Vendor): void {
  const theme = local.read('theme');
  setMark('theme', theme === 'light' || theme === 'dark' ? theme : null);

  // The banner asks until it is answered; a browser that asks not to be tracked has answered in
  // part. A site that counts nothing only informs.
  const isAnswered =
    local.read('showBanner') === 'false' || (!counts && local.read('first_login') === 'true');
  const question = asksNotToBeTracked(navigator) ? 'signal' : 'ask';
  setMark('consent', isAnswered ? null : question);

  setMark('poster', hasPoster && session.read('showPoster') !== 'false' ? '' : null);

  if (session.read('languagetype') !== null)
    session.write('languagetype', languageTags[splitLanguage(location.pathname).language]);
}

/** Whether Gatsby can scroll to a hash: it throws on one that cannot be decoded. */
function isDecodable(hash: string): boolean {
  try {
    decodeURI(hash);
    return true;
  } catch {
    return false;
  }
}

/**
 * Puts the page's own address (`data-path`) into the address bar, its query and hash kept, where
 * the host has answered another spelling with the page: `/product//BCC`, `/CASE`,
 * `/case/index.html`. Gatsby looks up the page by the address, and would hydrate one that isn't
 * there.
 */
function correctAddress(): void {
  const { pathname, search, hash } = location;
  const { path } = document.documentElement.dataset;
  const address = (isPageAddress() ? pathname : path) + search + (isDecodable(hash) ? hash : '');
  if (address === pathname + search + hash) return;

  try {
    // With its origin: `//x/y` is an address of another host.
    history.replaceState(history.state, '', location.origin + address);
  } catch {
    // A document in a sandbox or on a disk has no address to change. It stays as it is:
    // gatsby-browser.tsx doesn't hydrate it.
  }
}

/**
 * Whether the visitor came by the back or forward button: they get the page that they left, in its
 * language.
 */
const cameBack = (): boolean => {
  const [entry] =
    'getEntriesByType' in performance ? performance.getEntriesByType('navigation') : [];
  return entry !== undefined && 'type' in entry && entry.type === 'back_forward';
};

/** What the guard reads of the address and of the visitor. */
interface Visit {
  parameters: URLSearchParams;
  /** The language of the address, and the one that the visitor belongs to. */
  addressLanguage: Language;
  language: Language;
  isFromCrawler: boolean;
}

/**
 * Reserves the place of what only script can fill, so that nothing shifts: the error page's account
 * of the address that was asked for, an item or a selection named by the query (`until-asked` in
 * global.css), search results.
 */
function reservePlaces(parameters: URLSearchParams): void {
  const { dataset } = document.documentElement;
  const namesItem = ['id', 'type', 'product', 'platform', 'kubernetes'].some((name) =>
    parameters.has(name),
  );

  if (parameters.get('from')) dataset.asked = parseDevice(parameters.get('for')) ?? 'path';
  else if (namesItem) dataset.asked = 'item';

  if (/\/search$/.test(location.pathname) && parameters.get('query')?.trim())
    dataset.searching = 'address';
}

/**
 * Decides the device once at load (section 2), and says it in `data-device` and `data-unguarded`,
 * which `deviceShown` reads.
 * @returns null for a visitor who sees the pages of both devices: one who chose a device, and a
 * crawler
 */
function decideDevice({ parameters, isFromCrawler }: Visit): Device | null {
  const { dataset } = document.documentElement;
  const requestedDevice = parseDevice(parameters.get('device'));
  if (requestedDevice) session.write('device', requestedDevice);

  const chosenDevice = requestedDevice ?? parseDevice(session.read('device'));
  const device = chosenDevice ?? deviceOf(navigator.userAgent);
  dataset.device = device;

  if (chosenDevice === null && !isFromCrawler) return device;

  dataset.unguarded = '';

  return null;
}

/**
 * Reads the address and the visitor. The language: `?lang=`, then the one that is remembered, then
 * the address (section 4).
 */
function readVisit(): Visit {
  const parameters = new URLSearchParams(location.search);
  const isFromCrawler = isCrawler(navigator.userAgent);

  const addressLanguage = splitLanguage(location.pathname).language;
  const requestedLanguage = parseLanguage(parameters.get('lang'));
  const remembered = cameBack() ? null : parseLanguage(session.read('languagetype'));
  const language = isFromCrawler
    ? addressLanguage
    : (requestedLanguage ?? remembered ?? addressLanguage);
  if (requestedLanguage && !isFromCrawler)
    session.write('languagetype', languageTags[requestedLanguage]);

  return { parameters, addressLanguage, language, isFromCrawler };
}

/**
 * The error page (section 2), where a host answers with `404.html`; null for crawlers, and where
 * the host lacks the error page's own address, too: it would lead to itself for ever.
 */
function errorPage({ language, isFromCrawler }: Visit): string | null {
  const { pathname, search } = location;
  const isErrorPage = splitLanguage(pathname).path === errorPagePath;
  if (isFromCrawler || isErrorPage) return null;

  return notFoundAddress(ownAddress(pathname + search) ?? '/', language);
}

/**
 * Decides before the first paint what depends on the visitor: theme, banner, poster, device,
 * language. The page says of itself in `data-path`, `data-devices`, `data-counterpart` and
 * `data-missing` where it is and whom it is for.
 * @returns the address that this visitor belongs at instead; null to stay
 */
export function guard(vendor: Vendor): string | null {
  const { dataset } = document.documentElement;
  dataset.script = '';
  correctAddress();

  const visit = readVisit();
  reservePlaces(visit.parameters);
  const device = decideDevice(visit);

  const { devices, counterpart = null, missing } = dataset;
  const target = missing === undefined ? null : errorPage(visit);
  if (target !== null) return target;

  const { pathname, search, hash } = location;
  const address = pathname + search + hash;
  if (missing === undefined && visit.language !== visit.addressLanguage)
    return switchLanguage(address, visit.language);

  mark(vendor);

  return redirectTarget(address, { devices: parseDevice(devices) ?? 'both', counterpart }, device);
}
