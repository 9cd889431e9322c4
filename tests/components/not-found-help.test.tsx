/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { NotFoundHelp } from '../../src/features/not-found/not-found-help';
import { content, pageAt } from '../support/real-pages';

/** The pages that the error page knows: those of its own site map. */
const pagesOf = (path: string) =>
  pageAt(path).view.sections.flatMap((section) =>
    section.kind === 'siteMap' ? section.groups.flatMap(({ links }) => links) : [],
  );

function show(query: string, language: 'zh' | 'en' = 'en') {
  const path = language === 'en' ? '/en/notFond' : '/notFond';
  window.history.replaceState(null, '', path + query);
  return render(<NotFoundHelp texts={content.ui[language].notFound} pages={pagesOf(path)} />);
}
const asked = (address: string, device?: string) =>
  `?from=${encodeURIComponent(address)}${device ? `&for=${device}` : ''}`;

describe('the error page (decisions on routes)', () => {
  test('says which address was asked for and offers the nearest pages of its language', () => {
    show(asked('/en/product/bcc?x=1'));
    expect(screen.getByRole('status')).toHaveTextContent('/en/product/bcc?x=1');
    const [first] = screen.getAllByRole('link');
    expect(first).toHaveAttribute('href', '/en/product/BCC');
    expect(first).toHaveTextContent(content.pages.get('product/BCC')?.en.name ?? '?');
  });

  test('offers Chinese pages in Chinese', () => {
    show(asked('/product/bcc'), 'zh');
    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/product/BCC');
  });

  test.each([
    ['/product/BeyondStage', 'phone', '/product/BeyondStage?device=phone', 'phones'],
    ['/en/tags?filter=a', 'desktop', '/en/tags?filter=a&device=desktop', 'desktop computers'],
  ])('offers %s of the other device anyway, and says for which it was made', (address, device, href, name) => {
    show(asked(address, device));
    const link = screen.getByRole('link', { name: 'View it anyway' });
    expect(link).toHaveAttribute('href', href);
    expect(screen.getByRole('status')).toHaveTextContent(`This page was made for ${name} only.`);
    // The guard script has to see the address: the document is loaded again.
    expect(link).toHaveAttribute('data-plain');
  });

  test('an address that asks for a device already is viewed as the page’s own device', () => {
    show(asked('/en/tags?device=tablet', 'desktop'));
    const { search } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'View it anyway' }).href);
    expect(new URLSearchParams(search).get('device')).toBe('desktop');
  });

  test.each(['for=tablet', 'for='])('%s is no device: the nearest pages are offered', (device) => {
    show(`${asked('/en/cas')}&${device}`);
    expect(screen.queryByText('View it anyway')).toBeNull();
    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/en/case');
  });

  test('nothing similar: the address alone', () => {
    show(asked('/wp-login.php'));
    expect(screen.getByRole('status')).toHaveTextContent('/wp-login.php');
    expect(screen.queryByRole('link')).toBeNull();
  });

  test.each([
    '',
    '?from=',
    '?from=https%3A%2F%2Fevil.example',
    '?from=%2F%2Fevil.example&for=phone',
    '?from=%2F%5Cevil.example&for=phone',
    '?from=javascript%3Aalert(1)&for=phone',
  ])('“%s” names no address of this site: nothing is shown', (query) => {
    show(query);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    // Its place is kept for an address alone.
    expect(document.documentElement.dataset.asked).toBeUndefined();
  });

  test.each([
    '?from=%2F%09%2Fevil.example&for=phone',
    '?from=%2F%0A%2Fevil.example&for=phone',
    '?from=%2F%0D%5Cevil.example&for=desktop',
  ])('“%s” leads to no other site', (query) => {
    show(query);
    for (const link of screen.queryAllByRole<HTMLAnchorElement>('link'))
      expect(link.origin).toBe(window.location.origin);
  });

  test('an address is shown as text, never as HTML', () => {
    const { container } = show(asked('/<img src=x onerror=alert(1)>'));
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('/<img src=x onerror=alert(1)>');
  });

  test.each([asked('/en/product/bcc'), asked('/en/tags', 'desktop')])('axe finds nothing with %s', async (query) => {
    const { container } = show(query);
    expect(await axe(container)).toHaveNoViolations();
  });
});
