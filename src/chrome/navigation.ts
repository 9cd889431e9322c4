import { chunkLoadTimeout, noticeAfter } from '../config/constants';
import { languageTags, parseLanguage } from '../config/languages';
import { askedItem } from '../hooks/use-asked-item';
import { deviceShown } from '../lib/device';
import { elsewhere, splitAddress, switchLanguage } from '../routes/href';
import { listed, type PageView } from '../routes/page-view';
import type { Devices } from '../routes/route-types';
import { session } from '../stores/session-storage';
import { sayFailed } from './failures';

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Milliseconds after which a loading page shows the progress bar (`data-loading` of `html`). */
const patience = 400;
/** Milliseconds of hover before a page is prefetched: passing over a menu loads nothing. */
const dwell = 80;

interface Options {
  replace?: boolean;
}
interface Ways {
  /** Loads what an address needs. @returns the address at which this visitor is shown it; null if it cannot be loaded */
  load(address: string): Promise<string | null>;
  show(address: string, options?: Options): void;
  open(address: string, options?: Options): void;
}

/** What a page's data says of where its address leads. */
export interface Signpost {
  data?: { page?: { devices?: Devices; counterpart?: string | null; view?: PageView } | null };
  pageContext?: { to?: string };
}

/**
 * Where an address leads instead of to its own page, so that this is not shown for a moment: a redirect, the item that the query of a detail
 * page names, the counterpart of a page that this visitor's device does not have.
 * @returns null: to its page
 */
export function leadsOn(address: string, { data, pageContext }: Signpost): string | null {
  const { query, hash } = splitAddress(address);
  if (pageContext?.to) return pageContext.to + query + hash;
  const { devices = 'both', counterpart = null, view } = data?.page ?? {};
  const asked = askedItem(view?.template === 'detail' ? listed(view) : [], query);
  return asked.state === 'found' ? asked.item.href : elsewhere(address, { devices, counterpart }, deviceShown());
}

