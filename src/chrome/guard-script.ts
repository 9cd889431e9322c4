/**
 * The script in the head of every page, run before the first paint (decisions on routes, devices and language). It stands apart from the bundle,
 * reads what the page says of itself in attributes of `html` and is the same text on every page.
 */
function guard(phonePattern: RegExp, crawlerPattern: RegExp, hasPoster: boolean): void {
  const root = document.documentElement;
  const { devices, counterpart, missing } = root.dataset;
  const { pathname, search, hash } = location;
  const parameters = new URLSearchParams(search);
  const isEnglish = /^\/en(\/|$)/.test(pathname);
  // Storage may be blocked: then nothing is remembered, the theme follows the system, and the page works on.
  const stored = (key: string, storage: 'localStorage' | 'sessionStorage' = 'sessionStorage'): string => {
    try {
      return window[storage].getItem(key) || '';
    } catch {
      return '';
    }
  };
  const store = (key: string, value: string): void => {
    try {
      window.sessionStorage.setItem(key, value);
    } catch {
      // As above.
    }
  };
  const theme = stored('theme', 'localStorage');
  if (/^(light|dark)$/.test(theme)) root.dataset.theme = theme;
  root.dataset.script = '';
  // The privacy banner is asked for until it has been answered; a browser that asks not to be tracked has answered in part.
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (stored('first_login', 'localStorage') !== 'true' && stored('showBanner', 'localStorage') !== 'false')
    root.dataset.consent = globalPrivacyControl === true || doNotTrack === '1' ? 'signal' : 'ask';
  if (hasPoster && stored('showPoster') !== 'false') {
    store('showPoster', 'true');
    root.dataset.poster = '';
  }
  // The error page keeps a place for what it will say of the address that was asked for.
  if (parameters.get('from')) root.dataset.asked = parameters.get('for') ? 'device' : 'path';
  // A page that shows or hands over an item waits until it knows which (`until-asked` in global.css).
  else if (parameters.has('id') || parameters.has('type')) root.dataset.asked = 'item';
  // The search page keeps one for its results.
  if (/\/search$/.test(pathname) && (parameters.get('query') || '').trim()) root.dataset.searching = 'address';

  const deviceOf = (value: string | null) => (value === 'phone' || value === 'desktop' ? value : '');
  const asked = deviceOf(parameters.get('device'));
  if (asked) store('device', asked);
  const overridden = asked || deviceOf(stored('device'));
  const device = overridden || (phonePattern.test(navigator.userAgent) ? 'phone' : 'desktop');
  root.dataset.device = device;
  // Whoever chose a device by hand sees every page; so does a crawler. The guard for navigation (device-guard.tsx) reads this as well.
  const isCrawler = crawlerPattern.test(navigator.userAgent);
  if (overridden || isCrawler) root.dataset.unguarded = '';
  if (isCrawler) return;

  const languageOf = (value: string | null) =>
    value === 'en' ? 'en' : value === 'zh' || value === 'zh-CN' ? 'zh-CN' : '';
  const wantedByQuery = languageOf(parameters.get('lang'));
  if (wantedByQuery) store('languagetype', wantedByQuery);
  const wanted = wantedByQuery || languageOf(stored('languagetype'));

  const notFound = (inEnglish: boolean) =>
    `${inEnglish ? '/en' : ''}/notFond?from=${encodeURIComponent(pathname + search)}`;
  if (missing !== undefined) {
    location.replace(notFound(wanted ? wanted === 'en' : isEnglish));
    return;
  }
  if (wanted && (wanted === 'en') !== isEnglish) {
    const bare = isEnglish ? pathname.slice(3) || '/' : pathname;
    const rest = search
      .slice(1)
      .split('&')
      .filter((pair) => pair && !/^lang(=|$)/.test(pair))
      .join('&');
    location.replace((wanted === 'en' ? (bare === '/' ? '/en' : `/en${bare}`) : bare) + (rest && `?${rest}`) + hash);
    return;
  }

  if (!overridden && devices && devices !== 'both' && devices !== device)
    location.replace(counterpart ? counterpart + search + hash : `${notFound(isEnglish)}&for=${devices}`);
}

/**
 * The guard as the text of an inline script.
 * @param phonePattern @param crawlerPattern of src/lib/device.ts
 * @param hasPoster whether the vendor has a poster to show above the header
 */
export const guardScript = (phonePattern: RegExp, crawlerPattern: RegExp, hasPoster = false): string =>
  `(${guard.toString()})(${String(phonePattern)},${String(crawlerPattern)},${String(hasPoster)})`;
