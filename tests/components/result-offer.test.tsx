/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { ComponentProps } from 'react';
import { buildPages } from '../../src/build/view/pages';
import { downloaderKeys } from '../../src/config/downloads';
import { languages } from '../../src/config/languages';
import { ResultOffer, useResult } from '../../src/features/downloads/result-offer';
import { inLanguage } from '../../src/routes/href';
import type { Entry } from '../../src/routes/page-view';
import { withDrawnMedia } from '../support/drawn-media';
import { realAnswer, realContent } from '../support/real-site';

const content = withDrawnMedia(realContent());
const pages = buildPages(content, realAnswer('topMenu'));

beforeEach(() => localStorage.clear());

type ShownProps = Omit<ComponentProps<typeof ResultOffer>, 'result' | 'isRegistered'> & {
  query: string;
  offers: readonly Entry[];
};

const Shown = ({ query, offers, ...offer }: ShownProps) => <ResultOffer {...useResult(query, offers)} {...offer} />;

/** What the result page at an address adds to its texts. */
function open(path: string, query: string, language: (typeof languages)[number] = 'en') {
  const view = pages.find((page) => page.path === inLanguage(path, language))?.view.result;
  if (!view) throw new Error(`no result page ${path}`);
  const { results, downloads } = content.ui[language];
  return {
    ...render(<Shown query={query} {...view} host="" texts={results} buttonTexts={downloads} />),
    texts: results,
  };
}
const register = (key: string) => localStorage.setItem(key, JSON.stringify({ apply_id: '1', userIp: '' }));
describe('a result page offers what was applied for, behind the same gate (section 4)', () => {
  test.each([
    ['/filedownActivation', '?type=3', 'file', 'fileDown', 3, '/en/fileDown/from?type=3'],
    ['/fileDownSuccess', '?type=303', 'file', 'report', 303, '/en/report/reportDown?type=303'],
    ['/whitepaperActivation', '?type=2', 'whitepaper', 'whitePaper', 2, '/en/whitepaperFrom?type=2'],
    ['/Activation', '?kind=cloudtech&type=202', 'cloudtech', 'cloudtech', 202, '/en/cloudtechForm?type=202'],
    ['/applysuccess', '?kind=ppt&type=2', 'ppt', 'pptdown', 2, '/en/pptFrom?type=2'],
  ] as const)('%s%s with the record of %s: %s %i', async (path, query, kind, items, number, form) => {
    register(downloaderKeys[kind]);
    const { texts } = open(path, query);
    expect(await screen.findByText(texts.ready)).toBeVisible();
    const item = content.items[items].find(({ id }) => id === number);
    expect(screen.getByRole('link', { name: item?.en.title ?? 'no such item' })).toBeVisible();
    const buttons = screen.getAllByRole('link').filter((link) => link.getAttribute('target') === '_blank');
    expect(buttons.map((link) => link.getAttribute('href'))).toEqual([form]);
  });

  test('without the record of its kind it says that the button leads to the form', async () => {
    register(downloaderKeys.file);
    const { texts } = open('/whitepaperActivation', '?type=2');
    expect(await screen.findByText(texts.unregistered)).toBeVisible();
    expect(screen.getByText(content.ui.en.downloads.firstTime.whitepaper)).toBeVisible();
  });
});

test.each([
  ['/filedownActivation', '?type=99', ['/en/fileDown', '/en/report']],
  ['/whitepaperActivation', '?type=%3Cb%3E', ['/en/whitePaper']],
  ['/Activation', '?type=2', ['/en/report', '/en/fileDown', '/en/whitePaper', '/en/pptdown', '/en/cloudtech']],
])('%s%s is unknown: it says so and offers the lists', async (path, query, lists) => {
  const { texts } = open(path, query);
  const navigation = await screen.findByRole('navigation', { name: texts.lists });
  expect([...navigation.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(lists);
  expect(screen.getByRole('status')).toHaveTextContent(new URLSearchParams(query).get('type') ?? '');
});

test.each(languages.flatMap((language) => (['partner', 'trial'] as const).map((from) => [from, language] as const)))(
  'after the %s form the next steps of it are named, in %s',
  async (from, language) => {
    const { container, texts } = open('/Activation', `?from=${from}`, language);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(texts.next[from]);
    expect(await axe(container)).toHaveNoViolations();
  },
);

test('a result page without a query adds nothing to its texts', () => {
  expect(open('/Activation', '').container).toBeEmptyDOMElement();
});

test.each(languages)('what is offered has nothing that axe finds, in %s', async (language) => {
  register(downloaderKeys.whitepaper);
  const { container, texts } = open('/whitepaperActivation', '?type=2', language);
  await waitFor(() => expect(container).toHaveTextContent(texts.ready));
  expect(await axe(container)).toHaveNoViolations();
});
