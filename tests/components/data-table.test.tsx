import { screen } from '@testing-library/react';
import { DataTable } from '../../src/components/data-table';
import { renderIn } from '../support/i18n';

/** Whether the second column is set as one of amounts. */
function isSetAsAmounts(cells: readonly string[]): boolean {
  const rows = cells.map((cell, index) => ({ name: `Product ${index}`, cells: [cell] }));
  renderIn('en', <DataTable label="Prices" columns={['Product', 'Price']} rows={rows} />);
  return screen.getByRole('columnheader', { name: 'Price' }).className !== '';
}

test.each([
  ['amounts', ['CNY 5,400', 'CNY 360', 'CNY 98']],
  ['amounts, and a short text where there is none', ['6,800 元', '3,600 元', '按需报价']],
])('a column of %s is set as amounts', (_, cells) => {
  expect(isSetAsAmounts(cells)).toBe(true);
});

test.each([
  ['texts', ['per node', 'per GPU']],
  ['more texts than amounts', ['CNY 5,400', 'On request', 'On request']],
  ['amounts and sentences', ['3 days', '2 days', 'as long as the contract says']],
])('a column of %s is not', (_, cells) => {
  expect(isSetAsAmounts(cells)).toBe(false);
});

test('in two columns, headings and the last of an odd number of rows have the width of both', () => {
  const row = (name: string) => ({ name, cells: ['a value'] });
  const heading = (name: string) => ({ name, cells: [] });
  const rows = [
    row('1'),
    row('2'),
    row('3'),
    heading('Limits'),
    row('4'),
    row('5'),
    heading('Licence'),
    row('6'),
  ];
  renderIn(
    'en',
    <DataTable label="Facts" columns={['Item', 'Value']} rows={rows} isOpen isPaired />,
  );

  const [, ...shown] = screen.getAllByRole('row');
  const alone = shown.filter((element) => 'alone' in element.dataset);
  expect(alone.map((element) => element.querySelector('th')?.textContent)).toEqual([
    '3',
    'Limits',
    'Licence',
    '6',
  ]);
});

test('what a cell or the name of a row says is a link where the table has one, the longer of two', () => {
  const links = [
    { label: 'Container', to: '/en/product/Container', devices: null },
    { label: 'Container Security', to: '/en/product/ContainerSecurity', devices: null },
    { label: 'Hidden', to: null, devices: null },
  ];
  const rows = [
    { name: 'Container', cells: ['Usually Container Security, rarely Container'] },
    { name: 'Other', cells: ['Hidden'] },
  ];
  renderIn('en', <DataTable label="Choice" columns={['Start', 'Add']} rows={rows} links={links} />);

  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en/product/Container',
    '/en/product/ContainerSecurity',
    '/en/product/Container',
  ]);
  expect(screen.getByRole('table')).toHaveTextContent(
    'Usually Container Security, rarely Container',
  );
  expect(screen.getByText('Hidden')).toBeInTheDocument();
});
