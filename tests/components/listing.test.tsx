/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Listing } from '../../src/components/sections/listing';
import type { SectionView } from '../../src/routes/page-view';
import { realContent } from '../support/real-site';

const section: SectionView<'listing'> = {
  kind: 'listing',
  id: 'cases',
  heading: 'Customers',
  of: 'case',
  filter: 'industry',
  facets: ['Finance', 'Energy'],
  more: null,
  feed: null,
  entries: [
    {
      id: 1,
      href: '/en/case/bank',
      title: 'Bank',
      description: 'A bank.',
      date: '2026-01-02',
      label: 'Linjiang',
      facets: ['Finance'],
      figure: { value: '46', label: 'systems' },
    },
    { id: 2, href: '/en/case/grid', title: 'Grid', description: 'A grid.', date: '2026-01-01', facets: ['Energy'] },
    {
      id: 3,
      href: '/en/case/broker',
      title: 'Broker',
      description: 'A broker.',
      date: '2025-01-01',
      facets: ['Finance'],
    },
  ],
};
const { page, list, common } = realContent().ui.en;
const labels = { ...page, ...list, opensInNewTab: common.opensInNewTab };
const show = (changes: Partial<typeof section> = {}) =>
  render(<Listing section={{ ...section, ...changes }} labels={labels} />);
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

beforeEach(() => window.history.replaceState(null, '', '/en/case'));

test('all items are shown until the list is narrowed', () => {
  show();
  expect(titles()).toEqual(['Bank', 'Grid', 'Broker']);
  expect(pressed()).toEqual(['All']);
  expect(screen.getByRole('status')).toHaveTextContent('3 in all');
});

test('a value narrows the list, its number is announced, and “All” shows everything again', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Finance' }));
  expect(titles()).toEqual(['Bank', 'Broker']);
  expect(pressed()).toEqual(['Finance']);
  expect(screen.getByRole('status')).toHaveTextContent('2 in all');
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(titles()).toHaveLength(3);
});

test('the filter can be used by keyboard', async () => {
  const user = userEvent.setup();
  show();
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(titles()).toEqual(['Bank', 'Broker']);
});

test.each([
  ['?filter=Energy', ['Grid'], 'Energy'],
  ['?filter=Mining', ['Bank', 'Grid', 'Broker'], 'All'],
  ['?filter=', ['Bank', 'Grid', 'Broker'], 'All'],
  ['?other=Energy', ['Bank', 'Grid', 'Broker'], 'All'],
])('%s shows %j', (query, shown, choice) => {
  window.history.replaceState(null, '', `/en/case${query}`);
  show();
  expect(titles()).toEqual(shown);
  expect(pressed()).toEqual([choice]);
});

test.each([[[]], [['Finance']]])('with the values %j there is nothing to choose', (facets) => {
  show({ facets });
  expect(screen.queryByRole('button')).toBeNull();
  expect(titles()).toHaveLength(3);
});

test('an empty list says so', () => {
  show({ entries: [], facets: [] });
  expect(screen.getByText('There is nothing here at the moment.')).toBeInTheDocument();
  expect(screen.queryByRole('list')).toBeNull();
});

test('a part of a list leads to the whole', () => {
  show({ facets: [], more: '/en/case' });
  expect(screen.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/en/case');
});

test('an entry shows its title as a link, its label, and its figure or else its date', () => {
  show();
  const [bank, grid] = screen.getAllByRole('listitem');
  if (!bank || !grid) throw new Error('no entries');
  expect(within(bank).getByRole('link', { name: 'Bank' })).toHaveAttribute('href', '/en/case/bank');
  expect(bank).toHaveTextContent('46 systems');
  expect(bank).toHaveTextContent('Linjiang');
  expect(within(bank).queryByText('2026-01-02')).toBeNull();
  expect(within(grid).getByText('2026-01-01')).toHaveAttribute('datetime', '2026-01-01');
});

test('axe finds nothing, whole or narrowed', async () => {
  const user = userEvent.setup();
  const { container } = show();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Energy' }));
  expect(await axe(container)).toHaveNoViolations();
});
