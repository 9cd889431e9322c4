import type { Language } from '../../src/config/languages';

/** External links that do not open a new tab, or give something away to it. */
export const unsafeLinks = (container: Element) =>
  [...container.querySelectorAll<HTMLAnchorElement>('a[href^="http"]')].filter(
    ({ target, rel }) => target !== '_blank' || !rel.includes('noopener') || !rel.includes('noreferrer'),
  );

/** Internal links that lead into the other language. */
export const strayLinks = (container: Element, language: Language) =>
  [...container.querySelectorAll('a[href^="/"]:not([data-language])')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => /^\/en(\/|\?|#|$)/.test(href) !== (language === 'en'));
