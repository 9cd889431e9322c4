/** An address as Gatsby's router gives it. */
interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** Milliseconds after which a new page's title stands, and a screen reader has begun on its heading. */
const announceAfter = 150;
/** How often it is looked for the new title: on a slow device it comes long after the page. */
const looks = 60;
/** After so many of them the old title is taken for the new one, which the same page with another query keeps. */
const looksAtMost = 10;

/** Whether a page is shown that was not shown before: another path or query; a hash alone is a jump within the page. */
export const isNewPage = (place: Place, before: Place | null): before is Place =>
  before !== null && (place.pathname !== before.pathname || place.search !== before.search);

/** The element that an address names by its hash; null for none. */
function namedBy({ hash }: Place): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Not an encoding of anything: it names nothing.
    return null;
  }
}

let timer: ReturnType<typeof setTimeout>;
/** The title of the page that is being left. */
let titleBefore = '';

/** Has screen readers say the page's title when they have come to the end of what they are saying. */
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
  clearTimeout(timer);
  const say = (look: number) => {
    // In between there is none.
    const isNew = document.title !== '' && document.title !== titleBefore;
    if (isNew || look === looksAtMost) announcer.textContent = document.title;
    if (!isNew && look < looks) timer = setTimeout(say, announceAfter, look + 1);
  };
  timer = setTimeout(say, announceAfter, 1);
}

/** Keeps Gatsby's own ways of arriving out of this one's: its announcement is English in every language, and its router takes the focus to the page's wrapper. */
export function takeOverFromGatsby(): void {
  document.getElementById('gatsby-announcer')?.setAttribute('hidden', '');
  document.getElementById('gatsby-focus-wrapper')?.removeAttribute('tabindex');
}

/** Has the coming page stand at its place at once, without rolling there; until `arriveAt` has done its part. */
export function setOut(): void {
  const root = document.documentElement;
  titleBefore = document.title;
  root.dataset.moving = '';
  // A browser scrolls as the style said that it has computed last: it has to compute it now.
  void getComputedStyle(root).scrollBehavior;
}

/**
 * Takes the reader along to a page shown without a new document: the focus goes to what the hash names, else to the heading, and the title is said.
 * Scrolling is Gatsby's: to the top, to the hash, or back to where the reader was.
 */
export function arriveAt(place: Place): void {
  const target = namedBy(place) ?? document.querySelector<HTMLElement>('main h1') ?? document.getElementById('content');
  if (target && !target.hasAttribute('tabindex') && !target.matches('a[href], button, input, select, textarea'))
    target.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
  // A hash that names nothing would leave the page where the one before was.
  if (place.hash && !namedBy(place)) window.scrollTo(0, 0);
  announceTitle();
  requestAnimationFrame(() => delete document.documentElement.dataset.moving);
}
