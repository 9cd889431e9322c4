import { isReady } from '../../components/when-idle';
import { switchLanguage } from '../../site/href';
import { languageTags, parseLanguage } from '../../site/languages';
import { session } from '../../stores/storage';

/**
 * Gives a link to another language (`data-language`) the query and hash of the page, and notes the
 * choice, as the visitor follows it (section 4).
 */
function followLanguage({ target }: Event): void {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null;
  const language = parseLanguage(link?.dataset.language);
  if (!link || !language) return;

  const { pathname, search, hash } = location;
  link.href = switchLanguage(pathname + search + hash, language);
  session.write('languagetype', languageTags[language]);
}

/**
 * Closes what is open, so that it isn't when the visitor comes back to a page that the browser has
 * kept.
 */
function closeAll(): void {
  const dropdowns = document.querySelectorAll<HTMLDetailsElement>(
    'details[data-popup], #menu details[name="menu"]',
  );
  for (const details of dropdowns) details.open = false;

  for (const popover of document.querySelectorAll<HTMLElement>('[popover]'))
    popover.hidePopover?.();
}

/** A link in something that is open may lead to another part of the page, or to a new tab. */
function closeAround({ target }: Event): void {
  if (target instanceof Element && target.closest(':is(details[data-popup], [popover]) a'))
    closeAll();
}

/**
 * Keeps a form that only script can send from sending itself: its fields would end up in a request
 * to the page.
 */
function holdForm(event: Event): void {
  if (!isReady() && event.target instanceof Element && !event.target.hasAttribute('action'))
    event.preventDefault();
}

const pressEvents = [
  'pointerdown',
  'mousedown',
  'touchstart',
  'pointerup',
  'mouseup',
  'touchend',
  'click',
];

/**
 * Keeps a press on what opens by itself from React, which would hydrate the whole page before it
 * lets the browser answer.
 */
function keepFromReact(event: Event): void {
  const { target } = event;
  const opensByItself =
    target instanceof Element && target.closest('[popovertarget], summary') !== null;
  if (opensByItself && !isReady()) event.stopPropagation();
}

/**
 * A view transition that leads to a file, or that the browser gives up because a page redirects, is
 * no error.
 */
function allowAborted(event: PageRevealEvent | PageSwapEvent): void {
  const { viewTransition } = event;
  for (const promise of [viewTransition?.ready, viewTransition?.finished])
    promise?.catch(() => undefined);

  if ('activation' in event && /\.\w+$/.test(event.activation?.entry.url ?? ''))
    viewTransition?.skipTransition();
}

/** What links and forms need before hydration as well as after it. */
export function watchLinks(): void {
  for (const type of pressEvents) addEventListener(type, keepFromReact, true);

  addEventListener('submit', holdForm, true);
  addEventListener('click', followLanguage, true);
  // A middle click opens the address in a new tab.
  addEventListener('auxclick', followLanguage, true);
  addEventListener('click', closeAround);
  addEventListener('pagehide', closeAll);
  addEventListener('pageswap', allowAborted);
  addEventListener('pagereveal', allowAborted);
}
