import { parse } from 'node-html-parser';
import { languages } from '../../src/config/languages';
import { inLanguage, splitAddress } from '../../src/routes/href';
import { onEither } from './journey';
import { base, content } from './site';

/** @returns what is wrong with an address of the header or footer, or null */
async function broken(href: string): Promise<string | null> {
  if (/^(tel:\+?[\d-]{5,}|mailto:[^@\s]+@[^@\s]+)$/.test(href)) return null;
  const url = URL.canParse(href, base) ? new URL(href, base) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return `${href} is no address`;
  // No request leaves for other hosts; src/lib/safe-link.ts decides which may be linked to.
  if (url.origin !== new URL(base).origin) return null;
  const fragment = decodeURIComponent(url.hash.slice(1));
  const response = await fetch(url, { method: fragment ? 'GET' : 'HEAD' });
  if (!response.ok) return `${href}: HTTP ${response.status}`;
  if (!fragment || parse(await response.text()).getElementById(fragment)) return null;
  return `${href}: there is no element ${fragment}`;
}

describe.each(languages)('in %s', (language) => {
  test.each(['header', 'footer'])('every link of the %s leads to a page of its language (section 2)', async (part) => {
    const home = inLanguage('/', language);
    const hrefs = parse(await (await fetch(base + home)).text())
      .querySelectorAll(`${part} a[href]`)
      .map((link) => link.getAttribute('href') ?? '')
      .map((href) => (href.startsWith('#') ? home + href : href));
    const distinct = [...new Set(hrefs)];
    expect(distinct.length).toBeGreaterThan(10);
    expect((await Promise.all(distinct.map(broken))).filter(Boolean)).toEqual([]);
    // The language switch alone leads to the other language.
    const otherHome = inLanguage('/', language === 'zh' ? 'en' : 'zh');
    const foreign = distinct
      .filter((href) => href.startsWith('/'))
      .map((href) => splitAddress(href).path)
      .filter((path) => path !== otherHome && (path === '/en' || path.startsWith('/en/')) !== (language === 'en'));
    expect(foreign).toEqual([]);
  });

  test('an unknown path is answered with HTTP 404 and a page of its language (section 2)', async () => {
    const response = await fetch(base + inLanguage('/no/such/page', language));
    expect(response.status).toBe(404);
    expect(
      parse(await response.text())
        .querySelector('html')
        ?.getAttribute('lang'),
    ).toMatch(language);
  });

  test.each(
    Object.values(content.items)
      .flat()
      .map((item) => ({ item, path: inLanguage(`/${item.kind}/${item.slug}`, language) })),
  )('$path is the page of an item, with header and footer', async ({ item, path }) => {
    const response = await fetch(base + path);
    expect(response.status).toBe(200);
    const page = parse(await response.text());
    expect(page.querySelector('h1')?.textContent?.replaceAll('\u00a0', ' ')).toBe(item[language].title);
    expect(page.querySelectorAll('header, footer').length).toBeGreaterThanOrEqual(2);
  });
});

onEither('a click leads to this device’s page, its item, query and hash kept (section 2)', async (visitor) => {
  const isPhone = visitor.device === 'phone';
  const [item] = content.items.case;
  const [twin, own] = isPhone ? ['/aboutus/record', '/aboutRecord'] : ['/aboutRecord', '/aboutus/record'];
  const alone = visitor.at(isPhone ? '/tags?filter=a' : '/product/BeyondStage?filter=a');
  for (const [from, to] of [
    [visitor.at(`${twin}?year=2020#timeline`), visitor.at(`${own}?year=2020#timeline`)],
    [visitor.at(`/caseDetailPhone?id=${item?.id}`), visitor.at(`/case/${item?.slug}`)],
    [visitor.at('/resource?a=1'), visitor.at('/report?a=1')],
    [alone, `${visitor.at('/notFond')}?from=${encodeURIComponent(alone)}&for=${isPhone ? 'desktop' : 'phone'}`],
  ] as const) {
    await visitor.open(visitor.at('/joinus'));
    await visitor.click(from);
    await visitor.until((wanted) => location.href.endsWith(wanted), to);
    await visitor.settled();
  }
});
