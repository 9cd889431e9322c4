import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { ComponentProps } from 'react';
import { languages } from '../../src/config/languages';
import { ResultOffer, useResult } from '../../src/features/downloads/result-offer';
import { fill } from '../../src/i18n/texts';
import { inLanguage } from '../../src/routes/href';
import type { Entry } from '../../src/routes/page-view';
import { pageAt } from '../fixtures/pages';
import { content } from '../fixtures/site';

beforeEach(() => localStorage.clear());

type ShownProps = Omit<ComponentProps<typeof ResultOffer>, 'result' | 'isRegistered'> & {
  query: string;
  offers: readonly Entry[];
};

const Shown = ({ query, offers, ...offer }: ShownProps) => <ResultOffer {...useResult(query, offers)} {...offer} />;

/** What the result page at an address adds to its texts. */
function open(path: string, query: string, language: (typeof languages)[number] = 'en') {
  const view = pageAt(inLanguage(path, language)).view.result;
  if (!view) throw new Error(`no result page ${path}`);
  const { results, downloads } = content.ui[language];
  return {
    ...render(<Shown query={query} {...view} host="" texts={results} buttonTexts={downloads} />),
    texts: results,
  };
}

test.each([
  ['/filedownActivation', '?type=99', ['/en/fileDown', '/en/report']],
  ['/whitepaperActivation', '?type=%3Cb%3E', ['/en/whitePaper']],
  ['/Activation', '?type=1', ['/en/report', '/en/fileDown', '/en/whitePaper', '/en/pptdown', '/en/cloudtech']],
])('%s%s is unknown: it says so and offers the lists', async (path, query, lists) => {
  const { texts } = open(path, query);
  const navigation = await screen.findByRole('navigation', { name: texts.lists });
  expect([...navigation.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(lists);
  expect(screen.getByRole('status')).toHaveTextContent(new URLSearchParams(query).get('type') ?? '');
});

test.each(languages.flatMap((language) => (['partner', 'trial'] as const).map((from) => [from, language] as const)))(
  'after the %s form the page says what was sent and names the next steps, in %s',
  async (from, language) => {
    const { container, texts } = open('/Activation', `?from=${from}`, language);
    const steps = texts.next[from].map((step) => fill(step, { reply: content.service.reply[language] }));
    expect(screen.getByRole('heading', { name: texts.next.heading[from] })).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(steps);
    expect(await axe(container)).toHaveNoViolations();
  },
);