/** Gatsby's ways; its requests for page data have no time limit of their own. */
const gatsbyWays = (): Ways => ({
  load: async (address) => {
    const limit = new Promise<undefined>((resolve) => setTimeout(resolve, chunkLoadTimeout));
    for (let at = address; ; ) {
      const page = await Promise.race([window.___loader.loadPage(at.replace(/#.*/s, '')), limit]);
      if (page === undefined || page.status === 'error') return null;
      const next = leadsOn(at, page.json ?? {});
      if (next === null) return at;
      at = next;
    }
  },
  show: window.___navigate,
  open: (address, { replace } = {}) => window.location[replace ? 'replace' : 'assign'](address),
});

/**
 * Makes the function that goes to a page of this site. It loads the page before it hands the address to Gatsby, because Gatsby answers a
 * page that cannot be loaded by opening its bare path: this opens the whole address, and stays where it is while the browser is offline
 * (specification section 8). The last address wins; asking again for the one that is loading is a no-op, until the notice says that it does
 * not come: then it is opened as a document.
 */
export function createNavigator({ load, show, open }: Ways): (address: string, options?: Options) => Promise<void> {
  let wanted: string | null = null;
  let missed: string | null = null;
  return async (address, options) => {
    if (address === missed && navigator.onLine) return open(address, options);
    if (address === wanted) return;
    wanted = address;
    missed = null;
    const { dataset } = document.documentElement;
    if (dataset.failed === 'page') delete dataset.failed;
    const miss = () => {
      missed = address;
      sayFailed('page');
    };
    const after = (delay: number, act: () => void) => setTimeout(() => wanted === address && act(), delay);
    const timers = [after(patience, () => Object.assign(dataset, { loading: '' })), after(noticeAfter, miss)];
    const found = await load(address).catch(() => null);
    timers.forEach(clearTimeout);
    if (wanted !== address) return;
    wanted = null;
    delete dataset.loading;
    if (found !== null) {
      missed = null;
      const { pathname, search, hash } = window.location;
      if (found === pathname + search + hash) window.scrollTo(0, 0);
      else show(found, options);
    }
    // Who reads on after the notice is not taken away.
    else if (missed === address) console.error(`Loading chunk failed: ${address} did not come`);
    else if (navigator.onLine) open(address, options);
    else miss();
  };
}

/** The link under an event, if its page is one that script may show; null for any other. */
function internalLink(event: Event): HTMLAnchorElement | null {
  const found = event.target instanceof Element ? event.target.closest<HTMLAnchorElement | SVGAElement>('a') : null;
  // In a drawing (src/drawings) it says its address in another way.
  const link =
    found && typeof found.href === 'object'
      ? Object.assign(document.createElement('a'), { href: found.href.baseVal })
      : (found as HTMLAnchorElement | null);
  if (!link || link.target || link.hasAttribute('download') || 'plain' in link.dataset) return null;
  return link.origin === window.location.origin ? link : null;
}

/**
 * Shows internal links without a new document and prefetches a page when its link is pointed at or focused. One listener for all links
 * instead of Gatsby's `Link`: that one observes and prefetches every link in view (the header and footer of each page hold some 200), and
 * marks the current page in slices, whose HTML is the same on all pages. Links are plain HTML and work before script runs.
 * @returns a function that stops it
 */
export function startNavigation({
  ways = gatsbyWays(),
  goTo = createNavigator(ways),
  prefetch = window.___loader?.hovering,
} = {}): () => void {
  // What calls Gatsby's `navigate` goes the same way as a link.
  window.___navigate = goTo;
  let timer: ReturnType<typeof setTimeout>;
  const onClick = (event: MouseEvent) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const link = internalLink(event);
    if (!link) return;
    const { pathname, search, hash, href } = window.location;
    const language = parseLanguage(link.dataset.language);
    // A jump within the page is the browser's own.
    if (!language && link.hash && link.pathname === pathname && link.search === search) return;
    event.preventDefault();
    if (language) session.write('languagetype', languageTags[language]);
    const target = language ? new URL(switchLanguage(pathname + search + hash, language), href) : link;
    if (target.href !== href) void goTo(target.pathname + target.search + target.hash);
    else if (!language) window.scrollTo(0, 0);
  };
  const onIntent = (event: Event) => {
    clearTimeout(timer);
    const link = internalLink(event);
    if (link && link.pathname !== window.location.pathname) timer = setTimeout(prefetch, dwell, link.pathname);
  };
  // Back and forward are Gatsby's, which says nothing while a page does not come.
  const onReturn = () => {
    const late = setTimeout(sayFailed, noticeAfter, 'page');
    const end = () => clearTimeout(late);
    ways.load(window.location.pathname + window.location.search).then(end, end);
  };
  window.addEventListener('popstate', onReturn);
  document.addEventListener('click', onClick);
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('popstate', onReturn);
    document.removeEventListener('click', onClick);
    document.removeEventListener('pointerover', onIntent);
    document.removeEventListener('focusin', onIntent);
  };
}

/** Whether another page is shown: another path or query. A hash alone is a jump within the page. */
export const isNewPage = (place: Place, before: Place | null): boolean =>
  before !== null && (place.pathname !== before.pathname || place.search !== before.search);

/** The element that a hash names; null if there is none. */
function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Not a valid encoding: it names nothing.
    return null;
  }
}

let titles: MutationObserver | null = null;

/** Announces the page's title to screen readers once Gatsby has set it, which is after the page is shown. */
function announceTitle(): void {
  let region = document.getElementById('arrival');
  if (!region) {
    region = document.createElement('p');
    region.id = 'arrival';
    region.className = 'visually-hidden';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  const announcer = region;
  titles?.disconnect();
  titles = new MutationObserver(() => {
    if (document.title !== '' && document.title !== announcer.textContent) announcer.textContent = document.title;
  });
  titles.observe(document.head, { childList: true, characterData: true, subtree: true });
}

/** Has the next page appear at its place at once, without smooth scrolling, until `focusNewPage` is done. */
export function beforeRouteChange(): void {
  const root = document.documentElement;
  root.dataset.moving = '';
  // Browsers scroll by the last computed style: it has to be computed now.
  void getComputedStyle(root).scrollBehavior;
}

/**
 * Takes the reader along to a page shown without a new document: the focus goes to what the hash names, else to the heading, and the title
 * is announced. Gatsby does the scrolling: to the top, to the hash, or back to where the reader was.
 */
export function focusNewPage({ hash }: Place): void {
  const named = hash ? elementOf(hash) : null;
  const target = named ?? document.querySelector<HTMLElement>('main h1') ?? document.getElementById('content');
  if (target && !target.hasAttribute('tabindex') && !target.matches('a[href], button, input, select, textarea'))
    target.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
  // Gatsby leaves the page where it was if the hash names nothing.
  if (hash && !named) window.scrollTo(0, 0);
  announceTitle();
  requestAnimationFrame(() => delete document.documentElement.dataset.moving);
}
