import { renderSitemap } from '../../src/build/sitemap';
import { buildPages } from '../../src/build/view/pages';
import { hiddenPages } from '../../src/i18n/english';
import { realAnswer, realContent } from '../support/real-site';

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

  describe('of the real site', () => {
    const content = realContent();
    const pages = buildPages(content, realAnswer('topMenu'));
    const listed = addresses(renderSitemap(pages.map(({ meta }) => meta)));
    const { siteUrl } = content.vendor;

    test('lists no address twice', () => {
      expect(new Set(listed).size).toBe(listed.length);
    });

    test('leaves out results, error pages and logins in both languages', () => {
      for (const path of [
        '/notFond',
        '/consultSuccess',
        '/consultsuccess',
        '/Activation',
        '/partner/login',
        '/partnerLogin',
      ])
        for (const prefix of ['', '/en']) expect(listed).not.toContain(siteUrl + prefix + path);
    });

    test('leaves out in English what English hides, and keeps it in Chinese', () => {
      for (const id of hiddenPages(content.english.hidden)) {
        expect(listed).not.toContain(`${siteUrl}/en/${id}`);
        expect(listed).toContain(`${siteUrl}/${id}`);
      }
    });

    test('has home pages and items of both languages', () => {
      for (const path of ['/', '/en', '/case/linjiang-bank', '/en/case/linjiang-bank'])
        expect(listed).toContain(siteUrl + path);
    });
  });
});
