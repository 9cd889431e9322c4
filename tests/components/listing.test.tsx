import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Listing } from '../../src/components/sections/listing';
import { fill } from '../../src/i18n/texts';
import type { SectionView } from '../../src/routes/page-view';
import { labelsOf } from '../fixtures/pages';

const labels = labelsOf('en');

const entry = (id: number, title: string, facet: string, more = {}) => ({
  id,
  href: `/en/case/${title}`,
  title,
  description: `${title}.`,
  date: `2026-01-0${id}`,
  day: `${id} January 2026`,
  facets: [facet],
  ...more,
});
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
    entry(1, 'Bank', 'Finance', { label: 'Linjiang', figure: { value: '46', label: 'systems' } }),
    entry(2, 'Grid', 'Energy'),
    entry(3, 'Broker', 'Finance'),
    // Enough of them for a filter.
    ...[4, 5, 6, 7, 8].map((id) => entry(id, `Plant ${id}`, 'Industry')),
  ],
};
const show = (changes: Partial<typeof section> = {}) =>
  render(<Listing section={{ ...section, ...changes }} labels={labels} />);
const titles = () =>
  screen
    .queryAllByRole('heading', { level: 3 })
    .flatMap(({ textContent }) => (/^Plant/.test(textContent) ? [] : textContent));
const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

beforeEach(() => window.history.replaceState(null, '', '/en/case'));

test('a facet narrows the list by mouse and keyboard, the count is announced, “All” restores it', async () => {
  const user = userEvent.setup();
  const { container } = show();
  expect([titles(), pressed()]).toEqual([['Bank', 'Grid', 'Broker'], [labels.all]]);
  expect(screen.getByRole('status')).toHaveTextContent(fill(labels.count, { count: 8 }));
  await user.click(screen.getByRole('button', { name: 'Finance' }));
  expect([titles(), pressed()]).toEqual([['Bank', 'Broker'], ['Finance']]);
  expect(screen.getByRole('status')).toHaveTextContent(fill(labels.count, { count: 2 }));
  expect(await axe(container)).toHaveNoViolations();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(titles()).toEqual(['Grid']);
  await user.click(screen.getByRole('button', { name: labels.all }));
  expect(titles()).toHaveLength(3);
});

test('the address keeps the filter beside the rest of it, and the page that is opened there shows it', async () => {
  window.history.replaceState(null, '', '/en/case?device=phone#cases');
  const { unmount } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Energy' }));
  expect(window.location.href).toMatch(/\/en\/case\?device=phone&filter=Energy#cases$/);
  unmount();
  show();
  expect([titles(), pressed()]).toEqual([['Grid'], ['Energy']]);
  await userEvent.click(screen.getByRole('button', { name: labels.all }));
  expect(window.location.search).toBe('?device=phone');
});

test.each([
  ['?filter=Energy', ['Grid'], 'Energy'],
  ['?other=Energy', ['Bank', 'Grid', 'Broker'], labels.all],
])('the address %s shows %j', (query, shown, choice) => {
  window.history.replaceState(null, '', `/en/case${query}`);
  show();
  expect([titles(), pressed()]).toEqual([shown, [choice]]);
});

test('a filter of the address without entries is named, and one button clears it', async () => {
  window.history.replaceState(null, '', '/en/case?filter=Mining');
  const { container } = show();
  expect(screen.getByRole('heading', { name: fill(labels.none, { filter: 'Mining' }) })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: labels.clear }));
  expect([titles(), pressed()]).toEqual([['Bank', 'Grid', 'Broker'], [labels.all]]);
});

test('an empty list says so, a partial one leads to the whole', () => {
  show({ entries: [], facets: [], more: '/en/case' });
  expect(screen.getByText(labels.empty)).toBeInTheDocument();
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('link', { name: labels.more })).toHaveAttribute('href', '/en/case');
});
