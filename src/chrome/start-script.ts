/**
 * The script at the end of every page's head: pages are complete as HTML, so the site's script is loaded with the visitor's first move (pointer, touch,
 * key, scroll), and at once only where the address or the session asks for it. What is clicked until then is kept and done afterwards. It stands apart from the bundle and is the same
 * text on every page.
 * @param atIdle whether every page wants its script once it is shown: to report page views, to refresh menus
 */
function start(atIdle: boolean): void {
  const root = document.documentElement;
  const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel'];
  let begun = false;
  /** What was clicked and what was sent, each the last time. */
  const held: { click?: () => void; submit?: () => void } = {};

  const begin = () => {
    // What is to be loaded stands at the end of the page, which may still be on its way.
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', begin);
    if (begun) return;
    begun = true;
    for (const sign of signs) removeEventListener(sign, begin, true);
    // The page has the styles that it needs (src/build/styles.ts); what script shows needs the others.
    for (const { dataset } of document.querySelectorAll<HTMLElement>('style[data-href]')) {
      const sheet = document.createElement('link');
      sheet.rel = 'stylesheet';
      sheet.href = String(dataset.href);
      document.head.append(sheet);
    }
    for (const place of document.querySelectorAll<HTMLElement>('script[data-src]')) {
      const script = document.createElement('script');
      script.src = String(place.dataset.src);
      // One after the other: the first is the boot script (src/build/scripts.ts).
      script.async = false;
      script.onerror = giveUp;
      document.head.append(script);
    }
  };
  const letGo = () => {
    removeEventListener('click', onClick, true);
    removeEventListener('submit', onSubmit, true);
  };
  /** The script cannot be had: the page says so, and goes on as plain HTML. */
  const giveUp = () => {
    letGo();
    root.dataset.failed = '';
    delete root.dataset.script;
  };
  const onClick = (event: Event) => {
    const target =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>('button, a[data-language], [data-hold]')
        : null;
    if (!target) return;
    event.preventDefault();
    event.stopPropagation();
    held.click = () => target.isConnected && target.click();
    begin();
  };
  const onSubmit = (event: Event) => {
    const form = event.target as HTMLFormElement;
    // A form that asks for a page works without script.
    if (form.hasAttribute('action') && form.method === 'get') return;
    event.preventDefault();
    held.submit = () => form.isConnected && form.requestSubmit();
    begin();
  };

  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  addEventListener(
    'site-ready',
    () => {
      letGo();
      for (const make of Object.values(held)) make();
    },
    { once: true },
  );

  let isSignedIn = false;
  try {
    isSignedIn = sessionStorage.getItem('isLogin') === 'true';
  } catch {
    // Storage is blocked: nobody is signed in.
  }
  // A query names something that the page is to show.
  if (isSignedIn || location.search) addEventListener('DOMContentLoaded', begin);
  else if (atIdle) addEventListener('load', () => setTimeout(begin, 1000));
}

/** The script as the text of an inline script. */
export const startScript = (atIdle: boolean): string => `(${start.toString()})(${String(atIdle)})`;
