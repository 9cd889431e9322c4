import { renderSitemap } from '../../src/build/sitemap';

const page = { canonical: 'https://a.example/x', noindex: false, published: null, alternates: [] };
const addresses = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

describe('the sitemap', () => {
  test('names every indexed page once, with its other languages', () => {
    const alternates = [{ language: 'en', href: 'https://a.example/en/x' }];
    const xml = renderSitemap([
      { ...page, alternates },
      { ...page, canonical: 'https://a.example/y', noindex: true },
    ]);
    expect(addresses(xml)).toEqual(['https://a.example/x']);
    expect(xml).toContain('<xhtml:link rel="alternate" hreflang="en" href="https://a.example/en/x"/>');
  });

  test('says of an item’s page on which day it was published', () => {
    expect(renderSitemap([{ ...page, published: '2026-03-09' }])).toContain(
      '</loc><lastmod>2026-03-09</lastmod></url>',
    );
  });

  test('escapes what XML would read as its own', () => {
    expect(addresses(renderSitemap([{ ...page, canonical: 'https://a.example/?a=1&b="<"' }]))).toEqual([
      'https://a.example/?a=1&amp;b=&quot;&lt;&quot;',
    ]);
  });
});
