import { languageTags, parseLanguage } from '../../config/languages';
import { asksNotToBeTracked } from '../../features/consent/may-count';
import { crawlerPattern, deviceOf, parseDevice } from '../../lib/device';
import { elsewhere, notFoundAddress, splitLanguage, switchLanguage } from '../../routes/href';
import { local } from '../../stores/local-storage';
import { session } from '../../stores/session-storage';

/** The hash of the address, without one that cannot be decoded: Gatsby's scrolling throws on it. */
function decodableHash(): string {
  const { href, hash } = location;
  try {
    decodeURI(hash);
    return hash;
  } catch {
    history.replaceState(history.state, '', href.slice(0, -hash.length));
    return '';
  }
}

/**
 * Decides before the first paint what depends on the visitor: theme, banner, poster, device, language. Results are attributes of `html`,
 * which styles and later scripts read; the page says of itself in `data-devices`, `data-counterpart` and `data-missing` whom it is for.
 * @param hasPoster whether the vendor has a poster to show above the header
 * @returns the address that this visitor belongs at instead; null to stay
 */
export function guard(hasPoster: boolean): string | null {
  const { dataset } = document.documentElement;
  const { pathname, search } = location;
  const hash = decodableHash();
  const parameters = new URLSearchParams(search);
  dataset.script = '';

  const theme = local.read('theme');
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  // The privacy banner asks until it is answered; a browser that asks not to be tracked has answered in part.
  if (local.read('first_login') !== 'true' && local.read('showBanner') !== 'false')
    dataset.consent = asksNotToBeTracked(navigator) ? 'signal' : 'ask';
  if (hasPoster && session.read('showPoster') !== 'false') dataset.poster = '';

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
  if (isCrawler) return null;

  const inQuery = parseLanguage(parameters.get('lang'));
  if (inQuery) session.write('languagetype', languageTags[inQuery]);
  const shown = splitLanguage(pathname).language;
  const language = inQuery ?? parseLanguage(session.read('languagetype')) ?? shown;
  const { devices, counterpart = null, missing } = dataset;
  if (missing !== undefined) return notFoundAddress(pathname + search, language);
  if (language !== shown) return switchLanguage(pathname + search + hash, language);
  return elsewhere(
    pathname + search + hash,
    { devices: parseDevice(devices) ?? 'both', counterpart },
    chosen ? null : device,
  );
}
