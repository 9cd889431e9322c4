import { render, screen } from '@testing-library/react';
import { NotFoundHeading, NotFoundHelp, useAsked } from '../../src/features/not-found/not-found-help';
import { fill } from '../../src/i18n/texts';
import { pageAt } from '../fixtures/pages';
import { content } from '../fixtures/site';
import { axe } from '../support/axe';

function show(query: string, language: 'zh' | 'en' = 'en') {
  const path = language === 'en' ? '/en/notFond' : '/notFond';
  const pages = pageAt(path).view.sections.flatMap((section) =>
    section.kind === 'siteMap' ? section.groups.flatMap(({ links }) => links) : [],
  );
  window.history.replaceState(null, '', path + query);
  const texts = content.ui[language].notFound;
  const Shown = () => (
    <main>
      <h1>
        <NotFoundHeading texts={texts} heading="No page" />
      </h1>
      <NotFoundHelp texts={texts} asked={useAsked()} pages={pages} language={language} />
    </main>
  );
  return render(<Shown />).container;
}
const texts = content.ui.en.notFound;
const from = (address: string, device = '') => `?from=${encodeURIComponent(address)}${device && `&for=${device}`}`;
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

describe('the error page (section 2)', () => {
  test('says which address was asked for, as text, and offers the nearest pages of its language', () => {
    show(from('/en/product/bcc?x=1'));
    expect(screen.getByRole('status')).toHaveTextContent('/en/product/bcc?x=1');
    expect(links()[0]).toBe('/en/product/BCC');
    show(from('/product/bcc'), 'zh');
    expect(links()).toContain('/product/BCC');
    expect(show(from('/<img src=x onerror=alert(1)>')).querySelector('img')).toBeNull();
  });

  test.each([
    ['/product/BeyondStage', 'phone', '/product/BeyondStage?device=phone', 'phone'],
    ['/en/tags?filter=a', 'desktop', '/en/tags?filter=a&device=desktop', 'desktop'],
    ['/en/tags?device=tablet', 'desktop', '/en/tags?device=desktop', 'desktop'],
  ] as const)('says first that %s is for the other device, and how to read it', async (address, device, href, name) => {
    const container = show(from(address, device));
    expect(document.documentElement.dataset['asked']).toBe(device);
    expect(screen.getByRole('heading')).toHaveTextContent(fill(texts.wrongDevice, { device: texts[name] }));
    const [first] = screen.getAllByRole('link');
    expect(first).toHaveTextContent(texts.readHere);
    expect(first).toHaveAttribute('href', href);
    expect(await axe(container)).toHaveNoViolations();
  });
});
