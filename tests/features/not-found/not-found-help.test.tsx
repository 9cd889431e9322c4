import { screen } from '@testing-library/react';
import {
  NotFoundHeading,
  NotFoundHelp,
  usePageRequest,
} from '../../../src/features/not-found/not-found-help';
import { content } from '../../fixtures/site';
import { axe } from '../../support/axe';
import { renderIn, textsIn } from '../../support/i18n';

const texts = content.ui.en.notFound;

// What is asked for in vain, in a browser: tests/smoke/routes.test.ts.
test.each([
  ['/product/BeyondStage', 'phone', '/product/BeyondStage?device=phone'],
  ['/en/tags?filter=a', 'desktop', '/en/tags?filter=a&device=desktop'],
  ['/en/tags?device=tablet', 'desktop', '/en/tags?device=desktop'],
] as const)(
  'the error page says first that %s is for the other device, and how to read it',
  async (address, device, href) => {
    window.history.replaceState(
      null,
      '',
      `/en/notFond?from=${encodeURIComponent(address)}&for=${device}`,
    );

    const Shown = () => (
      <main>
        <h1>
          <NotFoundHeading heading="No page" />
        </h1>
        <NotFoundHelp request={usePageRequest()} pages={[]} searchPage="/en/search" />
      </main>
    );

    const { container } = renderIn('en', <Shown />);
    expect(screen.getByRole('heading')).toHaveTextContent(
      textsIn('en', 'notFound')('wrongDevice', { device: texts[device] }),
    );

    const [first] = screen.getAllByRole('link');
    expect(first).toHaveTextContent(texts.readHere);
    expect(first).toHaveAttribute('href', href);
    expect(await axe(container)).toHaveNoViolations();
  },
);
