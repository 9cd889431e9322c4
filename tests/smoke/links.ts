import { parse } from 'node-html-parser';
import { type Language, languages } from '../../src/config/languages';
import { inLanguage, splitAddress } from '../../src/routes/href';
import type { Check } from './check';

/** Where an address of the header or footer leads, once each. */
async function tryLink(base: string, href: string): Promise<string[]> {
  if (/^(tel:\+?[\d-]{5,}|mailto:[^@\s]+@[^@\s]+)$/.test(href)) return [];
  const url = URL.canParse(href, base) ? new URL(href, base) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return [`${href} is no address`];
  // No request leaves for other hosts; src/lib/safe-link.ts decides which may be linked to.
  if (url.origin !== new URL(base).origin) return [];
  const fragment = decodeURIComponent(url.hash.slice(1));
  const response = await fetch(url, { method: fragment ? 'GET' : 'HEAD' });
  if (!response.ok) return [`${href}: HTTP ${response.status}`];
  if (!fragment) return [];
  return parse(await response.text()).getElementById(fragment) ? [] : [`${href}: there is no element ${fragment}`];
}

/** Every distinct link of header and footer, and the answer to an unknown path, in every language. */
export const linkChecks = (base: string): Check[] =>
  languages.flatMap((language: Language) => {
    const check = (name: string, route: string | null, run: () => Promise<string[]>): Check => ({
      kind: 'link',
      name: `${name}, in ${language}`,
      route,
      language,
      device: null,
      run,
    });
    return [
      ...(['header', 'footer'] as const).map((part) =>
        check(`every link of the ${part} answers`, null, async () => {
          const page = inLanguage('/', language);
          const links = parse(await (await fetch(base + page)).text())
            .querySelectorAll(`${part} a[href]`)
            .map((link) => link.getAttribute('href') ?? '')
            .map((href) => (href.startsWith('#') ? page + href : href));
          const distinct = [...new Set(links)];
          const failures = (await Promise.all(distinct.map((href) => tryLink(base, href)))).flat();
          const internal = distinct.filter((href) => href.startsWith('/')).map((href) => splitAddress(href).path);
          const foreign = internal.filter(
            (path) => (path === '/en' || path.startsWith('/en/')) !== (language === 'en'),
          );
          return [
            ...(distinct.length > 10 ? [] : [`only ${distinct.length} links`]),
            ...failures,
            // The switch leads to the other language, and nothing else does.
            ...foreign
              .filter((path) => path !== inLanguage('/', language === 'zh' ? 'en' : 'zh'))
              .map((path) => `${path} is in the other language`),
          ];
        }),
      ),
      check('an unknown path is answered with 404 and a page of its language', '/notFond', async () => {
        const response = await fetch(base + inLanguage('/no/such/page', language));
        const lang = parse(await response.text())
          .querySelector('html')
          ?.getAttribute('lang');
        return [
          ...(response.status === 404 ? [] : [`HTTP ${response.status}`]),
          ...(lang?.startsWith(language) ? [] : [`its lang is ${lang}`]),
        ];
      }),
    ];
  });
