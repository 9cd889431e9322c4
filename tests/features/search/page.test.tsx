import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { byKind } from '../../../src/features/search/by-kind';
import { forgetSearch } from '../../../src/features/search/load-index';
import { SearchForm } from '../../../src/features/search/search-form';
import { SearchResults } from '../../../src/features/search/search-results';
import { resultLinks, useSearch } from '../../../src/features/search/use-search';
import { inLanguage } from '../../../src/site/href';
import type { Language } from '../../../src/site/languages';
import { siteIndex } from '../../fixtures/search';
import { content } from '../../fixtures/site';
import { renderIn } from '../../support/i18n';
import { answerRequests } from '../../support/network';

const { ui } = content;

/** The page as the template puts it together. */
function SearchPage({ language }: { language: Language }) {
  const search = useSearch(language);
  const address = inLanguage('/search', language);

  return (
    <main>
      <h1>h1</h1>
      <SearchForm page={address} search={search} hotSearches={['容器云平台']} />
      <SearchResults
        language={language}
        addresses={{ search: address, consult: inLanguage('/consult', language) }}
        search={search}
        hotSearches={['容器云平台']}
      />
    </main>
  );
}

/** The network: the index of the small site, with files that are replaced or don't come. */
const requests: string[] = [];
let replaced: Record<string, string | Error> = {};

beforeEach(() => {
  requests.length = 0;
  replaced = {};
  for (const language of ['zh', 'en'] as const) forgetSearch(language);
  document.documentElement.dataset.device = 'desktop';
  Object.assign(window, { scrollTo: () => undefined });
  answerRequests((address) => {
    const name = address.replace('/search/', '');
    requests.push(name);

    const [, answer] = Object.entries(replaced).find(([part]) => name.includes(part)) ?? [];
    return answer ?? siteIndex.get(name) ?? null;
  });
});

async function open(query = '', language: Language = 'zh') {
  window.history.replaceState(null, '', `${language === 'en' ? '/en' : ''}/search${query}`);
  const view = renderIn(language, <SearchPage language={language} />);

  await act(async () => undefined);
  return view;
}

const input = () => screen.getByRole('searchbox');
const results = () => document.querySelectorAll<HTMLAnchorElement>(`#results ${resultLinks}`);
const resultsShown = () =>
  waitFor(() => expect(results().length).toBeGreaterThan(0), { timeout: 4000 });

/** The page of a query, once it shows results. */
async function openQuery(query: string, language: Language = 'zh') {
  const view = await open(`?query=${encodeURIComponent(query)}`, language);
  await resultsShown();

  return view;
}

describe('the search page', () => {
  test('answers the query of the address by kind, with matches marked', async () => {
    await openQuery('BCC');
    expect(input()).toHaveValue('BCC');

    const [best] = results();
    expect(best).toHaveAttribute('href', '/product/BCC');
    expect(
      within(best as HTMLElement)
        .getByText('BCC')
        .closest('mark'),
    ).not.toBeNull();
    expect(
      screen.getByRole('heading', { level: 2, name: new RegExp(ui.zh.search.kinds.products) }),
    ).toBeVisible();

    await waitFor(() => expect(requests).toHaveLength(3));
  });

  test('offers the kinds that it shows: the same names and counts, in one order', async () => {
    await openQuery('容器');
    await waitFor(() => expect(requests).toHaveLength(3));

    const textsOf = (elements: Iterable<Element>) =>
      [...elements].map(({ textContent }) => textContent);
    const headings = () => textsOf(document.querySelectorAll('#results h2'));
    const choices = () => screen.getAllByRole('button', { pressed: false });

    expect(headings().length).toBeGreaterThan(1);
    expect(textsOf(choices())).toEqual(headings());

    const [firstChoice, secondChoice] = choices();
    await userEvent.click(secondChoice as HTMLElement);
    expect(headings()).toEqual([secondChoice?.textContent]);
    expect(choices()).toContain(firstChoice);
  });

  test('does not search while an input method composes', async () => {
    await open();
    fireEvent.compositionStart(input());
    fireEvent.input(input(), { target: { value: 'rong' }, isComposing: true });
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));

    expect(requests).toEqual([]);

    fireEvent.input(input(), { target: { value: '白皮书' }, isComposing: true });
    fireEvent.compositionEnd(input());
    await resultsShown();

    expect(new URLSearchParams(window.location.search).get('query')).toBe('白皮书');
  });
});

describe('an index that cannot be loaded', () => {
  test.each([
    ['offline', new TypeError('offline')],
    ['corrupted', '{"version":1}'],
    ['a page of the host', '<!doctype html>'],
  ])('is reported and can be retried: %s', async (_, answer) => {
    replaced = { 'zh.json': answer };
    await open('?query=BCC');
    expect(await screen.findByRole('alert')).toHaveTextContent(ui.zh.search.failed);

    replaced = {};
    await userEvent.click(screen.getByRole('button', { name: ui.zh.search.retry }));
    await resultsShown();

    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('groups follow the order of the results, but customers come before positions', () => {
  const groups = (...kinds: Parameters<typeof byKind>[0][number]['kind'][]) =>
    byKind(kinds.map((kind) => ({ kind }))).map(([kind, results]) => [kind, results.length]);

  expect(groups('products', 'positions', 'cases', 'positions')).toEqual([
    ['products', 1],
    ['cases', 1],
    ['positions', 2],
  ]);
  expect(groups('positions', 'news')).toEqual([
    ['positions', 1],
    ['news', 1],
  ]);
});
